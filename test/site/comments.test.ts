import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';

let maker: SiteMaker;
let site: TestSite;
beforeAll(async () => {
  maker = await SiteMaker.read(`${import.meta.dirname}/facts/site.json`);
});
beforeEach(async () => {
  site = await maker.make();
});
afterEach(() => site.close());

const COMMENTS = '/cms/v2/comments';

async function send(user: string | 0, method: string, route: string, body?: object, query = {}) {
  const { status, body: answer } = await site.ask({
    user,
    method,
    route,
    query,
    ...(body ? { body } : {}),
  });
  // Every response of these tests is an item or an error.
  return { status, answer: answer as { id: number; code?: string; [field: string]: unknown } };
}

function comment(user: string, body: object) {
  return send(user, 'POST', COMMENTS, { post: 6, ...body });
}

test('the first comment of a user is on hold, and its response hides the e-mail address', async () => {
  const { status, answer } = await comment('subscriber', { content: 'Hello' });
  expect([status, answer]).toMatchObject([
    201,
    { status: 'hold', author: 5, author_name: 'Subscriber', content: { rendered: '<p>Hello</p>' } },
  ]);
  expect(answer['author_email']).toBeUndefined();
  expect((await send(0, 'GET', `${COMMENTS}/${answer.id}`)).answer.code).toBe('rest_cannot_read');
});

test('the response to a new comment lists GET in `Allow`, also if its query asks for the context `edit`', async () => {
  const { status, headers } = await site.ask({
    user: 'contributor',
    method: 'POST',
    route: COMMENTS,
    query: { context: 'edit' },
    body: { post: 6, content: 'Hello' },
  });
  expect([status, headers.get('Allow')]).toEqual([201, 'GET, POST']);
});

test('a comment of a user with an approved comment, of a moderator or of the author of the post is approved', async () => {
  expect((await comment('author', { content: 'Trusted' })).answer['status']).toBe('approved');
  expect((await comment('editor', { content: 'Moderator' })).answer['status']).toBe('approved');
  await site.store.posts.update(6, { author: 5 });
  expect((await comment('subscriber', { content: 'Mine' })).answer['status']).toBe('approved');
});

test('a comment stores the network address of the request', async () => {
  const { body } = await site.ask({
    user: 'editor',
    method: 'POST',
    route: COMMENTS,
    body: { post: 6, content: 'From afar' },
    address: '203.0.113.7',
  });
  expect(body).toMatchObject({ author_ip: '203.0.113.7' });
});

test('a duplicate comment is refused', async () => {
  await comment('editor', { content: 'Once' });
  const again = await comment('editor', { content: 'Once' });
  expect([again.status, again.answer.code]).toEqual([409, 'comment_duplicate']);
});

/** The time some seconds from now, in the format of the API. */
const inSeconds = (seconds: number): string =>
  new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19);

test.each([
  ['later', 5],
  ['at the same time', 0],
  ['with an earlier date', -86_400],
])('a second comment is refused: %s', async (_when, seconds) => {
  await comment('subscriber', { content: 'One', date_gmt: inSeconds(-600) });
  const fast = await comment('subscriber', { content: 'Two', date_gmt: inSeconds(seconds - 600) });
  expect([fast.status, fast.answer.code]).toEqual([400, 'comment_flood']);
});

test('a comment after the flood interval is accepted, with a current or a later date', async () => {
  await comment('subscriber', { content: 'One', date_gmt: '2001-01-01T00:00:00' });
  const next = await comment('subscriber', { content: 'Two', date_gmt: '2001-01-01T00:00:05' });
  expect(next.status).toBe(201);
  await comment('subscriber', { content: 'Three', date_gmt: inSeconds(-60) });
  expect((await comment('subscriber', { content: 'Four' })).status).toBe(201);
});

test('a user who comments with another e-mail address is still limited by the flood interval', async () => {
  await comment('subscriber', { content: 'One' });
  const other = { author_name: 'Other', author_email: 'other@example.test' };
  const fast = await comment('subscriber', { content: 'Two', ...other });
  expect([fast.status, fast.answer.code]).toEqual([400, 'comment_flood']);
});

test('a comment with many URLs is on hold, even if they are not links', async () => {
  const content = 'See http://a.example/ and http://b.example/';
  expect((await comment('author', { content })).answer['status']).toBe('hold');
});

