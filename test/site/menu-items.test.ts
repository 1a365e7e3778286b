import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { menuItemKeys as keys } from '../../site/domain/meta-keys.ts';
import { SiteMaker } from './site-of.ts';
import type { TestSite, SiteResponse } from './site-of.ts';

const maker = await SiteMaker.read(`${import.meta.dirname}/facts/site.json`);
let site: TestSite;
beforeEach(async () => {
  site = await maker.make();
});
afterEach(() => site.close());

function ask(method: string, path: string, more: object = {}): Promise<SiteResponse> {
  return site.ask({ user: 'admin', method, route: `/cms/v2/${path}`, ...more });
}

const read = (path: string): Promise<SiteResponse> =>
  ask('GET', path, { query: { context: 'edit' } });
const remove = (path: string): Promise<SiteResponse> =>
  ask('DELETE', path, { query: { force: 'true' } });

/** Creates a menu item. */
async function made(body: object): Promise<SiteResponse & { readonly path: string }> {
  const response = await ask('POST', 'menu-items', { body });
  // A created item, or an error without an ID.
  return { ...response, path: `menu-items/${(response.body as { id?: number }).id}` };
}

const ids = (response: SiteResponse): unknown =>
  (response.body as readonly { id: number }[]).map(({ id }) => id);

interface Kept {
  readonly type: string;
  readonly object: string;
  readonly object_id?: number;
}

describe('null for an argument of a menu item', () => {
  test('counts as not sent when an item is created', async () => {
    const link = { title: 'x', url: 'http://a.b', menus: 17 };
    for (const sent of [link, { ...link, object: 'post', object_id: 6 }]) {
      const body = { ...sent, type: null, status: null, menu_order: null };
      expect(await made(body)).toMatchObject({
        status: 201,
        body: { type: 'custom', status: 'publish', menu_order: 1 },
      });
    }
  });

  test('counts as not sent when an item is changed', async () => {
    const before = await read('menu-items/46');
    const body = { type: null, status: null, menu_order: null };
    expect((await ask('PUT', 'menu-items/46', { body })).status).toBe(200);
    expect((await read('menu-items/46')).body).toEqual(before.body);
  });
});

test('a password for a menu item, which has none, gets the error of a wrong password', async () => {
  const { status, body } = await ask('GET', 'menu-items/46', { query: { password: 'secret' } });
  expect([status, body]).toMatchObject([403, { code: 'rest_post_incorrect_password' }]);
});

