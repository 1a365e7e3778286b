/** A path, split once however many patterns it is held against. */
export interface SplitPath {
  readonly text: string;
  readonly segments: readonly string[];
  /** The same in small letters. */
  readonly lower: readonly string[];
  /** Whether upper and lower case are as in patterns: theirs has other ideas of other letters. */
  readonly isAscii: boolean;
}

export function splitPath(text: string): SplitPath {
  const lowerText = text.toLowerCase();
  const segments = segmentsOf(text);
  const lower = lowerText === text ? segments : segmentsOf(lowerText);
  return { text, segments, lower, isAscii: !NOT_ASCII.test(text) };
}

// Every pattern of a route starts with a slash.
function segmentsOf(path: string): readonly string[] {
  return path.startsWith('/') ? path.slice(1).split('/') : [];
}

const NOT_ASCII = /[^\0-\x7f]/;

/** A segment of a pattern that is one group. */
export interface GroupSegment {
  /** `null`: what it catches has no name. */
  readonly name: string | null;
  /** What a segment has to be; there is one of it however many patterns have it. */
  readonly expression: RegExp;
}

/** What the segments of a pattern say of the paths that match it. */
export interface PatternSegments {
  /** From the start: the text of a segment in small letters, or a group. */
  readonly segments: readonly (string | GroupSegment)[];
  /** Whether these are all: a path that matches has as many, and no more. */
  readonly isWhole: boolean;
}

/** The segments at the start of a pattern that say what they match: text, or a group without slashes. */
export function patternSegments(pattern: string): PatternSegments {
  // A choice can be between whole paths.
  if (!pattern.startsWith('/') || pattern.includes('|')) return { segments: [], isWhole: false };
  const known: (string | GroupSegment)[] = [];
  for (const part of pattern.slice(1).split('/')) {
    const segment = PLAIN.test(part) ? part.toLowerCase() : groupSegment(part);
    // A quantifier that starts a segment speaks of the slash before it.
    if (segment === null)
      return { segments: known.slice(0, STARTS_ODD.test(part) ? -1 : undefined), isWhole: false };
    known.push(segment);
  }
  return { segments: known, isWhole: true };
}

const PLAIN = /^[\w ~%!@&=:;,'"<>-]*$/;
const STARTS_ODD = /^[?*+{]/;
// One group of letters among which there cannot be a slash. Each of its characters is its own: a range
// between others could hold one.
const GROUP =
  /^\((?:\?P?<([A-Za-z_]\w*)>)?((?:\\[dw]|\[(?:\\[dw.-]|a-z|A-Z|0-9|[\w.%@~])*-?\])(?:[+*]|\{\d+(?:,\d*)?\})?)\)$/;

const expressions = new Map<string, RegExp>();
// Thousands of routes have the same few groups.
const groups = new Map<string, GroupSegment | null>();

function groupSegment(part: string): GroupSegment | null {
  const known = groups.get(part);
  if (known !== undefined) return known;
  const read = readGroup(part);
  groups.set(part, read);
  return read;
}

function readGroup(part: string): GroupSegment | null {
  const [, name = null, source] = GROUP.exec(part) ?? [];
  if (source === undefined) return null;
  const expression = expressions.get(source) ?? new RegExp(`^${source}$`, 'i');
  expressions.set(source, expression);
  return { name, expression };
}
