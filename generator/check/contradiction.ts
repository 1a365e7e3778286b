import { validateValue } from '../../runtime/schema/validate.ts';
import { isReference } from '../../runtime/schema/named-types.ts';
import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import { groupBy } from '../collections.ts';
import { branchesOf, branchesOfAll, sharedTypes } from '../dialect/branches.ts';
import type { Branch } from '../dialect/branches.ts';
import { differ } from '../dialect/restrictions.ts';
import { merged } from '../dialect/merge.ts';

/** Returns the alternatives of a schema that contradict its other keywords, each with the reason. */
export function deadAlternatives(schema: Schema, inherited: Schema['type']) {
  const { anyOf: _any, oneOf: _one, enum: _values, ...others } = schema;
  const type = schema.type ?? inherited;
  return (['anyOf', 'oneOf'] as const).flatMap((keyword) =>
    (schema[keyword] ?? []).flatMap((one, index) => {
      if (problemOf(one, type) !== null) return [];
      const reason = problemOf({ ...others, anyOf: [one] }, inherited);
      return reason === null ? [] : [{ keyword, index, reason }];
    }),
  );
}

/** Returns why all alternatives of a schema contradict its other keywords; `null` if one of them does not. */
export function alternativesProblem(schema: Schema, inherited: Schema['type']): string | null {
  // The rule for `enum` reports each value.
  if (schema.enum) return null;
  const type = schema.type ?? inherited;
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  // An alternative that contradicts itself is reported at its own keywords.
  if (alternatives.every((one) => problemOf(one, type) !== null)) return null;
  return problemOf(schema, inherited) ?? duplicateAlternatives(schema.oneOf ?? []);
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
    const problem = rules.length < 2 ? null : problemOfAll(rules.map(([, rule]) => rule));
    if (problem !== null) return `no value can have "${name}": ${problem}`;
  }
  return null;
}

/** Returns why schemas contradict each other; `null` if they do not, or if one contradicts itself. */
function problemOfAll(schemas: readonly Schema[]): string | null {
  if (schemas.some((schema) => problemOf(schema, undefined) !== null)) return null;
  return commonProblem(branchesOfAll(schemas)?.map(branchProblem) ?? []);
}

function typeProblem(type: TypeName, branch: Branch): string | null {
  const whole = { ...merged(branch), type };
  const problem = emptyRange(whole) ?? noNumber(whole) ?? tooFewValues(whole) ?? noMembers(whole);
  if (problem !== null || !whole.enum) return problem;
  const passes = (value: unknown): boolean =>
    branch.every((schema) => validateValue(value, { ...schema, type }, '') === null);
  return whole.enum.some(passes) ? null : 'no value of "enum" is allowed by every schema';
}

/** Returns a problem if `oneOf` contains every schema twice, so that no value matches exactly one. */
function duplicateAlternatives(oneOf: readonly Schema[]): string | null {
  // Both references are empty as long as the types are not in their place.
  const isSameType = (one: Schema, other: Schema): boolean =>
    !isReference(one) || one.$type === other.$type;
  const isTwice = (one: Schema, at: number): boolean =>
    oneOf.some((other, index) => index !== at && !differ(one, other) && isSameType(one, other));
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

/** Returns why `minimum`, `maximum` and `multipleOf` exclude every number. `emptyRange` reports a `minimum` above the `maximum`. */
export function noNumber(schema: Schema): string | null {
  const { minimum, maximum, multipleOf: step } = schema;
  if (!isOf(schema, ['number', 'integer']) || minimum === undefined || maximum === undefined)
    return null;
  if (minimum > maximum) return null;
  const between = rangeOf(schema);
  if (minimum === maximum && !contains(schema, minimum)) return `no number is ${between}`;
  const isWhole = isOf(schema, ['integer']);
  // Multiples of fractions are subject to rounding.
  const factor = step !== undefined && Number.isInteger(step) ? step : isWhole ? 1 : 0;
  if (factor <= 0) return null;
  const first = Math.ceil(minimum / factor) * factor;
  if (contains(schema, first) || contains(schema, first + factor)) return null;
  return factor === 1 ? `no integer is ${between}` : `no multiple of ${factor} is ${between}`;
}

function contains(schema: Schema, number: number): boolean {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum, exclusiveMaximum } = schema;
  const isAbove = exclusiveMinimum === true ? number > minimum : number >= minimum;
  const isBelow = exclusiveMaximum === true ? number < maximum : number <= maximum;
  return isAbove && isBelow;
}

function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): string {
  const from = exclusiveMinimum === true ? 'greater than' : 'at least';
  const to = exclusiveMaximum === true ? 'less than' : 'at most';
  return `${from} ${minimum} and ${to} ${maximum}`;
}

/** Returns why a list cannot have as many different items as `minItems` requires. */
export function tooFewValues(schema: Schema): string | null {
  const { minItems = 0, maxItems = Infinity, uniqueItems, items, prefixItems } = schema;
  // Without "minItems" a list has all of them.
  if (prefixItems && schema.minItems === undefined && maxItems < prefixItems.length)
    return `"maxItems" is ${maxItems}, but "prefixItems" has ${prefixItems.length}`;
  if (prefixItems && !items && minItems > prefixItems.length)
    return `"minItems" is ${minItems}, but "prefixItems" has ${prefixItems.length}`;
  if (!isOf(schema, ['array']) || uniqueItems !== true || !items || prefixItems) return null;
  const count = valuesOf(items);
  if (minItems <= count) return null;
  const values = items.enum
    ? `if "enum" has ${count === 1 ? 'one value' : `${count} values`}`
    : `of ${count} possible values`;
  return `${minItems} items cannot all differ ${values}`;
}

/** Returns how many values a schema has at most; infinity if nothing limits them. */
function valuesOf(schema: Schema): number {
  const ways = branchesOf(schema)?.map(merged) ?? [{}];
  const counts = ways.flatMap(({ enum: values, type = 'string' }) => {
    if (values) return new Set(values.map((value) => JSON.stringify(value))).size || Infinity;
    return [type].flat().map((name) => (name === 'boolean' ? 2 : name === 'null' ? 1 : Infinity));
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Returns why required members are not allowed, or too many. */
export function noMembers(schema: Schema): string | null {
  const { required, properties = {}, patternProperties, additionalProperties } = schema;
  if (!isOf(schema, ['object'])) return null;
  const names = Array.isArray(required)
    ? (required as readonly string[])
    : Object.keys(properties).filter((name) => properties[name]?.required === true);
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
