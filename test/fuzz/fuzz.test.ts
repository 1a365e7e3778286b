import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';
import { roles } from './roles.ts';

test('an unknown option of the fuzzer prints its usage and exits with 2', () => {
  const cli = join(import.meta.dirname, 'cli.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', cli, '--unknown'], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('Usage: npm run fuzz');
});

test('3,000 random requests of four roles get no response that breaks a rule', async () => {
  const { failures, reached } = await fuzz({ requests: 3_000, seed: 1, roles });
  expect(failures).toEqual([]);
  expect(reached.succeeded).toBeGreaterThan(reached.all / 4);
});
