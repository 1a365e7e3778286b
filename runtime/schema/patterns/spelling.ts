/**
 * The expression of a schema as JavaScript spells it in unicode mode. It is read as schemas have always
 * meant it (4.7): `$` also stands before a line break that ends the text, `.` is all but `\n`, and what
 * unicode mode refuses but others take as it stands (`\#`, a lone `]`) is a character.
 */
export function spelled(expression: string): string {
  return expression.replace(TOKEN, (token) => spellings.get(token) ?? adapted(token));
}

/** The same with `$` as JavaScript has it: how a text keeps it busy does not turn on that. */
export function spelledForJudging(expression: string): string {
  return expression.replace(TOKEN, (token) =>
    token === '$' || token === '\\Z' ? '$' : (spellings.get(token) ?? adapted(token)),
  );
}

/** What `$` is spelled: the end of the text, or before a line break there. */
export const END = '(?=\\n?$)';

// An escape, a class, the start of a named group, a number of times, or a character that stands alone.
const TOKEN =
  /\\[pPux]\{[^}]*\}|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?P<|\{\d+(?:,\d*)?\}|[$.\]{}]/g;

const spellings: ReadonlyMap<string, string> = new Map([
  ['$', END],
  ['\\Z', END],
  ['\\z', '$'],
  ['\\A', '^'],
  ['.', '[^\\n]'],
  ['(?P<', '(?<'],
  [']', '\\]'],
  ['{', '\\{'],
  ['}', '\\}'],
  // Needed in a class, refused outside.
  ['\\-', '-'],
]);

function adapted(token: string): string {
  if (token.startsWith('\\x{')) return token.replace('\\x', '\\u');
  return token.replace(/\\[\s\S]/g, withoutIdleEscape);
}

function withoutIdleEscape(escape: string): string {
  return /\\[^\w^$\\.*+?()[\]{}|/-]/.test(escape) ? escape.slice(1) : escape;
}
