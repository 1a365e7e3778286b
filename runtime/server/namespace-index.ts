/** Namespaces with what belongs to each, found by the start of a path. */
export class NamespaceIndex<T> {
  readonly #places = new Map<string, Place<T>>();
  /** The lengths that namespaces have: of a path, only its starts of these lengths can be one. */
  readonly #lengths: readonly number[];

  constructor(namespaces: Iterable<readonly [name: string, value: T]>) {
    for (const [name, value] of namespaces)
      this.#places.set(name, { position: this.#places.size, value });
    this.#lengths = [...new Set([...this.#places.keys()].map(({ length }) => length))];
  }

  /** What belongs to the namespaces that start a path, in their order. */
  startOf(path: string): readonly T[] {
    const plain = withoutSlashes(path);
    const found: Place<T>[] = [];
    for (const length of this.#lengths) {
      const place = length <= plain.length ? this.#places.get(plain.slice(0, length)) : undefined;
      if (place) found.push(place);
    }
    if (found.length > 1) found.sort((a, b) => a.position - b.position);
    return found.map(({ value }) => value);
  }
}

interface Place<T> {
  readonly position: number;
  readonly value: T;
}

const SLASH = 47;

function withoutSlashes(path: string): string {
  let start = 0;
  let end = path.length;
  while (start < end && path.charCodeAt(start) === SLASH) start += 1;
  while (end > start && path.charCodeAt(end - 1) === SLASH) end -= 1;
  return path.slice(start, end);
}
