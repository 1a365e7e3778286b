import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publishDuePosts } from '../../site/handlers/post-type/schedule.ts';
import { send } from './site-of.ts';
import { openWebSite } from './web-site.ts';
import type { WebSite } from './web-site.ts';

let site: WebSite;
let now = Date.UTC(2026, 10, 21, 12, 0, 0);
beforeEach(async () => {
  site = await openWebSite({ clock: () => now });
});
afterEach(() => site.close());

interface Item {
  readonly id: number;
  readonly link: string;
  readonly format?: string;
  readonly content?: { readonly rendered: string };
  readonly excerpt?: { readonly rendered: string };
}

async function ask(path: string, more: object = {}): Promise<unknown> {
  const { app, store } = site;
  const request = { user: 'keeper', route: `/cms/v2/${path}`, ...more };
  return (await app.run(() => send(app, store, request))).body;
}

async function create(path: string, body: object): Promise<Item> {
  const made = (await ask(path, { method: 'POST', body })) as Item;
  expect(made.id).toBeGreaterThan(0);
  return made;
}

const change = (path: string, body: object) => ask(path, { method: 'PUT', body }) as Promise<Item>;

async function pageAt(path: string): Promise<string> {
  return (await site.get(path, { redirect: 'follow' })).text();
}

describe('a menu that adds new pages', () => {
  let menu: Item;
  beforeEach(async () => {
    menu = await create('menus', { name: 'Auto', auto_add: true });
    const link = { title: 'First', url: 'http://link.test/', status: 'publish', menu_order: 4 };
    await create('menu-items', { ...link, menus: menu.id });
  });

  /** Returns the titles of the menu items in their order. */
  async function titles(): Promise<string[]> {
    const query = { menus: menu.id, orderby: 'menu_order', order: 'asc', per_page: 100 };
    const items = await ask('menu-items', { query });
    return (items as { title: { rendered: string } }[]).map(({ title }) => title.rendered);
  }

  test('has a published top-level page as its last item', async () => {
    await create('pages', { title: 'Second', status: 'publish' });
    const draft = await create('pages', { title: 'Third', status: 'draft' });
    expect(await titles()).toEqual(['First', 'Second']);
    await change(`pages/${draft.id}`, { status: 'publish' });
    expect(await titles()).toEqual(['First', 'Second', 'Third']);
    const items = await ask('menu-items', { query: { menus: menu.id, per_page: 100 } });
    expect(items).toContainEqual(
      expect.objectContaining({ object: 'page', object_id: draft.id, menu_order: 6 }),
    );
  });

  test('has a page once, even if it is published several times', async () => {
    const page = await create('pages', { title: 'Once', status: 'publish' });
    for (const status of ['draft', 'publish', 'private', 'publish'])
      await change(`pages/${page.id}`, { status });
    expect(await titles()).toEqual(['First', 'Once']);
  });

  test('has a scheduled page after its date', async () => {
    const { id } = await create('pages', {
      title: 'Later',
      status: 'future',
      date_gmt: '2026-11-21T12:05:00',
    });
    expect(await titles()).toEqual(['First']);
    now += 600_000;
    await site.app.run(publishDuePosts);
    now -= 600_000;
    expect(await titles()).toEqual(['First', 'Later']);
    expect(await ask(`pages/${id}`)).toMatchObject({ status: 'publish' });
  });

  test('has no posts, no child pages, no private pages, and no page while `auto_add` is off', async () => {
    const top = await create('pages', { title: 'Top', status: 'publish' });
    await create('pages', { title: 'Below', status: 'publish', parent: top.id });
    await create('posts', { title: 'A post', status: 'publish' });
    await create('pages', { title: 'Private', status: 'private' });
    await change(`menus/${menu.id}`, { name: 'Auto', auto_add: false });
    await create('pages', { title: 'Late', status: 'publish' });
    expect(await titles()).toEqual(['First', 'Top']);
  });
});

test('a new post without a format has the default format', async () => {
  await change('settings', { default_post_format: 'quote' });
  expect(await create('posts', { title: 'None' })).toMatchObject({ format: 'quote' });
  expect(await create('posts', { title: 'Own', format: 'aside' })).toMatchObject({
    format: 'aside',
  });
  const plain = await create('posts', { title: 'Standard', format: 'standard' });
  expect(plain).toMatchObject({ format: 'standard' });
  expect(await change(`posts/${plain.id}`, { title: 'Still' })).toMatchObject({
    format: 'standard',
  });
  expect(await create('pages', { title: 'A page' })).not.toHaveProperty('format');
});

