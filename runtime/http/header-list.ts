import { encodeAddress } from '../shape/encode-url.ts';

/**
 * The headers of an answer, in the order in which they are written: a map that is kept as a list of names
 * and values by turns. That is what goes over the wire, and to look through a dozen of them costs less
 * than to make a table of them for each answer (bench/http). Names are the same in any case, and are written
 * as they were first spelled.
 */
export class HeaderList implements Map<string, string> {
  /** Names and values by turns. */
  #lines: string[] = [];
  /** Of which headers it is known that their values are one line. */
  #isLine: boolean[] = [];

  constructor(headers: Iterable<readonly [name: string, value: string]> = []) {
    for (const [name, value] of headers) this.set(name, value);
  }

  /** Another list of the same headers. */
  copy(): HeaderList {
    const copied = new HeaderList();
    copied.#lines = this.#lines.slice();
    copied.#isLine = this.#isLine.slice();
    return copied;
  }

  /** Names and values by turns as they are written: each value is one line. */
  written(): string[] {
    const lines = this.#lines.slice();
    for (let at = 0; at < this.#isLine.length; at += 1)
      if (this.#isLine[at] !== true)
        lines[2 * at + 1] = lineOf(lines[2 * at] ?? '', lines[2 * at + 1] ?? '');
    return lines;
  }

  get [Symbol.toStringTag](): string {
    return 'HeaderList';
  }

  get size(): number {
    return this.#lines.length / 2;
  }

  get(name: string): string | undefined {
    const at = this.#placeOf(name);
    return at < 0 ? undefined : this.#lines[at + 1];
  }

  has(name: string): boolean {
    return this.#placeOf(name) >= 0;
  }

  /** Sets a header: in its place when it is there already, else at the end. */
  set(name: string, value: string): this {
    return this.#put(name, value, false);
  }

  /** Sets a header whose value is known to be one line: to look for more in each answer costs (bench/http). */
  setLine(name: string, value: string): this {
    return this.#put(name, value, true);
  }

  /** Sets headers that are names and values by turns, each value one line. */
  setLines(lines: readonly string[]): this {
    for (let at = 0; at < lines.length; at += 2) this.setLine(lines[at] ?? '', lines[at + 1] ?? '');
    return this;
  }

  /** Sets all headers of another list. */
  setAll(other: HeaderList): this {
    const lines = other.#lines;
    for (let at = 0; at < other.#isLine.length; at += 1)
      this.#put(lines[2 * at] ?? '', lines[2 * at + 1] ?? '', other.#isLine[at] === true);
    return this;
  }

  delete(name: string): boolean {
    const at = this.#placeOf(name);
    if (at < 0) return false;
    this.#lines.splice(at, 2);
    this.#isLine.splice(at / 2, 1);
    return true;
  }

  clear(): void {
    this.#lines = [];
    this.#isLine = [];
  }

  forEach(each: (value: string, name: string, headers: this) => void): void {
    for (const [name, value] of this) each(value, name, this);
  }

  *entries(): MapIterator<[name: string, value: string]> {
    for (let at = 0; at < this.#lines.length; at += 2)
      yield [this.#lines[at] ?? '', this.#lines[at + 1] ?? ''];
  }

  *keys(): MapIterator<string> {
    for (const [name] of this) yield name;
  }

  *values(): MapIterator<string> {
    for (const [, value] of this) yield value;
  }

  [Symbol.iterator](): MapIterator<[name: string, value: string]> {
    return this.entries();
  }

  #put(name: string, value: string, isLine: boolean): this {
    const at = this.#placeOf(name);
    if (at < 0) {
      this.#lines.push(name, value);
      this.#isLine.push(isLine);
    } else {
      this.#lines[at + 1] = value;
      this.#isLine[at / 2] = isLine;
    }
    return this;
  }

  #placeOf(name: string): number {
    for (let at = 0; at < this.#lines.length; at += 2) {
      const known = this.#lines[at] ?? '';
      if (known === name || isSameName(known, name)) return at;
    }
    return -1;
  }
}

// Nearly all are told apart by their last letters: to make small letters of them costs each answer (bench/http).
function isSameName(a: string, b: string): boolean {
  const last = a.length - 1;
  if (last !== b.length - 1) return false;
  const differing = a.charCodeAt(last) ^ b.charCodeAt(last);
  return (differing & ~CASE) === 0 && a.toLowerCase() === b.toLowerCase();
}

/** What a letter differs by from the same in another case. */
const CASE = 0x20;

/** The value of a header as one line; an address is percent-encoded. */
function lineOf(name: string, value: string): string {
  return isSameName(name, 'Location') ? encodeAddress(value) : oneLine(value);
}

/** A header is one line of Latin letters; what is more would break the answer or forge another header. */
export function oneLine(text: string): string {
  if (!UNFIT.test(text)) return text;
  return text.replace(/[^\x21-\x7e\x80-\xff]+/g, ' ');
}

const UNFIT = /[^\x20-\x7e\x80-\xff]| {2}/;
