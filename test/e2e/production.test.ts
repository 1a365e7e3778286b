import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SQLITE_PACKAGE } from '../../site/lib/native-problem.ts';
import { copyForProduction } from './production.ts';
import { startSite } from './site-process.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'production-'));
  copyForProduction(root);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs Node in the copy of the site; returns its exit code and output. */
function node(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: join(root, 'data'), PORT: '0', ...env },
  });
  return { status, stdout, stderr };
}

test('the site starts with the packages of `npm ci --omit=dev` and serves requests', async () => {
  expect(existsSync(join(root, 'node_modules/typescript'))).toBe(false);
  expect(existsSync(join(root, 'node_modules/vitest'))).toBe(false);
  const site = await startSite(root, join(root, 'data'));
  try {
    expect((await fetch(`${site.api}cms/v2/posts`)).status).toBe(200);
    expect((await fetch(new URL('/docs', site.api))).status).toBe(200);
    expect((await fetch(new URL('/docs/resources/posts', site.api))).status).toBe(200);
  } finally {
    await site.stop();
  }
});

const loads = `does not load in Node ${process.version} on ${process.platform}-${process.arch}`;

/** The native module of the SQLite driver, and the command that repairs it. */
const [library, repair] =
  SQLITE_PACKAGE === 'better-sqlite3'
    ? ['build/Release/better_sqlite3.node', 'npm rebuild better-sqlite3']
    : [
        `prebuilds/${process.platform}-${process.arch}.node`,
        'npm ci --ignore-scripts, without --omit=optional',
      ];

test('a broken native module of SQLite is reported with the command that repairs it', () => {
  const file = join(root, 'node_modules', SQLITE_PACKAGE, library);
  // It may be a link to a file of this project: it is removed, not overwritten.
  rmSync(file);
  writeFileSync(file, 'not a library');
  const { status, stderr } = node(['--import', 'tsx', 'site/main.ts']);
  expect(status).toBe(1);
  expect(stderr).toBe(
    `cannot open ${join(root, 'data/site.sqlite')}: the native module of ${SQLITE_PACKAGE} ${loads}: ` +
      `its file was built for another system. Run ${repair}.\n`,
  );
});

test('every command reports missing native modules in one line', () => {
  const starts = (name: string, install: string, ...commands: readonly string[]): void => {
    for (const command of commands)
      expect(node(['--import', 'tsx', command])).toEqual({
        status: 1,
        stdout: '',
        stderr: `the native module of ${name} ${loads}: it is not installed. Run ${install}.\n`,
      });
  };
  const folder = join(root, 'node_modules', SQLITE_PACKAGE);
  renameSync(folder, `${folder}-away`);
  starts(SQLITE_PACKAGE, repair, 'site/main.ts', 'site/tools/seed.ts');
  renameSync(`${folder}-away`, folder);
  const again = 'npm ci, without --omit=optional';
  remove('@img', 'sharp-');
  starts('sharp', again, 'site/main.ts', 'site/tools/seed.ts');
  remove('@node-rs', 'argon2-');
  starts('@node-rs/argon2', again, 'site/tools/theme.ts', 'site/tools/content.ts');
});

/** Removes packages of a scope from the copy by prefix. */
function remove(scope: string, start: string): void {
  const folder = join(root, 'node_modules', scope);
  const names = readdirSync(folder).filter((name) => name.startsWith(start));
  expect(names).not.toEqual([]);
  for (const name of names) rmSync(join(folder, name), { recursive: true });
}
