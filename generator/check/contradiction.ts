import { requiredNames } from '../../runtime/schema/keywords/object.ts';
import { validateValue } from '../../runtime/schema/validate.ts';
import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import { groupBy } from '../collections.ts';
import { branchesOf, branchesOfAll, sharedTypes } from '../dialect/branches.ts';
import type { Branch } from '../dialect/branches.ts';
import { differ } from '../dialect/restrictions.ts';
import { merged } from '../dialect/merge.ts';

/** Returns the alternatives of a schema that contradict its other keywords, each with the reason. */
export function deadAlternatives(schema: Schema, inherited: Schema['type']) {
  // The rule for `enum` reports each value.
  const { anyOf: _any, oneOf: _one, enum: _values, ...others } = schema;
  const type = schema.type ?? inherited;
  return (['anyOf', 'oneOf'] as const).flatMap((keyword) =>
    (schema[keyword] ?? []).flatMap((one, index) => {
      // An alternative that contradicts itself is reported at its own keywords.
      if (problemOf(one, type) !== null) return [];
      const reason = problemOf({ ...others, anyOf: [one] }, inherited);
      return reason === null ? [] : [{ keyword, index, reason }];
    }),
  );
}

/** Returns why no alternative of `anyOf` goes with one of `oneOf`; `null` if two do. */
export function crossProblem(schema: Schema, inherited: Schema['type']): string | null {
  const { enum: _values, ...others } = schema;
  return schema.anyOf && schema.oneOf ? problemOf(others, inherited) : null;
}

function problemOf(schema: Schema, inherited: Schema['type']): string | null {
  return commonProblem(branchesOf(schema, inherited)?.map(branchProblem) ?? []);
}

/** Returns the first problem if there is no way without one. */
function commonProblem(problems: readonly (string | null)[]): string | null {
  return problems.includes(null) ? null : (problems[0] ?? null);
}

function branchProblem(branch: Branch): string | null {
  const types = sharedTypes(branch);
  if (types.length === 0) {
    const named = branch.flatMap(({ type }) => (type === undefined ? [] : [[type].flat()]));
    return `nothing is both ${named.map((names) => names.join(' or ')).join(' and ')}`;
  }
  const problem = commonProblem(types.map((type) => typeProblem(type, branch)));
  return problem ?? (types.includes('object') ? memberProblem(branch) : null);
}

/** Returns a contradiction between the schemas of a member that several schemas of a branch declare. */
function memberProblem(branch: Branch): string | null {
  const members = branch.flatMap(({ properties = {} }) => Object.entries(properties));
  for (const [name, rules] of groupBy(members, ([key]) => key)) {
    const schemas = rules.map(([, rule]) => rule);
    // A schema that contradicts itself is reported at its own keywords.
    if (schemas.length < 2 || schemas.some((schema) => problemOf(schema, undefined) !== null))
      continue;
    const problem = commonProblem(branchesOfAll(schemas)?.map(branchProblem) ?? []);
    if (problem !== null) return `no value can have "${name}": ${problem}`;
  }
  return null;
}

function typeProblem(type: TypeName, branch: Branch): string | null {
  const whole = { ...merged(branch), type };
  const problem = emptyRange(whole) ?? tupleProblem(whole) ?? noMembers(whole);
  if (problem !== null || !whole.enum) return problem;
  const passes = (value: unknown): boolean =>
    branch.every((schema) => validateValue(value, { ...schema, type }, '') === null);
  return whole.enum.some(passes) ? null : 'no value of "enum" is allowed by every schema';
}

/** Returns a problem if `oneOf` contains every schema twice, so that no value matches exactly one. */
export function equalAlternatives({ oneOf = [] }: Schema): string | null {
  const isTwice = (one: Schema): boolean =>
    oneOf.some((other) => other !== one && other.$type === one.$type && !differ(one, other));
  if (oneOf.length === 0 || !oneOf.every(isTwice)) return null;
  return 'each schema of "oneOf" is equal to another one, so no value matches exactly one';
}

/** Pairs of keywords whose first value must not be greater than the second, and the types that they apply to. */
export const ranges = [
  ['minimum', 'maximum', ['number', 'integer']],
  ['minLength', 'maxLength', ['string']],
  ['minItems', 'maxItems', ['array']],
  ['minProperties', 'maxProperties', ['object']],
] as const;

function emptyRange(schema: Schema): string | null {
  for (const [lower, upper, types] of ranges) {
    const [least = -Infinity, most = Infinity] = [schema[lower], schema[upper]];
    if (isOf(schema, types) && least > most)
      return `"${lower}" is ${least} and "${upper}" is ${most}`;
  }
  return null;
}

/** Returns why a tuple cannot have as many items as `minItems` or `maxItems` require. */
export function tupleProblem(schema: Schema): string | null {
  const { minItems, maxItems = Infinity, items, prefixItems } = schema;
  if (!prefixItems) return null;
  // Without "minItems" a tuple has all of them.
  if (minItems === undefined && maxItems < prefixItems.length)
    return `"maxItems" is ${maxItems}, but "prefixItems" has ${prefixItems.length}`;
  if (!items && (minItems ?? 0) > prefixItems.length)
    return `"minItems" is ${minItems}, but "prefixItems" has ${prefixItems.length}`;
  return null;
}

/** Returns why required members are not allowed, or too many. */
export function noMembers(schema: Schema): string | null {
  const { properties = {}, patternProperties, additionalProperties } = schema;
  if (!isOf(schema, ['object'])) return null;
  const names = requiredNames(schema);
  const { minProperties = 0, maxProperties = Infinity } = schema;
  if (names.length > maxProperties)
    return `"required" has ${names.length} names, but "maxProperties" is ${maxProperties}`;
  if (additionalProperties !== false || patternProperties !== undefined) return null;
  const name = names.find((each) => !Object.hasOwn(properties, each));
  if (name !== undefined) return `"${name}" is required, but not an allowed property`;
  const count = Object.keys(properties).length;
  return minProperties > count
    ? `"minProperties" is ${minProperties}, but "properties" has ${count}`
    : null;
}

function isOf({ type }: Schema, types: readonly TypeName[]): boolean {
  return type !== undefined && [type].flat().every((each) => types.includes(each));
}
