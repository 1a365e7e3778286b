import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Blocks } from '../../generator/emit/pieces.ts';
import type { File } from '../../generator/emit/index.ts';
import { formatFiles } from '../../generator/output/format.ts';
import { Staged } from '../../generator/output/staged.ts';
import { Recent } from '../../generator/recent.ts';
import { run } from '../../generator/run.ts';
import { projectFrom, settings } from './helpers.ts';
import { formatCode } from './format-code.ts';

const CACHE = 'node_modules/.cache/restloom';

function projectWithCache(): string {
  const root = projectFrom('shared');
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  return root;
}

/** What waits in the cache. */
function stagedIn(root: string): string[] {
  const folder = join(root, CACHE);
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('staged-')) : [];
}

test.each(['with a cache', 'without one'])('a file that waits is moved, %s', (cache) => {
  const root = cache === 'with a cache' ? projectWithCache() : projectFrom('shared');
  const staged = Staged.open(root);
  const long = Buffer.from('long '.repeat(500_000));
  staged.keep('new/folder/code.ts', 'text');
  const sink = staged.begin('document.json');
  for (const part of [Buffer.from('['), long, Buffer.from('}')]) sink.write(part);
  sink.replace(0, Buffer.from('{'));
  sink.keep();
  sink.close();
  staged.begin('dropped.json').close();
  expect(staged.release('dropped.json')).toBe(false);
  expect(existsSync(join(root, 'new'))).toBe(false);
  expect(stagedIn(root)).toHaveLength(cache === 'with a cache' ? 1 : 0);

  expect([staged.release('new/folder/code.ts'), staged.release('document.json')]).toEqual([
    true,
    true,
  ]);
  expect(staged.release('unknown.ts')).toBe(false);
  staged.end();
  expect(readFileSync(join(root, 'new/folder/code.ts'), 'utf8')).toBe('text');
  expect(readFileSync(join(root, 'document.json'), 'utf8')).toBe(`{${String(long)}}`);
  expect(stagedIn(root)).toEqual([]);
});

test('what a run has left that was killed is removed, what another one needs is not', () => {
  const root = projectWithCache();
  for (const pid of [process.ppid, 999_999_999]) {
    mkdirSync(join(root, CACHE, `staged-${pid}`), { recursive: true });
  }
  Staged.open(root).end();
  expect(stagedIn(root)).toEqual([`staged-${process.ppid}`]);
});

test('a run that is refused leaves everything as it was', async () => {
  const root = projectWithCache();
  const options = { check: false, force: false, stubs: false };
  expect((await run(root, settings, options)).exit).toBe(0);
  const path = join(root, 'generated/shared/args.ts');
  writeFileSync(path, `${readFileSync(path, 'utf8')}// by hand\n`);
  const routes = join(root, 'generated/routes.ts');
  rmSync(routes);
  expect((await run(root, settings, options)).exit).toBe(1);
  expect(existsSync(routes)).toBe(false);
  expect(stagedIn(root)).toEqual([]);
});

test('code is formatted in portions as it is as a whole', async () => {
  const first = "import { a } from 'a';\n";
  const second = "import { b } from 'b';\n\n";
  const start = 'export function all(): void {\n';
  const calls = ['one', 'two', 'three'].map(
    (name) => `a.call("${name}", { name: "${name}", rest: [${'1, '.repeat(50)}] });\n\n`,
  );
  const [one = '', two = '', three = ''] = calls;
  const whole = await formatCode('a.ts', `${first}${second}${start}${calls.join('')}}\n`);
  const ofFunction = [{ open: start + one }, { open: two }, `${three}}\n`];
  expect(await formatCode('a.ts', first, second, ...ofFunction)).toBe(whole);
});

test('files are formatted together as they are alone, long ones and short ones', async () => {
  const texts = [
    '// first\n\n\nexport const a = { b: 1 }\n// last\n\n',
    "/** Of it. */\nexport type T = 'a' | 'b';\n",
    '',
    '\n\nimport { a } from "a";\nexport const list = [a];',
    `export const long = [${'"text", '.repeat(4_000)}];\n`,
    'import { a } from "a";\n\n\nexport function all() { return [a] }\n',
  ];
  const files = texts.map((text, at): File => [`${at}.ts`, text]);
  const alone: string[] = [];
  for (const file of files) alone.push(await formatCode(...file));
  expect(await formatFiles(files)).toEqual(alone);
});

test('the values that were asked for last are kept, those before are made again', () => {
  const made: string[] = [];
  const recent = new Recent(2);
  const [a, b, c] = (['a', 'b', 'c'] as const).map((name) =>
    recent.once(() => {
      made.push(name);
      return name;
    }),
  );
  for (const each of [a, b, b, a, c, b, a]) each?.();
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});

test('texts stand in blocks as they were given, longer ones as well', () => {
  const blocks = new Blocks();
  const texts = ['one', 'zwölf', 'x'.repeat(1_500_000), 'y'.repeat(1_048_570), 'last – one'];
  expect(texts.map((text) => blocks.keep(text)).map(String)).toEqual(texts);
});
