import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '../site/store-databases.ts';
import { CaseSites } from './ops/case-sites.ts';
import { tableOps } from './ops/contexts.ts';
import { opsOn } from './ops/index.ts';
import { kernelOps } from './ops/kernel.ts';
import { readCases, runCases } from './run.ts';
import type { Case, Ops } from './types.ts';

const directory = import.meta.dirname + '/cases';

// Asked of two engines, in test/kernel.
const ofTheKernel = ['validate', 'sanitize'];
const ofTheSite = ['dispatch', 'http', 'scenario', 'site'];
const files = readdirSync(directory)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => name.slice(0, -'.jsonl'.length))
  .filter((file) => !ofTheKernel.includes(file) && !ofTheSite.includes(file));

/** A scenario starts with a database of its own, a copy: many files, one after another. */
const ON_A_BUSY_MACHINE = 600_000;

/**
 * Copying a PostgreSQL database takes long, so of `dispatch` it is asked what needs no copy, and turns on
 * the content at all; writing is in the scenarios. `npm run conformance -- --database postgres` asks everything.
 */
function isLeftToSqlite(file: string, { tags, input }: Case): boolean {
  if (file !== 'dispatch') return false;
  return tags?.includes('site') !== true || input['method'] !== 'GET';
}

test.each(files)('the service answers the recorded cases of %s as expected', async (file) => {
  expect(await failuresOf(file, readCases({ directory, file }), kernelOps)).toEqual([]);
});

describe.each(databaseKinds)('on %s', (kind) => {
  const sites = new CaseSites(kind);
  afterAll(() => sites.close());

  test.each(ofTheSite)(
    'the service answers the recorded cases of %s as expected',
    async (file) => {
      const cases = readCases({ directory, file }).filter(
        (record) => kind === 'sqlite' || !isLeftToSqlite(file, record),
      );
      expect(await failuresOf(file, cases, opsOn(sites))).toEqual([]);
    },
    ON_A_BUSY_MACHINE,
  );
});

test('4.5: a table made ahead of time leaves out what walking the schema leaves out', async () => {
  const cases = readCases({ directory, file: 'context' }).filter(
    ({ op }) => op === 'filter_context',
  );
  expect(await failuresOf('context', cases, tableOps)).toEqual([]);
});

/** Returns the cases that failed, without those that differ on purpose. */
async function failuresOf(
  file: string,
  cases: readonly Case[],
  engine: Ops,
): Promise<readonly { readonly id: string }[]> {
  const { failures } = await runCases(cases, engine, { directory, file });
  return failures.map(({ record, ...difference }) => ({ id: record.id, ...difference }));
}
