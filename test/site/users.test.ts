import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { verifyPasswordHash } from '../../site/domain/accounts.ts';
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

const USERS = '/cms/v2/users';

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

const FRESH = { username: 'fresh', email: 'fresh@example.test', password: 'a good one' };

test('a new user has the default role, the login as name, and a password that is stored as a hash', async () => {
  const { status, answer } = await send('admin', 'POST', USERS, FRESH);
  expect([status, answer]).toMatchObject([
    201,
    {
      username: 'fresh',
      name: 'fresh',
      nickname: 'fresh',
      slug: 'fresh',
      roles: ['subscriber'],
      extra_capabilities: { subscriber: true },
      locale: 'en_US',
      link: 'http://site.test/author/fresh/',
    },
  ]);
  expect(JSON.stringify(answer)).not.toContain('a good one');
  const hash = await site.store.users.passwordHash(answer.id);
  expect(await verifyPasswordHash(hash ?? '', 'a good one')).toBe(true);
});

test('a new user whose login or e-mail address is taken is refused with status 409', async () => {
  const login = await send('admin', 'POST', USERS, { ...FRESH, username: 'EDITOR' });
  expect([login.status, login.answer]).toMatchObject([
    409,
    { code: 'existing_user_login', data: { status: 409 } },
  ]);
  const email = await send('admin', 'POST', USERS, { ...FRESH, email: 'Editor@example.test' });
  expect([email.status, email.answer]).toMatchObject([
    409,
    { code: 'existing_user_email', data: { status: 409 } },
  ]);
  const taken = await send('admin', 'PUT', `${USERS}/3`, { email: 'editor@example.test' });
  expect([taken.status, taken.answer.code]).toEqual([400, 'rest_user_invalid_email']);
  const slug = await send('admin', 'PUT', `${USERS}/3`, { slug: 'editor' });
  expect([slug.status, slug.answer.code]).toEqual([400, 'rest_user_invalid_slug']);
});

test('too long logins and slugs and invalid preferences are refused with 400', async () => {
  const login = await send('admin', 'POST', USERS, { ...FRESH, username: 'a'.repeat(61) });
  expect([login.status, login.answer.code]).toEqual([400, 'user_login_too_long']);
  const slug = await send('admin', 'PUT', `${USERS}/3`, { slug: 'a'.repeat(51) });
  expect([slug.status, slug.answer.code]).toEqual([400, 'user_nicename_too_long']);
  const meta = { persisted_preferences: { _modified: 'yesterday' } };
  const preferences = await send('admin', 'PUT', `${USERS}/3`, { meta });
  expect([preferences.status, preferences.answer]).toMatchObject([
    400,
    { code: 'rest_invalid_date', data: { status: 400 } },
  ]);
  const empty = await send('admin', 'PUT', `${USERS}/3`, { meta: { persisted_preferences: '' } });
  expect([empty.status, empty.answer]).toMatchObject([
    200,
    { meta: { persisted_preferences: {} } },
  ]);
});

test('names are stored as escaped text, and an empty name is replaced by the login', async () => {
  const { answer } = await send('author', 'PUT', `${USERS}/me`, {
    name: 'A & <b>B</b>',
    nickname: '',
    description: 'Hi <i>there</i><script>alert(1)</script>',
  });
  expect(answer).toMatchObject({
    name: 'A &amp; B',
    nickname: 'author',
    description: 'Hi <i>there</i>',
  });
});

test('an administrator cannot remove their own role', async () => {
  const { status, answer } = await send('admin', 'PUT', `${USERS}/1`, { roles: ['editor'] });
  expect([status, answer.code]).toEqual([403, 'rest_user_invalid_role']);
});

test('preferences are stored for the edited user and shown in the context edit only', async () => {
  const preferences = { core: { theme: 'dark' } };
  const meta = { persisted_preferences: preferences };
  expect((await send('author', 'PUT', `${USERS}/me`, { meta })).answer['meta']).toEqual(meta);
  expect((await send('author', 'GET', `${USERS}/me`)).answer['meta']).toEqual({});
});

test('a user with invalid preferences is not created', async () => {
  const { answer } = await send('admin', 'POST', USERS, {
    ...FRESH,
    meta: { persisted_preferences: 'dark' },
  });
  expect(answer.code).toBe('rest_invalid_type');
  expect(await site.store.users.byLogin('fresh')).toBeUndefined();
});

test('the posts of a deleted user get the author `reassign`', async () => {
  const query = { force: 'true', reassign: '2' };
  const { answer } = await send('admin', 'DELETE', `${USERS}/3`, undefined, query);
  expect(answer).toMatchObject({ deleted: true, previous: { id: 3 } });
  expect((await send(0, 'GET', '/cms/v2/posts/8')).answer['author']).toBe(2);
});

