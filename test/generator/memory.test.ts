import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateWith } from '../../generator/cli/generate-once.ts';
import { plain } from '../../generator/diagnostics/paint.ts';
import { Memory } from '../../generator/memory.ts';
import { filesBelow } from './files-below.ts';
import { projectFrom, runTool } from './helpers.ts';

const cache = 'node_modules/.cache/restloom';

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
  const first = filesBelow(join(root, cache, 'memory'));
  expect(first.size).toBeGreaterThan(5);
  expect((await runTool(root, { check: true })).code).toBe(0);
  expect(filesBelow(join(root, cache, 'memory'))).toEqual(first);
});

/** A project that was generated, and then changed: what it should have, and what it has. */
async function changedProject() {
  const [root, without] = [projectFrom('linked'), projectFrom('linked')];
  mkdirSync(join(root, 'node_modules'));
  await runTool(root);
  await runTool(root);
  for (const project of [root, without]) {
    const folder = join(project, 'schemas/resources');
    const path = join(folder, readdirSync(folder)[0] ?? '');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/"description": "/, '"description": "Once more: '));
  }
  await runTool(without);
  return { root, expected: filesBelow(join(without, 'generated')) };
}

test('what has changed is made anew', async () => {
  const { root, expected } = await changedProject();
  expect((await runTool(root)).code).toBe(0);
  expect(filesBelow(join(root, 'generated'))).toEqual(expected);
});

test('a process that runs more than once leaves what one that comes later asks for', async () => {
  const { root, expected } = await changedProject();
  const memory = Memory.open(root);
  const silent = () => undefined;
  for (let runs = 0; runs < 3; runs += 1) {
    const exit = await generateWith(
      memory,
      root,
      { runtime: './runtime' },
      { check: false, force: false, stubs: true },
      { format: 'text', quiet: true, out: silent, err: silent, paint: plain, errPaint: plain },
    );
    expect(exit).toBe(0);
  }
  memory.save();
  const left = filesBelow(join(root, cache, 'memory'));
  rmSync(join(root, cache, 'run.json'), { force: true });
  expect((await runTool(root)).code).toBe(0);
  expect(filesBelow(join(root, cache, 'memory'))).toEqual(left);
  expect(filesBelow(join(root, 'generated'))).toEqual(expected);
});

const broken: readonly (readonly [what: string, text: (before: string) => string])[] = [
  ['nothing', () => ''],
  ['half of it', (text) => text.slice(0, text.length / 2)],
  ['null', () => 'null'],
  ['a list', () => '[]'],
  ['another object', () => '{"x": 1}'],
  ['what another build wrote', (text) => text.replace(/^.*\n/, 'other\n')],
];

test.each(broken)('files of the cache that hold %s are no trouble', async (_, change) => {
  const { root, expected } = await changedProject();
  const names = [...filesBelow(join(root, cache)).keys()];
  expect(names).toContain('memory/file');
  for (const name of names) {
    const path = join(root, cache, name);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }
  expect((await runTool(root)).code).toBe(0);
  expect(filesBelow(join(root, 'generated'))).toEqual(expected);
  expect((await runTool(root, { check: true })).code).toBe(0);
});

test('any part of the cache may be missing', async () => {
  const { root, expected } = await changedProject();
  for (const name of [...filesBelow(join(root, cache)).keys()]) {
    rmSync(join(root, cache, name));
    rmSync(join(root, 'generated/openapi.json'));
    expect((await runTool(root)).code).toBe(0);
    expect(filesBelow(join(root, 'generated'))).toEqual(expected);
  }
});

test('a generated file that was changed by hand is never taken for what it was', async () => {
  const { root, expected } = await changedProject();
  const path = join(root, 'generated/openapi.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"200"', '"299"'));
  expect((await runTool(root)).code).toBe(1);
  expect((await runTool(root, { force: true })).code).toBe(0);
  expect(filesBelow(join(root, 'generated'))).toEqual(expected);
});

test('two runs at once leave what either would', async () => {
  const { root, expected } = await changedProject();
  await Promise.all([runTool(root), runTool(root)]);
  expect(filesBelow(join(root, 'generated'))).toEqual(expected);
  expect((await runTool(root, { check: true })).code).toBe(0);
});
