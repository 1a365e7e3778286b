import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { attacks } from './attacks/index.ts';
import { atMost, seconds, tableOf } from './report.ts';

const command = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'test/load/cli.ts', ...args], {
    encoding: 'utf8',
  });

test.each([['--fast'], ['nothing']])(
  'npm run load refuses %s with the usage and status 2',
  (argument) => {
    const { status, stderr } = command(argument);
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: npm run load');
  },
);

test('npm run load --help lists the attacks', () => {
  const { status, stdout } = command('--help');
  expect(status).toBe(0);
  for (const name of Object.keys(attacks)) expect(stdout).toContain(`  ${name} `);
});

test('the report is a table that shows which limits hold', () => {
  expect(tableOf([atMost('a', 500, 1000, seconds), atMost('long', 2000, 1000, seconds)])).toEqual([
    'attack  measured     bound',
    'a         0.50 s  ≤ 1.00 s  ok',
    'long      2.00 s  ≤ 1.00 s  FAIL',
  ]);
});
