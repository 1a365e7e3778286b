import type { Entry } from './input.ts';

/**
 * Whether a query or a form can carry a value unchanged, apart from the types of its texts. It cannot carry null, an empty
 * list or map inside another one, names with brackets, or a map whose names are positions (it arrives as a list).
 */
export function isCarriedAsText(name: string, value: unknown): boolean {
  return PLAIN_NAME.test(name) && isText(value);
}

/** Blanks, dots and brackets of names are replaced by underscores. */
const PLAIN_NAME = /^[^\s.[\]\0]+$/;
const INNER_NAME = /^[^[\]\0]+$/;

function isText(value: unknown): boolean {
  if (value === null) return false;
  if (typeof value !== 'object' || value instanceof Date) return true;
  if (Array.isArray(value)) return value.every(isText);
  const names = Object.keys(value).filter((name) => memberOf(value, name) !== undefined);
  const isList = names.length > 0 && names.every((name, position) => name === String(position));
  return !isList && names.every((name) => INNER_NAME.test(name) && isText(memberOf(value, name)));
}

function memberOf(value: object, name: string): unknown {
  return Reflect.get(value, name);
}

/** Whether a value is a string, or a non-empty list or map of such values. */
export function isOfTexts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'string';
  if (value instanceof Date) return true;
  const members: readonly unknown[] = Object.values(value);
  return members.length > 0 && members.every(isOfTexts);
}

/** Throws a `TypeError` that names a parameter with a value that no request can carry: a lone surrogate, or a number that JSON lacks. */
export function assertCarried(entries: readonly Entry[]): void {
  for (const [name, value] of entries) {
    const problem = problemOf(name) ?? problemOf(value);
    if (problem !== null) throw new TypeError(`${name} cannot be sent: it contains ${problem}.`);
  }
}

function problemOf(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
      return HALF_PAIR.test(value) ? 'half of a surrogate pair' : null;
    case 'number':
      return Number.isFinite(value) ? null : String(value);
    case 'bigint':
      return 'a BigInt';
    case 'object':
      return value === null || value instanceof Date ? null : problemIn(value);
    default:
      return null;
  }
}

function problemIn(value: object): string | null {
  for (const [name, member] of Object.entries(value)) {
    const problem = problemOf(name) ?? problemOf(member);
    if (problem !== null) return problem;
  }
  return null;
}

const HALF_PAIR = /\p{Surrogate}/u;
