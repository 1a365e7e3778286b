import { isDeepStrictEqual } from 'node:util';
import { mapInner } from '../../runtime/schema/sub-schemas.ts';
import type { Schema } from '../../runtime/schema/types.ts';

/** Whether two schemas differ in keywords that affect validation. */
export function differ(one: Schema, other: Schema): boolean {
  return !isDeepStrictEqual(restrictionsOf(one), restrictionsOf(other));
}

/** Keywords that do not affect validation. */
export const annotations: ReadonlySet<string> = new Set([
  ...['$type', 'title', 'description', 'deprecated', 'examples', 'enumNames', 'enumDescriptions'],
  ...['default', 'context', 'readonly', 'arg_options', 'whole', 'answers'],
  ...['validate_callback', 'sanitize_callback', 'accepts', 'show_in_index', 'in', 'label', 'admin'],
]);

/** Returns the keywords that affect validation, without the order of values and names. */
export function restrictionsOf(schema: Schema): Schema {
  const rules = Object.entries(mapInner(schema, restrictionsOf)).filter(
    ([keyword, value]) =>
      !annotations.has(keyword) &&
      !keyword.startsWith('x-') &&
      !(keyword === 'required' && value === false),
  );
  return Object.fromEntries(
    rules.map(([keyword, value]) => {
      if (keyword === 'type') return [keyword, [value].flat()];
      const isSet = (keyword === 'enum' || keyword === 'required') && Array.isArray(value);
      return [keyword, isSet ? value.map((one) => JSON.stringify(one)).sort() : value];
    }),
  );
}
