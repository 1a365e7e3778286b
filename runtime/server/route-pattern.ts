import { ENCODED_SLASH, withSlashes } from '../http/urls.ts';
import { hasAlternatives } from '../schema/patterns/structure.ts';
import type { RouteRecord } from './registration.ts';
import { emptyMap } from '../schema/values/containers.ts';
import type { Params } from './request.ts';

/**
 * The pattern of a route, for the paths that `RouteTree` finds for it, with the segments of the path. Groups are written
 * `(?P<id>…)`. Returns the values of the named groups, each a text; `null` if the path does not match.
 */
export type RoutePattern = (path: string, segments: readonly string[]) => Params | null;

/** Returns the pattern of a route; `null` if it is not a regular expression: such a route never matches. */
export function routePattern(
  route: string,
  { segments, isWhole }: PatternSegments = patternSegments(route),
): RoutePattern | null {
  if (isWhole && hasOwnNames(segments)) return groupsPattern(segments);
  try {
    const source = acceptEncodedSlashes(route.replaceAll('(?P<', '(?<'));
    return wholePattern(new RegExp(`^${source}$`, 'i'));
  } catch {
    return null;
  }
}

/** Whether no two groups have the same name, which no regular expression allows. */
function hasOwnNames(segments: readonly Segment[]): boolean {
  const names = segments.flatMap((one) => (typeof one === 'string' ? [] : (one.name ?? [])));
  return new Set(names).size === names.length;
}

/** The tree has compared the number of segments and the texts among them; the groups remain. */
function groupsPattern(segments: readonly Segment[]): RoutePattern {
  const groups = segments.flatMap((segment, at) =>
    typeof segment === 'string' ? [] : [{ at, ...segment }],
  );
  return (_path, found) => {
    const params = emptyMap();
    for (const { at, name, expression } of groups) {
      const text = found[at] ?? '';
      if (!expression.test(text)) return null;
      if (name !== null) params[name] = withSlashes(text);
    }
    return params;
  };
}

/** The longest path for patterns with groups that span segments: some take quadratic time, and a batch has long paths. */
const LONGEST_PATH = 2000;

function wholePattern(expression: RegExp): RoutePattern {
  return (path) => {
    const match = path.length > LONGEST_PATH ? null : expression.exec(path);
    if (!match) return null;
    const params = emptyMap();
    const groups = match.groups ?? {};
    const names = Object.keys(groups);
    // An unmatched group is an empty text if a later group matched, else it is absent.
    let count = names.length;
    while (count > 0 && groups[names[count - 1] ?? ''] === undefined) count -= 1;
    for (const name of names.slice(0, count)) params[name] = withSlashes(groups[name] ?? '');
    return params;
  };
}

/** Returns the pattern of a registered route, whose namespace is text. */
export function patternOf({ route, namespace }: Pick<RouteRecord, 'route' | 'namespace'>): string {
  const start = namespace === '' ? '' : `/${namespace}`;
  return start.replaceAll(/[\\()[\]{}*+?|^$.]/g, '\\$&') + route.slice(start.length);
}

/**
 * Returns the pattern of a route in which every named group that accepts a slash also accepts an encoded
 * one. Outside of named groups a slash separates segments, so an encoded one is not accepted.
 */
function acceptEncodedSlashes(source: string): string {
  const isInNamed = [false];
  return source.replace(TOKEN, (token) => {
    if (token.startsWith('(')) isInNamed.push(token !== '(' || isInNamed.at(-1) === true);
    else if (token === ')') isInNamed.pop();
    else if (isInNamed.at(-1) === true) return withEncoded(token);
    return token;
  });
}

// An escaped character, a character class, the start of a named group, or any other character.
const TOKEN = /\\[^]|\[(?:\\[^]|[^\]\\])*\]|\(\?<[A-Za-z_]\w*>|[^]/g;

function withEncoded(token: string): string {
  if (token === '/' || token === '\\/') return `[/${ENCODED_SLASH}]`;
  // A negated class already accepts it, even if it excludes the slash: the encoded segment contains no slash.
  const isPlainClass = token.startsWith('[') && !token.startsWith('[^');
  return isPlainClass && new RegExp(`^${token}$`).test('/')
    ? `[${ENCODED_SLASH}${token.slice(1)}`
    : token;
}

/** A segment of a pattern: a text in lower case, or a group that accepts no slash. */
export type Segment = string | Group;

interface Group {
  readonly name: string | null;
  readonly expression: RegExp;
}

/** The segments at the start of a pattern. */
interface PatternSegments {
  readonly segments: readonly Segment[];
  /** Whether these are all: a path that matches has as many segments. */
  readonly isWhole: boolean;
}

/** Returns the segments at the start of a pattern that are text, or a group that accepts no slash. */
export function patternSegments(pattern: string): PatternSegments {
  // Alternatives outside of groups are between whole paths.
  const isOpen = pattern.includes('|') && hasAlternatives(pattern);
  if (!pattern.startsWith('/') || isOpen) return { segments: [], isWhole: false };
  const segments: Segment[] = [];
  for (const part of pattern.slice(1).split('/')) {
    const isText = TEXT.test(part.replaceAll(ESCAPED, ''));
    const segment = isText ? part.replaceAll(ESCAPED, '$1').toLowerCase() : groupOf(part);
    // A quantifier at the start of a segment applies to the slash before it.
    if (segment === null)
      return { segments: /^[?*+{]/.test(part) ? segments.slice(0, -1) : segments, isWhole: false };
    segments.push(segment);
  }
  return { segments, isWhole: true };
}

const TEXT = /^[\w ~%!@&=:;,'"<>-]*$/;
const ESCAPED = /\\([^\w\s])/g;
// Classes may list single characters and known ranges only: another range could include the slash.
const CLASS = String.raw`(?:\\[dw]|\[\^/\]|\[(?:\\[dw.-]|a-z|A-Z|0-9|[\w.%@~])*-?\])`;
const GROUP = new RegExp(
  String.raw`^\((?:\?P?<([A-Za-z_]\w*)>)?(${CLASS}(?:[+*]|\{\d+(?:,\d*)?\})?)\)$`,
);

function groupOf(part: string): Segment | null {
  const [, name = null, source] = GROUP.exec(part) ?? [];
  if (source === undefined) return null;
  try {
    return { name, expression: new RegExp(`^${source}$`, 'i') };
  } catch {
    // A quantifier whose minimum is greater than its maximum.
    return null;
  }
}

/** Returns the segments of a path; none for a path that does not start with a slash. */
export function pathSegments(path: string): readonly string[] {
  return path.startsWith('/') ? path.slice(1).split('/') : [];
}

/** Returns a text with ASCII letters in lower case: patterns ignore the case of no others. */
export function lowerCase(text: string): string {
  return /[A-Z]/.test(text) ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text;
}
