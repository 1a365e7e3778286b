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

const CATEGORIES = '/cms/v2/categories';
const TAGS = '/cms/v2/tags';

async function send(method: string, route: string, body?: object, query = {}) {
  const { status, body: answer } = await site.ask({
    user: 'editor',
    method,
    route,
    query,
    ...(body ? { body } : {}),
  });
  return { status, answer };
}

test('a term gets its slug from its name, and a link below its parent', async () => {
  const { status, answer } = await send('POST', CATEGORIES, { name: 'Straßen & Wege', parent: 6 });
  expect([status, answer]).toMatchObject([
    201,
    {
      name: 'Straßen &amp; Wege',
      slug: 'strasen-wege',
      parent: 6,
      link: 'http://site.test/category/category-1/category-5/strasen-wege/',
    },
  ]);
});

test('a duplicate name is term_exists with the ID of the existing term', async () => {
  const { status, answer } = await send('POST', CATEGORIES, { name: 'category 1' });
  expect(status).toBe(400);
  expect(answer).toMatchObject({ code: 'term_exists', data: { status: 400, term_id: 2 } });
});

test('terms may have the same name with a different slug or under another parent', async () => {
  const own = await send('POST', CATEGORIES, { name: 'Category 1', slug: 'another' });
  expect(own).toMatchObject({ status: 201, answer: { slug: 'another' } });
  const below = await send('POST', CATEGORIES, { name: 'Category 1', parent: 3 });
  expect(below).toMatchObject({ status: 201, answer: { slug: 'category-1-category-2' } });
});

test('a slug of another term is refused for an update, and numbered for a new term', async () => {
  const changed = await send('PUT', `${TAGS}/8`, { slug: 'tag-2' });
  expect(changed).toMatchObject({ status: 500, answer: { code: 'duplicate_term_slug' } });
  const fresh = await send('POST', TAGS, { name: 'Fresh', slug: 'tag-2' });
  expect(fresh).toMatchObject({ status: 201, answer: { slug: 'tag-2-2' } });
});

test('a term cannot be its own descendant', async () => {
  const { answer } = await send('PUT', `${CATEGORIES}/2`, { parent: 6 });
  expect(answer).toMatchObject({ id: 2, parent: 0 });
});

test('a new or changed term or menu without a name is refused with status 400', async () => {
  const refused = { status: 400, body: { code: 'empty_term_name', data: { status: 400 } } };
  const attempt = (method: string, route: string, body: object) =>
    site.ask({ user: 'admin', method, route, body });
  for (const name of ['', '  ', '\t'])
    for (const [method, route] of [
      ['POST', TAGS],
      ['PUT', `${TAGS}/8`],
      ['POST', CATEGORIES],
      ['PUT', `${CATEGORIES}/2`],
      ['POST', '/cms/v2/menus'],
      ['PUT', '/cms/v2/menus/17'],
    ] as const)
      expect([route, name, await attempt(method, route, { name })]).toMatchObject([
        route,
        name,
        refused,
      ]);
});

test('posts that lose their only category get the default one, and child terms move up', async () => {
  const told501 = await send('DELETE', `${CATEGORIES}/2`);
  expect(told501).toMatchObject({ status: 501, answer: { code: 'rest_trash_not_supported' } });
  await send('DELETE', `${CATEGORIES}/2`, undefined, { force: 'true' });
  expect((await send('GET', '/cms/v2/posts/6')).answer).toMatchObject({ categories: [1] });
  expect((await send('GET', `${CATEGORIES}/6`)).answer).toMatchObject({ parent: 0 });
});

test('the default category cannot be deleted', async () => {
  const { status, answer } = await send('DELETE', `${CATEGORIES}/1`, undefined, { force: 'true' });
  expect([status, answer]).toMatchObject([403, { code: 'rest_cannot_delete' }]);
});

test('a term of another taxonomy is rest_term_invalid', async () => {
  expect(await send('GET', `${TAGS}/2`)).toMatchObject({
    status: 404,
    answer: { code: 'rest_term_invalid' },
  });
});

test('the terms of a post are visible to callers who may read the post', async () => {
  const query = { post: '30', _fields: 'id' };
  const anonymous = await site.ask({ route: CATEGORIES, query });
  expect([anonymous.status, anonymous.body]).toMatchObject([
    401,
    { code: 'rest_forbidden_context' },
  ]);
  const editor = await site.ask({ user: 'editor', route: CATEGORIES, query });
  expect(editor.body).toHaveLength(1);
});

test('a new or renamed menu cannot have the name of another menu', async () => {
  const attempt = async (method: string, route: string, name: string) => {
    const { status, body } = await site.ask({ user: 'admin', method, route, body: { name } });
    return { status, body };
  };
  const refused = { status: 400, body: { code: 'menu_exists', data: { term_id: 17 } } };
  expect(await attempt('POST', '/cms/v2/menus', 'Main menu')).toMatchObject(refused);
  const made = await attempt('POST', '/cms/v2/menus', 'Second menu');
  const { id } = made.body as { readonly id: number };
  expect(await attempt('PUT', `/cms/v2/menus/${id}`, 'Main menu')).toMatchObject({
    status: 400,
    body: { code: 'menu_exists', data: { status: 400 } },
  });
  expect(await attempt('PUT', `/cms/v2/menus/${id}`, 'Second menu')).toMatchObject({ status: 200 });
});

test.each([
  [{ orderby: 'include', include: '5,2,4' }, [5, 2, 4]],
  [{ orderby: 'include', include: '5,2,4', order: 'desc' }, [4, 2, 5]],
  [{ orderby: 'include_slugs', slug: 'category-3,category-1' }, [4, 2]],
  [{ orderby: 'include_slugs', slug: 'category-3,category-1', order: 'desc' }, [2, 4]],
])('the order of `include` and `include_slugs` can be reversed: %j', async (query, expected) => {
  const { answer } = await send('GET', CATEGORIES, undefined, { ...query, _fields: 'id' });
  expect(answer).toEqual(expected.map((id) => ({ id })));
});

test('`hide_empty` keeps the terms of a draft in the list of its terms', async () => {
  const made = await send('POST', CATEGORIES, { name: 'Of a draft' });
  const { id } = made.answer as { id: number };
  const draft = await send('POST', '/cms/v2/posts', { title: 'T', categories: [id] });
  const query = { post: (draft.answer as { id: number }).id, hide_empty: true, _fields: 'id' };
  expect((await send('GET', CATEGORIES, undefined, query)).answer).toEqual([{ id }]);
});
