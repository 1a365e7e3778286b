import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('an unknown option of the fuzzer prints its usage and exits with 2', () => {
  const cli = join(import.meta.dirname, 'cli.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', cli, '--unknown'], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('Usage: npm run fuzz');
});