describe('the target of a menu item', () => {
  test('deletes the item when it is permanently deleted', async () => {
    expect((await remove('pages/41')).status).toBe(200);
    expect(await read('menu-items/47')).toMatchObject({
      status: 404,
      body: { code: 'rest_post_invalid_id' },
    });
    expect((await remove('categories/2')).status).toBe(200);
    expect((await read('menu-items/48')).status).toBe(404);
    const left = await read('menu-items');
    expect([left.headers.get('X-CMS-Total'), ids(left)]).toEqual(['1', [46]]);
  });

  test('deletes items of an image and items of these items', async () => {
    const { path, body } = await made({
      type: 'post_type',
      object: 'attachment',
      object_id: 4,
      menus: 17,
    });
    const to = (body as { id: number }).id;
    const next = await made({ type: 'post_type', object: 'nav_menu_item', object_id: to });
    expect((await remove('media/4')).status).toBe(200);
    expect([(await read(path)).status, (await read(next.path)).status]).toEqual([404, 404]);
  });

  test('in the trash is shown by its plain URL, and the item is invalid', async () => {
    expect((await ask('PUT', 'menu-items/47', { body: { title: '' } })).status).toBe(200);
    expect((await ask('DELETE', 'pages/41')).body).toMatchObject({ status: 'trash' });
    expect((await read('menu-items/47')).body).toMatchObject({
      title: { raw: 'about' },
      url: 'http://site.test/?page_id=41',
      type_label: 'Page',
      invalid: true,
    });
    expect((await ask('PUT', 'pages/41', { body: { status: 'publish' } })).status).toBe(200);
    expect((await read('menu-items/47')).body).toMatchObject({
      url: 'http://site.test/about/',
      invalid: false,
    });
  });

  test('that is private is shown by its path only to callers who may read it', async () => {
    expect((await ask('PUT', 'pages/41', { body: { status: 'private' } })).status).toBe(200);
    const urlFor = async (user: string): Promise<unknown> =>
      (await ask('GET', 'menu-items/47', { user, query: { _fields: 'url,invalid' } })).body;
    expect(await urlFor('editor')).toEqual({ url: 'http://site.test/about/', invalid: false });
    expect(await urlFor('author')).toEqual({
      url: 'http://site.test/?page_id=41',
      invalid: false,
    });
  });

  test.each([
    [
      'a page that does not exist',
      { type: 'post_type', object: 'page', object_id: 9999 },
      {
        title: { raw: '#9999 (no title)' },
        url: '',
        type_label: 'Page',
        invalid: true,
      },
    ],
    [
      'a page with the name of another type',
      { type: 'post_type', object: 'post', object_id: 41 },
      {
        title: { raw: 'about' },
        url: 'http://site.test/about/',
        type_label: 'Post',
        invalid: false,
      },
    ],
    [
      'a page with an unknown type',
      { type: 'post_type', object: 'lamp', object_id: 41 },
      {
        title: { raw: 'about' },
        url: 'http://site.test/about/',
        type_label: 'lamp',
        invalid: true,
      },
    ],
    [
      'a tag as a category',
      { type: 'taxonomy', object: 'category', object_id: 8 },
      {
        title: { raw: '#8 (no title)' },
        url: '',
        type_label: 'Category',
        invalid: true,
      },
    ],
    [
      'a tag with an unknown taxonomy',
      { type: 'taxonomy', object: 'lamp', object_id: 8 },
      {
        title: { raw: '#8 (no title)' },
        url: '',
        type_label: 'lamp',
        invalid: true,
      },
    ],
    [
      'all posts',
      { type: 'post_type_archive', object: 'post' },
      {
        title: { raw: 'Archives of posts' },
        url: 'http://site.test',
        type_label: 'Archive of a post type',
        invalid: false,
      },
    ],
    [
      'the archive of pages, which does not exist',
      { type: 'post_type_archive', object: 'page' },
      {
        title: { raw: 'Archives of pages' },
        url: '',
        invalid: false,
      },
    ],
  ])(
    'is shown if it is stored as %s',
    async (_, { type, object, object_id: to = 0 }: Kept, shown) => {
      // Imports and removed plugins leave such items; the API refuses most of them.
      const { path, body } = await made({ title: 'Link', url: 'http://link.example/' });
      const { id } = body as { id: number };
      await site.store.posts.update(id, { title: '' });
      const meta = { [keys.type]: type, [keys.object]: object, [keys.objectId]: String(to) };
      await site.store.meta.set('post', id, meta);
      expect((await read(path)).body).toMatchObject(shown);
      const renamed = await ask('PUT', path, { body: { title: 'Renamed' } });
      expect(renamed).toMatchObject({ status: 200, body: { title: { raw: 'Renamed' } } });
    },
  );

  test('without a title is shown by its ID', async () => {
    const { body } = await ask('POST', 'pages', { body: { status: 'publish', content: 'x' } });
    const { id } = body as { id: number };
    expect((await made({ type: 'post_type', object: 'page', object_id: id })).body).toMatchObject({
      title: { raw: `#${id} (no title)`, rendered: `#${id} (no title)` },
      invalid: false,
    });
  });

  test('is the page of posts, if the settings have one', async () => {
    const { path } = await made({ type: 'post_type_archive', object: 'post' });
    await ask('PUT', 'settings', { body: { show_on_front: 'page', page_for_posts: 41 } });
    expect((await read(path)).body).toMatchObject({ url: 'http://site.test/about/' });
    await ask('PUT', 'settings', { body: { show_on_front: 'posts' } });
    expect((await read(path)).body).toMatchObject({ url: 'http://site.test' });
  });
});

