import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from './files-below.ts';
import { projectFrom, runTool } from './helpers.ts';

test('temporary files of editors are neither schemas nor handlers', async () => {
  const root = projectFrom('tiny');
  await runTool(root);
  const before = filesBelow(join(root, 'generated'));
  symlinkSync('somebody@somewhere.4711', join(root, 'schemas/resources/.#notes.json'));
  writeFileSync(join(root, 'schemas/resources/._notes.json'), 'of another system');
  mkdirSync(join(root, 'schemas/resources/.backups'));
  writeFileSync(join(root, 'schemas/resources/.backups/notes.json'), '{}');
  symlinkSync('somebody@somewhere.4711', join(root, 'site/handlers/.#notes.ts'));
  expect(await runTool(root)).toMatchObject({ code: 0, err: '' });
  expect(filesBelow(join(root, 'generated'))).toEqual(before);
});

test('a symbolic link without a target is an error, and no file is removed', async () => {
  const root = projectFrom('tiny');
  await runTool(root);
  const before = filesBelow(join(root, 'generated'));
  const there = join(root, 'schemas/resources/notes.json');
  rmSync(there);
  symlinkSync('../notes.json', there);
  await expect(runTool(root)).rejects.toThrow('ENOENT');
  expect(filesBelow(join(root, 'generated'))).toEqual(before);
});

test('a schema file that is not JSON is reported, also by a run without changes', async () => {
  const root = projectFrom('tiny');
  await runTool(root);
  expect((await runTool(root)).err).toBe('');
  for (const name of ['films.yaml', 'films.jsonc', 'films.JSON', 'README.md'])
    writeFileSync(join(root, 'schemas/resources', name), 'resource: films');
  for (const again of [1, 2]) {
    const { code, err } = await runTool(root);
    expect({ again, code }).toEqual({ again, code: 0 });
    expect(err.match(/^\S+ - warning files\/not-json/gm)).toEqual(
      ['films.JSON', 'films.jsonc', 'films.yaml'].map(
        (name) => `schemas/resources/${name} - warning files/not-json`,
      ),
    );
  }
});
