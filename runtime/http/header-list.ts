import { encodeAddress } from '../shape/encode-url.ts';

/**
 * The headers of a response: a map in the order in which they are written. Names are compared without case, and
 * written as they were first spelled. A list of a dozen names is faster to search than a `Map` is to build.
 */
export class HeaderList implements Map<string, string> {
  readonly [Symbol.toStringTag] = 'HeaderList';
  #names: string[] = [];
  #values: string[] = [];

  constructor(headers: Iterable<readonly [name: string, value: string]> = []) {
    for (const [name, value] of headers) this.set(name, value);
  }

  /** Returns another list of the same headers. */
  copy(): HeaderList {
    const copied = new HeaderList();
    copied.#names = this.#names.slice();
    copied.#values = this.#values.slice();
    return copied;
  }

  /** Returns names and values by turns as they are written: each value is one line. */
  written(): string[] {
    const lines: string[] = [];
    for (let at = 0; at < this.#names.length; at += 1) {
      const [name = '', value = ''] = [this.#names[at], this.#values[at]];
      lines.push(name, isSameName(name, 'Location') ? encodeAddress(value) : oneLine(value));
    }
    return lines;
  }

  get size(): number {
    return this.#names.length;
  }

  get(name: string): string | undefined {
    return this.#values[this.#indexOf(name)];
  }

  has(name: string): boolean {
    return this.#indexOf(name) >= 0;
  }

  /** Sets a header: in its place if it exists, else at the end. */
  set(name: string, value: string): this {
    const at = this.#indexOf(name);
    if (at >= 0) this.#values[at] = value;
    else {
      this.#names.push(name);
      this.#values.push(value);
    }
    return this;
  }

  /** Sets headers that are names and values by turns. */
  setLines(lines: readonly string[]): this {
    for (let at = 0; at < lines.length; at += 2) this.set(lines[at] ?? '', lines[at + 1] ?? '');
    return this;
  }

  /** Sets all headers of another list. */
  setAll(other: HeaderList): this {
    for (let at = 0; at < other.#names.length; at += 1)
      this.set(other.#names[at] ?? '', other.#values[at] ?? '');
    return this;
  }

  delete(name: string): boolean {
    const at = this.#indexOf(name);
    if (at < 0) return false;
    this.#names.splice(at, 1);
    this.#values.splice(at, 1);
    return true;
  }

  clear(): void {
    this.#names = [];
    this.#values = [];
  }

  forEach(each: (value: string, name: string, headers: this) => void): void {
    for (const [name, value] of this) each(value, name, this);
  }

  *entries(): MapIterator<[name: string, value: string]> {
    for (const [at, name] of this.#names.entries()) yield [name, this.#values[at] ?? ''];
  }

  keys(): MapIterator<string> {
    return this.#names.values();
  }

  values(): MapIterator<string> {
    return this.#values.values();
  }

  [Symbol.iterator](): MapIterator<[name: string, value: string]> {
    return this.entries();
  }

  #indexOf(name: string): number {
    for (let at = 0; at < this.#names.length; at += 1)
      if (isSameName(this.#names[at] ?? '', name)) return at;
    return -1;
  }
}

function isSameName(a: string, b: string): boolean {
  return a === b || (a.length === b.length && a.toLowerCase() === b.toLowerCase());
}

/** Returns a text as one line of Latin letters; anything else would break the response or forge another header. */
export function oneLine(text: string): string {
  return UNFIT.test(text) ? text.replace(/[^\x21-\x7e\x80-\xff]+/g, ' ') : text;
}

const UNFIT = /[^\x20-\x7e\x80-\xff]| {2}/;
