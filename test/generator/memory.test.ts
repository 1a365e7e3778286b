import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, projectFrom, runTool } from './helpers.ts';

const cache = 'node_modules/.cache/restloom/memory.json';

test('what was made is remembered where there is a node_modules/, and makes no difference', async () => {
  const without = projectFrom('shared');
  const root = projectFrom('shared');
  mkdirSync(join(root, 'node_modules'));
  await runTool(without);
  await runTool(root);
  expect(existsSync(join(without, cache))).toBe(false);
  expect(filesBelow(join(root, 'generated'))).toEqual(filesBelow(join(without, 'generated')));

  // The first run has made the handler files, which the next one reads.
  await runTool(root);
  const first = readFileSync(join(root, cache), 'utf8');
  expect((await runTool(root, { check: true })).code).toBe(0);
  expect(readFileSync(join(root, cache), 'utf8')).toBe(first);
});

test.each(['', '{', '[]', 'null', '{"x": 1}'])(
  'a cache that holds %j is no trouble',
  async (text) => {
    const root = projectFrom('tiny');
    mkdirSync(join(root, 'node_modules/.cache/restloom'), { recursive: true });
    writeFileSync(join(root, cache), text);
    expect((await runTool(root)).code).toBe(0);
    expect((await runTool(root, { check: true })).code).toBe(0);
  },
);
