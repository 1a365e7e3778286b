import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isError, withNotices } from '../../runtime/errors/index.ts';
import { namesIn, reasonOf } from './failure-names.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { findDifference } from '../conformance/compare.ts';
import { schemas, values } from './arbitraries.ts';
import { generated, interpreter } from './both.ts';
import type { Engine } from './both.ts';

const SEED = 20240607;
const someSchemas = fc.sample(schemas, { numRuns: 2000, seed: SEED });
const someValues = fc.sample(values, { numRuns: 300, seed: SEED });
const VALUES_A_SCHEMA = 50;

const printed = await generated(someSchemas, 'agree');

test('4.7: generated code and the interpreter accept, refuse and sanitize the same values with the same messages', () => {
  const differences: unknown[] = [];
  for (const [number, schema] of someSchemas.entries()) {
    for (let at = 0; at < VALUES_A_SCHEMA; at += 1) {
      const value = someValues[(number * VALUES_A_SCHEMA + at) % someValues.length];
      const walked = answersOf(interpreter, schema, value);
      const difference = findDifference(walked, answersOf(printed, schema, value), RULES);
      if (difference) differences.push({ schema, value, ...difference });
    }
  }
  expect(shortest(differences)).toEqual([]);
});

test('4.7: enough of the random values are valid, and enough are invalid', () => {
  const good = someSchemas.map(
    (schema) => someValues.slice(0, 40).filter((value) => isGood(schema, value)).length,
  );
  expect(good.filter((count) => count > 0).length).toBeGreaterThan(someSchemas.length / 3);
  expect(good.filter((count) => count < 40).length).toBeGreaterThan(someSchemas.length / 2);
});

const RULES = { plainText: false, constantHeaders: false };

/** As text, the shortest first: they show the problem best. */
function shortest(differences: readonly unknown[]): readonly string[] {
  return differences
    .map((difference) => JSON.stringify(difference))
    .sort((a, b) => a.length - b.length)
    .slice(0, 5);
}

function isGood(schema: Schema, value: unknown): boolean {
  return interpreter.check(schema)(value, 'p') === null;
}

/** Returns the validation error, the sanitized value, the parsed value and the functions reported as misused. */
function answersOf(engine: Engine, schema: Schema, value: unknown): unknown {
  const misused = new Set<string>();
  const [checked, sanitized, parsed] = withNotices(
    ({ fn }) => void misused.add(fn),
    () => [
      engine.check(schema)(value, 'p'),
      engine.sanitize(schema)(value, 'p'),
      engine.parse(schema)(value, 'p'),
    ],
  );
  return {
    checked: plainOf(checked),
    sanitized: plainOf(sanitized),
    parsed: plainOf(parsed),
    misused: [...misused].sort(),
  };
}

/** An error as data. */
function plainOf(answer: unknown): unknown {
  if (!isError(answer)) return answer;
  const { code, message, data } = answer;
  const apart = [namesIn(answer), reasonOf(answer)];
  return { code, message, data, apart };
}
