import { isDeepStrictEqual } from 'node:util';
import { validateValue } from '../../runtime/schema/index.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { wrongValues } from '../../runtime/shape/wrong-values.ts';
import { valuesFor } from './values.ts';
import type { Accepts } from './values.ts';

/**
 * A value that `first` accepts and `second` refuses; `undefined` when none is found. The kernel itself
 * judges values at the edges of both schemas, so no keyword is explained here a second time.
 */
export function witness(first: Schema, second: Schema, accepts: Accepts = isAccepted): unknown {
  if (!differ(first, second)) return undefined;
  const candidates = [
    ...valuesFor(first, second, isAccepted),
    ...valuesFor(second, first, isAccepted),
  ];
  return candidates.find(
    (value) => accepts(value, first) && !accepts(value, second) && value !== undefined,
  );
}

/** Whether two schemas differ in more than what they say to people. */
export function differ(first: Schema, second: Schema): boolean {
  return !isDeepStrictEqual(rulesOf(first), rulesOf(second));
}

/** Whether a request may send the value. */
export function isAccepted(value: unknown, schema: Schema): boolean {
  if (isSilent(schema)) return true;
  return validateValue(value, schema, 'value') === null;
}

/** Whether an answer may show the value: `"7"` is sent for 7, and is no 7 for those who read it. */
export function isShown(value: unknown, schema: Schema): boolean {
  for (const _ of wrongValues(value, schema)) return false;
  return true;
}

/** Whether nothing is said of a value. */
function isSilent({ type, anyOf, oneOf }: Schema): boolean {
  return type === undefined && !anyOf && !oneOf;
}

const toPeople: ReadonlySet<string> = new Set([
  ...['title', 'description', 'default', 'context', 'readonly', 'arg_options', 'whole', 'answers'],
  ...['validate_callback', 'sanitize_callback', 'accepts', 'show_in_index'],
]);

/** A schema without what no value is judged by. */
function rulesOf(schema: Schema): unknown {
  const rules = Object.entries(schema).filter(
    ([keyword, value]) =>
      !toPeople.has(keyword) &&
      !keyword.startsWith('x-') &&
      !(keyword === 'required' && value === false),
  );
  return Object.fromEntries(rules.map(([keyword, value]) => [keyword, ruleOf(keyword, value)]));
}

function ruleOf(keyword: string, value: unknown): unknown {
  switch (keyword) {
    case 'properties':
    case 'patternProperties': {
      // The keyword holds schemas by name.
      const entries = Object.entries(value as { [name: string]: Schema });
      return Object.fromEntries(entries.map(([name, schema]) => [name, rulesOf(schema)]));
    }
    case 'anyOf':
    case 'oneOf':
      return (value as readonly Schema[]).map(rulesOf); // as the keyword says
    case 'items':
    case 'additionalProperties':
      return typeof value === 'object' ? rulesOf(value as Schema) : value; // as the keyword says
    case 'enum':
    case 'required':
      // In whatever order they are written.
      return Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value;
    default:
      return value;
  }
}