test('only moderators may set `author_ip` to another address than that of the request', async () => {
  const body = { post: 6, content: 'From here', author_ip: '203.0.113.7' };
  const ask = { user: 'author', method: 'POST', route: COMMENTS, body };
  expect((await site.ask({ ...ask, address: '203.0.113.8' })).body).toMatchObject({
    code: 'rest_comment_invalid_author_ip',
  });
  expect((await site.ask({ ...ask, address: '203.0.113.7' })).status).toBe(201);
});

test('a reply on hold is one of the children of its parent for a moderator', async () => {
  const children = async () =>
    (await send('editor', 'GET', `${COMMENTS}/4`)).answer['_links'] as object;
  expect(await children()).not.toHaveProperty('children');
  await comment('editor', { content: 'Reply', parent: 4, status: 'hold' });
  expect(await children()).toHaveProperty('children');
});

test('a comment may be created with the content "0" but not changed to it', async () => {
  const made = await comment('editor', { content: '0' });
  expect(made.status).toBe(201);
  const changed = await send('editor', 'PUT', `${COMMENTS}/4`, { content: '0' });
  expect([changed.status, changed.answer.code]).toEqual([400, 'rest_comment_content_invalid']);
});

test('`untrash` of a comment that is not in the trash sets it on hold', async () => {
  const { answer } = await send('editor', 'PUT', `${COMMENTS}/4`, { status: 'untrash' });
  expect(answer['status']).toBe('hold');
});

test.each([
  ['author_name', 'comment_author_column_length', 246],
  ['author_url', 'comment_author_url_column_length', 201],
  ['content', 'comment_content_column_length', 65_526],
])('a %s that is too long is refused', async (field, code, length) => {
  const text =
    field === 'author_url' ? `http://a.example/${'x'.repeat(length)}` : 'x'.repeat(length);
  const body = { content: 'c', author_email: 'a@b.co', author_name: 'N', [field]: text };
  const { status, answer } = await comment('admin', body);
  expect([status, answer.code]).toEqual([400, code]);
});

test('the user agent of a comment is cut to 254 characters', async () => {
  const agent = 'x'.repeat(300);
  const { answer } = await comment('admin', { content: 'cut', author_user_agent: agent });
  expect(answer['author_user_agent']).toBe('x'.repeat(254));
});

test('a comment of a user without the permission for HTML has no scripts, and its URLs become links', async () => {
  const { answer } = await comment('author', {
    content: 'See http://a.example/b <b>now</b><script>alert(1)</script>',
  });
  expect(answer['content']).toEqual({
    rendered:
      '<p>See <a href="http://a.example/b" rel="nofollow ugc">http://a.example/b</a> <b>now</b></p>',
  });
});

test('a comment moves to the trash and is restored with its status', async () => {
  const route = `${COMMENTS}/2`;
  expect((await send('editor', 'DELETE', route)).answer['status']).toBe('trash');
  const again = await send('editor', 'DELETE', route);
  expect([again.status, again.answer.code]).toEqual([410, 'rest_already_trashed']);
  const back = await send('editor', 'PUT', route, { status: 'untrash' });
  expect(back.answer['status']).toBe('approved');
});

test('the previous status is kept through hold and approved, and used once', async () => {
  const becomes = async (id: number, status: string): Promise<unknown> =>
    (await send('editor', 'PUT', `${COMMENTS}/${id}`, { status })).answer['status'];
  expect(await becomes(4, 'spam')).toBe('spam');
  expect(await becomes(4, 'hold')).toBe('hold');
  expect(await becomes(4, 'untrash')).toBe('approved');
  expect(await becomes(4, 'spam')).toBe('spam');
  expect((await send('editor', 'DELETE', `${COMMENTS}/4`)).answer['status']).toBe('trash');
  expect(await becomes(4, 'unspam')).toBe('spam');
  expect(await becomes(4, 'untrash')).toBe('hold');
});

test('the comment count of a post follows its comments', async () => {
  await send('editor', 'PUT', `${COMMENTS}/2`, { status: 'hold' });
  expect((await site.store.posts.byId(7))?.comment_count).toBe(2);
});

