/**
 * `npm run mutate [PART…]`: changes the kernel in small ways and runs its tests against each change
 * (docs/mutation.md). Prints what no test noticed and a table; exits 1 below a score of 95 %.
 *
 * What is known of code and tests that did not change is taken from `reports/mutation`. Stryker does not
 * see new tests of what a module makes when it is loaded (tables, patterns): `--force` runs all again.
 */
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { parts } from './parts.ts';
import type { Part } from './parts.ts';

const LEAST = 95;
/** Folders that the tests can do without: they run in a copy of the project. */
const NOT_NEEDED = [
  '.stryker-tmp',
  'bench',
  'data',
  'dist',
  'docs',
  'generated',
  'reports',
  'site',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '2' },
    force: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  throw new Error(`${unknown.join(', ')}: the parts are ${Object.keys(parts).join(', ')}`);

interface Row {
  readonly part: string;
  readonly noticed: number;
  readonly missed: number;
  readonly minutes: number;
}

const rows: Row[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (positionals.length === 0 || positionals.includes(name)) rows.push(await mutate(name, part));
}
const total: Row = {
  part: 'all',
  noticed: sumOf(rows, 'noticed'),
  missed: sumOf(rows, 'missed'),
  minutes: sumOf(rows, 'minutes'),
};
const table = [...rows, total].map((row) => ({
  ...row,
  minutes: Math.round(row.minutes),
  score: `${scoreOf(row).toFixed(1)} %`,
}));
console.table(table);
process.exitCode = scoreOf(total) < LEAST ? 1 : 0;

async function mutate(name: string, { mutate }: Part): Promise<Row> {
  // Read by `vitest.config.ts`, in other processes.
  process.env['MUTATED_PART'] = name;
  const start = performance.now();
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    mutate: [...mutate],
    coverageAnalysis: 'perTest',
    concurrency: Number(values.concurrency),
    // Long: on a busy machine a slow answer would count as one that never comes. Loops are counted.
    timeoutMS: 15_000,
    incremental: true,
    force: values.force,
    incrementalFile: `reports/mutation/${name}.json`,
    ignorePatterns: NOT_NEEDED.map((folder) => `/${folder}`),
    tempDirName: `.stryker-tmp/${name}`,
    reporters: ['clear-text', 'progress-append-only', 'html'],
    clearTextReporter: {
      allowColor: false,
      logTests: false,
      reportTests: false,
      reportScoreTable: false,
    },
    htmlReporter: { fileName: `reports/mutation/${name}.html` },
    thresholds: { high: LEAST, low: LEAST, break: null },
  }).runMutationTest();
  const count = (...statuses: string[]) =>
    results.filter(({ status }) => statuses.includes(status)).length;
  return {
    part: name,
    noticed: count('Killed', 'Timeout'),
    missed: count('Survived', 'NoCoverage'),
    minutes: (performance.now() - start) / 60_000,
  };
}

function sumOf(rows: readonly Row[], column: 'noticed' | 'missed' | 'minutes'): number {
  return rows.reduce((sum, row) => sum + row[column], 0);
}

function scoreOf({ noticed, missed }: Row): number {
  return (100 * noticed) / Math.max(1, noticed + missed);
}
