import { emptyMap } from '../schema/index.ts';
import { patternSegments } from './route-segments.ts';
import type { GroupSegment, SplitPath } from './route-segments.ts';

/** What a path has to be to match a route, and what its groups catch. */
export interface PathPattern {
  /** The groups by name, each a text; `null` when the path, one that `RouteIndex` found, does not match. */
  match(path: SplitPath): Record<string, unknown> | null;
}

/**
 * The pattern of a route: the whole path, in any case. Groups are written `(?P<id>…)`. `null` when it is
 * no regular expression: such a route never matches.
 */
export function pathPattern(route: string): PathPattern | null {
  try {
    const { segments, isWhole } = patternSegments(route);
    // A name that two groups have makes it no expression, and that is said when it is made.
    return isWhole && hasOwnNames(segments)
      ? new SegmentPattern(segments, route)
      : new AnyPattern(expressionOf(route));
  } catch {
    return null;
  }
}

function hasOwnNames(segments: readonly (string | GroupSegment)[]): boolean {
  const names = new Set<string>();
  for (const segment of segments) {
    const name = typeof segment === 'string' ? null : segment.name;
    if (name === null) continue;
    if (names.has(name)) return false;
    names.add(name);
  }
  return true;
}

function expressionOf(route: string): RegExp {
  return new RegExp(`^${route.replaceAll('(?P<', '(?<')}$`, 'i');
}

class AnyPattern implements PathPattern {
  readonly #expression: RegExp;

  constructor(expression: RegExp) {
    this.#expression = expression;
  }

  match({ text }: SplitPath): Record<string, unknown> | null {
    const match = this.#expression.exec(text);
    return match ? groupsOf(match) : null;
  }
}

/**
 * A pattern of texts and groups, a segment each. Paths are held against it that the index found under it:
 * their texts are right. It does without its expression, of which there are thousands: the few that groups
 * are written by stay in the caches of the processor (bench/routes).
 */
class SegmentPattern implements PathPattern {
  readonly #groups: readonly PlacedGroup[];
  readonly #route: string;
  #whole: AnyPattern | null = null;

  constructor(segments: readonly (string | GroupSegment)[], route: string) {
    this.#groups = segments.flatMap((group, at) =>
      typeof group === 'string' ? [] : [{ ...group, at }],
    );
    this.#route = route;
  }

  match(path: SplitPath): Record<string, unknown> | null {
    if (!path.isAscii) return this.#wholeMatch(path);
    const caught = emptyMap();
    for (const { at, name, expression } of this.#groups) {
      const segment = path.segments[at] ?? '';
      if (!expression.test(segment)) return null;
      if (name !== null) caught[name] = segment;
    }
    return caught;
  }

  #wholeMatch(path: SplitPath): Record<string, unknown> | null {
    this.#whole ??= new AnyPattern(expressionOf(this.#route));
    return this.#whole.match(path);
  }
}

interface PlacedGroup extends GroupSegment {
  /** Which segment it is. */
  readonly at: number;
}

// A group that took no part catches the empty text when a later one did, else nothing.
function groupsOf(match: RegExpExecArray): Record<string, unknown> {
  const groups = emptyMap();
  if (!match.groups) return groups;
  const names = Object.keys(match.groups);
  const values = match.groups;
  const last = names.findLastIndex((name) => values[name] !== undefined);
  for (const name of names.slice(0, last + 1)) groups[name] = values[name] ?? '';
  return groups;
}