test('comments on a protected post are visible with the password of the post', async () => {
  await site.store.comments.insert({ post: 34, content: 'Inside' });
  const query = { post: '34' };
  expect((await send(0, 'GET', COMMENTS, undefined, query)).answer.code).toBe(
    'rest_cannot_read_post',
  );
  const open = await send(0, 'GET', COMMENTS, undefined, { ...query, password: 'secret' });
  expect(open.answer).toHaveLength(1);
});

test('comments that the caller may not read are not listed, counted or found', async () => {
  const protectedPost = 34;
  const privatePost = 30;
  const file = await site.store.posts.insert({
    type: 'attachment',
    status: 'inherit',
    parent: privatePost,
  });
  const hidden = { content: 'Zostera', date_gmt: '2030-01-01 00:00:00' };
  const seen = async (user: string | 0, query: object) => {
    const { headers, body } = await site.ask({
      user,
      route: COMMENTS,
      query: { _fields: 'id', per_page: '2', ...query },
    });
    return [headers.get('X-CMS-Total'), headers.get('X-CMS-TotalPages'), body];
  };
  const before = await seen(0, {});
  for (const post of [privatePost, protectedPost, file.id])
    await site.store.comments.insert({ post, ...hidden });
  await site.store.comments.insert({ post: 6, approved: '0', author: 2, ...hidden });
  await site.store.comments.insert({ post: 6, approved: '0', author: 5, ...hidden });
  expect(await seen(0, {})).toEqual(before);
  expect(await seen(0, { search: 'zostera' })).toEqual(['0', '0', []]);
  expect(await seen('subscriber', { search: 'zostera' })).toEqual(['0', '0', []]);
  expect((await seen('editor', { search: 'zostera' }))[0]).toBe('3');
  expect((await seen('editor', { search: 'zostera', status: 'all' }))[0]).toBe('5');
  // A role without the permission to moderate: comments on own posts, and own comments.
  expect((await seen('contributor', { search: 'zostera', status: 'all' }))[0]).toBe('0');
});

test('a search of comments matches addresses only for callers who may see them', async () => {
  await site.store.comments.insert({
    post: 6,
    content: 'Any',
    author_email: 'sailor@greyrock.example',
    author_ip: '192.0.2.77',
  });
  const total = async (user: string | 0, query: object) =>
    (await site.ask({ user, route: COMMENTS, query: { ...query } })).headers.get('X-CMS-Total');
  for (const search of ['sailor@greyrock', '192.0.2.77'])
    for (const [user, expected] of [
      [0, '0'],
      ['subscriber', '0'],
      ['author', '0'],
      ['editor', '1'],
    ] as const)
      expect([search, user, await total(user, { search })]).toEqual([search, user, expected]);
  const query = { author_email: 'sailor@greyrock.example' };
  expect(await total('editor', query)).toBe('1');
  for (const user of [0, 'subscriber', 'author'] as const)
    expect((await send(user, 'GET', COMMENTS, undefined, query)).answer.code).toBe(
      'rest_forbidden_param',
    );
});

test('a comment has the link `children` if the caller may read a reply', async () => {
  const linksOf = async (user: string | 0) => {
    const { answer } = await send(user, 'GET', `${COMMENTS}/8`);
    return Object.keys(answer['_links'] ?? {});
  };
  expect(await linksOf('editor')).not.toContain('children');
  await site.store.comments.insert({ post: 6, parent: 8, approved: '0', content: 'Held' });
  expect(await linksOf(0)).not.toContain('children');
  expect(await linksOf('editor')).toContain('children');
});

test('2.5: a pingback has no avatar', async () => {
  const { id } = await site.store.comments.insert({
    post: 6,
    content: 'Seen elsewhere',
    type: 'pingback',
    approved: '1',
  });
  const { answer } = await send(0, 'GET', `${COMMENTS}/${id}`);
  expect(answer['author_avatar_urls']).toEqual({ 24: false, 48: false, 96: false });
});

test('links in a comment have rel="nofollow ugc", except those to the site itself', async () => {
  const raw = async (content: string) => {
    const { answer } = await comment('admin', { content });
    return (answer['content'] as { readonly raw: string }).raw;
  };
  expect(await raw('<a href="http://x.test">x</a>')).toBe(
    '<a href="http://x.test" rel="nofollow ugc">x</a>',
  );
  expect(await raw('<a rel="tag" href="http://x.test/y" title="t">y</a>')).toBe(
    '<a href="http://x.test/y" title="t" rel="tag nofollow ugc">y</a>',
  );
  expect(await raw('<a href="http://site.test/about/">us</a>')).toBe(
    '<a href="http://site.test/about/">us</a>',
  );
});

