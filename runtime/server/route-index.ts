import { patternSegments } from './route-segments.ts';
import type { SplitPath } from './route-segments.ts';

/** Something that is found by a path. */
export interface Indexed {
  /** The pattern that the path has to match: `/cms/v2/posts/(?P<id>[\d]+)`. */
  readonly route: string;
}

interface Node<T> {
  /** Entries whose paths end here. */
  ending: T[] | null;
  /** Entries of whose paths nothing more is known. */
  open: T[] | null;
  below: Map<string, Node<T>> | null;
  /** What follows a segment that is a group. */
  group: Node<T> | null;
}

/**
 * Routes by the segments of their patterns, so that a path is held against the few that can match it
 * however many there are. Patterns do not care for case, so neither does the index.
 */
export class RouteIndex<T extends Indexed> {
  readonly #root: Node<T> = newNode();
  readonly #position = new Map<T, number>();

  add(entry: T): void {
    this.#position.set(entry, this.#position.size);
    const { segments, isWhole } = patternSegments(entry.route);
    let node = this.#root;
    for (const segment of segments)
      node = typeof segment === 'string' ? childOf(node, segment) : (node.group ??= newNode());
    if (isWhole) (node.ending ??= []).push(entry);
    else (node.open ??= []).push(entry);
  }

  /** The entries that a path can match, in the order in which they were added. */
  candidates(path: SplitPath): readonly T[] {
    const found: T[] = [];
    collect(this.#root, path.lower, 0, found);
    if (found.length < 2) return found;
    return found.sort((a, b) => this.#positionOf(a) - this.#positionOf(b));
  }

  #positionOf(entry: T): number {
    return this.#position.get(entry) ?? 0;
  }
}

function collect<T>(node: Node<T>, segments: readonly string[], at: number, found: T[]): void {
  if (node.open) found.push(...node.open);
  const segment = segments[at];
  if (segment === undefined) {
    if (node.ending) found.push(...node.ending);
    return;
  }
  const next = node.below?.get(segment);
  if (next) collect(next, segments, at + 1, found);
  if (node.group) collect(node.group, segments, at + 1, found);
}

function childOf<T>(node: Node<T>, segment: string): Node<T> {
  const below = (node.below ??= new Map());
  const known = below.get(segment);
  if (known) return known;
  const made = newNode<T>();
  below.set(segment, made);
  return made;
}

function newNode<T>(): Node<T> {
  return { ending: null, open: null, below: null, group: null };
}
