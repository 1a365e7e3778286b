import { patternSegments, segmentsBetween } from './route-segments.ts';
import type { GroupSegment, SplitPath } from './route-segments.ts';

/** Something that is found by a path. */
export interface Indexed {
  /** The pattern that the path has to match: `/cms/v2/posts/(?P<id>[\d]+)`. */
  readonly route: string;
}

/** From which segment on, and up to which, segments are texts. */
type Run = readonly [from: number, to: number];

/** Patterns whose segments are texts and groups at the same places, by their texts. */
interface Shape<T> {
  readonly runs: readonly Run[];
  /** How many segments are known. */
  readonly count: number;
  /** Whether a path has as many and no more. */
  readonly isWhole: boolean;
  readonly byTexts: Map<string, T | T[]>;
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
  readonly #positions = new Map<T, number>();
  /** The most segments that are known of a pattern. */
  #most = 0;

  add(entry: T, { segments, isWhole } = patternSegments(entry.route)): void {
    this.#positions.set(entry, this.#positions.size);
    const { byTexts } = this.#shapeOf(segments, isWhole);
    const texts = segments.filter((segment) => typeof segment === 'string').join('/');
    const known = byTexts.get(texts);
    if (known === undefined) byTexts.set(texts, entry);
    else if (Array.isArray(known)) known.push(entry);
    else byTexts.set(texts, [known, entry]);
  }

  /** The entries that a path can match, in the order in which they were added. */
  candidates(path: SplitPath): readonly T[] {
    const found: T[] = [];
    for (const { runs, byTexts } of this.#shapesFor(path.starts.length)) {
      const known = byTexts.get(textsOf(path, runs));
      if (Array.isArray(known)) found.push(...known);
      else if (known !== undefined) found.push(known);
    }
    if (found.length < 2) return found;
    return found.sort((a, b) => this.#positionOf(a) - this.#positionOf(b));
  }

  #positionOf(entry: T): number {
    return this.#positions.get(entry) ?? 0;
  }

  #shapeOf(segments: readonly (string | GroupSegment)[], isWhole: boolean): Shape<T> {
    let key = isWhole ? '=' : '>';
    for (const segment of segments) key += typeof segment === 'string' ? 'a' : '*';
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
