import fc from 'fast-check';
import { sanitizeValue } from '../schema/index.ts';
import type { Schema } from '../schema/types.ts';
import { isRight } from '../testing/index.ts';
import { arbitraryOf } from './arbitrary.ts';
import { Passing } from './passing.ts';
import { matching } from './texts.ts';

/** The expressions of the groups of a route, by name: `{ id: '[\\d]+' }`. */
export interface Groups {
  readonly [name: string]: string;
}

/** Values that a schema accepts and that an address can hold where a route has a group of this expression. */
export function inPath(schema: Schema, expression: string): fc.Arbitrary<unknown> {
  const source = `^(?:${expression.replaceAll('(?P<', '(?<')})$`;
  // In any case, as routes are matched.
  const whole = new RegExp(source, 'i');
  const read = matching(source).map((text) => sanitizeValue(text, schema, 'value'));
  return new Passing(
    fc.oneof(read, arbitraryOf(schema, 'required')),
    (value) => isWritable(value) && whole.test(String(value)) && isRight(value, schema),
    () => {
      throw new Error(`inPath: no match of ${expression} is valid for ${JSON.stringify(schema)}`);
    },
  );
}

/** Whether an address has a way to write the value as a segment of its own. */
function isWritable(value: unknown): boolean {
  return typeof value !== 'object' && !['', '.', '..'].includes(String(value));
}
