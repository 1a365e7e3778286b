import { reportMisuse } from '../../../runtime/errors/index.ts';
import { reportPatterns } from '../../../runtime/schema/index.ts';
import type { Schema } from '../../../runtime/schema/index.ts';

const TYPES: readonly string[] = [
  ...['array', 'object', 'string', 'number', 'integer', 'boolean', 'null'],
];

/** Why the values of a registered meta key or setting cannot be shown; `null` when they can. */
export function valueProblem(schema: Schema): string | null {
  const types = typesOf(schema);
  const unknown = types.find((type) => !TYPES.includes(type));
  if (unknown !== undefined) return `Its type ${unknown} is not one of ${TYPES.join(', ')}.`;
  return types.includes('array') && schema.items === undefined
    ? 'An array needs the schema of its items in show_in_rest.schema.items.'
    : null;
}

/** Reports what the schema of a value accepts and loses: objects without properties, and patterns that match nothing. */
export function reportValue(fn: string, schema: Schema, name: string): void {
  reportPatterns(fn, schema, name);
  const { properties, patternProperties, additionalProperties = false } = schema;
  const isEmpty = !properties && !patternProperties && additionalProperties === false;
  if (typesOf(schema).includes('object') && isEmpty)
    reportMisuse(fn, `${name} is an object without properties: none of its members is shown.`);
}

function typesOf({ type = [] }: Schema): readonly string[] {
  return typeof type === 'string' ? [type] : type;
}
