import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitTogether, prepare } from '../../generator/files.ts';
import { atPath, messageForUser } from '../../generator/errors.ts';
import { built } from '../built.ts';
import { filesBelow } from './files-below.ts';
import { projectFrom } from './helpers.ts';

/** Returns every file that a run may have written. */
function written(root: string): string[] {
  return [...filesBelow(root).keys()].filter(
    (path) => /^(?:generated|site)\b/.test(path) || path.endsWith('.tmp'),
  );
}

test.each(['with a cache', 'without a cache'])(
  'a file that is larger than the system allows is an error that names it, and no file changes, %s',
  (cache) => {
    const root = projectFrom('shared');
    writeFileSync(join(root, 'package.json'), '{}');
    if (cache === 'with a cache') mkdirSync(join(root, 'node_modules'));
    const before = written(root);
    const { status, stderr, stdout } = spawnSync(
      'sh',
      ['-c', 'ulimit -f 16 && exec node "$0" --root "$1"', join(built, 'generator/cli.js'), root],
      { encoding: 'utf8' },
    );
    expect({ status, stderr, stdout }).toEqual({
      status: 2,
      stderr: `${join(root, 'generated/meta/dialect.schema.json')}: file too large (EFBIG).\n`,
      stdout: '',
    });
    expect(written(root)).toEqual(before);
  },
);

test.each([
  ['EMFILE', 'too many open files'],
  ['EBUSY', 'resource busy or locked'],
  ['ENOSPC', 'no space left on device'],
  ['EROFS', 'read-only file system'],
  ['EACCES', 'permission denied'],
] as const)('%s is reported with the path of the file', (code, problem) => {
  const errno = -constants.errno[code];
  const refused = Object.assign(new Error('write'), { code, errno, path: '/project/a.ts.77.tmp' });
  const thrown = (): never => {
    throw refused;
  };
  const caught = caughtBy(() => atPath('/project/a.ts', thrown));
  expect(messageForUser(caught)).toBe(`/project/a.ts: ${problem} (${code}).`);
});

test('an error that is not a system error is a bug and keeps its stack', () => {
  const bug = new TypeError('a bug');
  const caught = caughtBy(() =>
    atPath('/project/a.ts', () => {
      throw bug;
    }),
  );
  expect(caught).toBe(bug);
  expect(messageForUser(caught)).toBe(null);
});

test('if one of several files cannot be written, none changes', async () => {
  const root = projectFrom('tiny');
  writeFileSync(join(root, 'a.ts'), 'before');
  writeFileSync(join(root, 'file'), '');
  const before = readdirSync(root);
  const all = ['a.ts', 'new/b.ts', 'file/c.ts'].map((path) => join(root, path));
  const prepared = (function* () {
    for (const path of all) yield prepare(path, 'after');
  })();
  const refused = await commitTogether(prepared).catch((error: unknown) => error);
  expect(messageForUser(refused)).toBe(`${all[2]}: not a directory (ENOTDIR).`);
  expect(readFileSync(join(root, 'a.ts'), 'utf8')).toBe('before');
  expect(readdirSync(root).filter((name) => name !== 'new')).toEqual(before);
  expect(readdirSync(join(root, 'new'))).toEqual([]);
});

function caughtBy(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}
