import { validateValue } from '../../runtime/schema/validate.ts';
import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import { stabilize } from '../../runtime/schema/values/equality.ts';
import { mapInner } from '../../runtime/schema/sub-schemas.ts';
import { branchesOf, productOf, sharedTypes } from '../dialect/branches.ts';
import type { Branch } from '../dialect/branches.ts';
import { merged } from '../dialect/merge.ts';

/** Returns why the limits of a schema of one type contradict each other; `null` if they do not. */
function limitProblem(schema: Schema): string | null {
  return emptyRange(schema) ?? noNumber(schema) ?? tooFewValues(schema) ?? noMembers(schema);
}

/** An alternative that contradicts the keywords next to `anyOf` or `oneOf`, with the reason. */
export interface DeadAlternative {
  readonly keyword: 'anyOf' | 'oneOf';
  readonly index: number;
  readonly reason: string;
}

/** Returns the alternatives of a schema that contradict its other keywords. */
export function deadAlternatives(
  schema: Schema,
  inherited: Schema['type'],
): readonly DeadAlternative[] {
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
  const branches = branchesOf(schema, inherited);
  if (branches === null) return null;
  const problems = branches.map(branchProblem);
  return problems.every((problem) => problem !== null) ? (problems[0] ?? null) : null;
}

function branchProblem(branch: Branch): string | null {
  const types = sharedTypes(branch);
  if (types.length === 0) {
    const named = branch.flatMap(({ type }) => (type === undefined ? [] : [[type].flat()]));
    return `nothing is both ${named.map((names) => names.join(' or ')).join(' and ')}`;
  }
  const problems = types.map((type) => typeProblem(type, branch));
  if (problems.every((problem) => problem !== null)) return problems[0] ?? null;
  return types.includes('object') ? memberProblem(branch) : null;
}

/** Returns a contradiction between the schemas of a member that several schemas of a branch declare. */
function memberProblem(branch: Branch): string | null {
  const names = new Set(branch.flatMap(({ properties = {} }) => Object.keys(properties)));
  for (const name of names) {
    const rules = branch.flatMap(({ properties = {} }) =>
      Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
    );
    if (rules.length < 2) continue;
    const problem = problemOfAll(rules);
    if (problem !== null) return `no value can have "${name}": ${problem}`;
  }
  return null;
}

/** Returns why schemas contradict each other; `null` if they do not, or if one contradicts itself. */
function problemOfAll(schemas: readonly Schema[]): string | null {
  if (schemas.some((schema) => problemOf(schema, undefined) !== null)) return null;
  let branches: readonly Branch[] | null = [[]];
  for (const schema of schemas) {
    const ways = branchesOf(schema);
    branches = branches && ways && productOf(branches, ways);
  }
  const problems = branches?.map(branchProblem) ?? [null];
  return problems.every((problem) => problem !== null) ? (problems[0] ?? null) : null;
}

function typeProblem(type: TypeName, branch: Branch): string | null {
  const whole = { ...merged(branch), type };
  const problem = limitProblem(whole);
  if (problem !== null || !whole.enum) return problem;
  const passes = (value: unknown): boolean =>
    branch.every((schema) => validateValue(value, { ...schema, type }, '') === null);
  return whole.enum.some(passes) ? null : 'no value of "enum" is allowed by every schema';
}

/** Returns a problem if `oneOf` contains every schema twice, so that no value matches exactly one. */
function duplicateAlternatives(oneOf: readonly Schema[]): string | null {
  const texts = oneOf.map((one) => JSON.stringify(stabilize(restrictions(one))));
  const isTwice = (text: string): boolean => texts.indexOf(text) !== texts.lastIndexOf(text);
  if (texts.length === 0 || !texts.every(isTwice)) return null;
  return 'each schema of "oneOf" is equal to another one, so no value matches exactly one';
}

/** Returns the keywords of a schema that affect validation. */
function restrictions(schema: Schema): Schema {
  const { title: _t, description: _d, default: _v, context: _c, readonly: _r, ...others } = schema;
  const { optional: _o, ...own } = mapInner(others, restrictions);
  return { ...own, ...(own.type !== undefined && { type: [own.type].flat().sort() }) };
}

const RANGES = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const satisfies readonly (readonly (keyof Schema)[])[];

/** Pairs of keywords whose first value must not be greater than the second. */
export const ranges: readonly (readonly [Lower, Upper])[] = RANGES;

type Lower = (typeof RANGES)[number][0];
type Upper = (typeof RANGES)[number][1];

const RANGES_OF: { readonly [T in TypeName]?: readonly Lower[] } = {
  number: ['minimum'],
  integer: ['minimum'],
  string: ['minLength'],
  array: ['minItems'],
  object: ['minProperties'],
};

function emptyRange(schema: Schema): string | null {
  const types = schema.type === undefined ? [] : [schema.type].flat();
  for (const [lower, upper] of RANGES) {
    if (types.length === 0 || !types.every((type) => RANGES_OF[type]?.includes(lower))) continue;
    const [least, most] = [schema[lower], schema[upper]];
    if (least !== undefined && most !== undefined && least > most)
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

/** Whether a number is between `minimum` and `maximum`. */
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
  const { minItems = 0, uniqueItems, items } = schema;
  if (!isOf(schema, ['array']) || uniqueItems !== true || !items) return null;
  const count = valuesOf(items);
  if (count === null || minItems <= count) return null;
  const values = items.enum
    ? `if "enum" has ${count === 1 ? 'one value' : `${count} values`}`
    : `of ${count} possible values`;
  return `${minItems} items cannot all differ ${values}`;
}

/** How many values there are at most; `null` when nothing limits them. */
function valuesOf(schema: Schema): number | null {
  let count = 0;
  for (const branch of branchesOf(schema) ?? [[]]) {
    const own = valuesOfPlain(merged(branch));
    if (own === null) return null;
    count += own;
  }
  return count;
}

function valuesOfPlain({ enum: values, type }: Schema): number | null {
  if (values) return new Set(values.map((value) => JSON.stringify(value))).size || null;
  const names = type === undefined ? [] : [type].flat();
  const isSmall = names.length > 0 && names.every((name) => name === 'boolean' || name === 'null');
  return isSmall ? names.reduce((sum, name) => sum + (name === 'boolean' ? 2 : 1), 0) : null;
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

/** Whether a schema allows only these types. */
function isOf({ type }: Schema, types: readonly TypeName[]): boolean {
  return type !== undefined && [type].flat().every((each) => types.includes(each));
}
