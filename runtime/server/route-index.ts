import { patternSegments, segmentsBetween } from './route-segments.ts';
import type { GroupSegment, SplitPath } from './route-segments.ts';

/** Something that is found by a path. */
export interface Indexed {
  /** The pattern that the path has to match: `/cms/v2/posts/(?P<id>[\d]+)`. */
  readonly route: string;
}

/** From which segment on, and up to which, segments are texts. */
type Run = readonly [from: number, to: number];

/** An entry at its place in the order of adding. */
interface Placed<T> {
  readonly entry: T;
  readonly position: number;
  /** The one behind it that is found by the same texts. */
  next: Placed<T> | null;
}

/** Patterns whose segments are texts and groups at the same places, by their texts. */
interface Shape<T> {
  readonly runs: readonly Run[];
  /** How many segments are known. */
  readonly count: number;
  /** Whether a path has as many and no more. */
  readonly isWhole: boolean;
  readonly byTexts: Map<string, { readonly first: Placed<T>; last: Placed<T> }>;
}

/**
 * Routes by the segments of their patterns, so that a path is held against the few that can match it
 * however many there are. There are few shapes that patterns have, and in each a path is looked for once:
 * a tree of segments would be more memory, which has to come through the caches of the processor
 * (bench/routes). Patterns do not care for case, so neither does the index.
 */
export class RouteIndex<T extends Indexed> {
  readonly #shapes = new Map<string, Shape<T>>();
  /** The shapes that a path with so many segments can have. */
  readonly #shapesOf: (readonly Shape<T>[])[] = [];
  #size = 0;
  /** The most segments that are known of a pattern. */
  #most = 0;

  constructor(entries: Iterable<T> = []) {
    for (const entry of entries) this.add(entry);
  }

  add(entry: T): void {
    const { segments, isWhole } = patternSegments(entry.route);
    const placed: Placed<T> = { entry, position: this.#size, next: null };
    this.#size += 1;
    const { byTexts } = this.#shapeOf(segments, isWhole);
    const texts = segments.filter((segment) => typeof segment === 'string').join('/');
    const known = byTexts.get(texts);
    if (known) known.last = known.last.next = placed;
    else byTexts.set(texts, { first: placed, last: placed });
  }

  /** The entries that a path can match, in the order in which they were added. */
  candidates(path: SplitPath): readonly T[] {
    const found: Placed<T>[] = [];
    for (const { runs, byTexts } of this.#shapesFor(path.starts.length)) {
      let placed = byTexts.get(textsOf(path, runs))?.first ?? null;
      for (; placed; placed = placed.next) found.push(placed);
    }
    if (found.length > 1) found.sort((a, b) => a.position - b.position);
    return found.map(({ entry }) => entry);
  }

  #shapeOf(segments: readonly (string | GroupSegment)[], isWhole: boolean): Shape<T> {
    const name = segments.map((segment) => (typeof segment === 'string' ? 'a' : '*')).join('');
    const key = isWhole ? name : `${name}…`;
    const known = this.#shapes.get(key);
    if (known) return known;
    const count = segments.length;
    const made: Shape<T> = { runs: runsOf(segments), count, isWhole, byTexts: new Map() };
    this.#shapes.set(key, made);
    this.#shapesOf.length = 0;
    this.#most = Math.max(this.#most, count);
    return made;
  }

  #shapesFor(segments: number): readonly Shape<T>[] {
    // Whatever is longer than all patterns is as long as one segment more.
    const length = Math.min(segments, this.#most + 1);
    return (this.#shapesOf[length] ??= [...this.#shapes.values()].filter(({ count, isWhole }) =>
      isWhole ? count === length : count <= length,
    ));
  }
}

function runsOf(segments: readonly (string | GroupSegment)[]): readonly Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < segments.length; at += 1) {
    const from = at;
    while (typeof segments[at] === 'string') at += 1;
    if (at > from) runs.push([from, at]);
  }
  return runs;
}

/** The segments of a path that are texts in a shape. */
function textsOf(path: SplitPath, runs: readonly Run[]): string {
  let texts: string | null = null;
  for (const [from, to] of runs) {
    const run = segmentsBetween(path, path.lower, from, to);
    texts = texts === null ? run : `${texts}/${run}`;
  }
  return texts ?? '';
}
