/** `npm test`: types, generated code in sync, every test, and a last line that counts them all. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine } from '../site/tools/command-line.ts';
import { findChromium, NO_BROWSER } from './e2e/chromium.ts';
import { longTests } from './long-tests.ts';

const usage = `Usage: npm test -- [FILTER …] [options]

Checks the types and that generated code is in sync, then runs the test files whose paths hold a FILTER, or
all of them but the long ones. Exit status 1 when anything failed.

  -t, --testNamePattern PATTERN  only tests whose names match
      --bail COUNT               stop after so many failed tests
      --all                      the long ones, too (test/long-tests.ts)
  -h, --help                     show this`;

const command = readCommandLine({
  usage,
  options: {
    testNamePattern: { type: 'string', short: 't' },
    bail: { type: 'string' },
    all: { type: 'boolean' },
  },
  operands: [0, Infinity],
});
if (!command) process.exit();
const { positionals: filters, values } = command;
const { all = false, ...forwarded } = values;
const isPartial = !all && filters.length === 0;
if (isPartial) process.env['WITHOUT_LONG_TESTS'] = '1';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const scratch = mkdtempSync(join(tmpdir(), 'restloom-test-'));
const report = join(scratch, 'report.json');

const steps: readonly (() => Count)[] = [
  () => step('types', 'typescript-7/bin/tsc', ['-p', 'tsconfig.json']),
  () => step('generated code in sync', '.bin/tsx', ['generator/cli.ts', '--check']),
  tests,
];

const counts = steps.map((run) => run());
rmSync(scratch, { recursive: true, force: true });
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
if (findChromium() === null) console.log(`\n${NO_BROWSER}`);
if (isPartial) console.log(`\n${longTests.length} long files are left out: npm test -- --all`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function step(title: string, command: string, args: readonly string[]): Count {
  console.log(`\n— ${title}`);
  return run(command, args) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function tests(): Count {
  console.log('\n— tests');
  const status = run('.bin/vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
    ...Object.entries(forwarded).map(([name, value]) => `--${name}=${value}`),
  ]);
  const read: unknown = JSON.parse(readFileSync(report, 'utf8'));
  const { numPassedTests: passed, numFailedTests: failed } = read as VitestReport;
  // A file that fails to load has no failed test, but the run failed.
  return { passed, failed: failed === 0 && status !== 0 ? 1 : failed };
}

/** The parts of the JSON report of vitest that are read here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

function run(command: string, args: readonly string[]): number {
  const { status, error } = spawnSync(join('node_modules', command), args, { stdio: 'inherit' });
  if (error) throw error;
  return status ?? 1;
}
