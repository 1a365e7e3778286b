import { counted, failingTo } from '../failure.ts';
import type { Failure } from '../types.ts';
import { characterCount } from '../values/text.ts';

const tooLong = failingTo<number>(
  'rest_too_long',
  (most) => `must have at most ${counted(most, 'character', 'characters')}`,
);

/** `maxLength` (4.7), in characters. Takes text. */
export function maxLength(value: unknown, most: number, param: string): Failure {
  const text = value as string; // checked by `string` before
  // A character is one unit or two, which mostly decides without counting.
  if (text.length <= most) return null;
  if (text.length <= 2 * most && characterCount(text) <= most) return null;
  return tooLong(param, most);
}
