import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemSchema } from '../../runtime/schema/index.ts';
import { Hooks } from '../../runtime/server/index.ts';
import type { Server } from '../../runtime/server/index.ts';
import { avatarHashOf } from '../../site/domain/avatars.ts';
import { openWebSite } from './web-site.ts';
import type { WebSite } from './web-site.ts';

let site: WebSite;

beforeAll(async () => {
  site = await openWebSite();
});
afterAll(() => site.close());

test('2.5: avatars are images of the site, one for each size', async () => {
  const answer = await site.get('/cms-json/cms/v2/users/1?_fields=avatar_urls');
  const { avatar_urls: urls } = (await answer.json()) as { avatar_urls: Record<string, string> };
  expect(Object.keys(urls)).toEqual(['24', '48', '96']);
  for (const [size, url] of Object.entries(urls)) {
    expect(url).toMatch(new RegExp(`^${site.base}/avatar/[0-9a-f]{32}\\?s=${size}$`));
    const picture = await site.get(url);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([width, height]).toEqual([Number(size), Number(size)]);
  }
});

test('2.5: a filter sets the sizes of avatars in items and in OPTIONS', async () => {
  const hooks = new Hooks<Server>();
  const other = await openWebSite({ hooks });
  const sizesOf = async ({ base }: WebSite, route: string, field: string) => {
    const answer = await fetch(`${base}/cms-json/cms/v2/${route}`, { method: 'OPTIONS' });
    const { schema } = (await answer.json()) as { schema: ItemSchema };
    return schema.properties[field]?.properties;
  };
  hooks.on('rest_avatar_sizes', (sizes) => [...sizes.slice(1), 200]);
  for (const [route, field] of [
    ['users', 'avatar_urls'],
    ['comments/1', 'author_avatar_urls'],
  ] as const) {
    const usual = await sizesOf(site, route, field);
    expect(Object.keys(usual ?? {})).toEqual(['24', '48', '96']);
    expect(await sizesOf(other, route, field)).toEqual({
      48: usual?.['48'],
      96: usual?.['96'],
      200: { ...usual?.['96'], description: 'URL of the avatar with 200 pixels.' },
    });
  }
  const response = await fetch(`${other.base}/cms-json/cms/v2/users/1`);
  const user = (await response.json()) as { avatar_urls: object };
  expect(user.avatar_urls).toEqual({
    48: expect.stringMatching(/avatar\/[0-9a-f]{32}\?s=48$/),
    96: expect.stringMatching(/avatar\/[0-9a-f]{32}\?s=96$/),
    200: expect.stringMatching(/avatar\/[0-9a-f]{32}\?s=200$/),
  });
  await other.close();
});

test('2.5: two hashes have different avatars, and one hash always has the same', async () => {
  const pictureOf = async (hash: string) =>
    Buffer.from(await (await site.get(`/avatar/${hash}`)).arrayBuffer()).toString('base64');
  const [one, other] = ['0'.repeat(31) + '1', 'f'.repeat(32)];
  expect(await pictureOf(one)).toBe(await pictureOf(one));
  expect(await pictureOf(one)).not.toBe(await pictureOf(other));
});

test('2.5: a user, an ID, an e-mail address, a post and a comment give the avatar of one person', async () => {
  const hashOf = (subject: Parameters<typeof avatarHashOf>[0]) =>
    avatarHashOf(subject, {
      store: site.store,
      hooks: site.app.server.hooks,
      settings: { baseUrl: 'http://site.test', nonceSecret: 'secret' },
    });
  const user = await site.store.users.byId(1);
  const { rows } = await site.store.posts.find({ types: ['post'], authors: [1], limit: 1 });
  const [post] = rows;
  if (!user || !post) throw new Error('the sample site has a keeper who writes');
  const expected = await hashOf(user);
  expect(expected).toMatch(/^[0-9a-f]{32}$/);
  const comment = { author: 1, author_email: user.email };
  for (const subject of [1, ` ${user.email.toUpperCase()}`, String(expected), post, comment])
    expect(await hashOf(subject)).toBe(expected);
  expect(await hashOf(99_999)).toBe(null);
});

test('an invalid avatar size gets 400 and an invalid hash gets 404', async () => {
  const hash = 'a'.repeat(32);
  for (const size of ['0', '513', '-1', 'x', '1e3'])
    expect((await site.get(`/avatar/${hash}?s=${size}`)).status).toBe(400);
  for (const path of ['/avatar/x', `/avatar/${hash}a`, '/avatar/'])
    expect((await site.get(path)).status).toBe(404);
});

test('avatars do not depend on e-mail addresses, so a guessed address cannot be verified', async () => {
  const urlsOf = async (path: string) =>
    JSON.stringify(await (await site.get(`/cms-json/cms/v2/${path}`)).json());
  const user = await site.store.users.byId(1);
  const { rows } = await site.store.comments.find({ approved: ['1'], authors: [0], limit: 1 });
  const [comment] = rows;
  if (!user || !comment) throw new Error('the sample site has a keeper and a visitor');
  const paths = [
    'users/1?_fields=avatar_urls',
    `comments/${comment.id}?_fields=author_avatar_urls`,
  ];
  const before = await Promise.all(paths.map(urlsOf));
  await site.store.users.update(1, { email: 'other@greyrock.example' });
  await site.store.comments.update(comment.id, { author_email: 'other@greyrock.example' });
  expect(await Promise.all(paths.map(urlsOf))).toEqual(before);
  await site.store.users.update(1, { email: user.email });
});
