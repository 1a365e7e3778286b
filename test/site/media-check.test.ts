import { link, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMedia, recoverMedia, removeOrphans } from '../../site/media/check.ts';
import type { MediaSource } from '../../site/media/check.ts';
import { fillEmptyStore } from '../../site/first-start.ts';
import { MediaFolder } from '../../site/media/folder.ts';
import { copiesFirst } from '../../site/media/storage.ts';
import { readSettings, SettingsError } from '../../site/config.ts';
import type { Store } from '../../site/store/index.ts';
import { NOW, openMediaSite, picture } from './media-site.ts';
import type { MediaSite, Medium } from './media-site.ts';
import { opened, sqliteDatabases } from './store-databases.ts';
import type { Databases } from './store-databases.ts';

const DAY = 24 * 60 * 60 * 1000;

let databases: Databases;
let store: Store;
let site: MediaSite;
let source: MediaSource;
let pier: Medium;
beforeAll(async () => {
  databases = await sqliteDatabases();
  store = await opened(await databases.fresh());
  // Its own attachments have no files.
  site = await openMediaSite(store);
  for (const { id } of (await store.posts.find({ types: ['attachment'] })).rows)
    await store.posts.remove(id);
  const media = new MediaFolder(site.folder, { baseUrl: site.base, token: 'cms' });
  source = { media, store, token: 'cms' };
  pier = (await site.upload('pier.png', await picture(400, 300).png().toBuffer())).body;
});
afterAll(async () => {
  await site.close();
  await store.close();
  await databases.stop();
});

const FILES = ['2024/05/pier-150x150.png', '2024/05/pier-300x225.png', '2024/05/pier.png'];

async function write(path: string, age: number): Promise<void> {
  await mkdir(join(site.folder, '2024/05'), { recursive: true });
  await writeFile(join(site.folder, path), 'x');
  const moment = new Date(NOW - age);
  await utimes(join(site.folder, path), moment, moment);
}

test('a check of uploaded files and their attachments finds no difference', async () => {
  expect(await site.files()).toEqual(FILES);
  expect(await checkMedia(source)).toEqual({ orphans: [], unpublished: [], missing: [] });
});

test('a start publishes the files of an attachment that a killed process wrote', async () => {
  const before = await readFile(join(site.folder, FILES[0] ?? ''));
  await source.media.withdraw(FILES);
  expect((await fetch(pier.source_url)).status).toBe(404);
  expect(await checkMedia(source)).toMatchObject({ orphans: [], missing: [] });
  expect(new Set((await checkMedia(source)).unpublished)).toEqual(new Set(FILES));
  await recoverMedia(source, NOW);
  expect(await site.files()).toEqual(FILES);
  expect(await readFile(join(site.folder, FILES[0] ?? ''))).toEqual(before);
  expect((await fetch(pier.source_url)).status).toBe(200);
});

test('a hidden file that a killed upload left does not replace the published file of an attachment', async () => {
  const before = await readFile(join(site.folder, '2024/05/pier.png'));
  await write('2024/05/.part-pier.png', 0);
  await recoverMedia(source, NOW);
  expect(await readFile(join(site.folder, '2024/05/pier.png'))).toEqual(before);
  expect(await site.files()).toEqual(FILES);
});

test('a start leaves no file of an attachment that another process deletes during publishing', async () => {
  const { body } = await site.upload('mole.png', await picture(400, 300).png().toBuffer());
  const moles = ['2024/05/mole-150x150.png', '2024/05/mole-300x225.png', '2024/05/mole.png'];
  await source.media.withdraw(moles);
  class DeletedMeanwhile extends MediaFolder {
    override async restore(files: Iterable<string>): Promise<void> {
      await super.restore(files);
      await store.posts.remove(body.id);
    }
  }
  const media = new DeletedMeanwhile(site.folder, { baseUrl: site.base, token: 'cms' });
  await recoverMedia({ ...source, media }, NOW);
  expect(await site.files()).toEqual(FILES);
});

test('a start removes hidden files older than a day, and no others', async () => {
  await write('2024/05/.part-old.png', DAY + 1);
  await write('2024/05/.part-new.png', DAY - 1);
  await write('2024/05/by-hand.png', 10 * DAY);
  await recoverMedia(source, NOW);
  expect(await site.files()).toEqual(['2024/05/.part-new.png', '2024/05/by-hand.png', ...FILES]);
});

test('orphaned files are removed on request, except those that an upload may be writing', async () => {
  await write('2024/05/.part-now.png', 0);
  await source.media.withdraw(FILES.slice(0, 1));
  const report = await checkMedia(source);
  expect(report).toEqual({
    orphans: ['2024/05/.part-new.png', '2024/05/.part-now.png', '2024/05/by-hand.png'],
    unpublished: FILES.slice(0, 1),
    missing: [],
  });
  expect(await removeOrphans(source, report, NOW)).toEqual([
    '2024/05/.part-new.png',
    '2024/05/by-hand.png',
  ]);
  expect(await site.files()).toEqual(['2024/05/.part-now.png', ...FILES]);
});

