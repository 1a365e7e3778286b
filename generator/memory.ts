import { readFileSync } from 'node:fs';
import { digestOf } from './digest.ts';
import { writeAtomically } from './output/write-atomically.ts';
import { FileHashes } from './quick/hashes.ts';
import { cachePath, toolId } from './quick/record.ts';

/** What is remembered: each kind is a function of its key alone. */
export type Kind =
  | 'across'
  | 'document'
  | 'file'
  | 'openapi'
  | 'outline'
  | 'outward'
  | 'pattern'
  | 'routes'
  | 'rules'
  | 'settings'
  | 'shape'
  | 'sound'
  | 'syntax';

/**
 * What earlier runs have made of which text: finished code, verdicts on patterns. Nearly everything is
 * as it was, and what makes it need not even be loaded. One that is missing or broken costs time, nothing
 * else; one of another build of the tool is not looked at.
 */
export class Memory {
  readonly #hashes = new Map<string, FileHashes>();
  readonly #path: string | null;
  readonly #tool: string;
  #known: Map<string, unknown>;
  #used = new Map<string, unknown>();
  #isNew = false;
  #hasTurned = false;
  #liveKnown = new Map<string, unknown>();
  #liveUsed = new Map<string, unknown>();

  private constructor(path: string | null, tool: string, known: Map<string, unknown>) {
    this.#path = path;
    this.#tool = tool;
    this.#known = known;
  }

  /** The memory of the project at `root`; one that forgets when the project has no node_modules/. */
  static open(root: string): Memory {
    const path = cachePath(root, 'memory.json');
    if (path === null) return Memory.empty();
    const tool = toolId();
    return new Memory(path, tool, readEntries(path, tool));
  }

  /** One that nothing is in, and that is never kept. */
  static empty(): Memory {
    return new Memory(null, '', new Map());
  }

  /** The hashes of the files of the project at `root`. */
  hashesOf(root: string): FileHashes {
    const hashes = this.#hashes.get(root) ?? FileHashes.open(root);
    this.#hashes.set(root, hashes);
    return hashes;
  }

  /** Whether something was made of the key before. */
  knows(kind: Kind, key: string): boolean {
    return this.#has(this.#entry(kind, key));
  }

  /** What was made of the key before; `undefined` when nothing was. */
  remembered(kind: Kind, key: string): unknown {
    const entry = this.#entry(kind, key);
    if (!this.#has(entry)) return undefined;
    const value = this.#get(entry);
    this.#used.set(entry, value);
    return value;
  }

  /** What `make` made of the key before, else what it makes now. */
  recall<T>(kind: Kind, key: string, make: () => T): T {
    const entry = this.#entry(kind, key);
    // Of one kind all entries are of one type, that of what makes them.
    const value = this.#has(entry) ? (this.#get(entry) as T) : make();
    this.#used.set(entry, value);
    return value;
  }

  /** The same for what cannot be written down; it lasts as long as the process. */
  recallLive<T>(key: string, make: () => T): T {
    const value = this.#liveKnown.has(key) ? (this.#liveKnown.get(key) as T) : make(); // as above
    this.#liveUsed.set(key, value);
    return value;
  }

  /** The same for what takes its time. */
  async recallLater<T>(kind: Kind, key: string, make: () => Promise<T>): Promise<T> {
    const entry = this.#entry(kind, key);
    const value = this.#has(entry) ? (this.#get(entry) as T) : await make(); // as above
    this.#used.set(entry, value);
    return value;
  }

  /**
   * Forgets what was not used since the last turn: each run uses all that the next one may want, but for
   * the parts of what is remembered as a whole.
   */
  turn(): void {
    const parts = [...this.#known].filter(([entry]) => isPart(entry) && !this.#used.has(entry));
    this.#used = new Map([...parts.slice(-MOST_PARTS), ...this.#used]);
    this.#isNew ||=
      this.#used.size !== this.#known.size ||
      [...this.#used.keys()].some((entry) => !this.#known.has(entry));
    this.#hasTurned = true;
    this.#known = this.#used;
    this.#used = new Map();
    this.#liveKnown = this.#liveUsed;
    this.#liveUsed = new Map();
  }

  /** Keeps what the last turn left, when that is not what was there. */
  save(): void {
    if (this.#path === null || !this.#hasTurned) return;
    // A run that ended early has not seen all files.
    for (const hashes of this.#hashes.values()) hashes.save();
    if (!this.#isNew) return;
    this.#isNew = false;
    const entries = Object.fromEntries(this.#known);
    writeAtomically(this.#path, JSON.stringify({ tool: this.#tool, entries }));
  }

  #has(entry: string): boolean {
    return this.#used.has(entry) || this.#known.has(entry);
  }

  #get(entry: string): unknown {
    return this.#used.has(entry) ? this.#used.get(entry) : this.#known.get(entry);
  }

  #entry(kind: Kind, key: string): string {
    // A digest is short already.
    const short = key.length <= SHORT ? key : digestOf(key);
    return `${kind} ${short}`;
  }
}

/** Of resources that are known, nobody asks whether their patterns are safe. */
function isPart(entry: string): boolean {
  return entry.startsWith('pattern ');
}

const MOST_PARTS = 2_000;

const SHORT = 64;

function readEntries(path: string, tool: string): Map<string, unknown> {
  try {
    const kept: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof kept !== 'object' || kept === null) return new Map();
    if (!('tool' in kept) || kept.tool !== tool || !('entries' in kept)) return new Map();
    return new Map(Object.entries(kept.entries ?? {}));
  } catch {
    // Not there yet, or cut short.
    return new Map();
  }
}
