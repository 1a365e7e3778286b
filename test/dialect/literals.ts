import fc from 'fast-check';
import { isAccepted, probesOf } from '../../generator/dialect/values.ts';
import { waysOf } from '../../generator/dialect/ways.ts';
import { arbitraryOf } from '../../runtime/arbitraries/index.ts';
import { isError } from '../../runtime/errors/index.ts';
import { itemRule } from '../../runtime/schema/keywords/array.ts';
import { memberRule } from '../../runtime/schema/keywords/object.ts';
import { parseValue, validateValue } from '../../runtime/schema/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { wrongValues } from '../../runtime/shape/wrong-values.ts';
import { structureOf } from './structure.ts';
import { isOfKind, mutantsOf } from './values.ts';

const SEED = 7;

/** A value, and whether it is valid as an argument and as a field of a response. */
export interface Judged {
  readonly value: unknown;
  /**
   * `accepted`: it reaches the handler unchanged, unlike a text for a number. `refused`: its schema
   * refuses it, even without limits. `null`: types do not decide.
   */
  readonly sent: 'accepted' | 'refused' | null;
  /** Whether response validation accepts it. */
  readonly isAnswered: boolean;
}

/** Valid and nearly valid values of a schema. `schema` is that of a property, `arg` that of its argument. */
export function judgedValues(schema: Schema, arg: Schema): readonly Judged[] {
  return valuesOf(arg).map((value) => ({
    value,
    sent: judged(value, arg),
    isAnswered: isAnswered(value, schema),
  }));
}

function valuesOf(schema: Schema): readonly unknown[] {
  const made = samples(schema);
  // An empty list is also an empty object (4.7), which types do not say.
  const accepted = probesOf(schema).filter((probe) => isAccepted(probe, schema));
  const probes = accepted.filter(
    (probe, at) => at % 3 === 0 && !JSON.stringify(probe).includes('[]'),
  );
  const all = [...made, ...probes.slice(0, 4), ...made.slice(0, 2).flatMap(mutantsOf)];
  const known = new Map(all.map((value) => [JSON.stringify(value), value]));
  return [...known.values()].slice(0, MOST);
}

const MOST = 10;

/** Values that can be generated; none if keywords leave too few. */
function samples(schema: Schema): readonly unknown[] {
  try {
    return fc.sample(arbitraryOf(schema, 'required'), { numRuns: 3, seed: SEED });
  } catch {
    return [];
  }
}

function judged(value: unknown, schema: Schema): Judged['sent'] {
  if (validateValue(value, structureOf(schema), 'p') !== null) return 'refused';
  const parsed: unknown = parseValue(value, schema, 'p');
  const isTaken = !isError(parsed) && isOfKind(parsed, value);
  return isTaken && isDeclared(value, schema, 'required') ? 'accepted' : null;
}

function isAnswered(value: unknown, schema: Schema): boolean {
  const item = { field: value };
  const ofItem: Schema = { type: 'object', properties: { field: schema } };
  const shown = { context: 'view', rule: undefined, wants: () => true };
  const isWhole = (way: Schema): boolean =>
    ![...wrongValues(item, { ...ofItem, properties: { field: way } }, '', '', shown)].some(
      ({ isMissing }) => isMissing,
    );
  if ([...wrongValues(item, ofItem)].length > 0 || !isWhole(schema)) return false;
  // Validation tries alternatives of a schema and of its members independently, types in combination.
  return knownWays(schema, 'answered').some(
    (way) => isWhole(way) && isDeclared(value, way, 'answered'),
  );
}

/**
 * Whether a schema that the value matches declares all of its members. Validation may allow others, but types leave
 * them out, so that a mistyped name is an error.
 */
function isDeclared(value: unknown, schema: Schema, present: 'required' | 'answered'): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const isList = Array.isArray(value);
  return knownWays(schema, present).some((way) => {
    if (validateValue(value, way, 'p') !== null) return false;
    if (way.enum) return true;
    return Object.entries(value).every(([name, member]) => {
      const rule = isList ? (itemRule(Number(name), way) ?? true) : ruleOf(name, way);
      return typeof rule === 'object' ? isDeclared(member, rule, present) : rule;
    });
  });
}

const ways = {
  required: new WeakMap<Schema, readonly Schema[]>(),
  answered: new WeakMap<Schema, readonly Schema[]>(),
};

function knownWays(schema: Schema, present: 'required' | 'answered'): readonly Schema[] {
  const known = ways[present].get(schema) ?? waysOf(schema, present);
  ways[present].set(schema, known);
  return known;
}

function ruleOf(name: string, schema: Schema): Schema | boolean {
  const rule = memberRule(name, schema);
  const { properties, patternProperties, additionalProperties } = schema;
  if (rule === true) return additionalProperties === true || !(properties ?? patternProperties);
  // A member that no value has.
  return typeof rule === 'object' && rule.enum?.length === 0 ? false : rule;
}
