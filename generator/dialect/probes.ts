import { validateValue } from '../../runtime/schema/validate.ts';
import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import { branchesOf } from './branches.ts';
import { merged } from './merge.ts';

/** How many values are tried for a schema within another one. */
const MOST = 100;

/**
 * Some values of JSON that a schema describes, one of each kind that a text could be taken for another: they show what
 * becomes of values on their way.
 */
export function probesOf(schema: Schema): readonly unknown[] {
  const ways = branchesOf(schema)?.map(merged) ?? [];
  const found = ways.flatMap((way) => plainProbes(way));
  const known = new Map(found.map((value) => [JSON.stringify(value), value]));
  return [...known.values()].filter((value) => validateValue(value, schema, '') === null);
}

function plainProbes(schema: Schema): readonly unknown[] {
  if (schema.enum) return schema.enum;
  // Where nothing is said, anything may stand.
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

/** What may stand where nothing is said. */
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
