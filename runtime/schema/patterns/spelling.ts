/**
 * Translates the expression of a schema to the unicode mode of JavaScript, with the meaning of 4.7: `$` also matches
 * before a line break at the end, `.` matches anything but `\n`, and characters that only unicode mode requires to be
 * escaped, or refuses to be (`\#`, a lone `]`), are literals.
 */
export function spelled(expression: string): string {
  return expression.replace(TOKEN, (token) => spellings.get(token) ?? adapted(token));
}

/** The expression with the `$` of JavaScript, which does not change how long matching takes. */
export function spelledForJudging(expression: string): string {
  return expression.replace(TOKEN, (token) =>
    token === '$' || token === '\\Z' ? '$' : (spellings.get(token) ?? adapted(token)),
  );
}

/** Returns the expression with the `$` of JSON Schema, which only matches at the end. */
export function withExactEnd(expression: string): string {
  return expression.replace(TOKEN, (token) => (token === '$' ? '\\z' : token));
}

/** The expression of `$`: the end of the text, or before a line break there. */
export const END = '(?=\\n?$)';

// An escape, a class, the start of a named group, a repetition, or a special character.
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
  // Unicode mode allows it in a class only.
  ['\\-', '-'],
]);

function adapted(token: string): string {
  if (token.startsWith('\\x{')) return token.replace('\\x', '\\u');
  return token.replace(/\\[\s\S]/g, withoutIdleEscape);
}

function withoutIdleEscape(escape: string): string {
  return /\\[^\w^$\\.*+?()[\]{}|/-]/.test(escape) ? escape.slice(1) : escape;
}
