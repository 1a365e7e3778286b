/** `npm run mutate`: makes small changes in the kernel and runs its tests for each change (docs/mutation.md). */
import { readCommandLine, refuse, wholeNumber } from '../../site/tools/command-line.ts';
import { parts } from './parts.ts';
import type { Part } from './parts.ts';

const LEAST = 95;
/** Folders that the tests do not need: they run in a copy of the project. */
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

const usage = `Usage: npm run mutate -- [PART …] [options]

Prints the changes that no test noticed, and a table. Exit status 1 below a score of ${LEAST} %. Parts, of which
all run when none is named: ${Object.keys(parts).join(', ')}.

      --concurrency COUNT  processes that run tests (2)
      --force              run all again. Results of code and tests that did not change come from
                           reports/mutation; new tests of tables and patterns that a module makes when it
                           is loaded go unnoticed there
  -h, --help               show this`;

const options = {
  concurrency: { type: 'string', default: '2' },
  force: { type: 'boolean', default: false },
} as const;

const command = readCommandLine({ usage, options, operands: [0, Infinity] });
if (command) await run(command.positionals, command.values);

interface Row {
  readonly part: string;
  readonly noticed: number;
  readonly missed: number;
  readonly minutes: number;
}

interface How {
  readonly concurrency: number;
  readonly force: boolean;
}

async function run(
  names: readonly string[],
  { concurrency: text, force }: { readonly concurrency: string; readonly force: boolean },
): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) return void refuse(usage, `There is no part ${unknown.join(', ')}.`);
  const concurrency = wholeNumber(text, 1);
  if (concurrency === null)
    return void refuse(usage, '--concurrency takes a number, as in --concurrency 2.');
  const rows: Row[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (names.length === 0 || names.includes(name))
      rows.push(await mutate(name, part, { concurrency, force }));
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
}

async function mutate(name: string, { mutate }: Part, { concurrency, force }: How): Promise<Row> {
  const { Stryker } = await import('@stryker-mutator/core');
  // Read by `vitest.config.ts`, in other processes.
  process.env['MUTATED_PART'] = name;
  const start = performance.now();
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    mutate: [...mutate],
    coverageAnalysis: 'perTest',
    concurrency,
    // Long: on a busy machine a slow test would count as an endless one. Loops are counted.
    timeoutMS: 15_000,
    incremental: true,
    force,
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
