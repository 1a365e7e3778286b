import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../site/config.ts';
import { metaKeys } from '../../site/domain/meta-keys.ts';
import { fillEmptyStore } from '../../site/first-start.ts';
import { MediaBucket } from '../../site/media/bucket.ts';
import type { BucketSettings } from '../../site/media/bucket-settings.ts';
import { checkMedia, recoverMedia, removeOrphans } from '../../site/media/check.ts';
import { isUnavailable } from '../../site/lib/files.ts';
import { mediaStorage } from '../../site/media/open-storage.ts';
import { PART_SIZE } from '../../site/media/s3-client.ts';
import type { Store } from '../../site/store/index.ts';
import { colorAt, openMediaSite, picture } from './media-site.ts';
import type { MediaSite, Medium } from './media-site.ts';
import { LONG, openS3Server } from './s3-server.ts';
import type { S3Server } from './s3-server.ts';
import { opened, sqliteDatabases } from './store-databases.ts';
import type { Databases } from './store-databases.ts';

let databases: Databases;
let store: Store;
let s3: S3Server;
let site: MediaSite;
let isBroken = false;

beforeAll(async () => {
  databases = await sqliteDatabases();
  store = await opened(await databases.fresh());
  s3 = await openS3Server();
  const breaking = (whole: Store): Store => ({
    ...whole,
    transaction: (work) =>
      isBroken ? Promise.reject(new Error('the database is broken')) : whole.transaction(work),
  });
  site = await openMediaSite(store, breaking, { bucket: s3.settings });
  await removeAttachments();
});
/** Removes also what a failed test has left. */
afterEach(async () => {
  isBroken = false;
  s3.treat = () => 'serve';
  s3.timeout = LONG;
  s3.conditionalWrites = 'ignored';
  await removeAttachments();
  for (const key of await objects()) await bucket().client.delete(key);
});
afterAll(async () => {
  await site.close();
  await store.close();
  await s3.close();
  await databases.stop();
});

async function removeAttachments(): Promise<void> {
  for (const { id } of (await store.posts.find({ types: ['attachment'] })).rows)
    await store.posts.remove(id);
}
const bucket = (): MediaBucket => site.app.site.media as MediaBucket;
const source = () => ({ media: bucket(), store, token: 'cms' });
async function objects(prefix = 'site/'): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { key } of bucket().client.list(prefix)) keys.push(key);
  return keys.sort();
}
const bytesAt = async (url: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(url)).arrayBuffer());
const remove = ({ id }: Medium) =>
  site.ask(`media/${id}?force=true`, { user: 'editor', method: 'DELETE' });
const total = async (): Promise<number> =>
  (await store.posts.find({ types: ['attachment'] })).total;

test('an image and its sizes are stored as public objects and read through the site', async () => {
  const bytes = await picture(400, 300).png().toBuffer();
  const { status, body } = await site.upload('pier.png', bytes);
  expect(status).toBe(201);
  expect(await objects()).toEqual([
    'site/public/2024/05/pier-150x150.png',
    'site/public/2024/05/pier-300x225.png',
    'site/public/2024/05/pier.png',
  ]);
  expect(await site.files()).toEqual([]);
  expect(await site.incoming()).toEqual([]);
  const response = await fetch(body.source_url);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  const medium = await bytesAt(body.media_details.sizes['medium']?.source_url ?? '');
  expect(await colorAt(medium, 10, 10)).toBe('red');
  expect(await checkMedia(source())).toEqual({ orphans: [], unpublished: [], missing: [] });

  const answer = await fetch(body.source_url, { headers: { range: 'bytes=10-19' } });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([
    206,
    `bytes 10-19/${bytes.length}`,
  ]);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes.subarray(10, 20));
  const end = await fetch(body.source_url, { headers: { range: 'bytes=-5' } });
  expect(Buffer.from(await end.arrayBuffer())).toEqual(bytes.subarray(-5));
  const none = await fetch(body.source_url, { headers: { range: `bytes=${bytes.length}-` } });
  expect(none.status).toBe(416);
  const tag = response.headers.get('etag') ?? '';
  const known = await fetch(body.source_url, { headers: { 'if-none-match': tag } });
  expect(known.status).toBe(304);
  const head = await fetch(body.source_url, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(bytes.length));

  expect((await remove(body)).status).toBe(200);
  expect(await objects()).toEqual([]);
  expect((await fetch(body.source_url)).status).toBe(404);

  const other = await picture(40, 30).png().toBuffer();
  const second = await site.upload('pier.png', other);
  expect(second.body.source_url).toBe(body.source_url);
  const replaced = await fetch(second.body.source_url, { headers: { 'if-none-match': tag } });
  expect(Buffer.from(await replaced.arrayBuffer())).toEqual(other);
});

