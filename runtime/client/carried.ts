import type { Entry } from './input.ts';

/**
 * Whether a query, or a form, carries a value as it is. It has no null and no empty list or map within others, a name of
 * brackets would end early, and positions as names make a list. Which type a text has is not asked here.
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

/** Whether a value is a text, or a list or map that is not empty, of such values. */
export function isOfTexts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'string';
  if (value instanceof Date) return true;
  const members: readonly unknown[] = Object.values(value);
  return members.length > 0 && members.every(isOfTexts);
}

/** Throws a `TypeError` that names a parameter whose value no request can carry: half of a surrogate pair, or no number of JSON. */
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
