import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Coverage {
  readonly status: number;
  readonly files: readonly { readonly file: string; readonly functions: readonly string[] }[];
}

test('a GET of one post runs at most 60 files and 300 functions of the framework', () => {
  // In a separate process, since Vitest adds functions to modules.
  const script = join(import.meta.dirname, 'request-coverage.ts');
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production' };
  const text = execFileSync(process.execPath, ['--import', 'tsx', script], {
    encoding: 'utf8',
    env,
  });
  const { status, files } = JSON.parse(text) as Coverage; // written by the script
  expect(status).toBe(200);
  expect(files.map(({ file }) => file)).toContain('runtime/server/handle-request.ts');
  expect(files.length).toBeLessThanOrEqual(60);
  expect(files.flatMap(({ functions }) => functions).length).toBeLessThanOrEqual(300);
});
