import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import { templateHierarchy } from '../../site/themes/hierarchy.ts';
import { withoutPartTheme, withPartTheme } from '../../site/themes/part-theme.ts';
import type { TestSite, SiteResponse } from './site-of.ts';
import { bothDatabases, siteOn } from './site-on.ts';
import { sqliteDatabases } from './store-databases.ts';
import type { Databases } from './store-databases.ts';

const THEME = 'twentytwentythree';
interface Item {
  readonly [name: string]: unknown;
}

describe.each(bothDatabases)('templates of a theme, on %s', (_kind, start) => {
  let databases: Databases;
  let site: TestSite;
  beforeAll(async () => {
    databases = await start();
  }, 60_000);
  afterAll(() => databases.stop());
  beforeEach(async () => {
    site = await siteOn(databases);
  });
  afterEach(() => site.close());

  const ask = (method: string, path: string, sent: object = {}): Promise<SiteResponse> =>
    site.ask({
      user: 'admin',
      method,
      route: `/cms/v2/${path}`,
      ...(method === 'GET' ? { query: { ...sent } } : { body: sent }),
    });
  const item = async (path: string, query: object = {}): Promise<Item> =>
    (await ask('GET', path, query)).body as Item;
  const slugs = async (path: string, query: object = {}): Promise<unknown[]> =>
    ((await ask('GET', path, query)).body as Item[]).map(({ slug }) => slug);

  test('are listed with custom ones first, then the files of the theme', async () => {
    expect(await slugs('templates')).toEqual(
      'oracle-template 404 archive blank blog-alternative home index page search single'.split(' '),
    );
    expect(await item(`templates/${THEME}//404`, { context: 'edit' })).toMatchObject({
      id: `${THEME}//404`,
      theme: THEME,
      source: 'theme',
      origin: null,
      content: {
        raw: '<!-- cms:paragraph --><p>404</p><!-- /cms:paragraph -->\n',
        block_version: 1,
      },
      title: { raw: '404', rendered: '404' },
      status: 'publish',
      cms_id: 0,
      has_theme_file: true,
      is_custom: false,
      author: 0,
    });
    const [kept] = (await ask('GET', 'templates', { cms_id: 51 })).body as Item[];
    expect(kept).toMatchObject({ slug: 'oracle-template', cms_id: 51, is_custom: true });
  });

  test('are not filtered by `area`, which only template parts have', async () => {
    expect(await slugs('templates', { area: 'footer' })).toEqual(await slugs('templates'));
  });

  test('can be filtered to those that posts of a type can choose', async () => {
    expect(await slugs('templates', { post_type: 'page' })).toEqual([
      'oracle-template',
      'blank',
      'blog-alternative',
    ]);
    expect(await slugs('templates', { post_type: 'post' })).toEqual(['oracle-template', 'blank']);
  });

  test('override the file of the theme until they are moved to the trash', async () => {
    const path = `templates/${THEME}//page`;
    const changed = await ask('PUT', path, { content: 'Changed' });
    expect(changed.body).toMatchObject({
      source: 'custom',
      origin: 'theme',
      has_theme_file: true,
      is_custom: false,
      title: { raw: 'Page' },
      content: { raw: 'Changed', block_version: 0 },
    });
    expect(await item(path)).toMatchObject({ source: 'custom' });
    expect(await item(path, { source: 'theme' })).toMatchObject({ source: 'theme', cms_id: 0 });
    expect((await slugs('templates')).filter((slug) => slug === 'page')).toEqual(['page']);

    const trashed = await ask('DELETE', path);
    expect([trashed.status, (trashed.body as Item)['status']]).toEqual([200, 'trash']);
    expect(await item(path)).toMatchObject({ source: 'theme', origin: null });
    expect((await ask('DELETE', path)).body).toMatchObject({ code: 'rest_invalid_template' });
  });

  test('are deleted permanently with force, and reset with `source: theme`', async () => {
    const path = `templates/${THEME}//page`;
    await ask('PUT', path, { title: 'Mine' });
    expect((await ask('DELETE', path, { force: true })).body).toMatchObject({
      deleted: true,
      previous: { source: 'custom', title: { raw: 'Mine' } },
    });
    await ask('PUT', path, { title: 'Mine again' });
    expect((await ask('PUT', path, { source: 'theme' })).body).toMatchObject({ source: 'theme' });
    expect(await item(path)).toMatchObject({ source: 'theme', title: { raw: 'Page' } });
  });

  test('get a unique slug within their theme', async () => {
    const make = async (): Promise<unknown> =>
      ((await ask('POST', 'templates', { slug: 'Hero One', content: 'x' })).body as Item)['id'];
    expect(await make()).toBe(`${THEME}//hero-one`);
    expect(await make()).toBe(`${THEME}//hero-one-2`);
    await site.store.options.set({ stylesheet: 'twentytwentyone' });
    expect(await slugs('templates')).toEqual([]);
    expect(await make()).toBe('twentytwentyone//hero-one');
    expect(await slugs('templates')).toEqual(['hero-one']);
  });

  test('are restored from the trash with their previous slug', async () => {
    const path = `templates/${THEME}//index`;
    const trashed = `${path}__trashed`;
    await ask('PUT', path, { content: 'Mine' });
    await ask('DELETE', path);
    expect(await item(path)).toMatchObject({ source: 'theme' });
    const back = await ask('PUT', trashed, { title: 'Back' });
    expect(back.body).toMatchObject({ id: `${THEME}//index`, slug: 'index', status: 'publish' });
    expect(await item(path)).toMatchObject({ source: 'custom', content: { raw: 'Mine' } });
    expect((await ask('GET', trashed)).status).toBe(404);

    await ask('DELETE', path);
    await ask('PUT', path, { content: 'Another' });
    expect((await ask('PUT', trashed, {})).body).toMatchObject({ slug: 'index-2' });
  });

  test('have revisions', async () => {
    await ask('PUT', `templates/${THEME}//oracle-template`, { content: 'Second' });
    const { rows } = await site.store.posts.find({ types: ['revision'], parents: [51] });
    expect(rows.map(({ content }) => content)).toEqual(['Second']);
  });

  test.each([
    [{ slug: 'a', content: 'x', theme: 'other' }, 'rest_template_insert_error'],
    [{ slug: 'a', content: 'x', author: 999 }, 'rest_invalid_author'],
    [{ slug: 'a' }, 'empty_content'],
    [{ slug: 'a', content: '0' }, 'empty_content'],
    [{ slug: '', content: 'x' }, 'rest_invalid_param'],
  ])('are refused when %j is sent, and nothing is stored', async (sent, code) => {
    const { status, body } = await ask('POST', 'templates', sent);
    expect([status, (body as Item)['code']]).toEqual([400, code]);
    expect(await slugs('templates')).toHaveLength(10);
    expect((await site.store.posts.find({ types: ['cms_template'] })).total).toBe(1);
  });

  test('parts are created in an area, filtered by it and moved to another', async () => {
    expect(await slugs('template-parts', { area: 'header' })).toEqual(['oracle-part', 'header']);
    const make = (area: string) =>
      ask('POST', 'template-parts', { slug: area, content: 'x', area });
    expect((await make('footer')).body).toMatchObject({ slug: 'footer', area: 'footer' });
    expect((await make('attic')).body).toMatchObject({
      code: 'rest_invalid_param',
      data: { params: { area: expect.any(String) } },
    });
    expect((await make('uncategorized')).body).toMatchObject({ area: 'uncategorized' });
    await ask('PUT', `template-parts/${THEME}//uncategorized`, { area: 'header' });
    expect(await item(`template-parts/${THEME}//uncategorized`)).toMatchObject({ area: 'header' });
    expect(await item(`template-parts/${THEME}//uncategorized`)).not.toHaveProperty('is_custom');
  });

  test('can be chosen for posts of their types', async () => {
    const choose = async (path: string, template: string): Promise<number> =>
      (await ask('PUT', path, { template })).status;
    expect(await choose('posts/6', 'blank')).toBe(200);
    expect(await choose('posts/6', 'blog-alternative')).toBe(400);
    expect(await choose('pages/41', 'blog-alternative')).toBe(200);
    expect(await choose('pages/41', 'oracle-template')).toBe(200);
    expect(await choose('pages/41', 'single')).toBe(400);
    expect(await item('pages/41', { _fields: 'template' })).toEqual({
      template: 'oracle-template',
    });
  });

  test('are looked up by the slug of a page', async () => {
    const lookup = async (query: object): Promise<unknown> =>
      (await item('templates/lookup', query))['slug'];
    expect(await lookup({ slug: 'page-about' })).toBe('page');
    expect(await lookup({ slug: 'category-news' })).toBe('archive');
    expect(await lookup({ slug: 'anything' })).toBe('index');
    expect(await lookup({ slug: 'mine', is_custom: true })).toBe('page');
    await site.store.options.set({ stylesheet: 'twentytwentyone' });
    expect(await lookup({ slug: 'anything' })).toBeUndefined();
  });

  test('of a missing theme are only the custom ones', async () => {
    await site.store.options.set({ stylesheet: 'gone' });
    expect(await slugs('templates')).toEqual([]);
    expect((await ask('POST', 'templates', { slug: 'a', content: 'x' })).status).toBe(201);
    expect(await slugs('templates')).toEqual(['a']);
  });
});

