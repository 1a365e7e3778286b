import type { Span, TextFile } from '../diagnostics/diagnostic.ts';

/** A conflict with its two versions. The version that both come from, if git prints it, is between them. */
const CONFLICT =
  /^<{7}(?: .*)?\n([^]*?)(?:^\|{7}(?: .*)?\n[^]*?)?^={7}\n([^]*?)^>{7}(?: .*)?(?:\n|$)/gm;

/** Returns both versions of a text with conflict markers; `null` for a text without them. */
export function sidesOf(text: string) {
  if (firstMarkerIn(text) < 0) return null;
  return { ours: text.replaceAll(CONFLICT, '$1'), theirs: text.replaceAll(CONFLICT, '$2') };
}

/** Returns the position of the first conflict marker of a file; `null` without conflicts. */
export function conflictIn(file: TextFile): Span | null {
  const start = firstMarkerIn(file.text);
  return start < 0 ? null : { file, start, end: start + '<<<<<<<'.length };
}

function firstMarkerIn(text: string): number {
  return /^>{7}(?: |$)/m.test(text) ? text.search(/^<{7}(?: |$)/m) : -1;
}
