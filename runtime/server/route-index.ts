/** Something that is found by a path. */
export interface Indexed {
  /** The pattern that the path has to match: `/cms/v2/posts/(?P<id>[\d]+)`. */
  readonly route: string;
}

interface Node<T> {
  readonly here: T[];
  readonly below: Map<string, Node<T>>;
}

/**
 * Routes by the segments of their pattern that are plain text, so that a path is held against the few
 * that can match it however many there are. Patterns do not care for case, so neither does the index.
 */
export class RouteIndex<T extends Indexed> {
  readonly #root: Node<T> = newNode();
  readonly #position = new Map<T, number>();

  add(entry: T): void {
    this.#position.set(entry, this.#position.size);
    let node = this.#root;
    for (const segment of literalSegments(entry.route)) {
      const known = node.below.get(segment) ?? newNode<T>();
      node.below.set(segment, known);
      node = known;
    }
    node.here.push(entry);
  }

  /** The entries whose plain segments start the path, in the order in which they were added. */
  candidates(path: string): readonly T[] {
    const found = [...this.#root.here];
    let node: Node<T> | undefined = this.#root;
    for (const segment of path.toLowerCase().split('/').slice(1)) {
      node = node.below.get(segment);
      if (!node) break;
      found.push(...node.here);
    }
    if (found.length < 2) return found;
    return found.sort((a, b) => this.#positionOf(a) - this.#positionOf(b));
  }

  #positionOf(entry: T): number {
    return this.#position.get(entry) ?? 0;
  }
}

function newNode<T>(): Node<T> {
  return { here: [], below: new Map() };
}

const PLAIN = /^[\w ~%!@&=:;,'"<>-]*$/;

/** The segments at the start of a pattern that match nothing but themselves. */
function literalSegments(pattern: string): readonly string[] {
  // A choice can be between whole paths.
  if (pattern.includes('|')) return [];
  const segments = pattern.split('/').slice(1);
  const firstSpecial = segments.findIndex((segment) => !PLAIN.test(segment));
  if (firstSpecial < 0) return segments.map(lower);
  // A quantifier that starts a segment speaks of the slash before it.
  const isOfSlash = /^[?*+{]/.test(segments[firstSpecial] ?? '');
  return segments.slice(0, Math.max(0, firstSpecial - (isOfSlash ? 1 : 0))).map(lower);
}

function lower(text: string): string {
  return text.toLowerCase();
}
