import { readFileSync } from 'node:fs';
import { writeAtomically } from './output/write-atomically.ts';
import { cachePath, toolId } from './quick/record.ts';

/** What is remembered of one kind: a file of its own, which is read when something of the kind is asked for. */
export class Shelf {
  readonly #path: string | null;
  #known: Map<string, unknown>;
  #used = new Map<string, unknown>();
  #isNew = false;

  /** That of the project at `root`; nothing is kept for `null`, or where there is no node_modules/. */
  constructor(root: string | null, kind: string) {
    this.#path = root === null ? null : cachePath(root, `memory/${kind}.json`);
    this.#known = this.#path === null ? new Map() : readEntries(this.#path);
  }

  has(key: string): boolean {
    return this.#used.has(key) || this.#known.has(key);
  }

  /** The value, which is kept for having been used; `undefined` when there is none. */
  take(key: string): unknown {
    if (!this.has(key)) return undefined;
    return this.put(key, this.#used.has(key) ? this.#used.get(key) : this.#known.get(key));
  }

  put<T>(key: string, value: T): T {
    this.#used.set(key, value);
    return value;
  }

  /** Forgets what was not used, but for the last `most` of it. */
  turn(most: number): void {
    const unused = most === 0 ? [] : [...this.#known].filter(([key]) => !this.#used.has(key));
    this.#used = new Map([...unused.slice(-most), ...this.#used]);
    this.#isNew ||=
      this.#used.size !== this.#known.size ||
      [...this.#used.keys()].some((key) => !this.#known.has(key));
    this.#known = this.#used;
    this.#used = new Map();
  }

  /** Writes what the last turn left, when that is not what was there. */
  save(): void {
    if (this.#path === null || !this.#isNew) return;
    this.#isNew = false;
    writeAtomically(this.#path, JSON.stringify({ tool: toolId(), entries: [...this.#known] }));
  }
}

function readEntries(path: string): Map<string, unknown> {
  try {
    const kept: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof kept !== 'object' || kept === null) return new Map();
    if (!('tool' in kept) || kept.tool !== toolId() || !('entries' in kept)) return new Map();
    // What bears the mark of this build was written by it.
    return new Map(kept.entries as [string, unknown][]);
  } catch {
    // Not there yet, or cut short.
    return new Map();
  }
}
