import { itemRule, lengthsOf } from '../../runtime/schema/keywords/array.ts';
import { memberRule, requiredNames } from '../../runtime/schema/keywords/object.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { isEqual } from '../../runtime/schema/values/equality.ts';
import { annotations as ANNOTATIONS } from './restrictions.ts';
import { branchesOfAll, sharedTypes } from './branches.ts';
import type { Branch } from './branches.ts';

/** A schema that no value passes. */
export const NEVER: Schema = { type: 'string', enum: [] };

/** Returns one schema for the values that pass every schema of a branch. */
export function merged(branch: Branch): Schema {
  const [first = {}, ...others] = branch;
  if (others.length === 0) return first;
  const named = branch.find(({ $type }) => $type !== undefined);
  if (named && branch.every((schema) => schema === named || !restricts(schema, named)))
    return named;
  const types = sharedTypes(branch);
  if (types.length === 0) return NEVER;
  const isTyped = branch.some(({ type }) => type !== undefined);
  const [only, ...more] = types;
  const { $type: _name, ...limits } = others.reduce<Schema>(withLimits, first);
  return {
    ...limits,
    ...(isTyped && { type: more.length === 0 && only !== undefined ? only : types }),
    ...itemsOf(branch),
    ...(branch.some(speaksOfMembers) && members(branch)),
  };
}

/** Whether a schema restricts the values of a named type: it has more than annotations, and types that include those of the type. */
function restricts({ type, ...others }: Schema, { type: known = [] }: Schema): boolean {
  const isIdle = ([keyword, value]: [string, unknown]): boolean =>
    ANNOTATIONS.has(keyword) ||
    keyword === 'optional' ||
    (keyword === 'required' && typeof value === 'boolean');
  if (!Object.entries(others).every(isIdle)) return true;
  return type !== undefined && ![known].flat().every((name) => [type].flat().includes(name));
}

/** Returns a schema for the values that pass all of some schemas, whatever alternatives these have. */
function conjunction(schemas: readonly Schema[]): Schema {
  const [only, ...others] = schemas;
  if (!only) return {};
  if (others.length === 0) return only;
  const branches = branchesOfAll(schemas);
  // With too many ways, the first schema is what is said.
  if (!branches) return only;
  const [one, ...more] = branches.map(merged);
  return one && more.length === 0 ? one : { anyOf: [...(one ? [one] : []), ...more] };
}

/** Returns the keywords about items for lists that pass every schema of a branch. */
function itemsOf(branch: Branch): Schema {
  const items = branch.flatMap(({ items }) => items ?? []);
  const length = Math.max(...branch.map(({ prefixItems = [] }) => prefixItems.length));
  if (length === 0) return items.length > 0 ? { items: conjunction(items) } : {};
  const limits = branch.map(lengthsOf);
  const most = Math.min(...limits.map(({ maxItems = Infinity }) => maxItems));
  const prefix = Array.from({ length: Math.min(length, most) }, (_, at) =>
    conjunction(branch.flatMap((schema) => itemRule(at, schema) ?? [])),
  );
  return {
    prefixItems: prefix,
    minItems: Math.max(...limits.map(({ minItems = 0 }) => minItems)),
    ...(most < Infinity && { maxItems: most }),
    ...(most > length && { items: conjunction(items) }),
  };
}

function speaksOfMembers(schema: Schema): boolean {
  const { properties, patternProperties, additionalProperties, required } = schema;
  const words = [properties, patternProperties, additionalProperties];
  return words.some((word) => word !== undefined) || Array.isArray(required);
}

function members(branch: Branch): Schema {
  const required = [...new Set(branch.flatMap(requiredNames))];
  const declared = new Set(branch.flatMap(({ properties = {} }) => Object.keys(properties)));
  const properties = [...new Set([...declared, ...required])].map(
    (name) => [name, memberOf(name, branch)] as const,
  );
  return {
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    required,
    ...others(branch),
  };
}

function memberOf(name: string, branch: Branch): Schema {
  const rules = branch.map((schema) => memberRule(name, schema));
  if (rules.includes(false)) return NEVER;
  const found = rules.filter((rule) => typeof rule === 'object');
  const said = found.find(({ description }) => description !== undefined)?.description;
  const isOptional = found.length > 0 && found.every(({ optional }) => optional === true);
  const { optional: _optional, required: names, ...member } = conjunction(found);
  return {
    ...(said !== undefined && { description: said }),
    ...member,
    // The flag is about the object around it.
    ...(Array.isArray(names) && { required: names }),
    ...(isOptional && { optional: true }),
  };
}

/** The members that have no name of their own. */
function others(branch: Branch): Schema {
  const rules = branch.flatMap(({ additionalProperties: rule }) => rule ?? []);
  const patterns = branch.flatMap(({ patternProperties }) => patternProperties ?? []);
  const schemas = rules.filter((rule) => typeof rule === 'object');
  const isClosed = branch.some(
    ({ additionalProperties, patternProperties }) =>
      additionalProperties === false && patternProperties === undefined,
  );
  if (isClosed) return { additionalProperties: false, patternProperties: {} };
  return {
    ...(patterns.length > 0 && {
      patternProperties: Object.fromEntries(patterns.flatMap((each) => Object.entries(each))),
    }),
    ...(rules.length > 0 && {
      additionalProperties: rules.includes(false)
        ? false
        : schemas.length === 0 || conjunction(schemas),
    }),
  };
}

const LIMITS = [
  ...(['minLength', 'minItems', 'minProperties'] as const),
  ...(['maxLength', 'maxItems', 'maxProperties'] as const),
];

function withLimits(one: Schema, other: Schema): Schema {
  const narrower = LIMITS.flatMap((keyword) => {
    const [a, b] = [one[keyword], other[keyword]];
    if (a === undefined || b === undefined) return [];
    return [[keyword, keyword.startsWith('min') ? Math.max(a, b) : Math.min(a, b)] as const];
  });
  return {
    ...other,
    ...one,
    ...Object.fromEntries(narrower),
    ...bound(one, other, 'minimum', 'exclusiveMinimum', 1),
    ...bound(one, other, 'maximum', 'exclusiveMaximum', -1),
    ...(one.enum &&
      other.enum && {
        enum: one.enum.filter((value) => other.enum?.some((each) => isEqual(value, each))),
      }),
  };
}

function bound(
  one: Schema,
  other: Schema,
  limit: 'minimum' | 'maximum',
  exclusive: 'exclusiveMinimum' | 'exclusiveMaximum',
  sign: 1 | -1,
): Schema {
  const [a, b] = [one[limit], other[limit]];
  if (a === undefined || b === undefined || a === b) {
    const isExclusive = [one, other].some((each) => each[limit] !== undefined && each[exclusive]);
    return isExclusive ? { [exclusive]: true } : {};
  }
  const [narrow, from] = a * sign > b * sign ? [a, one] : [b, other];
  return { [limit]: narrow, [exclusive]: from[exclusive] ?? false };
}
