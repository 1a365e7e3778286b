import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from './files-below.ts';
import { projectFrom, runTool } from './helpers.ts';

/** Returns the output for a project without schemas. Fails if the run writes a file. */
async function outputOf(root: string): Promise<string> {
  const before = filesBelow(join(root, 'generated'));
  expect(before.size).toBeGreaterThan(0);
  const { code, err } = await runTool(root);
  expect(code).toBe(2);
  expect(filesBelow(join(root, 'generated'))).toEqual(before);
  return err;
}

test('a missing or misspelled schema folder is an error, and no file is removed', async () => {
  const root = projectFrom('tiny');
  await runTool(root);
  renameSync(join(root, 'schemas'), join(root, 'schema'));
  expect(await outputOf(root)).toContain(
    'schemas - error config/no-folder: The schema folder schemas does not exist. Did you mean "schema"?',
  );
});

test('a folder without resources is an error, with and without generated files', async () => {
  const root = projectFrom('tiny');
  await runTool(root);
  rmSync(join(root, 'schemas/resources'), { recursive: true });
  expect(await outputOf(root)).toContain(
    'schemas/resources - error config/no-resources: schemas/resources/ contains no schema file.',
  );
  mkdirSync(join(root, 'schemas/resources'));
  expect(await outputOf(root)).toContain('error config/no-resources');
  rmSync(join(root, 'generated'), { recursive: true });
  expect((await runTool(root)).code).toBe(2);
});
