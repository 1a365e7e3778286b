import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWebSite, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

let site: WebSite;
beforeAll(async () => {
  site = await openWebSite();
});
afterAll(() => site.close());

test('the response to a request with a post password is not cacheable and has no ETag', async () => {
  const api = '/cms-json/cms/v2';
  const { rows } = await site.store.posts.find({
    types: ['post'],
    slugs: ['combination-of-the-chest'],
  });
  const id = rows[0]?.id ?? 0;
  for (const [path, status] of [
    [`${api}/posts/${id}?password=haddock`, 200],
    [`${api}/posts/${id}?password=herring`, 403],
    [`${api}/posts?slug=combination-of-the-chest&password=haddock`, 200],
    [`${api}/comments?post=${id}&password=haddock`, 200],
  ] as const)
    for (const method of ['GET', 'HEAD']) {
      const answer = await site.get(path, { method, headers: { 'If-None-Match': '*' } });
      expect([
        path,
        answer.status,
        answer.headers.get('cache-control'),
        answer.headers.get('etag'),
      ]).toEqual([path, status, 'private, no-store', null]);
    }
  const locked = await site.get(`${api}/posts/${id}`);
  expect(locked.headers.get('cache-control')).toBeNull();
  expect(locked.headers.get('etag')).toMatch(/^W\//);
});

test('every page sent to a reader with a post password is private', async () => {
  const reader = new Visitor(site.base);
  const path = '/2025/03/28/combination-of-the-chest/';
  await reader.submit(path, { post_password: 'haddock' });
  for (const page of [path, `${path}?embed=true`, '/', '/?s=chest', '/nothing-here/']) {
    const answer = await reader.get(page, { headers: { 'If-None-Match': '*' } });
    expect([page, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
      page,
      'private, no-cache, no-store',
      null,
    ]);
  }
});

test('a reader with the post password can comment on the post by the form, others cannot', async () => {
  const path = '/2025/03/28/combination-of-the-chest/';
  const [post] = (
    await site.store.posts.find({ types: ['post'], slugs: ['combination-of-the-chest'] })
  ).rows;
  const fields = { content: 'Four turns left.', author_name: 'Mo', author_email: 'mo@x.example' };
  const body = new URLSearchParams({ ...fields, post: String(post?.id) });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const refused = await site.get('/cms-comments-post.php', { method: 'POST', body, headers });
  expect(refused.status).toBe(401);
  const reader = new Visitor(site.base);
  await reader.submit(path, { post_password: 'haddock' });
  const taken = await reader.submit(path, fields, headers);
  expect([taken.status, await taken.text()]).toEqual([
    200,
    expect.stringContaining('Your comment is awaiting moderation.'),
  ]);
});
