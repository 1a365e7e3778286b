import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { TestSite, SiteResponse } from './site-of.ts';

/** Concurrent updates: the second writer gets an error and overwrites nothing. */

const maker = await SiteMaker.read(import.meta.dirname + '/facts/site.json');
let site: TestSite;
beforeEach(async () => {
  site = await maker.make();
});
afterEach(() => site.close());

const ask = (method: string, path: string, more: object = {}): Promise<SiteResponse> =>
  site.ask({ user: 'admin', method, route: `/cms/v2/${path}`, ...more });

const tagOf = ({ headers }: SiteResponse): string => headers.get('ETag') ?? 'no tag';
const ifMatch = (tag: string): object => ({ headers: { 'If-Match': tag } });

describe.each([
  ['posts/6', { title: 'one' }, { title: 'two' }],
  ['pages/41', { title: 'one' }, { parent: 0, menu_order: 9 }],
  ['media/4', { alt_text: 'one' }, { alt_text: 'two' }],
  ['categories/2', { description: 'one' }, { description: 'two' }],
  ['comments/2', { content: 'one' }, { content: 'two' }],
  ['users/2', { first_name: 'one' }, { first_name: 'two' }],
  ['menu-items/46', { title: 'one' }, { title: 'two' }],
])('%s', (path, one, two) => {
  test('an ETag is valid while the item is unchanged; a second update with it gets 412 with the current ETag', async () => {
    const seen = await ask('GET', path, { query: { context: 'edit' } });
    expect(tagOf(seen)).toMatch(/^"[\w-]{22}"$/);
    expect(tagOf(await ask('GET', path))).toBe(tagOf(seen));

    const first = await ask('POST', path, { body: one, ...ifMatch(tagOf(seen)) });
    expect([first.status, tagOf(first)]).not.toEqual([200, tagOf(seen)]);
    const second = await ask('POST', path, { body: two, ...ifMatch(tagOf(seen)) });
    expect([second.status, tagOf(second)]).toEqual([412, tagOf(first)]);
    expect(second.body).toMatchObject({
      code: 'rest_precondition_failed',
      data: { status: 412 },
    });
    const kept = await ask('GET', path);
    expect(tagOf(kept)).toBe(tagOf(first));

    const remove = { query: { force: 'true', reassign: '1' } };
    const early = await ask('DELETE', path, { ...remove, ...ifMatch(tagOf(seen)) });
    expect([early.status, tagOf(early)]).toEqual([412, tagOf(first)]);
    const again = await ask('POST', path, { body: two, ...ifMatch(tagOf(first)) });
    expect(again.status).toBe(200);
    expect((await ask('DELETE', path, { ...remove, ...ifMatch(tagOf(again)) })).status).toBe(200);
  });
});

test('of several concurrent updates with one ETag, one succeeds', async () => {
  const seen = await ask('GET', 'posts/6');
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      ask('POST', 'posts/6', { body: { title: `by ${at}` }, ...ifMatch(tagOf(seen)) }),
    ),
  );
  const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 412, 412, 412, 412, 412, 412, 412]);
});

test('`*` and a list of ETags are accepted; changes of terms change the ETag, comments do not', async () => {
  const seen = await ask('GET', 'posts/6');
  const comment = { post: 6, content: 'A word', author_name: 'A', author_email: 'a@x.example' };
  expect((await ask('POST', 'comments', { body: comment })).status).toBe(201);
  expect(tagOf(await ask('GET', 'posts/6'))).toBe(tagOf(seen));
  const list = `"other", W/${tagOf(seen)}`;
  const changed = await ask('POST', 'posts/6', { body: { tags: [8] }, ...ifMatch(list) });
  expect([changed.status, tagOf(changed) === tagOf(seen)]).toEqual([200, false]);
  const any = await ask('POST', 'posts/6', { body: { title: 'any' }, ...ifMatch('*') });
  expect(any.status).toBe(200);
});

test.each([
  ['posts/6', 'author', false],
  ['pages/41', 'subscriber', false],
  ['media/4', 'subscriber', false],
  ['categories/2', 'author', false],
  ['comments/2', 'subscriber', false],
  ['users/2', 'subscriber', false],
  ['users/me', 'subscriber', true],
  ['posts/6', 'editor', true],
])('GET %s by %s: callers who may change the item get an ETag: %s', async (path, user, has) => {
  const response = await site.ask({ user, route: `/cms/v2/${path}` });
  expect([response.status, response.headers.has('ETag')]).toEqual([200, has]);
});

test('an ETag depends on a secret of the site, and not on hidden meta values', async () => {
  const seen = tagOf(await ask('GET', 'users/2'));
  await site.store.meta.set('user', 2, { _kept_to_itself: 'x' });
  expect(tagOf(await ask('GET', 'users/2'))).toBe(seen);
  const user = await site.store.users.byId(2);
  const guesses = ['sha256', 'sha1'].flatMap((name) =>
    [[user], [user, []], ['user', user, []]].map((parts) =>
      createHash(name).update(JSON.stringify(parts)).digest('base64url').slice(0, 22),
    ),
  );
  expect(guesses).not.toContain(seen.slice(1, -1));
});

test('two callers who may change an item get the same ETag; an update by either refuses the other', async () => {
  const seen = await ask('GET', 'posts/6', { query: { context: 'edit' } });
  const other = await ask('GET', 'posts/6', { user: 'editor' });
  expect(tagOf(other)).toBe(tagOf(seen));
  const body = { title: 'by the editor' };
  const first = await ask('POST', 'posts/6', { user: 'editor', body, ...ifMatch(tagOf(other)) });
  expect(first.status).toBe(200);
  const second = await ask('POST', 'posts/6', { body: { title: 'x' }, ...ifMatch(tagOf(seen)) });
  expect([second.status, tagOf(second)]).toEqual([412, tagOf(first)]);
});

test('an anonymous caller gets no ETag of the stored item', async () => {
  const response = await site.ask({ route: '/cms/v2/posts/6' });
  expect(response.headers.get('ETag')).toBeUndefined();
});

test('of several concurrent requests for an application password with one name, one succeeds', async () => {
  const responses = await Promise.all(
    Array.from({ length: 8 }, () =>
      ask('POST', 'users/1/application-passwords', { body: { name: 'One' } }),
    ),
  );
  const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
});

test('a comment is refused if its post is deleted in the same moment', async () => {
  site.app.server.hooks.on('rest_dispatch_request', async (result) => {
    await site.store.posts.remove(6);
    return result;
  });
  const body = { post: 6, content: 'late' };
  expect(await ask('POST', 'comments', { body })).toMatchObject({
    status: 403,
    body: { code: 'rest_comment_invalid_post_id' },
  });
});
