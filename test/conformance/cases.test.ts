import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableOps } from './ops/contexts.ts';
import { kernelOps } from './ops/kernel.ts';
import { readCases, runCase } from './run.ts';
import type { Case, Ops } from './types.ts';

const directory = import.meta.dirname + '/cases';
// Those are asked of two engines, in test/kernel.
const files = readdirSync(directory)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => name.slice(0, -'.jsonl'.length))
  .filter((file) => file !== 'validate' && file !== 'sanitize');

test.each(files)('the service answers the recorded cases of %s as expected', async (file) => {
  expect(await failuresOf(file, readCases({ directory, file }), kernelOps)).toEqual([]);
});

test('4.5: a table made ahead of time leaves out what walking the schema leaves out', async () => {
  const cases = readCases({ directory, file: 'context' }).filter(
    ({ op }) => op === 'filter_context',
  );
  expect(await failuresOf('context', cases, tableOps)).toEqual([]);
});

async function failuresOf(file: string, cases: readonly Case[], engine: Ops): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const record of cases) {
    const difference = await runCase(record, engine, { directory, file });
    if (difference) failures.push({ id: record.id, ...difference });
  }
  return failures;
}
