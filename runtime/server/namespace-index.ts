/** What belongs to namespaces, found by the start of a path. */
export class NamespaceIndex<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly position: number }>();
  /** The lengths that namespaces have: of a path, only its starts of these lengths can be one. */
  readonly #lengths: readonly number[];

  constructor(entries: Iterable<readonly [string, T]>) {
    for (const [namespace, value] of entries)
      this.#entries.set(namespace, { value, position: this.#entries.size });
    this.#lengths = [...new Set([...this.#entries.keys()].map(({ length }) => length))];
  }

  /** What belongs to the namespaces that start a path, in their order. */
  startOf(path: string): readonly T[] {
    const plain = `${withoutSlashes(path)}/`;
    const found: { readonly value: T; readonly position: number }[] = [];
    for (const length of this.#lengths) {
      const entry = length <= plain.length ? this.#entries.get(plain.slice(0, length)) : undefined;
      if (entry) found.push(entry);
    }
    if (found.length > 1) found.sort((a, b) => a.position - b.position);
    return found.map(({ value }) => value);
  }
}

const SLASH = 47;

function withoutSlashes(path: string): string {
  let start = 0;
  let end = path.length;
  while (start < end && path.charCodeAt(start) === SLASH) start += 1;
  while (end > start && path.charCodeAt(end - 1) === SLASH) end -= 1;
  return path.slice(start, end);
}
