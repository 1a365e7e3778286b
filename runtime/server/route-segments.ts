/** A path, looked through once however many patterns it is held against. */
export interface SplitPath {
  readonly text: string;
  /** The same in small letters, as far as patterns know them: other letters than theirs stay as they are. */
  readonly lower: string;
  /** Where its segments start, each behind a slash. */
  readonly starts: readonly number[];
}

export function splitPath(text: string): SplitPath {
  return { text, lower: lowerCase(text), starts: startsOf(text) };
}

/** The segments of a path from one up to another, in either of its two forms. */
export function segmentsBetween(
  { starts }: SplitPath,
  text: string,
  from: number,
  to: number,
): string {
  const next = starts[to];
  return text.slice(starts[from], next === undefined ? text.length : next - 1);
}

// Every pattern of a route starts with a slash.
function startsOf(path: string): readonly number[] {
  const starts: number[] = [];
  if (!path.startsWith('/')) return starts;
  for (let slash = 0; slash >= 0; slash = path.indexOf('/', slash + 1)) starts.push(slash + 1);
  return starts;
}

// Patterns ignore the case of ASCII letters. What small letters are beside them, expressions see otherwise.
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower === text || !NOT_ASCII.test(text)) return lower;
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
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

/** Whether a pattern has nothing but letters and at most one group: nothing can be wrong with it. */
export function isSimple(pattern: string): boolean {
  return SIMPLE.test(pattern);
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

const TEXT = String.raw`[\w ~%!@&=:;,'"<>-]`;
const PLAIN = new RegExp(`^${TEXT}*$`);
const STARTS_ODD = /^[?*+{]/;
// Letters among which there cannot be a slash. Each of its characters is its own: a range between others
// could hold one.
const LETTERS = String.raw`(?:\\[dw]|\[(?:\\[dw.-]|a-z|A-Z|0-9|[\w.%@~])*-?\])`;
const NAME = String.raw`\?P?<([A-Za-z_]\w*)>`;
const GROUP = new RegExp(String.raw`^\((?:${NAME})?(${LETTERS}(?:[+*]|\{\d+(?:,\d*)?\})?)\)$`);
const SIMPLE = new RegExp(
  String.raw`^(?:/|${TEXT})*(?:\((?:${NAME})?${LETTERS}[+*]?\)(?:/|${TEXT})*)?$`,
);

// Thousands of routes have the same few groups.
const expressions = new Map<string, RegExp | null>();
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
  const expression = source === undefined ? null : expressionFor(source);
  return expression && { name, expression };
}

/** `null`: a quantifier asks for more than its most. */
function expressionFor(source: string): RegExp | null {
  const known = expressions.get(source);
  if (known !== undefined) return known;
  const made = expressionOf(source);
  expressions.set(source, made);
  return made;
}

/** The expression of a whole text in any case; `null` when it is none. */
export function expressionOf(source: string): RegExp | null {
  try {
    return new RegExp(`^${source}$`, 'i');
  } catch {
    return null;
  }
}