test('the posts of a deleted user without `reassign` move to the trash', async () => {
  const query = { force: 'true', reassign: 'false' };
  await send('admin', 'DELETE', `${USERS}/3`, undefined, query);
  const { answer } = await send('admin', 'GET', '/cms/v2/posts/8');
  expect([answer['status'], answer['author']]).toEqual(['trash', 3]);
});

test('a search finds users by e-mail address only for callers who may list users', async () => {
  const find = async (user: string, search: string) =>
    (await site.ask({ user, route: USERS, query: { search, _fields: 'slug' } })).body;
  expect(await find('editor', 'author')).toEqual([{ slug: 'author' }]);
  expect(await find('editor', 'example.test')).toEqual([]);
  expect(await find('admin', 'example.test')).toHaveLength(5);
});

test('`roles` and `capabilities` find users with one of either, and `who=authors` finds all users who may edit posts', async () => {
  const found = async (query: object) => {
    const request = { ...query, _fields: 'slug' };
    const { body } = await site.ask({ user: 'admin', route: USERS, query: request });
    return (body as { readonly slug: string }[]).map(({ slug }) => slug);
  };
  const writers = ['admin', 'author', 'contributor', 'editor'];
  expect(await found({ roles: 'subscriber,editor' })).toEqual(['editor', 'subscriber']);
  expect(await found({ capabilities: 'publish_pages,manage_options' })).toEqual([
    'admin',
    'editor',
  ]);
  expect(await found({ roles: 'subscriber', capabilities: 'edit_posts' })).toEqual([
    ...writers,
    'subscriber',
  ]);
  expect(await found({ roles: 'editor', capabilities: 'no_such' })).toEqual(['editor']);
  expect(await found({ capabilities: 'no_such' })).toEqual([]);
  expect(await found({ who: 'authors', roles: 'editor' })).toEqual(writers);
});

test.each([
  [{ orderby: 'include', include: '3,1,2' }, [3, 1, 2]],
  [{ orderby: 'include', include: '3,1,2', order: 'desc' }, [2, 1, 3]],
  [{ orderby: 'include_slugs', slug: 'editor,admin', order: 'desc' }, [2, 1]],
  [{ search: '*edit*' }, [2]],
  [{ search: '**', per_page: 2, orderby: 'id' }, [1, 2]],
])('users are listed for the query %j', async (query, expected) => {
  const { answer } = await send('admin', 'GET', USERS, undefined, { ...query, _fields: 'id' });
  expect(answer).toEqual(expected.map((id) => ({ id })));
});

test('a search of users matches logins and e-mail addresses only for callers who may list users', async () => {
  await site.store.users.insert({
    username: 'zostera',
    email: 'kelp@sea.example',
    slug: 'diver',
    name: 'Diver',
    url: 'https://diver.example',
  });
  const [diver] = (await site.store.users.find({ slugs: ['diver'] })).rows;
  await site.store.posts.insert({ type: 'post', status: 'publish', author: diver?.id ?? 0 });
  const found = async (user: string | 0, search: string) =>
    ((await send(user, 'GET', USERS, undefined, { search })).answer as unknown as unknown[]).length;
  for (const user of [0, 'subscriber', 'editor'] as const) {
    expect(await found(user, 'zostera')).toBe(0);
    expect(await found(user, 'kelp@sea')).toBe(0);
    expect(await found(user, 'diver')).toBe(1);
  }
  expect([await found('admin', 'zostera'), await found('admin', 'kelp@sea')]).toEqual([1, 1]);
});

test('anonymous callers see only authors of published posts of viewable types', async () => {
  const { id } = await site.store.users.insert({
    username: 'gardener',
    email: 'gardener@example.test',
    slug: 'gardener',
  });
  const hidden = ['cms_block', 'nav_menu_item', 'cms_template'];
  for (const type of hidden) await site.store.posts.insert({ type, status: 'publish', author: id });
  const listed = async (user: string | 0, query: object) => {
    const { answer } = await send(user, 'GET', USERS, undefined, query);
    return (answer as unknown as { id: number }[]).some((item) => item.id === id);
  };
  for (const user of [0, 'subscriber'] as const) {
    expect(await listed(user, {})).toBe(false);
    expect(await listed(user, { has_published_posts: hidden.join() })).toBe(false);
    expect((await send(user, 'GET', `${USERS}/${id}`)).answer.code).toBe('rest_user_cannot_view');
  }
  expect(await listed('admin', { has_published_posts: hidden.join() })).toBe(true);
});
