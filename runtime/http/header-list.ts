/**
 * The headers of an answer, in the order in which they are written: a map that is kept as a list of names
 * and values by turns. That is what goes over the wire, and to look through a dozen of them costs less
 * than to make a table of them for each answer (bench/http). Names are taken as they are spelled.
 */
export class HeaderList implements Map<string, string> {
  #lines: string[];

  constructor(lines: readonly string[] = []) {
    this.#lines = lines.slice();
  }

  /** Names and values by turns. */
  get lines(): readonly string[] {
    return this.#lines;
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
    const at = this.#placeOf(name);
    if (at < 0) this.#lines.push(name, value);
    else this.#lines[at + 1] = value;
    return this;
  }

  /** Sets all headers of another list. */
  setAll({ lines }: HeaderList): this {
    for (let at = 0; at < lines.length; at += 2) this.set(lines[at] ?? '', lines[at + 1] ?? '');
    return this;
  }

  delete(name: string): boolean {
    const at = this.#placeOf(name);
    if (at >= 0) this.#lines.splice(at, 2);
    return at >= 0;
  }

  clear(): void {
    this.#lines = [];
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

  #placeOf(name: string): number {
    for (let at = 0; at < this.#lines.length; at += 2) if (this.#lines[at] === name) return at;
    return -1;
  }
}
