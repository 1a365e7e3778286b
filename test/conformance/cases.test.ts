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

// Run with two engines in test/kernel.
const ofTheKernel = ['validate', 'sanitize'];
const ofTheSite = ['dispatch', 'http', 'scenario', 'site'];
const files = readdirSync(directory)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => name.slice(0, -'.jsonl'.length))
  .filter((file) => !ofTheKernel.includes(file) && !ofTheSite.includes(file));

/** A scenario starts with its own copy of the database: many files, one after another. */
const ON_A_BUSY_MACHINE = 600_000;

/**
 * Copying a PostgreSQL database is slow, so `dispatch` runs only read cases that depend on the content;
 * scenarios cover writes. `npm run conformance -- --database postgres` runs all cases.
 */
function isLeftToSqlite(file: string, { tags, input }: Case): boolean {
  if (file !== 'dispatch') return false;
  return tags?.includes('site') !== true || input['method'] !== 'GET';
}

test.each(files)(
  'the service gives the expected responses to the recorded cases of %s',
  async (file) => {
    expect(await failuresOf(file, readCases({ directory, file }), kernelOps)).toEqual([]);
  },
);

describe.each(databaseKinds)('on %s', (kind) => {
  const sites = new CaseSites(kind);
  afterAll(() => sites.close());

  test.each(ofTheSite)(
    'the service gives the expected responses to the recorded cases of %s',
    async (file) => {
      const cases = readCases({ directory, file }).filter(
        (record) => kind === 'sqlite' || !isLeftToSqlite(file, record),
      );
      expect(await failuresOf(file, cases, opsOn(sites))).toEqual([]);
    },
    ON_A_BUSY_MACHINE,
  );
});

test('4.5: context tables give the recorded results of context filters', async () => {
  const cases = readCases({ directory, file: 'context' }).filter(
    ({ op }) => op === 'filter_context',
  );
  expect(await failuresOf('context', cases, tableOps)).toEqual([]);
});

/** Returns the failed cases without those that differ on purpose. */
async function failuresOf(
  file: string,
  cases: readonly Case[],
  engine: Ops,
): Promise<readonly { readonly id: string }[]> {
  const { failures } = await runCases(cases, engine, { directory, file });
  return failures.map(({ record, ...difference }) => ({ id: record.id, ...difference }));
}
