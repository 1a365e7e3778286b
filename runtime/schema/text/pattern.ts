// A schema has few patterns, and they are asked for with every value.
const known = new Map<string, RegExp | null>();

/** Whether the expression of a schema is found in `text` (4.7). One that is no expression never is. */
export function matchesPattern(text: string, expression: string): boolean {
  let compiled = known.get(expression);
  if (compiled === undefined) {
    compiled = compilePattern(expression);
    known.set(expression, compiled);
  }
  return compiled !== null && compiled.test(text);
}

/**
 * The expression in unicode mode; `null` when it is none. It is read as schemas have always meant it:
 * `$` also stands before a line break that ends the text, `.` is all but `\n`, and what unicode mode
 * refuses but others take as it stands (`\#`, a lone `]`) is a character.
 */
export function compilePattern(expression: string): RegExp | null {
  try {
    return new RegExp(expression.replace(TOKEN, adapted), 'u');
  } catch {
    return null;
  }
}

// An escape, a class, the start of a named group, a number of times, or a character that stands alone.
const TOKEN =
  /\\[pPux]\{[^}]*\}|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?P<|\{\d+(?:,\d*)?\}|[$.\]{}]/g;

const spellings: ReadonlyMap<string, string> = new Map([
  ['$', '(?=\\n?$)'],
  ['\\Z', '(?=\\n?$)'],
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
  const spelling = spellings.get(token);
  if (spelling !== undefined) return spelling;
  if (token.startsWith('\\x{')) return token.replace('\\x', '\\u');
  return token.startsWith('[')
    ? token.replace(/\\[\s\S]/g, withoutIdleEscape)
    : withoutIdleEscape(token);
}

function withoutIdleEscape(escape: string): string {
  return /^\\[^\w^$\\.*+?()[\]{}|/-]$/.test(escape) ? escape.slice(1) : escape;
}
