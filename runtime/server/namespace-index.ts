/** Namespaces, found by the start of a path. */
export class NamespaceIndex {
  readonly #positions = new Map<string, number>();
  /** The lengths that namespaces have: of a path, only its starts of these lengths can be one. */
  readonly #lengths: readonly number[];

  constructor(namespaces: readonly string[]) {
    for (const [position, namespace] of namespaces.entries())
      this.#positions.set(namespace, position);
    this.#lengths = [...new Set(namespaces.map(({ length }) => length))];
  }

  /** The namespaces that start a path, in their order. */
  startOf(path: string): readonly string[] {
    const plain = `${withoutSlashes(path)}/`;
    const found: string[] = [];
    for (const length of this.#lengths) {
      const start = plain.slice(0, length);
      if (length <= plain.length && this.#positions.has(start)) found.push(start);
    }
    return found.sort((a, b) => this.#positionOf(a) - this.#positionOf(b));
  }

  #positionOf(namespace: string): number {
    return this.#positions.get(namespace) ?? 0;
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
