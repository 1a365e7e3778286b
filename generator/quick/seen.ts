import { readFileSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { digestOf } from '../digest.ts';
import { writeAtomically } from '../output/write-atomically.ts';
import { unlessAbsent } from '../system-error.ts';

/** What was found at a path, and what the system said of it before it was looked at. */
export interface Seen {
  /** The hash of a file; the names in a folder. */
  readonly value: string;
  readonly stat: Stats;
}

/**
 * What earlier runs have seen, by path. Thousands of paths are looked at by every run: their times are kept as the
 * numbers that they are, and are not made into values of their own.
 */
export class SeenBefore {
  readonly #rows = new Map<string, number>();
  readonly #values: string[] = [];
  #times = new Float64Array();
  /** Of what is kept; empty where nothing is. */
  #id = '';

  get id(): string {
    return this.#id;
  }

  get size(): number {
    return this.#rows.size;
  }

  has(path: string): boolean {
    return this.#rows.has(path);
  }

  /**
   * The paths of which the system says something else than it said, below `out` last; `null` when there are more than `most`.
   */
  others(
    out: string,
    statOf: (path: string) => Stats | undefined,
    most: number,
  ): readonly string[] | null {
    const found: string[] = [];
    for (const isAsked of [false, true]) {
      for (const [path, row] of this.#rows) {
        if (path.startsWith(out) !== isAsked) continue;
        const stat = statOf(path);
        if (stat && this.#isSame(row, stat)) continue;
        if (found.length === most) return null;
        found.push(path);
      }
    }
    return found;
  }

  /** What was seen at a path, whatever the system says of it now. */
  lastOf(path: string): string | null {
    const row = this.#rows.get(path);
    return row === undefined ? null : (this.#values[row] ?? null);
  }

  paths(): Iterable<string> {
    return this.#rows.keys();
  }

  /** Whether a value has the text in it. */
  someValueHas(text: string): boolean {
    return this.#values.some((value) => value.includes(text));
  }

  /** What is kept at `path`; nothing where there is no such file, or one of another form. */
  static read(path: string | null): SeenBefore {
    const before = new SeenBefore();
    if (path === null) return before;
    const kept = unlessAbsent(() => readFileSync(path));
    if (kept !== undefined) before.#fill(kept);
    return before;
  }

  /** The value, as long as the system says the same of the path. */
  valueOf(path: string, stat: Stats): string | null {
    const row = this.#rows.get(path);
    if (row === undefined || !this.#isSame(row, stat)) return null;
    return this.#values[row] ?? null;
  }

  #isSame(row: number, stat: Stats): boolean {
    const times = this.#times;
    let at = row * TIMES;
    return (
      times[at++] === stat.size &&
      times[at++] === stat.mtimeMs &&
      times[at++] === stat.ctimeMs &&
      times[at] === stat.ino
    );
  }

  /** Keeps what is known of these paths, and what is new; gives its mark. */
  write(target: string, still: ReadonlySet<string>, fresh: ReadonlyMap<string, Seen>): string {
    const texts: string[] = [];
    const times = new Float64Array((still.size + fresh.size) * TIMES);
    let end = 0;
    for (const path of still) {
      const row = this.#rows.get(path);
      if (row === undefined || fresh.has(path)) continue;
      texts.push(path, this.#values[row] ?? '');
      // A view of each four numbers would take longer than they do.
      for (let at = row * TIMES; at < (row + 1) * TIMES; at += 1)
        times[end++] = this.#times[at] ?? 0;
    }
    for (const [path, { value, stat }] of fresh) {
      texts.push(path, value);
      times.set([stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino], end);
      end += TIMES;
    }
    const numbers = Buffer.from(times.buffer, 0, end * times.BYTES_PER_ELEMENT);
    const text = Buffer.from(texts.join(END));
    const id = digestOf(numbers, text);
    const head = Buffer.from(`${MARK}${id}${String(end).padStart(COUNT)}`);
    writeAtomically(target, Buffer.concat([head, numbers, text]));
    return id;
  }

  #fill(bytes: Buffer): void {
    if (bytes.toString('latin1', 0, MARK.length) !== MARK) return;
    const count = Number(bytes.toString('latin1', HEAD - COUNT, HEAD));
    const end = HEAD + count * 8;
    const texts = bytes.toString('utf8', end).split(END);
    // One that was cut short.
    if (!(count > 0) || texts.length * TIMES !== count * 2) return;
    this.#id = bytes.toString('latin1', MARK.length, HEAD - COUNT);
    // Numbers stand where their size divides the place.
    this.#times = new Float64Array(new Uint8Array(bytes.subarray(HEAD, end)).buffer);
    for (let row = 0; row * 2 < texts.length; row += 1) {
      this.#rows.set(texts[row * 2] ?? '', row);
      this.#values.push(texts[row * 2 + 1] ?? '');
    }
  }
}

/** Numbers of a path: size, two times, inode. */
const TIMES = 4;

const MARK = 'seen 2 ';
const COUNT = 9;
/** Characters of a digest. */
const ID = 43;
const HEAD = MARK.length + ID + COUNT;

/** No path, hash or name has it. */
const END = '\0';
