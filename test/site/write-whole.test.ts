import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeWhole } from '../../site/lib/files.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-whole-'));
  file = join(folder, 'site.json');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('an export or a backup that fails keeps the previous file and leaves no temporary file', async () => {
  await writeWhole(file, (path) => writeFile(path, 'yesterday'));
  const breaking = writeWhole(file, async (path) => {
    await writeFile(path, 'tod');
    throw new Error('ENOSPC');
  });
  await expect(breaking).rejects.toThrow('ENOSPC');
  expect(await readFile(file, 'utf8')).toBe('yesterday');
  expect(await readdir(folder)).toEqual(['site.json']);
});

test('a temporary file of a killed process is replaced', async () => {
  await writeFile(`${file}.part`, 'left');
  await writeWhole(file, (path) => writeFile(path, 'today', { flag: 'wx' }));
  expect(await readFile(file, 'utf8')).toBe('today');
  expect(await readdir(folder)).toEqual(['site.json']);
});

test('a target that is not a regular file is written directly', async () => {
  const written: string[] = [];
  await writeWhole(folder, (path) => Promise.resolve(void written.push(path)));
  expect(written).toEqual([folder]);
});
