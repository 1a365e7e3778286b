import { counted, failingTo } from '../failure.ts';
import type { Failure } from '../types.ts';
import { characterCount } from '../values/text.ts';

const tooShort = failingTo<number>(
  'rest_too_short',
  (least) => `must have at least ${counted(least, 'character', 'characters')}`,
);

/** `minLength` (4.7), in characters. Takes text. */
export function minLength(value: unknown, least: number, param: string): Failure {
  const text = value as string; // checked by `string` before
  // A character is one unit or two, so of long text none are counted.
  if (text.length >= 2 * least || characterCount(text) >= least) return null;
  return tooShort(param, least);
}
