import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { menuItemKeys } from '../../site/domain/meta-keys.ts';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';

/** Trees of pages, terms, comments and menu items. */

const maker = await SiteMaker.read(join(import.meta.dirname, 'facts/site.json'));
let site: TestSite;
beforeEach(async () => {
  site = await maker.make();
});
afterEach(() => site.close());

const NONE = 999_999;
/** Pages, each a child of the previous one; a post and another page. */
const [ABOUT, TEAM, LEAD, POST, CONTACT] = [41, 42, 43, 6, 44];
/** Items of menu 17; the second is a child of the first. */
const [MENU, HOME, BELOW_HOME, TOPIC] = [17, 46, 47, 48];
/** Comments on post 7, the second a reply to the first, and one on post 8. */
const [POST_7, FIRST, REPLY, OTHER, ELSEWHERE] = [7, 2, 5, 8, 3];

interface Item {
  readonly id: number;
  readonly parent: number;
  readonly code?: string;
  readonly data?: { readonly params?: object };
}

async function send(method: string, path: string, body: object): Promise<readonly [number, Item]> {
  const result = await site.ask({ user: 'admin', method, route: `/cms/v2/${path}`, body });
  return [result.status, result.body as Item]; // an item or an error
}

const put = (path: string, parent: number): Promise<readonly [number, Item]> =>
  send('PUT', path, { parent });

/** Expects an error 400 that names the parameter `parent`. */
function expectRefused([status, { code, data }]: readonly [number, Item]): void {
  expect([status, code, Object.keys(data?.params ?? {})]).toEqual([
    ...[400, 'rest_invalid_param'],
    ['parent'],
  ]);
}

/** Creates an item; throws if that fails. */
async function made(path: string, body: object): Promise<Item> {
  const [status, item] = await send('POST', path, body);
  expect([status, item]).toEqual([201, item]);
  return item;
}

describe('the parent of a page', () => {
  test('must be a page', async () => {
    for (const parent of [POST, 4, 36, HOME]) expectRefused(await put(`pages/${CONTACT}`, parent));
    expectRefused(await send('POST', 'pages', { title: 'New', parent: POST }));
    expect((await site.store.posts.byId(CONTACT))?.parent).toBe(0);
  });

  test('must exist', async () => {
    for (const result of [
      await put(`pages/${CONTACT}`, NONE),
      await send('POST', 'pages', { title: 'New', parent: NONE }),
    ])
      expect(result).toMatchObject([400, { code: 'rest_post_invalid_id' }]);
  });

  test('must not be below the page: such a page moves to the top', async () => {
    for (const parent of [ABOUT, TEAM, LEAD]) {
      expect(await put(`pages/${ABOUT}`, parent)).toMatchObject([200, { parent: 0 }]);
      expect(await put(`pages/${TEAM}`, ABOUT)).toMatchObject([200, { parent: ABOUT }]);
    }
    expect(await put(`pages/${CONTACT}`, LEAD)).toMatchObject([200, { parent: LEAD }]);
  });

  test('must have the registered type', async () => {
    site.app.site.types.registerPostType('chapter', {
      ...{ public: true, show_in_rest: true, rest_base: 'chapters', hierarchical: true },
      supports: ['title', 'page-attributes'],
    });
    const first = await made('chapters', { title: 'One', status: 'publish' });
    const second = await made('chapters', { title: 'Two', status: 'publish', parent: first.id });
    expectRefused(await put(`chapters/${second.id}`, ABOUT));
    expectRefused(await put(`pages/${CONTACT}`, first.id));
    expect(await put(`chapters/${first.id}`, second.id)).toMatchObject([200, { parent: 0 }]);
  });
});

describe('the parent of a term', () => {
  test('must be an existing term of the taxonomy', async () => {
    const [tag] = (await site.store.terms.find({ taxonomies: ['post_tag'] })).rows;
    for (const parent of [tag?.id ?? 0, NONE]) {
      const created = await send('POST', 'categories', { name: 'New', parent });
      expect(created).toMatchObject([400, { code: 'rest_term_invalid' }]);
      expect(await put('categories/2', parent)).toMatchObject([400, { code: 'rest_term_invalid' }]);
    }
  });

  test('must not be below the term: such a term moves to the top', async () => {
    const top = await made('categories', { name: 'Top' });
    const middle = await made('categories', { name: 'Middle', parent: top.id });
    const leaf = await made('categories', { name: 'Leaf', parent: middle.id });
    for (const { id } of [top, middle, leaf])
      expect(await put(`categories/${top.id}`, id)).toMatchObject([200, { parent: 0 }]);
  });
});

