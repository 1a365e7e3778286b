import { checkNumber } from '../../../runtime/schema/keywords/number.ts';
import type { Schema } from '../../../runtime/schema/types.ts';
import { validateValue } from '../../../runtime/schema/validate.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import {
  alternativesProblem,
  deadAlternatives,
  noMembers,
  noNumber,
  ranges,
  tooFewValues,
} from '../contradiction.ts';
import type { SchemaSite } from '../walk.ts';
import { forSchemas } from './rule.ts';
import type { Rule } from './rule.ts';

export const valueRules: readonly Rule[] = [
  forSchemas(emptyRange, nothingPasses, roundedStep, enumFailsSchema),
];

/** schema/empty-range: a minimum that is greater than the maximum. */
function* emptyRange({ schema, path, places }: SchemaSite): Iterable<Diagnostic> {
  for (const [lower, upper] of ranges) {
    const least = schema[lower];
    const most = schema[upper];
    if (least === undefined || most === undefined || least <= most) continue;
    const span = places.at([...path, lower]);
    yield diagnose('schema/empty-range', span, {
      lower,
      upper,
      least: String(least),
      most: String(most),
    });
  }
}

/** schema/nothing-passes: keywords that contradict each other, except for those of `emptyRange`. */
function* nothingPasses({ schema, path, places, as, around }: SchemaSite): Iterable<Diagnostic> {
  const inherited = as === 'alternative' ? around?.schema.type : undefined;
  for (const [keywords, find] of contradictions) {
    const keyword = keywords.find((word) => schema[word] !== undefined);
    if (keyword === undefined) continue;
    const reason = find(schema, inherited);
    if (reason === null) continue;
    yield diagnose('schema/nothing-passes', places.at([...path, keyword]), { reason });
  }
  if (alternativesProblem(schema, inherited) !== null) return;
  for (const { keyword, index, reason } of deadAlternatives(schema, inherited)) {
    const span = places.at([...path, keyword, index]);
    yield diagnose('schema/nothing-passes', span, { reason });
  }
}

type Find = (schema: Schema, inherited: Schema['type']) => string | null;

/** Functions that find contradictions, with their keywords. The diagnostic points to the first of them. */
const contradictions: readonly (readonly [keywords: readonly (keyof Schema)[], find: Find])[] = [
  [['minimum'], noNumber],
  [['minItems'], tooFewValues],
  [['required', 'minProperties', 'maxProperties'], noMembers],
  [['oneOf', 'anyOf'], alternativesProblem],
];

/** schema/rounded-step: a fractional `multipleOf`. In floating point 0.07 is not a multiple of 0.01 (4.7). */
function* roundedStep({ schema, path, places }: SchemaSite): Iterable<Diagnostic> {
  const { multipleOf: step } = schema;
  if (step === undefined || isExact(step)) return;
  const example = firstMissed(step);
  if (example === null) return;
  const span = places.at([...path, 'multipleOf']);
  yield diagnose('schema/rounded-step', span, { step: String(step), example });
}

/** Whether the multiples of a step are exact in floating point: integers, halves, quarters and so on. */
function isExact(step: number): boolean {
  return Number.isInteger(step * 2 ** 20);
}

/** Returns the first decimal multiple of a step that the runtime rejects. */
function firstMissed(step: number): string | null {
  for (let times = 2; times <= 1000; times += 1) {
    const multiple = Number((step * times).toPrecision(12));
    if (checkNumber(multiple, { multipleOf: step }, '') !== null) return String(multiple);
  }
  return null;
}

/** schema/enum-fails-schema: a value of `enum` or `examples` that its own schema rejects. */
function* enumFailsSchema({
  schema,
  name,
  as,
  path,
  places,
  around,
}: SchemaSite): Iterable<Diagnostic> {
  const type = schema.type ?? (as === 'alternative' ? around?.schema.type : undefined);
  if (type === undefined && !schema.anyOf && !schema.oneOf) return;
  for (const keyword of ['enum', 'examples'] as const) {
    for (const [index, value] of (schema[keyword] ?? []).entries()) {
      const whole = { ...schema, ...(type !== undefined && { type }) };
      const failure = validateValue(value, whole, name);
      if (failure === null) continue;
      yield diagnose('schema/enum-fails-schema', places.at([...path, keyword, index]), {
        ...{ keyword, value: JSON.stringify(value), problem: failure.message },
      });
    }
  }
}
