import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRoot } from '../../generator/root.ts';
import { filesBelow, here, projectFrom } from './helpers.ts';

const tool = join(here, '../..');

function restloom(cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    join(tool, 'node_modules/.bin/tsx'),
    [join(tool, 'generator/cli.ts'), ...args],
    { cwd, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  return { status, stdout, stderr };
}

test('the project is found from any folder within it, and the bytes are the same', () => {
  const root = projectFrom('shared');
  writeFileSync(join(root, 'package.json'), '{}\n');
  writeFileSync(join(root, 'restloom.config.ts'), "export default { runtime: './runtime' };\n");
  const below = join(root, 'schemas', 'resources');
  const written = restloom(below);
  expect(written.stderr).toBe('');
  expect(written.status).toBe(0);
  expect(filesBelow(join(root, 'generated'))).toEqual(
    filesBelow(join(here, 'golden', 'shared', 'generated')),
  );
  const checked = restloom(tool, '--check', '--quiet', '--root', root);
  expect(checked).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('an unknown option and a folder without a project are errors, with a hint', () => {
  const unknown = restloom(tool, '--chek');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain('--chek');
  expect(unknown.stderr).toContain('Usage: restloom');
  const nowhere = restloom('/', '--check');
  expect(nowhere.status).toBe(2);
  expect(nowhere.stderr).toContain('There is no project here');
});

test('--help says what there is', () => {
  const { status, stdout } = restloom('/', '--help');
  expect(status).toBe(0);
  for (const option of ['--check', '--force', '--quiet', '--root'])
    expect(stdout).toContain(option);
});

test('the nearest folder with package.json and schemas/ is the project', () => {
  const root = projectFrom('tiny');
  const inner = join(root, 'a', 'b');
  mkdirSync(inner, { recursive: true });
  expect(findRoot(inner, undefined)).toBe(null);
  writeFileSync(join(root, 'package.json'), '{}\n');
  expect(findRoot(inner, undefined)).toBe(root);
  expect(findRoot(inner, '../..')).toBe(root);
  expect(findRoot(inner, 'nowhere')).toBe(null);
});