test('names with the product token contain the token of the site', async () => {
  const databases = await sqliteDatabases();
  const site = await siteOn(databases, { token: 'press' });
  const ask = async (query: object): Promise<Item[]> => {
    const response = await site.ask({
      user: 'admin',
      route: '/press/v2/templates',
      query: { ...query },
    });
    return response.body as Item[];
  };
  const [kept] = await ask({});
  expect(kept).toMatchObject({ slug: 'oracle-template', type: 'press_template', press_id: 51 });
  expect(kept).not.toHaveProperty('cms_id');
  expect(await ask({ press_id: '51' })).toHaveLength(1);
  expect(await ask({ press_id: 'x' })).toMatchObject({ code: 'rest_invalid_param' });
  const { body } = await site.ask({
    user: 'admin',
    method: 'OPTIONS',
    route: '/press/v2/templates',
  });
  expect(body).toMatchObject({
    endpoints: [{ args: { press_id: {} } }, {}],
    schema: { properties: { press_id: {} } },
  });
  await site.close();
  await databases.stop();
});

test.each([
  ['index', {}, ['index']],
  ['front-page', {}, ['front-page', 'home', 'index']],
  ['mine', { isCustom: true }, ['page', 'singular', 'index']],
  ['page-about', {}, ['page-about', 'page', 'singular', 'index']],
  ['tag-news', {}, ['tag-news', 'tag', 'archive', 'index']],
  ['single-book', {}, ['single-book', 'single', 'singular', 'index']],
  ['single-book-dune', {}, ['single-book-dune', 'single-book', 'single', 'singular', 'index']],
  [
    'taxonomy-genre-noir',
    {},
    ['taxonomy-genre-noir', 'taxonomy-genre', 'taxonomy', 'archive', 'index'],
  ],
  [
    'taxonomy-genre-noir',
    { prefix: 'taxonomy-genre' },
    ['taxonomy-genre-noir', 'taxonomy-genre', 'taxonomy', 'archive', 'index'],
  ],
  ['attachment', {}, ['attachment', 'single', 'singular', 'index']],
  ['single-nothing', {}, ['single-nothing', 'singular', 'index']],
])('the hierarchy of templates for %s %j is %j', (slug, more, slugs) => {
  const known = { postTypes: ['post', 'book'], taxonomies: ['category', 'genre'] };
  expect(templateHierarchy({ slug, ...more }, known)).toEqual(slugs);
});

test('parts in a template have the theme attribute in the API, and not in its file', () => {
  const file = '<!-- cms:template-part {"slug":"header","tagName":"header"} /-->\n<p>{"slug"}</p>';
  const used =
    '<!-- cms:template-part {"slug":"header","tagName":"header","theme":"lantern"} /-->\n<p>{"slug"}</p>';
  expect(withPartTheme(file, 'lantern', 'cms')).toBe(used);
  expect(withPartTheme(used, 'other', 'cms')).toBe(used);
  expect(withoutPartTheme(used, 'cms')).toBe(file);
  const broken = '<!-- cms:template-part {"slug":} /-->';
  expect(withPartTheme(broken, 'lantern', 'cms')).toBe(broken);
});
