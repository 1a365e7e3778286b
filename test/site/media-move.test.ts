import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MediaBucket } from '../../site/media/bucket.ts';
import { MediaFolder } from '../../site/media/folder.ts';
import { moveMedia } from '../../site/media/move.ts';
import { PART_SIZE } from '../../site/media/s3-client.ts';
import type { MediaStorage } from '../../site/media/storage.ts';
import { openS3Server } from './s3-server.ts';
import type { S3Server } from './s3-server.ts';

let s3: S3Server;
let dataDir: string;
let disk: MediaFolder;
let bucket: MediaBucket;
const FILES: Readonly<Record<string, string>> = {
  '2024/05/a.txt': 'a',
  '2024/05/zámek.txt': 'castle',
  '2024/06/large.txt': 'large'.repeat(Math.ceil((PART_SIZE + 1) / 5)),
  'b.txt': '',
};

beforeAll(async () => {
  s3 = await openS3Server();
  dataDir = await mkdtemp(join(tmpdir(), 'move-'));
  const site = { baseUrl: 'http://site.test', token: 'cms', dataDir };
  disk = MediaFolder.of(site);
  bucket = new MediaBucket(s3.settings, site);
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(join(disk.root, path, '..'), { recursive: true });
    await writeFile(join(disk.root, path), content);
  }
  await writeFile(join(disk.root, '2024/05/.part-begun.txt'), 'begun');
});
afterAll(async () => {
  await s3.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function move(from: MediaStorage, to: MediaStorage, isRemoving = false) {
  const results: Record<string, string> = {};
  const onFile = (file: string, result: string): void => void (results[file] = result);
  await moveMedia({ from, to, isRemoving, incoming: join(dataDir, 'incoming'), onFile });
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
  return results;
}
async function listed(storage: MediaStorage): Promise<readonly string[]> {
  const paths: string[] = [];
  for await (const { path } of storage.list()) paths.push(path);
  return paths.sort();
}
const all = (result: string) =>
  Object.fromEntries(Object.keys(FILES).map((file) => [file, result]));
const withDraft = [...Object.keys(FILES), '2024/05/.part-begun.txt'].sort();

test('an interrupted move to object storage continues and copies each file once', async () => {
  s3.treat = ({ url = '' }) => (url.includes('large') ? 'close' : 'serve');
  await expect(move(disk, bucket)).rejects.toThrow('no connection to 127.0.0.1');
  s3.treat = () => 'serve';
  const before = await listed(bucket);
  expect(before).not.toContain('2024/06/large.txt');
  const results = await move(disk, bucket);
  expect(results).toEqual({
    ...all('copied'),
    ...Object.fromEntries(before.map((file) => [file, 'present'])),
  });
  expect(await listed(bucket)).toEqual(Object.keys(FILES).sort());
  expect(await listed(disk)).toEqual(withDraft);
});

test('a list of objects contains every page', async () => {
  const keys: string[] = [];
  for await (const { key } of bucket.client.list('site/public/', 1)) keys.push(key);
  expect(keys).toEqual(
    Object.keys(FILES)
      .map((file) => `site/public/${file}`)
      .sort(),
  );
});

test('a file that differs in the target stays in both storages', async () => {
  await writeFile(join(disk.root, '2024/05/a.txt'), 'other');
  expect(await move(disk, bucket, true)).toEqual({ ...all('present'), '2024/05/a.txt': 'differs' });
  expect(await listed(disk)).toEqual(['2024/05/.part-begun.txt', '2024/05/a.txt']);
  const path = await bucket.localPath('2024/05/a.txt', () => join(dataDir, 'a'));
  expect(await readFile(path ?? '', 'utf8')).toBe('a');
  await rm(join(disk.root, '2024/05/a.txt'));
});

test('an object that is damaged while it is copied to the disk is removed there', async () => {
  const whole = bucket.localPath.bind(bucket);
  const damaging = Object.assign(Object.create(bucket) as MediaBucket, {
    digest: (file: string) => bucket.digest(file),
    list: () => bucket.list(),
    localPath: async (file: string, next: () => string) => {
      const path = await whole(file, next);
      if (path !== null && file === 'b.txt') await writeFile(path, 'damaged');
      return path;
    },
  });
  expect(await move(damaging, disk)).toEqual({ ...all('copied'), 'b.txt': 'failed' });
  expect(await listed(disk)).not.toContain('b.txt');
});

test('npm run media moves the objects to the disk and removes them from the bucket', async () => {
  const run = async (args: readonly string[], variables: Readonly<Record<string, string>>) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'site/tools/media.ts', ...args], {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...variables },
    });
    const ended = new Promise((done) => child.once('close', done));
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return [await ended, out, err];
  };
  const [moved, wrong] = await Promise.all([
    run(['--move', '--to', 'disk', '--remove'], s3.variables),
    run(['--check'], { ...s3.variables, AWS_ACCESS_KEY_ID: 'wrong' }),
  ]);
  expect(moved).toEqual([
    0,
    'copied     b.txt\n1 file copied, 3 there before, 0 different, 0 failed.\n',
    '',
  ]);
  expect(wrong).toEqual([
    1,
    '',
    'MEDIA_URL: bucket media refuses AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (InvalidAccessKeyId)\n',
  ]);
  expect(await listed(bucket)).toEqual([]);
  expect(await listed(disk)).toEqual(withDraft);
  for (const [path, content] of Object.entries(FILES))
    expect((await readFile(join(disk.root, path), 'utf8')) === content).toBe(true);
});
