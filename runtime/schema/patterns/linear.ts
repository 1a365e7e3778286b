import { RE2JS } from 're2js';
import { END } from './spelling.ts';

/** An escape of the unicode mode of JavaScript; a surrogate pair is one escape. */
const ESCAPE =
  /\\u\{[^}]*\}|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[a-zA-Z]|\\[pP]\{[^}]*\}|\\[\s\S]/
    .source;
const SPECIAL = new RegExp(`${ESCAPE}|\\[`, 'gu');

// JavaScript has more white space than RE2.
const BLANKS =
  '\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}';
const ALL_BUT_BLANKS =
  '\\x{0}-\\x{8}\\x{e}-\\x{1f}!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}' +
  '\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10FFFF}';

/**
 * Translates an expression, as `spelled` returns it, to RE2; `null` if RE2 lacks a feature: look-around, back-references.
 * `RE2JS.translateRegExp` leaves white space, surrogate pairs, scripts and the end of the text as JavaScript has them.
 */
export function linearSource(source: string): string | null {
  const tokens = source.match(TOKEN) ?? [];
  const parts = tokens.map((token, at) => partOf(token, tokens, at));
  return parts.includes(null) ? null : RE2JS.translateRegExp(parts.join(''));
}

// The end of the text, an escape, a class, the start of a group, or a character.
const TOKEN = new RegExp(
  [
    /\(\?=\\n\?\$\)/.source,
    ESCAPE,
    /\[(?:\\[\s\S]|[^\]\\])*\]/.source,
    /\((?:\?(?:<[^=!>][^>]*>|<?[^<]))?/.source,
    /[\s\S]/.source,
  ].join('|'),
  'gu',
);
const NON_CAPTURING = /^\((?:\?:|\?<[^=!].*)?$/su;
/** Back-references, and properties other than categories and scripts. */
const UNSUPPORTED = /^\\(?:[1-9k]|[pP]\{(?![A-Z][a-z]?\}|(?:sc|Script)=))/u;

function partOf(token: string, tokens: readonly string[], at: number): string | null {
  if (token === END) return isLast(tokens, at) ? '(?:\\n?\\z)' : null;
  if (token === '$') return '\\z';
  // Groups need not capture.
  if (token.startsWith('(')) return NON_CAPTURING.test(token) ? '(?:' : null;
  const isClass = token.startsWith('[');
  const text = isClass ? token.slice(1) : token;
  if (text.match(SPECIAL)?.some((special) => UNSUPPORTED.test(special))) return null;
  const translated = text.replace(SPECIAL, (special) => translatedEscape(special, isClass));
  return isClass ? `[${translated}` : translated;
}

function translatedEscape(escape: string, isInClass: boolean): string {
  if (escape === '\\s') return isInClass ? BLANKS : `[${BLANKS}]`;
  if (escape === '\\S') return isInClass ? ALL_BUT_BLANKS : `[^${BLANKS}]`;
  if (escape === '\\b' && isInClass) return '\\x08';
  // `[:` starts the name of a class in RE2.
  if (escape === '[') return '\\[';
  return escape
    .replace(/^\\([pP])\{\w+=(\w+)\}/, '\\$1{$2}')
    .replace(/^\\u(\w{4})\\u(\w{4})/, (_, ...units: string[]) => {
      const [high = 0, low = 0] = units.map((unit) => Number.parseInt(unit, 16));
      return `\\u{${(0x10000 + ((high & 0x3ff) << 10) + (low & 0x3ff)).toString(16)}}`;
    });
}

/** Whether nothing has to match after the token at `at`, so that it may consume a line break. */
function isLast(tokens: readonly string[], at: number): boolean {
  let next = at + 1;
  while (next < tokens.length) {
    if (tokens[next] === '|') next = endOfGroup(tokens, next);
    if (next === tokens.length) return true;
    // A repetition follows a group.
    if (tokens[next] !== ')') return false;
    next += 1;
  }
  return true;
}

/** The end of the group that contains the token at `at`. */
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
