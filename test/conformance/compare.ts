import { comparedHeaders } from './headers.ts';
import { toPlainText } from './plain-text.ts';

/** The comparison rules of the records' README that apply to single files only. */
export interface Rules {
  /** Rendered text and links of pages are compared as plain text. */
  readonly plainText: boolean;
  /** Headers that every response has are removed from the expectation. */
  readonly constantHeaders: boolean;
}

export interface Difference {
  /** The path of the difference: `body.data.status`. */
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** The rules of a case file by its name. */
export function rulesOf(file: string): Rules {
  return {
    plainText: file === 'site' || file === 'scenario',
    constantHeaders: file !== 'http',
  };
}

/** Returns the first relevant difference; `null` if the response is as expected. */
export function findDifference(expected: unknown, got: unknown, rules: Rules): Difference | null {
  return differenceAt({ path: '', name: '', rules }, expected, got);
}

/** A member of a response: its path, and the name that selects the comparison. */
interface Place {
  readonly path: string;
  readonly name: string;
  readonly rules: Rules;
}

type Members = ReadonlyMap<string, unknown>;

function differenceAt(place: Place, expected: unknown, got: unknown): Difference | null {
  const differ = { path: place.path, expected, got };
  if (typeof expected === 'string')
    return typeof got === 'string' && isSameText(place, expected, got) ? null : differ;
  if (typeof expected !== 'object' || expected === null) return expected === got ? null : differ;
  if (typeof got !== 'object' || got === null) return differ;

  if (place.name === 'headers') {
    const [wanted, made] = [expected, got].map((headers) =>
      comparedHeaders(membersOf(headers), place.rules),
    );
    // In headers, `<…>` encloses a URL, not a tag.
    const plain = { ...place, rules: { ...place.rules, plainText: false } };
    return memberDifference(plain, wanted ?? NONE, made ?? NONE);
  }
  const [wanted, made] = [membersOf(expected), membersOf(got)];
  // The reference system has one container type: an empty list equals an empty map.
  const isEmpty = wanted.size === 0 && made.size === 0;
  if (!isEmpty && Array.isArray(expected) !== Array.isArray(got)) return differ;
  return memberDifference(place, wanted, made);
}

function memberDifference(place: Place, expected: Members, got: Members): Difference | null {
  for (const name of new Set([...expected.keys(), ...got.keys()])) {
    const member = memberAt(place, name);
    if (expected.has(name) !== got.has(name))
      return { path: member.path, expected: expected.get(name), got: got.get(name) };
    const difference = differenceAt(member, expected.get(name), got.get(name));
    if (difference) return difference;
  }
  return null;
}

// An item is compared by the name of its list: the links in `*.link` are links.
function memberAt({ path, name, rules }: Place, member: string): Place {
  return {
    path: path === '' ? member : `${path}.${member}`,
    name: /^\d+$/.test(member) ? name : (member.split('.').at(-1) ?? ''),
    rules,
  };
}

const NONE: Members = new Map();

function membersOf(value: object): Members {
  return new Map(Object.entries(value));
}

function isSameText(place: Place, expected: string, got: string): boolean {
  const { name, rules } = place;
  if (expected === '*') return got !== '';
  if (expected === got) return true;
  if (rules.plainText && (name === 'rendered' || name === 'link'))
    return toPlainText(expected) === toPlainText(got);
  if (name === 'location')
    return expected.endsWith('/*') && isNumberAfter(expected.slice(0, -1), got);
  return name === 'text' && isSameCall(place, expected, got);
}

function isNumberAfter(prefix: string, text: string): boolean {
  return text.startsWith(prefix) && /^\d+$/.test(text.slice(prefix.length));
}

// JSONP `/**/name(…)` is compared as the JSON inside the call.
function isSameCall(place: Place, expected: string, got: string): boolean {
  const [wanted, made] = [callOf(expected), callOf(got)];
  if (!wanted || !made || wanted.name !== made.name) return false;
  return differenceAt(place, wanted.json, made.json) === null;
}

function callOf(text: string): { name: string; json: unknown } | null {
  const match = /^\/\*\*\/([^(]*)\((.*)\)$/s.exec(text);
  if (!match) return null;
  try {
    const json: unknown = JSON.parse(match[2] ?? '');
    return { name: match[1] ?? '', json };
  } catch {
    return null;
  }
}