test('a range of a file has its length if the server ignores the range or sends more', async () => {
  const { body } = await site.upload('numbers.txt', Buffer.from('0123456789'));
  const partOf = async (range: string) => {
    const response = await fetch(body.source_url, { headers: { range } });
    return [response.status, response.headers.get('content-range'), await response.text()];
  };
  // s3rver sends the whole object for this range.
  expect(await partOf('bytes=0-0')).toEqual([206, 'bytes 0-0/10', '0']);
  s3.treat = ({ headers }) => {
    delete headers.range;
    return 'serve';
  };
  expect(await partOf('bytes=3-5')).toEqual([206, 'bytes 3-5/10', '345']);
  expect(await partOf('bytes=-2')).toEqual([206, 'bytes 8-9/10', '89']);
});

test('an image in object storage is edited, and its missing sizes are created', async () => {
  const { body } = await site.upload('tower.png', await picture(400, 200).png().toBuffer());
  const edited = await site.ask(`media/${body.id}/edit`, {
    user: 'editor',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ src: body.source_url, rotation: 90 }),
  });
  expect([edited.status, edited.body.media_details?.file]).toEqual([
    201,
    '2024/05/tower-edited.png',
  ]);
  expect(await colorAt(await bytesAt(edited.body.source_url), 100, 10)).toBe('red');

  const before = await objects('site/public/2024/05/tower-');
  await bucket().remove(['2024/05/tower-300x150.png']);
  const { sizes: _, ...details } = body.media_details;
  await store.meta.set('post', body.id, { [metaKeys('cms').fileDetails]: details });
  const made = await site.ask(`media/${body.id}/post-process`, {
    user: 'editor',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'create-image-subsizes' }),
  });
  expect(made.status).toBe(200);
  expect(await objects('site/public/2024/05/tower-')).toEqual(before);
  await remove(body);
  await remove(edited.body);
  expect([await objects(), await site.incoming()]).toEqual([[], []]);
});

test('concurrent uploads of files with one name get different names', async () => {
  const sent = await Promise.all(
    ['a', 'b', 'c'].map((text) => site.upload('n.txt', Buffer.from(text))),
  );
  const files = sent.map(({ body }) => body.source_url.split('/').at(-1));
  expect(files.sort()).toEqual(['n-1.txt', 'n-2.txt', 'n.txt']);
  const texts = await Promise.all(sent.map(({ body }) => bytesAt(body.source_url)));
  expect(texts.map(String).sort()).toEqual(['a', 'b', 'c']);
});

test.each(['ignored', 'supported', 'refused'] as const)(
  'processes that store files of one name at the same time get different names (conditional writes are %s)',
  async (conditionalWrites) => {
    s3.conditionalWrites = conditionalWrites;
    const folder = await mkdtemp(join(tmpdir(), 'own-'));
    const stored = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map(async (text) => {
        const process = new MediaBucket(s3.settings, SITE);
        const path = join(folder, text);
        await writeFile(path, text);
        return [await process.place(path, '2024/05', 'own.txt'), text] as const;
      }),
    );
    await bucket().publish(stored.map(([file]) => file));
    for (const [file, text] of stored) {
      const found = await bucket().client.get(`site/public/${file}`);
      expect(await found?.response.text()).toBe(text);
    }
    expect(await objects('site/claims')).toEqual([]);
    await bucket().remove(stored.map(([file]) => file));
    expect(await objects()).toEqual([]);
    await rm(folder, { recursive: true });
  },
);

test('the claim of a killed process ends after an hour', async () => {
  const name = createHash('sha256').update('2024/05/own.txt').digest('hex');
  const key = `site/claims/${name}-killed`;
  await bucket().client.putText(key, '');
  const folder = await mkdtemp(join(tmpdir(), 'own-'));
  const path = join(folder, 'own.txt');
  await writeFile(path, 'own');
  const process = new MediaBucket(s3.settings, SITE);
  const other = await process.place(path, '2024/05', 'own.txt');
  expect(other).toMatch(/^2024\/05\/own-[12]\.txt$/);
  expect(await objects('site/claims')).toEqual([key]);
  await s3.age(key, 61 * 60_000);
  expect(await process.place(path, '2024/05', 'own.txt')).toBe('2024/05/own.txt');
  expect(await objects('site/claims')).toEqual([]);
  await bucket().remove(['2024/05/own.txt', other]);
  await rm(folder, { recursive: true });
});

