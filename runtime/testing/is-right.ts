import { withNoticesNow } from '../errors/notices.ts';
import { isMissing, validateValue } from '../schema/index.ts';
import type { Schema } from '../schema/types.ts';
import { wrongValues } from '../shape/wrong-values.ts';

/** Whether an answer may hold `value`: the kernel accepts it, and would make nothing else of it. */
export function isRight(value: unknown, schema: Schema): boolean {
  // Without a type anything passes, which the kernel would tell of.
  if (isMissing(schema.type) && !schema.anyOf && !schema.oneOf) return true;
  return withNoticesNow(
    () => undefined,
    () => {
      for (const _ of wrongValues(value, schema)) return false;
      return validateValue(value, schema, 'value') === null;
    },
  );
}