test('an item without a menu has no property `menus`', async () => {
  const { body, path } = await made({ title: 'Link', url: 'http://link.example/' });
  expect(body).not.toHaveProperty('menus');
  expect((await ask('GET', path, { query: { _fields: 'id,menus' } })).body).toEqual({
    id: (body as { id: number }).id,
  });
  expect((await read('menu-items/46')).body).toMatchObject({ menus: 17 });
});

describe('stored properties of a menu item', () => {
  const LINK = { title: 'Link', url: 'http://link.example/' };

  test('`menu_order` of an item without a menu is 1', async () => {
    const alone = await made({ ...LINK, menu_order: 7 });
    expect(alone).toMatchObject({ status: 201, body: { menu_order: 1 } });
    const moved = await ask('PUT', alone.path, { body: { menu_order: 5 } });
    expect(moved).toMatchObject({ status: 200, body: { menu_order: 1 } });
    const taken = await ask('PUT', alone.path, { body: { menu_order: 5, menus: 17 } });
    expect(taken).toMatchObject({ status: 200, body: { menu_order: 5, menus: 17 } });
    const again = await ask('PUT', alone.path, { body: { menu_order: 6 } });
    expect(again).toMatchObject({ status: 200, body: { menu_order: 6, menus: 17 } });
  });

  test('an empty list of classes is stored as a list with an empty text', async () => {
    expect((await made({ ...LINK, classes: [] })).body).toMatchObject({ classes: [''] });
    expect((await made({ ...LINK, classes: ['a', 'b'] })).body).toMatchObject({
      classes: ['a', 'b'],
    });
  });

  test('a title equal to the title of the target follows a rename of the target', async () => {
    const page = { type: 'post_type', object: 'page', object_id: 41 };
    const same = await made({ ...page, title: 'about' });
    const own = await made({ ...page, title: 'About us' });
    await ask('PUT', 'pages/41', { body: { title: 'Who we are' } });
    expect((await read(same.path)).body).toMatchObject({ title: { raw: 'Who we are' } });
    expect((await read(own.path)).body).toMatchObject({ title: { raw: 'About us' } });
  });

  test('changing the target of an item keeps its title', async () => {
    const { path } = await made({ type: 'post_type', object: 'page', object_id: 41 });
    const moved = await ask('PUT', path, { body: { object_id: 42 } });
    expect(moved).toMatchObject({ status: 200, body: { title: { raw: 'about' }, object_id: 42 } });
  });

  test('a title equal to the name of a term follows a rename, escaped or not', async () => {
    await ask('PUT', 'categories/2', { body: { name: 'Fish & chips' } });
    const category = { type: 'taxonomy', object: 'category', object_id: 2 };
    const written = await made({ ...category, title: 'Fish & chips' });
    const kept = await made({ ...category, title: 'Fish &amp; chips' });
    await ask('PUT', 'categories/2', { body: { name: 'Soup' } });
    for (const { path } of [written, kept])
      expect((await read(path)).body).toMatchObject({ title: { raw: 'Soup' } });
  });

  test('an item that is changed to a custom link keeps its title and URL', async () => {
    await ask('PUT', 'menu-items/47', { body: { title: '' } });
    const { status, body } = await ask('PUT', 'menu-items/47', { body: { type: 'custom' } });
    expect([status, body]).toMatchObject([
      200,
      {
        type: 'custom',
        title: { raw: 'about' },
        url: 'http://site.test/about/',
        object: 'custom',
        object_id: 47,
      },
    ]);
    await ask('PUT', 'pages/41', { body: { title: 'Who we are', slug: 'who' } });
    expect((await read('menu-items/47')).body).toMatchObject({
      title: { raw: 'about' },
      url: 'http://site.test/about/',
    });
  });
});