test('a large file is sent in parts, and a failed part leaves no object', async () => {
  const bytes = Buffer.from(randomBytes(PART_SIZE).toString('hex')).subarray(0, PART_SIZE + 1000);
  s3.requests.length = 0;
  const { body } = await site.upload('large.txt', bytes);
  expect((await bytesAt(body.source_url)).equals(bytes)).toBe(true);
  expect(s3.requests.filter((line) => line.includes('partNumber='))).toHaveLength(2);
  await remove(body);

  s3.treat = ({ url = '' }) => (url.includes('partNumber=2') ? 'close' : 'serve');
  const failed = await site.upload('large.txt', bytes);
  expect([failed.status, await objects(), await total()]).toEqual([503, [], 0]);
});

test('an upload leaves no object if a size or the attachment cannot be written', async () => {
  const bytes = await picture(200, 200).png().toBuffer();
  s3.treat = ({ method, url = '' }) =>
    method === 'PUT' && url.includes('150x150') ? 'close' : 'serve';
  expect((await site.upload('x.png', bytes)).status).toBe(503);
  expect([await objects(), await site.incoming(), await total()]).toEqual([[], [], 0]);
  s3.treat = () => 'serve';

  isBroken = true;
  const { status } = await site.upload('x.png', bytes);
  expect([status, await objects(), await total()]).toEqual([500, [], 0]);
});

