import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, embedded } from '../../generated/client.ts';
import { built } from '../built.ts';
import { startSite } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

let site: SiteProcess;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'e2e-'));
  site = await startSite(built, dataDir);
});

afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const basic = () => ({
  authorization: `Basic ${Buffer.from(`${site.login}:${site.applicationPassword}`).toString('base64')}`,
});

const json = { 'content-type': 'application/json' };

async function ask(path: string, init?: RequestInit) {
  const answer = await fetch(site.api + path, init);
  const body: unknown = await answer.json();
  return { status: answer.status, headers: answer.headers, body };
}

test('4.4: a list with `_fields` has only these fields, two items per page, and the totals of all pages', async () => {
  const { status, headers, body } = await ask('cms/v2/posts?per_page=2&_fields=id,title.rendered');
  expect(status).toBe(200);
  const shape = { id: expect.any(Number), title: { rendered: expect.any(String) } };
  expect(body).toEqual([shape, shape]);
  const total = Number(headers.get('x-cms-total'));
  expect(total).toBeGreaterThan(2);
  expect(Number(headers.get('x-cms-totalpages'))).toBe(Math.ceil(total / 2));
  expect(headers.get('link')).toMatch(/[?&]page=2[^>]*>; rel="next"/);
});

test('4.3: _embed=author adds the author to each post', async () => {
  const { body } = await ask('cms/v2/posts?per_page=1&_embed=author');
  expect(body).toMatchObject([
    { _embedded: { author: [{ id: expect.any(Number), name: expect.any(String) }] } },
  ]);
});

test('images of the sample site exist and are embedded in their posts', async () => {
  const { body } = await ask('cms/v2/media?per_page=1&_fields=source_url,media_details,link');
  const [picture] = body as [
    { source_url: string; link: string; media_details: { sizes: object } },
  ];
  expect(Object.keys(picture.media_details.sizes)).toContain('thumbnail');
  const file = await fetch(picture.source_url);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const page = await (await fetch(picture.link)).text();
  expect(page).toContain(`<a href="${picture.source_url}"><img`);

  const client = new Client({ baseUrl: site.api });
  const { items } = await client.posts.list({ _embed: ['cms:featuredmedia'], per_page: 50 });
  const shown = items.find(({ featured_media: id }) => id !== 0);
  expect(shown).toMatchObject({
    _embedded: { 'cms:featuredmedia': [{ id: shown?.featured_media, media_type: 'image' }] },
  });
});

test('5.2: an application password authenticates writes', async () => {
  const { status, headers, body } = await ask('cms/v2/posts', {
    method: 'POST',
    headers: { ...json, ...basic() },
    body: JSON.stringify({ title: 'By password', status: 'publish' }),
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ title: { raw: 'By password' }, status: 'publish' });
  const location = headers.get('location') ?? '';
  expect((await fetch(location)).status).toBe(200);
});

test('5.3: an anonymous write gets 401 with the error body of the contract', async () => {
  const { status, body } = await ask('cms/v2/posts', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ title: 'By nobody' }),
  });
  expect(status).toBe(401);
  expect(body).toEqual({
    code: 'rest_cannot_create',
    message: expect.any(String),
    data: { status: 401 },
  });
});

test('4.7: an invalid parameter is named', async () => {
  const { status, body } = await ask('cms/v2/posts', {
    method: 'POST',
    headers: { ...json, ...basic() },
    body: JSON.stringify({ status: 'nonsense' }),
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'rest_invalid_param',
    data: { status: 400, params: { status: expect.any(String) } },
  });
});

test('4.1: OPTIONS describes the route and its schema', async () => {
  const { status, headers, body } = await ask('cms/v2/posts', { method: 'OPTIONS' });
  expect(status).toBe(200);
  expect(headers.get('allow')).toBe('GET');
  expect(body).toMatchObject({
    namespace: 'cms/v2',
    methods: ['GET', 'POST'],
    schema: { title: 'post', type: 'object' },
  });
});

test('1: the three forms of a URL reach the same route', async () => {
  const base = new URL('..', site.api).href;
  const addresses = [
    `${base}cms-json/cms/v2/tags`,
    `${base}index.php/cms-json/cms/v2/tags`,
    `${base}index.php?rest_route=/cms/v2/tags`,
    `${base}?rest_route=/cms/v2/tags`,
  ];
  const bodies = await Promise.all(addresses.map(async (address) => (await fetch(address)).text()));
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).toMatch(/^\[\{"id":/);
});

test('the generated client lists, creates, updates, finds and deletes', async () => {
  const { login, applicationPassword } = site;
  const client = new Client({ baseUrl: site.api, auth: { login, applicationPassword } });

  const tag = await client.tags.create({ name: 'From the client' });
  const post = await client.posts.create({
    title: 'From the client',
    status: 'publish',
    tags: [tag.id],
  });
  const changed = await client.posts.update({ id: post.id, content: { raw: 'Now it says more.' } });
  expect(changed.content).toMatchObject({ raw: 'Now it says more.' });

  const found = await client.posts.list({
    tags: [tag.id],
    _fields: ['id', 'title.rendered'],
    _embed: ['author'],
  });
  expect(found.total).toBe(1);
  expect(found.items[0]).toMatchObject({ id: post.id, title: { rendered: 'From the client' } });
  const [author] = embedded(found.items[0] ?? {}, 'author');
  expect(author?.name).toEqual(expect.any(String));

  const trashed = await client.posts.delete({ id: post.id });
  expect(trashed).toMatchObject({ id: post.id, status: 'trash' });
  const gone = await client.posts.delete({ id: post.id, force: true });
  expect(gone).toMatchObject({ deleted: true, previous: { id: post.id } });
  await expect(client.posts.get({ id: post.id })).rejects.toMatchObject({
    status: 404,
    code: 'rest_post_invalid_id',
  });
});