test('a comment of a visitor that an administrator changes is sanitized as HTML of a visitor', async () => {
  const content = '<p onclick="x()">Hi</p> <em>you</em>';
  const changed = await send('admin', 'PUT', `${COMMENTS}/2`, { content });
  expect(changed.answer['content']).toMatchObject({ raw: 'Hi <em>you</em>' });
  const own = await comment('admin', { content });
  expect(own.answer['content']).toMatchObject({ raw: content });
});

test('a negative parent becomes 0, and the date 0000-00-00 is ignored', async () => {
  const body = { content: 'x', parent: -1, date: '0000-00-00T00:00:00' };
  const { status, answer } = await comment('admin', body);
  expect([status, answer['parent']]).toEqual([201, 0]);
  expect(String(answer['date'])).toMatch(/^20/);
});

test('a list of comments with an invalid `post` has the header Allow, one that is forbidden has none', async () => {
  const { status, headers } = await site.ask({ route: COMMENTS, query: { post: 'x' } });
  expect([status, headers.get('Allow')]).toEqual([400, 'GET']);
  const none = await site.ask({ route: COMMENTS, query: { post: '0' } });
  expect([none.status, none.headers.get('Allow')]).toEqual([401, undefined]);
});

test('the e-mail address "0" of a comment is stored as empty', async () => {
  const { answer: made } = await comment('admin', { content: 'Fair winds.' });
  const { status, answer } = await send('admin', 'PUT', `${COMMENTS}/${made.id}`, {
    author_email: '0',
  });
  expect([status, answer['author_email']]).toEqual([200, '']);
});

test.each([
  ['comments', COMMENTS, { post: 6, content: 'One' }],
  ['posts', '/cms/v2/posts', { title: 'One', status: 'publish' }],
])('the local dates of %s that are sent back unchanged keep their moments', async (...row) => {
  const [, route, body] = row;
  const setZone = (timezone: string) => send('admin', 'POST', '/cms/v2/settings', { timezone });
  await setZone('America/New_York');
  // The second half past one of that night.
  const sent = { ...body, date_gmt: '2022-11-06T06:30:00' };
  const { answer } = await send('admin', 'POST', route, sent);
  const dates = { date: '2022-11-06T01:30:00', date_gmt: '2022-11-06T06:30:00' };
  expect(answer).toMatchObject(dates);
  for (const zone of ['America/New_York', 'Asia/Tokyo']) {
    await setZone(zone);
    for (const change of [{ date: dates.date }, dates]) {
      const saved = await send('admin', 'PUT', `${route}/${answer.id}`, change);
      expect(saved).toMatchObject({ status: 200, answer: dates });
    }
  }
  const moved = await send('admin', 'PUT', `${route}/${answer.id}`, {
    date: '2022-11-06T09:00:00',
  });
  expect(moved.answer).toMatchObject({ date_gmt: '2022-11-06T00:00:00' });
});

test('a comment of a visitor, or of a deleted user, can be saved as it was read', async () => {
  const options = { reassign: 1, force: true };
  const written = await comment('subscriber', { content: 'Of a user' });
  const deleted = await send('admin', 'DELETE', '/cms/v2/users/5', undefined, options);
  expect(deleted.status).toBe(200);
  const name = { author_name: 'Ada', author_email: 'ada@a.example' };
  const visitor = await send('admin', 'POST', COMMENTS, { post: 6, content: 'Two', ...name });
  expect(visitor.answer).toMatchObject({ author: 0, author_name: 'Ada' });
  for (const id of [written.answer.id, visitor.answer.id]) {
    const { answer } = await send('admin', 'GET', `${COMMENTS}/${id}`, undefined, {
      context: 'edit',
    });
    expect(await send('admin', 'PUT', `${COMMENTS}/${id}`, answer)).toEqual({
      status: 200,
      answer,
    });
    const other = await send('admin', 'PUT', `${COMMENTS}/${id}`, { author: 987 });
    expect(other.answer.code).toBe('rest_comment_author_invalid');
  }
});
