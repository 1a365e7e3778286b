import { END } from './spelling.ts';

/** An escape of the unicode mode of JavaScript; a surrogate pair is one escape. */
const ESCAPE =
  /\\u\{[^}]*\}|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[a-zA-Z]|\\[pP]\{[^}]*\}|\\[\s\S]/
    .source;

const MEMBER = new RegExp(`${ESCAPE}|[\\s\\S]`, 'gu');
/** Every character, in the brackets of a class. */
const ANYTHING = '\\x{0}-\\x{10FFFF}';

// JavaScript has more white space than RE2.
const BLANKS =
  '\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}';
const ALL_BUT_BLANKS =
  '\\x{0}-\\x{8}\\x{e}-\\x{1f}!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}' +
  '\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10FFFF}';

const CONTROLS: { readonly [escape: string]: number } = {
  '\\0': 0x00,
  // Only in a class.
  '\\b': 0x08,
  '\\t': 0x09,
  '\\n': 0x0a,
  '\\v': 0x0b,
  '\\f': 0x0c,
  '\\r': 0x0d,
};

/** Translates the members of a class to RE2; `null` if that is not possible. */
function membersOf(text: string): string | null {
  const members = text.match(MEMBER) ?? [];
  const parts: (string | null)[] = [];
  for (let at = 0; at < members.length; at += 1) {
    const [first = '', dash, last] = members.slice(at, at + 3);
    if (dash === '-' && last !== undefined) {
      parts.push(`${character(first)}-${character(last)}`);
      at += 2;
    } else parts.push(set(first) ?? character(first));
  }
  return parts.includes(null) ? null : parts.join('');
}

function set(token: string): string | null {
  if (/\\[dDwW]/.test(token) || /\\[pP]\{[A-Z][a-z]?\}/.test(token)) return token;
  if (token === '\\s') return BLANKS;
  if (token === '\\S') return ALL_BUT_BLANKS;
  const script = /\\([pP])\{(?:sc|Script)=(\w+)\}/.exec(token);
  return script ? `\\${script[1]}{${script[2]}}` : null;
}

function character(token: string): string | null {
  const code = codeOf(token);
  return code === null ? null : `\\x{${code.toString(16)}}`;
}

function codeOf(token: string): number | null {
  if (!token.startsWith('\\')) return token.codePointAt(0) ?? null;
  const control = Object.hasOwn(CONTROLS, token) ? CONTROLS[token] : undefined;
  if (control !== undefined) return control;
  if (token.startsWith('\\c')) return token.charCodeAt(2) % 32;
  if (/\\[ux]./s.test(token)) {
    const units = token.match(/[\da-fA-F]+/g) ?? [];
    const codes = units.map((unit) => Number.parseInt(unit, 16));
    return codes.length === 1 ? (codes[0] ?? null) : pairOf(codes);
  }
  // The rest are escaped characters and references.
  return /\\[A-Za-z1-9]/.test(token) ? null : (token.codePointAt(1) ?? null);
}

function pairOf(units: readonly number[]): number | null {
  return String.fromCharCode(...units).codePointAt(0) ?? null;
}

/** Translates an expression, as `spelled` returns it, to RE2; `null` if RE2 lacks a feature: look-around, back-references. */
export function linearSource(source: string): string | null {
  const tokens = source.match(TOKEN) ?? [];
  const parts = tokens.map((token, at) => partOf(token, tokens, at));
  return parts.includes(null) ? null : parts.join('');
}

// The end of the text, an escape, a class, the start of a group, a repetition, or a character.
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
const NON_CAPTURING = /^\((?:\?:|\?<[^=!].*)?$/su;
const QUANTIFIER = /^(?:[*+?]\??|\{\d.*)$/u;
const SAME = /^(?:[\^|)]|\\[bB])$/u;

function partOf(token: string, tokens: readonly string[], at: number): string | null {
  if (token === END) return isLast(tokens, at) ? '(?:\\n?\\z)' : null;
  if (token === '$') return '\\z';
  if (token === '[]') return `[^${ANYTHING}]`;
  if (token === '[^]') return `[${ANYTHING}]`;
  if (SAME.test(token) || QUANTIFIER.test(token)) return token;
  // Groups need not capture.
  if (token.startsWith('(')) return NON_CAPTURING.test(token) ? '(?:' : null;
  const [members, isNegated] = token.startsWith('[')
    ? [membersOf(token.replace(/^\[\^?|\]$/g, '')), token.startsWith('[^')]
    : [membersOf(token), false];
  return members === null ? null : `[${isNegated ? '^' : ''}${members}]`;
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
