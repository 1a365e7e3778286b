import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from './site-of.ts';
import { openWebSite, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

/** The URL of a page below a hidden page does not reveal the slug of the hidden page. */

interface Item {
  readonly id: number;
  readonly link: string;
  readonly guid: { readonly rendered: string };
}

let site: WebSite;
let keeper: Visitor;
let hidden: Item;
let leaf: Item;
let deepest: Item;
beforeAll(async () => {
  site = await openWebSite();
  keeper = new Visitor(site.base);
  await keeper.logIn('keeper');
  hidden = await make({ title: 'Merger', status: 'private' });
  leaf = await make({ title: 'Leaf', status: 'publish', parent: hidden.id });
  deepest = await make({ title: 'Deepest', status: 'publish', parent: leaf.id });
});
afterAll(() => site.close());

async function ask(
  user: string | 0,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const { app, store } = site;
  const parts = { user, method, route: `/cms/v2/${path}`, ...(body ? { body } : {}) };
  return (await app.run(() => send(app, store, parts))).body;
}

const make = async (body: object): Promise<Item> =>
  (await ask('keeper', 'POST', 'pages', body)) as Item; // made, or the test fails at its members

const read = async (user: string | 0, id: number): Promise<Item> =>
  (await ask(user, 'GET', `pages/${id}`)) as Item;

test('the link of a page below a hidden page is its plain URL, which leads to the page', async () => {
  for (const { id } of [leaf, deepest]) {
    const item = await read(0, id);
    expect(item.link).toBe(`${site.base}/?page_id=${id}`);
    expect(JSON.stringify(item)).not.toContain('merger');
    const page = await site.get(`/?page_id=${id}`);
    expect([page.status, (await page.text()).includes('merger')]).toEqual([200, false]);
  }
  expect(JSON.stringify(await ask(0, 'GET', 'pages'))).not.toContain('merger');
});

test('the link of a page below a hidden page is its path for callers who may read both', async () => {
  expect((await read('keeper', deepest.id)).link).toBe(`${site.base}/merger/leaf/deepest/`);
  expect((await keeper.get('/merger/leaf/deepest/')).status).toBe(200);
});

test('the path of a page below a hidden page leads to it without a redirect for every caller', async () => {
  expect((await site.get('/merger/leaf/')).status).toBe(200);
  expect((await site.get('/merger/')).status).toBe(404);
});

test('the link of a page is its path again after its parent is published', async () => {
  await ask('keeper', 'PUT', `pages/${hidden.id}`, { status: 'publish' });
  expect((await read(0, leaf.id)).link).toBe(`${site.base}/merger/leaf/`);
  await ask('keeper', 'PUT', `pages/${hidden.id}`, { status: 'draft' });
  expect((await read(0, leaf.id)).link).toBe(`${site.base}/?page_id=${leaf.id}`);
  expect((await site.get('/merger/leaf/')).status).toBe(200);
});
