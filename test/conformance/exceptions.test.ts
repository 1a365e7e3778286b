import { expect, test } from 'vitest';
import { conformanceExceptions } from './exceptions.ts';
import { printResult } from './print.ts';
import { runCases } from './run.ts';
import type { Case } from './types.ts';

const [listed = { id: '', reason: '' }] = conformanceExceptions;
const origin = { directory: '', file: 'any' };
const ops = { echo: ({ input }: Case) => input };

function caseOf(id: string, value: string): Case {
  return { id, op: 'echo', input: { value }, expected: { value: 'recorded' } };
}

test('a case that is listed as an exception and differs is printed with its reason', async () => {
  const cases = [caseOf(listed.id, 'other'), caseOf('any-1', 'recorded')];
  const result = await runCases(cases, ops, origin);
  expect(result).toEqual({ failures: [], excepted: [listed] });
  expect(printResult({ file: 'any', total: 2, wasRun: true, ...result })).toBe(
    `any             1/2\n  ${listed.id} differs on purpose: ${listed.reason}`,
  );
});

test('a case that is listed as an exception and gives the recorded response fails', async () => {
  const { failures, excepted } = await runCases([caseOf(listed.id, 'recorded')], ops, origin);
  expect(failures.map(({ record }) => record.id)).toEqual([listed.id]);
  expect(excepted).toEqual([]);
});

test('a case that is not listed as an exception fails when it differs', async () => {
  const { failures } = await runCases([caseOf('any-1', 'other')], ops, origin);
  expect(failures.map(({ record }) => record.id)).toEqual(['any-1']);
});
