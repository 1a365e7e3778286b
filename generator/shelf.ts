import { closeSync, constants, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { writeAtomically } from './output/write-atomically.ts';
import { cachePath, toolId } from './quick/record.ts';
import { isAbsence, unlessAbsent } from './system-error.ts';

/** What is remembered of one kind, by keys. */
export interface Shelved {
  has(key: string): boolean;
  /** The value, which is kept for having been used; `null` when there is none. */
  find(key: string): { readonly value: unknown } | null;
  /** Keeps what nobody had to ask for. */
  use(key: string): void;
  put<T>(key: string, value: T): T;
  /** Forgets one. */
  drop(key: string): void;
  /** Forgets what was not used, but for the last `most` of it. */
  turn(most: number): void;
  /** Writes what the last turn left, when there is something new in it. */
  save(): void;
}

/**
 * What is remembered of one kind: a file of its own, which is read when something of the kind is asked for. It has a line
 * for each entry (key, a tab, the value as JSON), so that what nobody asks for is not parsed, and what is new goes behind
 * the rest: nearly everything is as it was.
 */
export class Shelf implements Shelved {
  readonly #path: string | null;
  readonly #file: LinesOfFile;
  /** Those that were asked for or made, as values. */
  readonly #values = new Map<string, unknown>();
  /** In the order in which they are kept. */
  #known: Set<string>;
  #used = new Set<string>();
  #isNew = false;

  /** That of the project at `root`; nothing is kept for `null`, or where there is no node_modules/. */
  constructor(root: string | null, kind: string) {
    this.#path = root === null ? null : cachePath(root, `memory/${kind}`);
    this.#file = this.#path === null ? { lines: new Map(), length: 0 } : readLines(this.#path);
    this.#known = new Set(this.#file.lines.keys());
  }

  drop(key: string): void {
    if (!this.has(key)) return;
    this.#known.delete(key);
    this.#used.delete(key);
    this.#values.delete(key);
    this.#isNew = true;
    // What is put behind the rest takes nothing away.
    if (this.#file.lines.delete(key)) this.#file.length = Infinity;
  }

  has(key: string): boolean {
    return this.#used.has(key) || this.#known.has(key);
  }

  find(key: string): { readonly value: unknown } | null {
    if (!this.has(key)) return null;
    if (!this.#values.has(key)) {
      const read = valueIn(this.#file.lines.get(key));
      if (read === null) return null;
      this.#values.set(key, read.value);
    }
    this.#used.add(key);
    return { value: this.#values.get(key) };
  }

  use(key: string): void {
    if (this.has(key)) this.#used.add(key);
  }

  put<T>(key: string, value: T): T {
    // There was one that could not be read.
    if (this.#file.lines.delete(key)) this.#isNew = true;
    this.#values.set(key, value);
    this.#used.add(key);
    return value;
  }

  turn(most: number): void {
    if (most === Infinity) {
      for (const key of this.#used) {
        this.#isNew ||= !this.#known.has(key);
        this.#known.add(key);
      }
      this.#used = new Set();
      return;
    }
    const unused = most === 0 ? [] : [...this.#known].filter((key) => !this.#used.has(key));
    const kept = new Set([...unused.slice(-most), ...this.#used]);
    this.#isNew ||= [...kept].some((key) => !this.#known.has(key));
    for (const key of this.#values.keys()) if (!kept.has(key)) this.#values.delete(key);
    this.#known = kept;
    this.#used = new Set();
  }

  save(): void {
    if (this.#path === null || !this.#isNew) return;
    this.#isNew = false;
    const { lines } = this.#file;
    const isThere = lines.size > 0;
    const added = [...this.#known].filter((key) => !lines.has(key));
    for (const key of added) lines.set(key, lineOf(key, this.#values.get(key)));
    // Of a project that is new to the tool there is much, and it is written as a whole.
    if (isThere && this.#append(this.#path, added)) return;
    for (const key of lines.keys()) if (!this.#known.has(key)) lines.delete(key);
    this.#file.length = this.#lengthOfKnown();
    writeAtomically(this.#path, [toolId(), ...lines.values(), ''].join('\n'));
  }

  /** Puts lines behind those of the file; `false` where that has no room for what is not known any more. */
  #append(path: string, added: readonly string[]): boolean {
    const text = added.map((key) => `${this.#file.lines.get(key)}\n`).join('');
    this.#file.length += text.length;
    const isRoom = this.#file.length <= this.#lengthOfKnown() * MOST_ROOM + LEAST_ROOM;
    return isRoom && appendLines(path, text);
  }

  #lengthOfKnown(): number {
    let length = 0;
    for (const key of this.#known) length += this.#file.lines.get(key)?.length ?? 0;
    return length;
  }
}

/** What is not known any more stays in the file, up to so much beside the rest. */
const MOST_ROOM = 1.25;
const LEAST_ROOM = 1_000;

interface LinesOfFile {
  /** By their keys. */
  readonly lines: Map<string, string>;
  /** Of the text, what nobody wants any more included. */
  length: number;
}

/** The lines of the file; none where this build has not written it. One that was cut short is no line. */
function readLines(path: string): LinesOfFile {
  const text = unlessAbsent(() => readFileSync(path, 'utf8')) ?? '';
  const [tool, ...lines] = text.split('\n');
  const rest = lines.pop();
  if (tool !== toolId()) return { lines: new Map(), length: 0 };
  // Nothing can stand behind a line that was cut short.
  const length = rest === '' ? text.length : Infinity;
  return { lines: new Map(lines.map((line) => [keyOf(line), line])), length };
}

/** Puts lines behind those of the file; `false` when it is not one that this build has written. */
export function appendLines(path: string, text: string): boolean {
  const head = Buffer.from(`${toolId()}\n`);
  const found = Buffer.alloc(head.length);
  let file: number | null = null;
  try {
    file = openSync(path, constants.O_RDWR | constants.O_APPEND);
    readSync(file, found, 0, found.length, 0);
    if (!found.equals(head)) return false;
    writeFileSync(file, text);
    return true;
  } catch (error) {
    if (isAbsence(error)) return false;
    throw error;
  } finally {
    if (file !== null) closeSync(file);
  }
}

export function lineOf(key: string, value: unknown): string {
  return `${key}\t${JSON.stringify(value)}`;
}

function keyOf(line: string): string {
  return line.slice(0, line.indexOf('\t'));
}

/** The value of a line; `null` where it cannot be read. */
export function valueIn(line: string | undefined): { readonly value: unknown } | null {
  if (line === undefined) return null;
  try {
    return { value: JSON.parse(line.slice(line.indexOf('\t') + 1)) };
  } catch {
    // Nobody but the tool writes it.
    return null;
  }
}
