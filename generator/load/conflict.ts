/** The two versions of a text with merge conflict markers. */
export interface Sides {
  readonly ours: string;
  readonly theirs: string;
}

const START = /^<{7}(?: |$)/m;
const BASE = /^\|{7}(?: |$)/;
const MIDDLE = /^={7}$/;
const END = /^>{7}(?: |$)/m;

/** Returns both versions of a text with conflict markers; `null` for a text without them. */
export function sidesOf(text: string): Sides | null {
  if (conflictAt(text) < 0) return null;
  const ours: string[] = [];
  const theirs: string[] = [];
  let within: 'both' | 'ours' | 'base' | 'theirs' = 'both';
  for (const line of text.split('\n')) {
    if (within === 'both' && START.test(line)) within = 'ours';
    else if (within === 'ours' && BASE.test(line)) within = 'base';
    else if ((within === 'ours' || within === 'base') && MIDDLE.test(line)) within = 'theirs';
    else if (within === 'theirs' && END.test(line)) within = 'both';
    else {
      if (within === 'both' || within === 'ours') ours.push(line);
      if (within === 'both' || within === 'theirs') theirs.push(line);
    }
  }
  return { ours: ours.join('\n'), theirs: theirs.join('\n') };
}

/** Returns the position of the first conflict marker; -1 for a text without conflicts. */
export function conflictAt(text: string): number {
  return END.test(text) ? text.search(START) : -1;
}