describe('dates on pages', () => {
  test.each([
    ['F j, Y', 'April 5, 2024'],
    ['Y-m-d', '2024-04-05'],
    ['D, jS M y', 'Fri, 5th Apr 24'],
    ['l \\t\\h\\e jS \\o\\f F', 'Friday the 5th of April'],
    ['n/d/Y (t, N, w)', '4/05/2024 (30, 5, 5)'],
    ['z L o-\\WW', '95 1 2024-W14'],
    ['Y-m-d\\TH:i:sP', '2024-04-05T07:40:00-04:00'],
    ['c', '2024-04-05T07:40:00-04:00'],
    ['r', 'Fri, 05 Apr 2024 07:40:00 -0400'],
    ['H:i T, e', '07:40 EDT, America/New_York'],
    ['I O p Z u v', '1 -0400 -04:00 -14400 000000 000'],
    ['U', '1712317200'],
  ])('use the configured date format: %s', async (date_format, written) => {
    await change('settings', { date_format, timezone: 'America/New_York' });
    expect(await pageAt('/?p=5')).toContain(`>${written}</time`);
  });

  test('have the offset of a site without a named time zone', async () => {
    await site.store.options.set({ timezone_string: '', gmt_offset: '5.5' });
    await change('settings', { date_format: 'e T P I' });
    expect(await pageAt('/?p=5')).toContain('>+05:30 +05:30 +05:30 0</time');
    await site.store.options.set({ gmt_offset: '0' });
    await change('settings', { date_format: 'F j, Y' });
  });

  test('of comments use the configured time format', async () => {
    const comment = { post: 5, content: 'On time.', date: '2024-05-06T17:08:09' };
    await create('comments', comment);
    expect(await pageAt('/?p=5')).toContain('>May 6, 2024 at 5:08 pm</time');
    await change('settings', { date_format: 'd.m.Y', time_format: 'H:i:s' });
    expect(await pageAt('/?p=5')).toContain('>06.05.2024 at 17:08:09</time');
    await change('settings', { time_format: 'h A, G\\h' });
    expect(await pageAt('/?p=5')).toContain('>06.05.2024 at 05 PM, 17h</time');
  });
});

test('smileys in contents, excerpts and comments are images while the setting is on', async () => {
  const content = 'Fine :-) :D (see: 8) a:)b <code>;-)</code> <em>:lol:</em>';
  const post = await create('posts', {
    title: 'Smile',
    content,
    excerpt: 'Oh 8-)',
    status: 'publish',
  });
  const comment = await create('comments', { post: post.id, content: 'Yes ;)' });
  const shown = 'Fine 🙂 😀 (see: 8) a:)b <code>;-)</code> <em>😆</em>';
  expect(post.content?.rendered).toBe(`<p>${shown}</p>`);
  expect(post.excerpt?.rendered).toBe('<p>Oh 😎</p>');
  expect(comment.content?.rendered).toBe('<p>Yes 😉</p>');
  const page = await pageAt(post.link);
  expect(page).toContain(shown);
  expect(page).toContain('<p>Yes 😉</p>');
  await change('settings', { use_smilies: false });
  const plain = (await ask(`posts/${post.id}`)) as Item;
  expect(plain.content?.rendered).toBe(`<p>${content}</p>`);
  expect(await pageAt(post.link)).toContain(content);
});

test('pages link the configured site icon', async () => {
  const [image] = (await ask('media', { query: { media_type: 'image' } })) as {
    id: number;
    source_url: string;
  }[];
  expect(await pageAt('/')).toContain('<link rel="icon" href="data:image/svg+xml,');
  await change('settings', { site_icon: image?.id });
  expect(await pageAt('/')).toContain(`<link rel="icon" href="${image?.source_url}" />`);
});

test('a menu shows the classes, the title, the relation and the target of its items', async () => {
  const menu = await create('menus', { name: 'Shown' });
  await create('menu-items', {
    ...{ title: 'Away', url: 'http://link.test/', status: 'publish', menus: menu.id },
    ...{ attr_title: 'Goes "away"', classes: ['far', 'away'], xfn: ['friend'], target: '_blank' },
  });
  const raw = { nav_menu: menu.id };
  const body = { id_base: 'nav_menu', sidebar: 'sidebar-1', instance: { raw } };
  const widget = (await ask('widgets', { method: 'POST', body })) as { rendered: string };
  const rendered = widget.rendered.replace(/\\s+/g, ' ');
  expect(rendered).toContain('class="menu-item far away"');
  expect(rendered).toContain(
    '<a href="http://link.test/" target="_blank" rel="friend noopener" title="Goes &quot;away&quot;"',
  );
});