describe('the parent of a comment', () => {
  test('must be another comment on the post', async () => {
    for (const parent of [NONE, ELSEWHERE]) expectRefused(await put(`comments/${OTHER}`, parent));
    expectRefused(await send('PUT', `comments/${OTHER}`, { post: 8, parent: FIRST }));
    expect(await put(`comments/${OTHER}`, REPLY)).toMatchObject([200, { parent: REPLY }]);
    expect(await put(`comments/${OTHER}`, 0)).toMatchObject([200, { parent: 0 }]);
  });

  test('must not be below the comment', async () => {
    await site.store.comments.update(OTHER, { parent: REPLY });
    for (const parent of [FIRST, REPLY, OTHER])
      expectRefused(await put(`comments/${FIRST}`, parent));
    expect((await site.store.comments.byId(FIRST))?.parent).toBe(0);
  });

  test('is stored unchecked for a new comment, unless it makes a cycle', async () => {
    const write = (parent: number, content: string): Promise<readonly [number, Item]> =>
      send('POST', 'comments', { post: POST_7, parent, content });
    const [, last] = await write(ELSEWHERE, 'On another post.');
    expect(last).toMatchObject({ parent: ELSEWHERE });
    expectRefused(await write(last.id + 1, 'Below itself.'));
    const [status, early] = await write(last.id + 2, 'Below the next one.');
    expect([status, early.id, early.parent]).toEqual([201, last.id + 1, last.id + 2]);
    expectRefused(await write(early.id, 'Closes the ring.'));
  });
});

describe('the parent of a menu item', () => {
  const link = { title: 'A link', url: 'http://link.test/', status: 'publish' };

  test('must be another item of the menu', async () => {
    const menu = await made('menus', { name: 'Another' });
    const there = await made('menu-items', { ...link, menus: menu.id });
    for (const parent of [TOPIC, NONE, ABOUT, there.id])
      expectRefused(await put(`menu-items/${TOPIC}`, parent));
    for (const parent of [ABOUT, there.id])
      expectRefused(await send('POST', 'menu-items', { ...link, menus: MENU, parent }));
    expect(await put(`menu-items/${TOPIC}`, HOME)).toMatchObject([200, { parent: HOME }]);
    const moved = { menus: menu.id, parent: there.id };
    expect(await send('PUT', `menu-items/${TOPIC}`, moved)).toMatchObject([200, moved]);
  });

  test('must not be below the item', async () => {
    expectRefused(await put(`menu-items/${HOME}`, BELOW_HOME));
    await made('menu-items', { ...link, menus: MENU, parent: BELOW_HOME });
    const [deepest] = (
      await site.store.posts.find({ types: ['nav_menu_item'], orderBy: 'id', limit: 1 })
    ).rows;
    expectRefused(await put(`menu-items/${HOME}`, deepest?.id ?? 0));
  });

  test('may be sent unchanged, even if it does not exist', async () => {
    await site.store.meta.set('post', TOPIC, { [menuItemKeys.parent]: String(NONE) });
    const body = { parent: NONE, title: 'Renamed' };
    expect(await send('PUT', `menu-items/${TOPIC}`, body)).toMatchObject([200, { parent: NONE }]);
  });

  test('may be missing when the item is created, unless it makes a cycle', async () => {
    const first = await made('menu-items', { ...link, menus: MENU, parent: NONE });
    expect(first.parent).toBe(NONE);
    const early = await made('menu-items', { ...link, menus: MENU, parent: first.id + 2 });
    expect(early.parent).toBe(first.id + 2);
    expectRefused(await send('POST', 'menu-items', { ...link, menus: MENU, parent: early.id }));
    expect(await site.store.posts.byId(first.id + 2)).toBeUndefined();
  });

  test('is checked for each request of a batch', async () => {
    const requests = [
      { method: 'PUT', path: `/cms/v2/menu-items/${TOPIC}`, body: { parent: BELOW_HOME } },
      { method: 'PUT', path: `/cms/v2/menu-items/${HOME}`, body: { parent: TOPIC } },
      { path: '/cms/v2/menu-items', body: { ...link, menus: MENU, parent: ABOUT } },
    ];
    const { status, body } = await site.ask({
      ...{ user: 'admin', method: 'POST', route: '/batch/v1', body: { requests } },
    });
    const { responses } = body as { responses: { status: number; body: Item }[] };
    expect([status, responses.map((response) => response.status)]).toEqual([207, [200, 400, 400]]);
    for (const response of responses.slice(1)) expectRefused([response.status, response.body]);
  });
});
