import { checkNumber } from '../../../runtime/schema/keywords/number.ts';
import type { Schema } from '../../../runtime/schema/types.ts';
import { validateValue } from '../../../runtime/schema/validate.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import {
  crossProblem,
  deadAlternatives,
  equalAlternatives,
  noMembers,
  ranges,
  tupleProblem,
} from '../contradiction.ts';
import { forOwnSchemas } from '../walk.ts';
import type { Rule, SchemaSite } from '../walk.ts';

export const valueRules: readonly Rule[] = [
  forOwnSchemas(emptyRange, nothingPasses, roundedStep, enumFailsSchema),
];

/** schema/empty-range: a minimum that is greater than the maximum. */
function* emptyRange({ schema, at }: SchemaSite): Iterable<Diagnostic> {
  for (const [lower, upper] of ranges) {
    const [least, most] = [schema[lower], schema[upper]];
    if (least === undefined || most === undefined || least <= most) continue;
    const values = { lower, upper, least: String(least), most: String(most) };
    yield diagnose('schema/empty-range', at(lower), values);
  }
}

/** schema/nothing-passes: keywords that contradict each other, except for those of `emptyRange`. */
function* nothingPasses({ schema, as, around, at }: SchemaSite): Iterable<Diagnostic> {
  for (const [keywords, find] of contradictions) {
    const keyword = keywords.find((word) => schema[word] !== undefined);
    const reason = keyword ? find(schema) : null;
    if (keyword && reason !== null)
      yield diagnose('schema/nothing-passes', at(keyword), { reason });
  }
  const inherited = as === 'alternative' ? around?.schema.type : undefined;
  const dead = deadAlternatives(schema, inherited);
  for (const { keyword, index, reason } of dead)
    yield diagnose('schema/nothing-passes', at(keyword, index), { reason });
  const reason = dead.length === 0 ? crossProblem(schema, inherited) : null;
  if (reason !== null) yield diagnose('schema/nothing-passes', at('oneOf'), { reason });
}

type Find = (schema: Schema) => string | null;

/** Functions that find contradictions, with their keywords. The diagnostic points to the first of them. */
const contradictions: readonly (readonly [keywords: readonly (keyof Schema)[], find: Find])[] = [
  [['minItems', 'maxItems'], tupleProblem],
  [['required', 'minProperties', 'maxProperties'], noMembers],
  [['oneOf'], equalAlternatives],
];

/** schema/rounded-step: a fractional `multipleOf`. In floating point 0.07 is not a multiple of 0.01 (4.7). */
function* roundedStep({ schema, at }: SchemaSite): Iterable<Diagnostic> {
  const { multipleOf: step } = schema;
  // The multiples of integers, halves, quarters and so on are exact.
  if (step === undefined || Number.isInteger(step * 2 ** 20)) return;
  for (let times = 2; times <= 1000; times += 1) {
    const multiple = Number((step * times).toPrecision(12));
    if (checkNumber(multiple, { multipleOf: step }, '') === null) continue;
    const values = { step: String(step), example: String(multiple) };
    return yield diagnose('schema/rounded-step', at('multipleOf'), values);
  }
}

/** schema/enum-fails-schema: a value of `enum` or `examples` that its own schema rejects. */
function* enumFailsSchema({ schema, name, as, around, at }: SchemaSite): Iterable<Diagnostic> {
  const type = schema.type ?? (as === 'alternative' ? around?.schema.type : undefined);
  if (type === undefined && !schema.anyOf && !schema.oneOf) return;
  const whole = { ...schema, ...(type !== undefined && { type }) };
  for (const keyword of ['enum', 'examples'] as const) {
    for (const [index, value] of (schema[keyword] ?? []).entries()) {
      const failure = validateValue(value, whole, name);
      if (failure === null) continue;
      const values = { keyword, value: JSON.stringify(value), problem: failure.message };
      yield diagnose('schema/enum-fails-schema', at(keyword, index), values);
    }
  }
}
