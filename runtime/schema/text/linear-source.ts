import { ANYTHING, ESCAPE, membersOf } from './linear-class.ts';
import { END } from './spelling.ts';

/**
 * An expression, as `spelled` gives it, for the engine that never backtracks: found in the same texts.
 * `null` when that engine has no words for it: look-around, references back.
 */
export function linearSource(source: string): string | null {
  const tokens = source.match(TOKEN) ?? [];
  const parts = tokens.map((token, at) => partOf(token, tokens, at));
  return parts.includes(null) ? null : parts.join('');
}

// The end of the text, an escape, a class, the start of a group, a number of times, or a character.
const TOKEN = new RegExp(
  [
    /\(\?=\\n\?\$\)/.source,
    ESCAPE,
    /\[(?:\\[\s\S]|[^\]\\])*\]/.source,
    /\((?:\?(?:<[^=!>][^>]*>|<?[^<]))?/.source,
    /[*+?]\??|\{\d+(?:,\d*)?\}\??/.source,
    /[\s\S]/.source,
  ].join('|'),
  'gu',
);
const GROUP = /^\((?:\?:|\?<[^=!].*)?$/su;
const QUANTIFIER = /^(?:[*+?]\??|\{\d.*)$/u;
const SAME = /^(?:[\^|)]|\\[bB])$/u;

function partOf(token: string, tokens: readonly string[], at: number): string | null {
  if (token === END) return isLast(tokens, at) ? '(?:\\n?\\z)' : null;
  if (token === '$') return '\\z';
  if (token === '[]') return `[^${ANYTHING}]`;
  if (token === '[^]') return `[${ANYTHING}]`;
  if (SAME.test(token) || QUANTIFIER.test(token)) return token;
  // Nobody asks what a group caught.
  if (token.startsWith('(')) return GROUP.test(token) ? '(?:' : null;
  const [members, isNegated] = token.startsWith('[')
    ? [membersOf(token.replace(/^\[\^?|\]$/g, '')), token.startsWith('[^')]
    : [membersOf(token), false];
  return members === null ? null : `[${isNegated ? '^' : ''}${members}]`;
}

/**
 * Whether nothing has to match behind the token at `at`. Then it may take a line break that it only has
 * to see.
 */
function isLast(tokens: readonly string[], at: number): boolean {
  let next = at + 1;
  while (next < tokens.length) {
    if (tokens[next] === '|') next = endOfGroup(tokens, next);
    if (next === tokens.length) return true;
    // Also where a group comes again: its count is behind it.
    if (tokens[next] !== ')') return false;
    next += 1;
  }
  return true;
}

/** Where the group ends in which the token at `at` stands. */
function endOfGroup(tokens: readonly string[], at: number): number {
  let depth = 0;
  for (let next = at; next < tokens.length; next += 1) {
    const token = tokens[next] ?? '';
    if (token.startsWith('(') && token !== END) depth += 1;
    else if (token === ')') depth -= 1;
    if (depth < 0) return next;
  }
  return tokens.length;
}
