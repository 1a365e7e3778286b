/** The two versions between which a merge has left a choice; `null` where there is none to make. */
export interface Sides {
  readonly ours: string;
  readonly theirs: string;
}

const START = /^<{7}(?: |$)/;
const BASE = /^\|{7}(?: |$)/;
const MIDDLE = /^={7}$/;
const END = /^>{7}(?: |$)/;

/** Takes the versions of a text with conflict markers apart; `null` when it has none. */
export function sidesOf(text: string): Sides | null {
  if (!hasMarker(text)) return null;
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

/** Where the first conflict of a text begins; -1 when there is none. */
export function conflictAt(text: string): number {
  if (!hasMarker(text)) return -1;
  return /^<{7}(?: |$)/m.exec(text)?.index ?? -1;
}

function hasMarker(text: string): boolean {
  return /^<{7}(?: |$)/m.test(text) && /^>{7}(?: |$)/m.test(text);
}
