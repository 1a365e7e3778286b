import { withSlashes } from '../http/urls.ts';
import { emptyMap } from '../schema/index.ts';
import { acceptEncodedSlashes } from './encoded-slashes.ts';
import { expressionOf, isSimple, patternSegments, segmentsBetween } from './route-segments.ts';
import type { GroupSegment, PatternSegments, SplitPath } from './route-segments.ts';

/** What a path has to be to match a route, and what its groups catch. */
export interface PathPattern {
  /** The groups by name, each a text; `null` when the path, one that `RouteIndex` found, does not match. */
  match(path: SplitPath): Record<string, unknown> | null;
}

/**
 * The pattern of a route: the whole path, in any case. Groups are written `(?P<id>…)`. `null` when it is
 * no regular expression: such a route never matches.
 */
export function pathPattern(
  route: string,
  { segments, isWhole }: PatternSegments = patternSegments(route),
): PathPattern | null {
  // A name that two groups have makes it no expression.
  if (isWhole && hasOwnNames(segments)) return segmentPattern(segments);
  const expression = expressionOf(acceptEncodedSlashes(ofNamedGroups(route)));
  return expression && new AnyPattern(expression);
}

/** Whether a route is a pattern at all. */
export function isPattern(route: string): boolean {
  if (isSimple(route)) return true;
  const { segments, isWhole } = patternSegments(route);
  return (isWhole && hasOwnNames(segments)) || expressionOf(ofNamedGroups(route)) !== null;
}

function hasOwnNames(segments: readonly (string | GroupSegment)[]): boolean {
  const names: string[] = [];
  for (const segment of segments) {
    const name = typeof segment === 'string' ? null : segment.name;
    if (name === null) continue;
    if (names.includes(name)) return false;
    names.push(name);
  }
  return true;
}

function ofNamedGroups(route: string): string {
  return route.replaceAll('(?P<', '(?<');
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
 * their texts are right. So it is but its groups, and thousands of routes have the same few, which stay in
 * the caches of the processor (bench/routes).
 */
class SegmentPattern implements PathPattern {
  readonly #groups: readonly PlacedGroup[];

  constructor(groups: readonly PlacedGroup[]) {
    this.#groups = groups;
  }

  match(path: SplitPath): Record<string, unknown> | null {
    const caught = emptyMap();
    for (const { at, name, expression } of this.#groups) {
      const segment = segmentsBetween(path, path.text, at, at + 1);
      if (!expression.test(segment)) return null;
      if (name !== null) caught[name] = segment;
    }
    return caught;
  }
}

interface PlacedGroup extends GroupSegment {
  /** Which segment it is. */
  readonly at: number;
}

// Of the same groups at the same places there is one pattern.
const segmentPatterns = new Map<string, SegmentPattern>();

function segmentPattern(segments: readonly (string | GroupSegment)[]): SegmentPattern {
  const groups: PlacedGroup[] = [];
  segments.forEach((segment, at) => {
    if (typeof segment !== 'string') groups.push({ ...segment, at });
  });
  let key = '';
  for (const { at, name, expression } of groups) key += `/${at} ${name ?? ''} ${expression.source}`;
  const pattern = segmentPatterns.get(key) ?? new SegmentPattern(groups);
  segmentPatterns.set(key, pattern);
  return pattern;
}

// A group that took no part catches the empty text when a later one did, else nothing.
function groupsOf(match: RegExpExecArray): Record<string, unknown> {
  const groups = emptyMap();
  if (!match.groups) return groups;
  const names = Object.keys(match.groups);
  const values = match.groups;
  const last = names.findLastIndex((name) => values[name] !== undefined);
  for (const name of names.slice(0, last + 1)) groups[name] = withSlashes(values[name] ?? '');
  return groups;
}
