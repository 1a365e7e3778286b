import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { Cache } from '../../generator/cache.ts';
import { settingsOf } from '../../generator/config/settings.ts';
import { unchangedRun } from '../../generator/last-run.ts';
import { run, runProject } from '../../generator/run.ts';
import { filesBelow } from './files-below.ts';
import { projectFrom } from './helpers.ts';

const FILE = 'node_modules/.cache/restloom/cache.json';
const config = { runtime: './runtime' };
const options = { check: false, force: false, stubs: true };
let root: string;

const generate = () => runProject(root, config, options, new Cache(root), 'generate');
const unchanged = (command = 'generate') => unchangedRun(root, command, new Cache(root));

beforeEach(async () => {
  root = projectFrom('shared');
  mkdirSync(join(root, 'node_modules'));
  await generate();
  // The first run creates handler files, which the second one reads.
  await generate();
});

describe('a run that finds nothing to do', () => {
  test('a run is skipped if every input and output file is as the last run left it', () => {
    expect(unchanged()).toMatchObject({ files: expect.any(Number), warnings: null });
  });

  test('a run with other options is not skipped', () => {
    expect(unchanged('generate --no-stubs')).toBe(null);
  });

  test('a run after one with errors is not skipped', async () => {
    const path = join(root, 'schemas/resources/books.json');
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, '{');
    await generate();
    writeFileSync(path, before);
    expect(unchanged()).toBe(null);
  });

  test.each([
    ['schema', 'schemas/resources/books.json', '"description": "', '"description": "Changed: '],
    ['generated', 'generated/books/types.ts', 'export ', '/* mine */ export '],
  ])(
    'a %s file that is saved during a run is compared by the next one',
    async (_, file, from, to) => {
      const cache = new Cache(root);
      const save = cache.save.bind(cache);
      const path = join(root, file);
      cache.save = (lastRun) => {
        // The run has read and compared every file, and has not ended.
        writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
        save(lastRun);
      };
      await runProject(root, config, options, cache, 'generate');
      expect(unchanged()).toBe(null);
      const check = { ...options, check: true };
      expect(await runProject(root, config, check, new Cache(root), '')).toMatchObject({
        exit: 1,
      });
    },
  );

  test('a run is not skipped if the configuration depends on the environment', async () => {
    writeFileSync(
      join(root, 'restloom.config.mjs'),
      "export default { runtime: process.env.RUNTIME ?? './runtime' };\n",
    );
    await generate();
    expect(unchanged()).toBe(null);
  });
});

test.each([
  ['a truncated file', (text: string) => text.slice(0, text.length / 2)],
  ['a file that is not JSON', () => 'cache'],
  ['a file of another version', (text: string) => text.replace(/"tool":"/, '$&other')],
])('%s counts as an empty cache', async (_, change) => {
  const path = join(root, FILE);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  expect(unchanged()).toBe(null);
  expect(await generate()).toMatchObject({ exit: 0, drift: [], handlers: [] });
  expect(unchanged()).not.toBe(null);
});

test('deleting the cache changes neither the output nor the report', async () => {
  const before = filesBelow(join(root, 'generated'));
  rmSync(join(root, 'node_modules/.cache'), { recursive: true });
  expect(await generate()).toMatchObject({ exit: 0, drift: [], handlers: [], diagnostics: [] });
  expect(filesBelow(join(root, 'generated'))).toEqual(before);
});

test('a result is computed once for each key, also if it is null', async () => {
  const cache = new Cache('/nowhere');
  let calls = 0;
  const make = (): Promise<null> => {
    calls += 1;
    return Promise.resolve(null);
  };
  expect([await cache.memo('pattern', 'a', make), await cache.memo('pattern', 'a', make)]).toEqual([
    null,
    null,
  ]);
  await cache.memo('pattern', 'b', make);
  expect(calls).toBe(2);
});

test('a project without node_modules has no cache file', async () => {
  const bare = projectFrom('tiny');
  await run(bare, settingsOf(config), options);
  expect(existsSync(join(bare, 'node_modules'))).toBe(false);
});

test('concurrent runs leave a cache that can be read', async () => {
  await Promise.all([generate(), generate(), generate()]);
  expect(unchanged()).not.toBe(null);
});
