import { digestOf } from './digest.ts';
import { FileHashes } from './quick/hashes.ts';
import { Glance } from './glance.ts';
import { Shelf } from './shelf.ts';
import type { Shelved } from './shelf.ts';

/** What is remembered: each kind is a function of its key alone. */
export type Kind =
  | 'across'
  | 'around'
  | 'document'
  | 'extends'
  | 'file'
  | 'handlers'
  | 'imports'
  | 'names'
  | 'openapi'
  | 'outline'
  | 'outward'
  | 'outward-key'
  | 'pattern'
  | 'routes'
  | 'routes-digest'
  | 'rules'
  | 'settings'
  | 'shape'
  | 'sound'
  | 'stub'
  | 'syntax'
  | 'text';

/**
 * What earlier runs have made of which text: hashes of finished files, outlines of resources, verdicts. Nearly
 * everything is as it was, and what makes it need not even be loaded. One that is missing or broken costs time, nothing
 * else; one of another build of the tool is not looked at.
 */
export class Memory {
  readonly #root: string | null;
  readonly #shelves = new Map<Kind, Shelved>();
  readonly #hashes = new Map<string, FileHashes>();
  /** Whether little is asked for, of what is kept in files. */
  readonly #glances: boolean;
  #hasTurned = false;
  /** Runs since the last one that has looked at everything. */
  #narrowRuns = 0;
  #liveKnown = new Map<string, Live>();
  #liveUsed = new Map<string, Live>();
  /** What was asked for to make what is being made, where that lasts as long as the process. */
  #asked: Asked[] | null = null;

  private constructor(root: string | null, glances = false) {
    this.#root = root;
    this.#glances = glances;
  }

  /** The memory of the project at `root`; one that forgets when the project has no node_modules/. */
  static open(root: string, hashes?: FileHashes): Memory {
    return new Memory(root).#with(root, hashes);
  }

  /** The same for a run that asks for little, and lets go of nothing. `narrowRuns` of these there were before. */
  static glance(root: string, hashes: FileHashes, narrowRuns: number): Memory {
    const memory = new Memory(root, true).#with(root, hashes);
    memory.#narrowRuns = narrowRuns;
    return memory;
  }

  #with(root: string, hashes: FileHashes | undefined): this {
    if (hashes) this.#hashes.set(root, hashes);
    return this;
  }

  /** One that nothing is in, and that is never kept. */
  static empty(): Memory {
    return new Memory(null);
  }

  get narrowRuns(): number {
    return this.#narrowRuns;
  }

  /** The hashes of the files of the project at `root`. */
  hashesOf(root: string): FileHashes {
    const hashes = this.#hashes.get(root) ?? FileHashes.open(root);
    this.#hashes.set(root, hashes);
    return hashes;
  }

  /** Whether something was made of the key before. */
  knows(kind: Kind, key: string): boolean {
    return this.#shelf(kind).has(shortened(key));
  }

  /** What was made of the key before; `undefined` when nothing was. */
  remembered(kind: Kind, key: string): unknown {
    return this.#shelf(kind).find(this.#askedFor(kind, key))?.value;
  }

  /** What `make` made of the key before, else what it makes now. */
  recall<T>(kind: Kind, key: string, make: () => T): T {
    const shelf = this.#shelf(kind);
    const short = this.#askedFor(kind, key);
    const found = shelf.find(short);
    // Of one kind all entries are of one type, that of what makes them.
    return found ? (found.value as T) : shelf.put(short, make());
  }

  /** The same for what cannot be written down; it lasts as long as the process. */
  recallLive<T>(key: string, make: () => T): T {
    const live = this.#liveKnown.get(key) ?? this.#makeLive(make);
    this.#liveUsed.set(key, live);
    // A process that comes later has to make it, and asks for the same.
    for (const { kind, key } of live.asked) this.#shelf(kind).use(key);
    this.#asked?.push(...live.asked);
    return live.value as T; // as above
  }

  #makeLive(make: () => unknown): Live {
    const before = this.#asked;
    const asked: Asked[] = [];
    this.#asked = asked;
    try {
      return { value: make(), asked };
    } finally {
      this.#asked = before;
    }
  }

  /** The same for what takes its time. */
  async recallLater<T>(kind: Kind, key: string, make: () => Promise<T>): Promise<T> {
    const shelf = this.#shelf(kind);
    const short = this.#askedFor(kind, key);
    const found = shelf.find(short);
    return found ? (found.value as T) : shelf.put(short, await make()); // as above
  }

  /** Remembers what is made of the key from now on, whatever was made of it before. */
  replace(kind: Kind, key: string, value: unknown): void {
    this.#shelf(kind).put(this.#askedFor(kind, key), value);
  }

  /** Forgets one. */
  drop(kind: Kind, key: string): void {
    this.#shelf(kind).drop(shortened(key));
  }

  /** Ends a run that has asked for little: nothing goes. */
  turnNarrowly(): void {
    this.#hasTurned = true;
    this.#narrowRuns += 1;
    for (const shelf of this.#shelves.values()) shelf.turn(Infinity);
    for (const [key, live] of this.#liveUsed) this.#liveKnown.set(key, live);
    this.#liveUsed = new Map();
  }

  /** Forgets what was not used since the last turn: each run uses all that the next one may want. */
  turn(): void {
    this.#hasTurned = true;
    this.#narrowRuns = 0;
    for (const [kind, shelf] of this.#shelves) shelf.turn(parts.get(kind) ?? 0);
    this.#liveKnown = this.#liveUsed;
    this.#liveUsed = new Map();
  }

  /** Keeps what the last turn left, when that is not what was there. */
  save(): void {
    // A run that ended early has not seen everything.
    if (!this.#hasTurned) return;
    for (const shelf of this.#shelves.values()) shelf.save();
    for (const hashes of this.#hashes.values()) hashes.save();
  }

  #askedFor(kind: Kind, key: string): string {
    const short = shortened(key);
    this.#asked?.push({ kind, key: short });
    return short;
  }

  #shelf(kind: Kind): Shelved {
    const shelf =
      this.#shelves.get(kind) ??
      (this.#glances ? new Glance(this.#root, kind) : new Shelf(this.#root, kind));
    this.#shelves.set(kind, shelf);
    return shelf;
  }
}

/** What lasts as long as the process, and what was asked for to make it. */
interface Live {
  readonly value: unknown;
  readonly asked: readonly Asked[];
}

interface Asked {
  readonly kind: Kind;
  readonly key: string;
}

/**
 * Of what is remembered as a whole: nobody asks again whether the patterns of a known resource are safe, what it has to
 * do with others while that is as it was, what is in a handler file while all of them are as they were, or what the texts are that
 * files were formatted from. Of each so many are kept; a project of five hundred resources has five thousand files.
 */
const parts: ReadonlyMap<Kind, number> = new Map<Kind, number>([
  ['imports', 4_000],
  ['outward', 2_000],
  ['pattern', 2_000],
  ['stub', 4_000],
  ['syntax', 4_000],
  ['text', 20_000],
]);

/** A digest, or something that is as short. */
function shortened(key: string): string {
  return key.length <= SHORT && !SEPARATING.test(key) ? key : digestOf(key);
}

const SHORT = 64;
const SEPARATING = /[\t\n]/;
