import { copyOf, dataProblem, readRegistered, schemaProblem } from '../schema/index.ts';
import type { Checked } from '../schema/index.ts';
import { isMap } from '../schema/values/containers.ts';
import type { AdditionalField } from './additional-fields.ts';

/** A field as it can be used: code that no compiler sees can register anything. */
export function checkedField(
  types: readonly unknown[],
  attribute: unknown,
  field: AdditionalField,
): Checked<AdditionalField> {
  return readRegistered(() => {
    const value = copyOf(field);
    const problem = problemOf(types, attribute, value);
    return problem === null ? { value } : { problem };
  });
}

function problemOf(types: readonly unknown[], attribute: unknown, field: unknown): string | null {
  if (![...types, attribute].every((name) => typeof name === 'string'))
    return 'Object types and field names must be strings.';
  if (!isMap(field)) return 'The field must be a map.';
  for (const name of ['get_callback', 'update_callback'])
    if (!isCallback(field[name])) return `${name} must be a function.`;
  const { schema } = field;
  if (schema === undefined || schema === null) return null;
  const { arg_options: options, ...shown } = isMap(schema) ? schema : {};
  return (
    (isMap(schema) ? null : 'schema must be a schema.') ??
    schemaProblem(shown, 'schema') ??
    dataProblem(shown, 'schema') ??
    optionsProblem(options)
  );
}

/** Options are those of an argument: its keywords, and callbacks. */
function optionsProblem(options: unknown): string | null {
  if (options === undefined || options === null) return null;
  if (!isMap(options)) return 'arg_options must be a map.';
  const { validate_callback: validate, sanitize_callback: sanitize, ...schema } = options;
  if (![validate, sanitize].every((one) => typeof one === 'string' || isCallback(one)))
    return 'A callback of arg_options must be a function or the name of one.';
  return schemaProblem(schema, 'arg_options') ?? dataProblem(schema, 'arg_options');
}

function isCallback(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'function';
}
