/**
 * What takes together as long as the pattern, where that begins with look-aheads (`^(?=.*\d).{8,}$`): what each looks
 * for, and the rest. Where it begins, each is tried once, and none again when what follows fails. `null` for any other.
 */
export function lookedForInTurn(source: string): readonly string[] | null {
  let rest = source.slice(1);
  // What a look-ahead has caught would be missing where that is repeated.
  if (!source.startsWith('^') || !LOOK_AHEAD.test(rest) || BACKREFERENCE.test(source)) return null;
  const parts: string[] = [];
  while (LOOK_AHEAD.test(rest)) {
    const end = endOfGroup(rest);
    // One that is repeated is tried again.
    if (end === null || /^[*+?{]/.test(rest.slice(end))) return null;
    parts.push(`^(?:${rest.slice(3, end - 1)})`);
    rest = rest.slice(end);
  }
  return [...parts, `^${rest}`];
}

const LOOK_AHEAD = /^\(\?[=!]/;
const BACKREFERENCE = /\\(?:[1-9]|k<)/;
const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|[^\\[]/gsu;

/** Where the group that a pattern begins with ends. */
function endOfGroup(pattern: string): number | null {
  let depth = 0;
  for (const { 0: token, index } of pattern.matchAll(TOKEN)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return null;
}
