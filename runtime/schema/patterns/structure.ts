/** The regular expression, or `null` if the source is not valid. */
export function compiled(source: string, flags: string): RegExp | null {
  try {
    return new RegExp(source, flags);
  } catch {
    return null;
  }
}

const LITERALS = /[^\\^$.*+?()[\]{}|/]*/.source;
// Only ranges between letters and digits: others could contain a slash.
const CLASS = /(?:\[-?(?:\w-\w|\\[dw-]|[^\]^[\\/-])*-?\]|\\[dw])/.source;
const PLAIN_SEGMENT = new RegExp(`^${LITERALS}(?:(?:\\(\\?<\\w+>)?${CLASS}[+*]?\\)?)?${LITERALS}$`);
const ONE_CHARACTER = /\\[^\w]|\\[AbBdDnrstwWzZ]|\[(?:\\[^pP]|[^\]\\])*\]/g;
const GROUP = /\(\?(?:[:=!]|<[=!]|P?<\w+>)/g;

/** Whether a pattern obviously does not backtrack. */
export function isPlain(source: string): boolean {
  return isAnchored(source) || hasOneWay(source);
}

/**
 * Whether a pattern is anchored and repeats at most one class of characters between two slashes, and the class does not
 * contain the slash.
 */
function isAnchored(source: string): boolean {
  if (!source.startsWith('^') || !source.endsWith('$')) return false;
  const segments = source.slice(1, -1).split('/');
  return segments.every((segment) => PLAIN_SEGMENT.test(segment));
}

/** Whether a pattern has no repetition and no alternatives. */
function hasOneWay(source: string): boolean {
  return !/[*+?{|[\\]/.test(source.replace(ONE_CHARACTER, '').replace(GROUP, '('));
}

/** A part of a pattern that has to match at the start of a text, or must not. */
interface Condition {
  readonly pattern: string;
  readonly isNegated: boolean;
}

const LOOK_AHEAD = /^\(\?[=!]/;
const BACKREFERENCE = /\\(?:[1-9]|k<)/;
const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|[^\\[]/gsu;

/**
 * Splits a pattern that starts with look-aheads (`^(?=.*\d).{8,}$`) into conditions that are independent of each other:
 * the look-aheads and the rest. Returns `null` for any other pattern.
 */
export function conditionsOf(source: string): readonly Condition[] | null {
  let rest = source.slice(1);
  // A group inside a look-ahead could be referred to later.
  if (!source.startsWith('^') || !LOOK_AHEAD.test(rest) || BACKREFERENCE.test(source)) return null;
  const conditions: Condition[] = [];
  while (LOOK_AHEAD.test(rest)) {
    const end = endOfGroup(rest);
    if (end === null || /^[*+?{]/.test(rest.slice(end))) return null;
    const pattern = `^(?:${rest.slice(3, end - 1)})`;
    conditions.push({ pattern, isNegated: rest.startsWith('(?!') });
    rest = rest.slice(end);
  }
  return hasAlternatives(rest) ? null : [...conditions, { pattern: `^${rest}`, isNegated: false }];
}

/** The end of the group at the start of a pattern. */
function endOfGroup(pattern: string): number | null {
  for (const { index, depth } of tokensOf(pattern)) if (depth === 0) return index + 1;
  return null;
}

/** Returns the length of the content of a group, at whose start `pattern` begins. */
export function lengthOfGroup(pattern: string): number {
  for (const { index, depth } of tokensOf(pattern)) if (depth < 0) return index;
  return pattern.length;
}

/** Whether a pattern has alternatives outside of groups. */
export function hasAlternatives(pattern: string): boolean {
  return [...tokensOf(pattern)].some(({ token, depth }) => token === '|' && depth === 0);
}

/** The tokens of a pattern, each with the number of groups that are open after it. */
function* tokensOf(pattern: string) {
  let depth = 0;
  for (const { 0: token, index } of pattern.matchAll(TOKEN)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    yield { token, index, depth };
  }
}
