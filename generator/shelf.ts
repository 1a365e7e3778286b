import { readFileSync } from 'node:fs';
import { writeAtomically } from './output/write-atomically.ts';
import { cachePath, toolId } from './quick/record.ts';

/**
 * What is remembered of one kind: a file of its own, which is read when something of the kind is asked for. It has a line
 * for each entry, so that what nobody asks for is neither parsed nor printed again: `key`, a tab, the value as JSON.
 */
export class Shelf {
  readonly #path: string | null;
  /** As they are written. */
  #lines: Map<string, string>;
  /** Those that were asked for or made, as values. */
  readonly #values = new Map<string, unknown>();
  /** In the order in which they are kept. */
  #known: ReadonlySet<string>;
  #used = new Set<string>();
  #isNew = false;

  /** That of the project at `root`; nothing is kept for `null`, or where there is no node_modules/. */
  constructor(root: string | null, kind: string) {
    this.#path = root === null ? null : cachePath(root, `memory/${kind}`);
    this.#lines = this.#path === null ? new Map() : readLines(this.#path);
    this.#known = new Set(this.#lines.keys());
  }

  has(key: string): boolean {
    return this.#used.has(key) || this.#known.has(key);
  }

  /** The value, which is kept for having been used; `null` when there is none. */
  find(key: string): { readonly value: unknown } | null {
    if (!this.has(key)) return null;
    if (!this.#values.has(key)) {
      const read = valueIn(this.#lines.get(key));
      if (read === null) return null;
      this.#values.set(key, read.value);
    }
    this.#used.add(key);
    return { value: this.#values.get(key) };
  }

  put<T>(key: string, value: T): T {
    // There was one that could not be read.
    if (this.#lines.delete(key)) this.#isNew = true;
    this.#values.set(key, value);
    this.#used.add(key);
    return value;
  }

  /** Forgets what was not used, but for the last `most` of it. */
  turn(most: number): void {
    const unused = most === 0 ? [] : [...this.#known].filter((key) => !this.#used.has(key));
    const kept = new Set([...unused.slice(-most), ...this.#used]);
    this.#isNew ||=
      kept.size !== this.#known.size || [...kept].some((key) => !this.#known.has(key));
    for (const key of this.#values.keys()) if (!kept.has(key)) this.#values.delete(key);
    this.#known = kept;
    this.#used = new Set();
  }

  /** Writes what the last turn left, when that is not what was there. */
  save(): void {
    if (this.#path === null || !this.#isNew) return;
    this.#isNew = false;
    const lines = new Map<string, string>();
    for (const key of this.#known)
      lines.set(key, this.#lines.get(key) ?? `${key}\t${JSON.stringify(this.#values.get(key))}`);
    writeAtomically(this.#path, [toolId(), ...lines.values(), END].join('\n'));
    this.#lines = lines;
  }
}

/** The last line, which is missing from a file that was cut short. */
const END = '.';

/** The lines of the file by their keys; none where this build has not written it, or not to its end. */
function readLines(path: string): Map<string, string> {
  try {
    const [tool, ...lines] = readFileSync(path, 'utf8').split('\n');
    if (tool !== toolId() || lines.pop() !== END) return new Map();
    return new Map(lines.map((line) => [line.slice(0, line.indexOf('\t')), line]));
  } catch {
    // Not there yet.
    return new Map();
  }
}

function valueIn(line: string | undefined): { readonly value: unknown } | null {
  if (line === undefined) return null;
  try {
    return { value: JSON.parse(line.slice(line.indexOf('\t') + 1)) };
  } catch {
    // Nobody but the tool writes it.
    return null;
  }
}