test('an attachment is found if another one is deleted while the attachments are listed', async () => {
  const posts = Array.from({ length: 501 }, (_, at) => ({
    ...{ type: 'attachment', status: 'inherit', title: `File ${at}`, slug: `file-${at}` },
  }));
  const added = [];
  for (const post of posts) added.push(await store.posts.insert(post));
  const [first] = added;
  const walked = {
    ...store.posts,
    readAfter: (...args: Parameters<Store['posts']['readAfter']>) => {
      const page = store.posts.readAfter(...args);
      return page && page.finally(() => first && store.posts.remove(first.id));
    },
  };
  const last = added.at(-1);
  await store.meta.set('post', last?.id ?? 0, { _cms_attached_file: '2024/05/by-hand.png' });
  await write('2024/05/by-hand.png', DAY);
  const { orphans } = await checkMedia({ ...source, store: { ...store, posts: walked } });
  expect(orphans).not.toContain('2024/05/by-hand.png');
  for (const { id } of added) await store.posts.remove(id);
  await rm(join(site.folder, '2024/05/by-hand.png'));
});

test('deleting an image while its sizes are created leaves no size', async () => {
  const { body } = await site.upload('race.png', await picture(640, 480).png().toBuffer());
  const key = '_cms_attachment_metadata';
  const meta = (await store.meta.of('post', [body.id])).get(body.id)?.[key];
  await store.meta.set('post', body.id, { [key]: { ...(meta as object), sizes: {} } });
  const { media } = site.app.site;
  const keep = media.keep.bind(media);
  media.keep = async (files) => {
    await keep(files);
    media.keep = keep;
    const path = `media/${body.id}?force=true`;
    expect((await site.ask(path, { user: 'editor', method: 'DELETE' })).status).toBe(200);
  };
  const made = await site.ask(`media/${body.id}/post-process`, {
    ...{ user: 'editor', method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ action: 'create-image-subsizes' }),
  });
  expect([made.status, made.body.code]).toEqual([404, 'rest_post_invalid_id']);
  expect((await store.meta.of('post', [body.id])).get(body.id) ?? {}).toEqual({});
  expect((await site.files()).filter((file) => file.includes('race'))).toEqual([]);
});

test('a file name that is in use by an upload is not given to another file', async () => {
  const place = () => source.media.place(join(site.folder, FILES[2] ?? ''), '2024/05', 'quay.png');
  expect([await place(), await place()]).toEqual(['2024/05/quay.png', '2024/05/quay-1.png']);
  await source.media.publish(['2024/05/quay.png']);
  expect(await place()).toBe('2024/05/quay-2.png');
  await source.media.remove(['2024/05/quay.png', '2024/05/quay-1.png', '2024/05/quay-2.png']);
  expect(await site.files()).toEqual(['2024/05/.part-now.png', ...FILES]);
});

test('a file is not hidden under a name that an upload uses at that moment', async () => {
  const [shown, part] = ['2024/05/pier.png', '2024/05/.part-pier.png'].map((path) =>
    join(site.folder, path),
  ) as [string, string];
  const bytes = await readFile(shown);
  await writeFile(part, 'of an upload');
  const hidden = source.media.withdraw(['2024/05/pier.png']);
  for (let at = 0; at < 10; at += 1) expect(await readFile(part, 'utf8')).toBe('of an upload');
  expect(await readFile(shown)).toEqual(bytes);
  await rm(part);
  await hidden;
  await link(part, shown);
  expect(await readFile(part)).toEqual(bytes);
  await source.media.restore(['2024/05/pier.png']);
  expect(await readFile(shown)).toEqual(bytes);
  await expect(readFile(part)).rejects.toThrow('ENOENT');
});

test('the sizes of an image are removed before its file, since an upload may reuse the name', async () => {
  expect(copiesFirst(['a/pier.png', 'a/pier-150x150.png', 'a/pier-1.png'])).toEqual([
    'a/pier-150x150.png',
    'a/pier-1.png',
    'a/pier.png',
  ]);
});

test('an attachment that is not deleted keeps its files at their URLs', async () => {
  const request = (headers: Record<string, string>) =>
    site.ask(`media/${pier.id}?force=true`, { user: 'editor', method: 'DELETE', headers });
  expect((await request({ 'if-match': '"another"' })).status).toBe(412);
  expect((await fetch(pier.source_url)).status).toBe(200);
  expect((await request({})).status).toBe(200);
  expect(await site.files()).toEqual(['2024/05/.part-now.png']);
});

test('the images of the sample site are published after an empty store is filled', async () => {
  const address = await databases.fresh();
  const empty = await opened(address);
  try {
    const settings = readSettings({ DATA_DIR: address.dataDir });
    if (settings instanceof SettingsError) throw settings;
    expect(await fillEmptyStore(empty, settings)).toMatchObject({ login: 'keeper' });
    const { token } = settings;
    const sample = { media: MediaFolder.of(settings), store: empty, token };
    expect((await empty.posts.find({ types: ['attachment'] })).total).toBeGreaterThan(0);
    expect(await checkMedia(sample)).toEqual({ orphans: [], unpublished: [], missing: [] });
  } finally {
    await empty.close();
  }
});