test('without the storage, files and uploads get 503, and other requests are served', async () => {
  const { body } = await site.upload('kept.txt', Buffer.from('kept'));
  s3.treat = () => 'close';
  const read = await fetch(body.source_url);
  expect([read.status, read.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
  expect((await site.upload('lost.txt', Buffer.from('lost'))).status).toBe(503);
  expect((await remove(body)).status).toBe(503);
  expect((await site.ask(`media/${body.id}`)).status).toBe(200);

  s3.treat = () => 'hang';
  let answered = 0;
  const counted = (requests: readonly Promise<{ readonly status: number }>[]) =>
    requests.map((request) => request.finally(() => (answered += 1)));
  const waiting = counted([fetch(body.source_url), remove(body)]);
  for (let at = 0; at < 20; at += 1) expect((await site.ask(`media/${body.id}`)).status).toBe(200);
  expect((await site.ask('posts', { user: 'editor', method: 'POST' })).status).toBeLessThan(500);
  expect(answered).toBe(0);
  const statusesWithout = async (requests: readonly Promise<{ readonly status: number }>[]) => {
    s3.treat = () => 'close';
    s3.closeConnections();
    return new Set((await Promise.all(requests)).map(({ status }) => status));
  };
  expect(await statusesWithout(waiting)).toEqual(new Set([503]));

  // More readers than requests that the site handles concurrently.
  s3.treat = () => 'hang';
  s3.requests.length = 0;
  answered = 0;
  const readers = counted(Array.from({ length: 100 }, () => fetch(body.source_url)));
  expect((await Promise.race(readers)).status).toBe(503);
  expect((await site.ask(`media/${body.id}`)).status).toBe(200);
  await expect.poll(() => answered + s3.requests.length).toBe(readers.length);
  expect(s3.requests.length).toBeLessThan(readers.length);
  expect(await statusesWithout(readers)).toEqual(new Set([503]));

  s3.treat = () => 'hang';
  s3.timeout = 100;
  const timedOut = await Promise.all([fetch(body.source_url), remove(body)]);
  expect(timedOut.map(({ status }) => status)).toEqual([503, 503]);

  s3.treat = () => 'serve';
  s3.timeout = LONG;
  expect(String(await bytesAt(body.source_url))).toBe('kept');
  await remove(body);
  expect(await objects()).toEqual([]);
});

test('hidden objects get 404, and a start publishes those of attachments', async () => {
  const { body } = await site.upload('note.txt', Buffer.from('note'));
  await bucket().withdraw(['2024/05/note.txt']);
  expect(await objects()).toEqual(['site/private/2024/05/note.txt']);
  for (const name of ['note.txt', '.part-note.txt', '../private/2024/05/note.txt'])
    expect((await fetch(new URL(name, body.source_url))).status).toBe(404);
  expect((await checkMedia(source())).unpublished).toEqual(['2024/05/note.txt']);
  await recoverMedia(source(), Date.now());
  expect(String(await bytesAt(body.source_url))).toBe('note');
  await remove(body);
});

test('a file is not lost if the server removes it after the request of a deletion has failed', async () => {
  const { body } = await site.upload('late.txt', Buffer.from('late'));
  s3.treat = ({ method, url = '' }) =>
    method === 'DELETE' && url.includes('public') ? 'late' : 'serve';
  expect((await remove(body)).status).toBe(503);
  s3.treat = () => 'serve';
  s3.serveLate();
  await expect.poll(() => objects('site/p')).toEqual(['site/private/2024/05/late.txt']);
  await recoverMedia(source(), Date.now());
  expect(String(await bytesAt(body.source_url))).toBe('late');
  await remove(body);
  expect(await objects()).toEqual([]);
});

test('a private object that a killed upload left does not replace the public object of an attachment', async () => {
  const { body } = await site.upload('note.txt', Buffer.from('note'));
  await bucket().client.putText('site/private/2024/05/note.txt', 'other');
  await recoverMedia(source(), Date.now());
  await s3.age('site/private/2024/05/note.txt', 3 * 60_000);
  await recoverMedia(source(), Date.now());
  expect(String(await bytesAt(body.source_url))).toBe('note');
  await remove(body);
  expect(await objects()).toEqual([]);
});

test('a check finds objects without an attachment and attachments without an object', async () => {
  const { body } = await site.upload('note.txt', Buffer.from('note'));
  const { client } = bucket();
  await client.copy('site/public/2024/05/note.txt', 'site/public/2024/05/orphan.txt');
  await client.copy('site/public/2024/05/note.txt', 'site/private/2024/05/part.txt');
  await client.delete('site/public/2024/05/note.txt');
  const report = await checkMedia(source());
  expect(report).toEqual({
    orphans: ['2024/05/.part-part.txt', '2024/05/orphan.txt'],
    unpublished: [],
    missing: [{ file: '2024/05/note.txt', attachment: body.id }],
  });
  const soon = Date.now() + 1000;
  expect(await removeOrphans(source(), report, soon)).toEqual(['2024/05/orphan.txt']);
  expect(await removeOrphans(source(), report, soon + 11 * 60_000)).toEqual([
    '2024/05/.part-part.txt',
  ]);
  await remove(body);
  expect(await objects()).toEqual([]);
});

test('readers of published files are redirected to the CDN', async () => {
  const media = new MediaBucket({ ...s3.settings, cdn: 'https://cdn.test/media/' }, SITE);
  expect(media.redirectOf('2024/05/zámek 1.png')).toBe(
    'https://cdn.test/media/2024/05/z%C3%A1mek%201.png',
  );
  expect(media.redirectOf('../private/x.png')).toBeNull();
});

const SITE = { baseUrl: 'http://site.test', token: 'cms', dataDir: '/nowhere' };

test.each<[string, Partial<BucketSettings>, string]>([
  ['a missing bucket', { bucket: 'other' }, 'MEDIA_URL: the bucket does not exist: other'],
  [
    'wrong keys',
    { accessKeyId: 'wrong' },
    'MEDIA_URL: bucket media refuses AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (InvalidAccessKeyId)',
  ],
  [
    'an absent server',
    { endpoint: 'http://127.0.0.1:9' },
    'MEDIA_URL: the storage cannot be used: no connection to 127.0.0.1:9: ',
  ],
])('a start names %s', async (_, change, message) => {
  const problem = await new MediaBucket({ ...s3.settings, ...change }, SITE).problem();
  expect(problem).toContain(message);
  const later = new MediaBucket({ ...s3.settings, ...change }, SITE).open('a.txt', true);
  expect(isUnavailable(await later.catch((error: unknown) => error))).toBe(true);
  expect(await bucket().problem()).toBeNull();
});

test('a first start returns its credentials if the storage fails to publish, and a later start publishes the images', async () => {
  const address = await databases.fresh();
  const empty = await opened(address);
  const settings = readSettings({ DATA_DIR: address.dataDir, ...s3.variables });
  if (settings instanceof SettingsError) throw settings;
  const sample = { media: mediaStorage(settings), store: empty, token: settings.token };
  s3.treat = ({ headers }) => ('x-amz-copy-source' in headers ? 'close' : 'serve');
  expect(await fillEmptyStore(empty, settings)).toMatchObject({ login: 'keeper' });
  expect((await checkMedia(sample)).unpublished).not.toEqual([]);
  s3.treat = () => 'serve';
  await recoverMedia(sample, Date.now());
  expect(await checkMedia(sample)).toMatchObject({ unpublished: [], missing: [] });
  await empty.close();
});
