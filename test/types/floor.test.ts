import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const tsc = join(
  dirname(createRequire(import.meta.url).resolve('typescript-5.7/package.json')),
  'bin/tsc',
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(root, 'node_modules/.floor-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns what TypeScript 5.7 reports about a program that uses the generated client. */
function reported(program: string): readonly string[] {
  writeFileSync(join(folder, 'program.mts'), program);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        ...{ noEmit: true, strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false },
        ...{ target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
        ...{ module: 'nodenext', allowImportingTsExtensions: true },
      },
      files: ['program.mts'],
    }),
  );
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}

test('TypeScript 5.7 compiles the client and its inputs under exactOptionalPropertyTypes', () => {
  const program = `
    import { Client } from '${join(root, 'generated/client.ts')}';
    declare const search: string | undefined;
    const client = new Client({ baseUrl: 'http://site.test' });
    export const found = client.posts.list({ search });
  `;
  expect(reported(program)).toEqual([]);
  expect(reported(program.replace('{ search }', '{ serach: search }'))).toEqual([
    expect.stringContaining("'serach' does not exist"),
  ]);
}, 60_000);
