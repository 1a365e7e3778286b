import fc from 'fast-check';
import type { Schema } from '../schema/types.ts';
import { textsMatching } from '../testing/index.ts';

/** Texts of a format or pattern; of several keywords one is followed. */
export function textOf({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined) return matching(pattern, minLength);
  const made = format === undefined ? undefined : formats.get(format);
  const bounds = {
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  };
  return made ? made() : fc.string(bounds);
}

/** Texts in which the pattern is found, where it can be written: those that fast-check makes of it, and plain ones. */
export function matching(pattern: string, minLength = 0): fc.Arbitrary<string> {
  const plain = [...textsMatching(pattern, minLength)];
  const made = ofPattern(pattern);
  if (plain.length === 0) return made ?? fc.string();
  const few = fc.constantFrom(...plain);
  return made ? fc.oneof({ arbitrary: made, weight: OFTEN }, { arbitrary: few, weight: 1 }) : few;
}

const OFTEN = 50;

/** `null` for what fast-check does not know, as to look around, and says by throwing. */
function ofPattern(pattern: string): fc.Arbitrary<string> | null {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

const formats: ReadonlyMap<string, () => fc.Arbitrary<string>> = new Map([
  ['date-time', () => dates()],
  ['email', () => fc.emailAddress()],
  ['uri', () => fc.webUrl()],
  ['ip', () => fc.oneof(fc.ipV4(), fc.ipV6())],
  ['uuid', () => fc.uuid()],
  ['hex-color', () => fc.stringMatching(/^#[0-9a-f]{6}$/)],
]);

function dates(): fc.Arbitrary<string> {
  const years = { min: new Date(Date.UTC(1971, 0)), max: new Date(Date.UTC(2100, 0)) };
  return fc.date({ ...years, noInvalidDate: true }).map((date) => date.toISOString().slice(0, 19));
}
