import { validateValue } from '../../runtime/schema/validate.ts';
import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import { branchesOf } from './branches.ts';
import { merged } from './merge.ts';

/** Maximum number of values per inner schema. */
const MOST = 100;

/**
 * Returns JSON values that a schema accepts, including strings that look like other types. They show which values a request
 * changes.
 */
export function probesOf(schema: Schema): readonly unknown[] {
  const ways = branchesOf(schema)?.map(merged) ?? [];
  const found = ways.flatMap((way) => plainProbes(way));
  const known = new Map(found.map((value) => [JSON.stringify(value), value]));
  return [...known.values()].filter((value) => validateValue(value, schema, '') === null);
}

function plainProbes(schema: Schema): readonly unknown[] {
  if (schema.enum) return schema.enum;
  // A schema without a type accepts every value.
  if (schema.type === undefined) return ANY;
  const types = [schema.type].flat();
  return types.flatMap((type) => OF_TYPE[type](schema));
}

const OF_TYPE: { readonly [T in TypeName]: (schema: Schema) => readonly unknown[] } = {
  null: () => [null],
  boolean: () => [true, false],
  integer: ({ minimum, maximum }) => numbers([0, 1, 7], minimum, maximum),
  number: ({ minimum, maximum }) => numbers([0, 1, 7, 1.5], minimum, maximum),
  string: () => ['a', '1', 'true', '', 'a,b', '1.5', 'null'],
  array: ({ items = {}, minItems = 0 }) => {
    const values = probesOf(items);
    const filled = values
      .slice(0, MOST)
      .map((value) => Array.from({ length: Math.max(1, minItems) }, () => value));
    return [[], ...filled];
  },
  object: objects,
};

/** Values for a schema without a type. */
const ANY: readonly unknown[] = ['a', 1, true, null, {}, []];

function numbers(
  usual: readonly number[],
  minimum: number | undefined,
  maximum: number | undefined,
): readonly number[] {
  return [...usual, ...[minimum, maximum].flatMap((limit) => limit ?? [])];
}

function objects(schema: Schema): readonly unknown[] {
  const { properties = {}, additionalProperties: others } = schema;
  const members = Object.entries(properties).map(
    ([name, property]) => [name, probesOf(property)] as const,
  );
  const required = Object.fromEntries(
    members.flatMap(([name, values]) =>
      isRequired(name, schema) && values.length > 0 ? [[name, values[0]]] : [],
    ),
  );
  const ofMembers = members.flatMap(([name, values]) =>
    values.slice(0, MOST).map((value) => ({ ...required, [name]: value })),
  );
  const ofOthers = (
    typeof others === 'object' ? probesOf(others) : others === false ? [] : ANY
  ).slice(0, MOST);
  return [required, ...ofMembers, ...ofOthers.map((value) => ({ ...required, x: value }))];
}

function isRequired(name: string, { required, properties = {} }: Schema): boolean {
  return Array.isArray(required) ? required.includes(name) : properties[name]?.required === true;
}
