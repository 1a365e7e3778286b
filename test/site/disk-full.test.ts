import files, { mkdtemp, readdir, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Store } from '../../site/store/index.ts';
import { paintFor } from '../../site/banner.ts';
import { openLog } from '../../site/lib/log.ts';
import { readSettings, SettingsError } from '../../site/config.ts';
import { startSite } from '../../site/bootstrap.ts';
import { openMediaSite, picture } from './media-site.ts';
import type { MediaSite } from './media-site.ts';
import { opened, sqliteDatabases } from './store-databases.ts';
import type { Databases } from './store-databases.ts';
import { Problem } from '../../site/lib/problem.ts';

/** A full disk: files with the endings that a test sets are written partially. */

const disk = { full: null as RegExp | null, code: 'ENOSPC' };

const real = { ...files };
async function failing(path: string): Promise<never> {
  await real.writeFile(path, 'half');
  throw Object.assign(new Error(`${disk.code}: ${path}`), { code: disk.code });
}
const isFull = (path: unknown): path is string =>
  typeof path === 'string' && disk.full?.test(path) === true;
const fillable: Pick<typeof files, 'open' | 'writeFile'> = {
  open: async (path, ...more) => {
    const file = await real.open(path, ...more);
    if (isFull(path)) file.writeFile = () => failing(path);
    return file;
  },
  writeFile: (path, ...more) => (isFull(path) ? failing(path) : real.writeFile(path, ...more)),
};

/** Replaces the functions that open and write files in all modules. */
function replace(functions: typeof fillable): void {
  Object.assign(files, functions);
  syncBuiltinESMExports();
}

let databases: Databases;
let store: Store;
let site: MediaSite;
beforeAll(async () => {
  replace(fillable);
  databases = await sqliteDatabases();
  store = await opened(await databases.fresh());
  site = await openMediaSite(store);
});
afterEach(() => {
  disk.full = null;
  disk.code = 'ENOSPC';
});
afterAll(async () => {
  replace(real);
  await site.close();
  await store.close();
  await databases.stop();
});

test.each([
  ['the file itself', /incoming\/upload-/],
  ['the first size', /-150x150\.png$/],
  ['a later size', /-300x225\.png$/],
])('an upload for which the disk is full at %s gets 503 and leaves no files', async (_at, full) => {
  const bytes = await picture(640, 480).png().toBuffer();
  const total = async (): Promise<number> =>
    (await store.posts.find({ types: ['attachment'], limit: 0 })).total;
  const before = [await total(), await site.files()];
  disk.full = full;
  const { status, headers, body } = await site.upload('tower.png', bytes, {
    headers: { 'content-type': 'image/png' },
  });
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(body).toEqual({
    code: 'rest_unavailable',
    message: 'Service temporarily unavailable. Try again later.',
    data: { status: 503, request_id: headers.get('x-request-id') },
  });
  expect([await total(), await site.files()]).toEqual(before);
  expect(await readdir(join(dirname(site.folder), 'incoming'))).toEqual([]);

  disk.full = null;
  const again = await site.upload('tower.png', bytes, {
    headers: { 'content-type': 'image/png' },
  });
  expect(again.status).toBe(201);
});

test.each(['EROFS', 'EIO', 'EMFILE'])(
  'a disk that fails with %s is status 503, not a bug',
  async (code) => {
    Object.assign(disk, { full: /-150x150\.png$/, code });
    const { status } = await site.upload('pier.png', await picture(640, 480).png().toBuffer(), {
      headers: { 'content-type': 'image/png' },
    });
    expect(status).toBe(503);
  },
);

test('a first start on a full disk fails with a message, leaves no pictures, and succeeds later', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'first-'));
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir });
  if (settings instanceof SettingsError) throw new Error(settings.message);
  const log = openLog({
    ...{ form: 'none', out: process.stdout, err: process.stderr },
    paint: paintFor({ isTTY: false }),
  });
  try {
    disk.full = /prisms-of-the-lens-150x150\.png$/;
    const failed = await startSite(settings, log);
    expect(failed).toBeInstanceOf(Problem);
    expect(failed).toMatchObject({ message: expect.stringMatching(/^cannot start with .*ENOSPC/) });
    const left = await readdir(dataDir, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['site.sqlite']);

    disk.full = null;
    const site = await startSite(settings, log);
    if (site instanceof Problem) throw new Error(site.message);
    await site.close();
    const names = await readdir(join(dataDir, 'uploads/2024/03'));
    expect(names).toContain('prisms-of-the-lens-150x150.png');
    expect(names.filter((name) => name.endsWith('-1.png'))).toEqual([]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
