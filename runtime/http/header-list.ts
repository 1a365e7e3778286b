import { encodeAddress } from '../shape/encode-url.ts';

/**
 * The headers of a response, in the order in which they are written. Names are compared without case, and written as they
 * were first spelled. A list of a dozen names is faster to search than a `Map` is to build.
 */
export class HeaderList {
  /** Names and values by turns. */
  readonly #lines: string[] = [];

  constructor(headers: Iterable<readonly [name: string, value: string]> = []) {
    for (const [name, value] of headers) this.set(name, value);
  }

  /** Returns names and values by turns as they are written: each value is one line. */
  written(): string[] {
    const location = this.#indexOf('Location') + 1;
    const valueAt = (text: string, at: number) =>
      at === location ? encodeAddress(text) : oneLine(text);
    return this.#lines.map((text, at) => (at % 2 === 0 ? text : valueAt(text, at)));
  }

  get(name: string): string | undefined {
    return this.#lines[this.#indexOf(name) + 1];
  }

  has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  /** Sets a header: in its place if it exists, else at the end. */
  set(name: string, value: string): this {
    const at = this.#indexOf(name);
    if (at < this.#lines.length) this.#lines[at + 1] = value;
    else this.#lines.push(name, value);
    return this;
  }

  /** Sets headers that are names and values by turns. */
  setLines(lines: readonly string[]): this {
    for (let at = 0; at < lines.length; at += 2) this.set(lines[at] ?? '', lines[at + 1] ?? '');
    return this;
  }

  /** Sets all headers of another list. */
  setAll(other: HeaderList): this {
    return this.setLines(other.#lines);
  }

  delete(name: string): boolean {
    return this.#lines.splice(this.#indexOf(name), 2).length > 0;
  }

  *[Symbol.iterator](): Generator<[name: string, value: string], void, undefined> {
    for (let at = 0; at < this.#lines.length; at += 2)
      yield [this.#lines[at] ?? '', this.#lines[at + 1] ?? ''];
  }

  /** Returns the position of a name; the end of the lines without it. */
  #indexOf(name: string): number {
    let at = 0;
    while (at < this.#lines.length && !isSameName(this.#lines[at] ?? '', name)) at += 2;
    return at;
  }
}

function isSameName(a: string, b: string): boolean {
  return a === b || (a.length === b.length && a.toLowerCase() === b.toLowerCase());
}

/** Returns a text as one line of Latin letters; anything else would break the response or forge another header. */
export function oneLine(text: string): string {
  if (!UNFIT.test(text)) return text;
  return text.replace(/[^\x21-\x7e\x80-\xff]+/g, ' ');
}

const UNFIT = /[^\x20-\x7e\x80-\xff]| {2}/;
