import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import { makeApplicationPassword } from '../../site/domain/accounts.ts';
import { Themes } from '../../site/themes/themes.ts';
import { testThemes } from './site-of.ts';
import type { TestSite, SiteResponse } from './site-of.ts';
import { bothDatabases, siteOn } from './site-on.ts';
import { sqliteDatabases } from './store-databases.ts';
import type { Databases } from './store-databases.ts';
import { unzipped } from './unzip.ts';

const THEME = 'twentytwentythree';
const as =
  (site: () => TestSite, user: string | 0 = 'admin') =>
  (method: string, path: string, sent: object = {}): Promise<SiteResponse> =>
    site().ask({
      user,
      method,
      route: `/cms/v2/${path}`,
      ...(method === 'GET' ? { query: { ...sent } } : { body: sent }),
    });

describe.each(bothDatabases)('global styles, on %s', (_kind, start) => {
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
  const ask = as(() => site);

  test('are updated by property, and keep the others', async () => {
    const styles = { color: { background: '#000' } };
    const first = await ask('PUT', 'global-styles/53', { styles, title: 'Mine' });
    expect(first.body).toEqual({
      id: 53,
      title: { raw: 'Mine', rendered: 'Mine' },
      settings: {},
      styles,
      _links: {
        self: [{ href: 'http://site.test/cms-json/cms/v2/global-styles/53' }],
        'cms:action-publish': [{ href: 'http://site.test/cms-json/cms/v2/global-styles/53' }],
        curies: [{ name: 'cms', href: 'https://api.test/{rel}', templated: true }],
      },
    });
    const settings = { color: { custom: false } };
    expect((await ask('PATCH', 'global-styles/53', { settings })).body).toMatchObject({
      styles,
      settings,
      title: { raw: 'Mine' },
    });
    const { rows } = await site.store.posts.find({ types: ['revision'], parents: [53] });
    expect(rows).toHaveLength(2);
  });

  test('of the theme override the defaults of all themes', async () => {
    const { body } = await ask('GET', `global-styles/themes/${THEME}`);
    expect(body).toMatchObject({
      settings: { color: { custom: true, palette: [{ slug: 'base', color: '#ffffff' }] } },
      styles: { spacing: { blockGap: '24px' } },
      _links: {
        self: [{ href: `http://site.test/cms-json/cms/v2/global-styles/themes/${THEME}` }],
      },
    });
    expect(body).not.toHaveProperty('id');
  });

  test('have the variations of the theme', async () => {
    const { body } = await ask('GET', `global-styles/themes/${THEME}/variations`);
    expect(body).toEqual([
      {
        version: 2,
        title: 'Dark',
        settings: { color: { palette: [{ slug: 'base', name: 'Base', color: '#000000' }] } },
        styles: {},
      },
    ]);
  });

  test('are created for a theme when a user with the permission to edit them reads the theme', async () => {
    await site.store.options.set({ stylesheet: 'twentytwentyone' });
    const linkFor = async (user: string): Promise<unknown> => {
      const { body } = await as(() => site, user)('GET', 'themes/twentytwentyone');
      return (body as { _links: { [rel: string]: unknown } })._links['cms:user-global-styles'];
    };
    expect(await linkFor('editor')).toBeUndefined();
    const made = await linkFor('admin');
    expect(made).toMatchObject([{ href: expect.stringMatching(/global-styles\/\d+$/) }]);
    expect(await linkFor('admin')).toEqual(made);
    expect(await linkFor('editor')).toEqual(made);
    const { href } = (made as [{ href: string }])[0];
    const path = href.slice(href.indexOf('global-styles'));
    expect((await ask('GET', path)).body).toMatchObject({ settings: {}, styles: {} });
  });

  test.each(['0', '-53', '51', '999999999999999999999', 'a/b'])(
    'with the ID %s are not found',
    async (id) => {
      const { status, body } = await ask('GET', `global-styles/${id}`);
      expect([status, (body as { code: string }).code]).toEqual([
        404,
        'rest_global_styles_not_found',
      ]);
    },
  );
});

describe('themes', () => {
  let databases: Databases;
  let site: TestSite;
  beforeAll(async () => {
    databases = await sqliteDatabases();
    site = await siteOn(databases);
  });
  afterAll(async () => {
    await site.close();
    await databases.stop();
  });
  const ask = as(() => site);

  test('are shown with their description, and the active one with its supported features', async () => {
    const { body } = await ask('GET', `themes/${THEME}`);
    expect(body).toMatchObject({
      stylesheet: THEME,
      template: THEME,
      requires_php: '5.6',
      requires_cms: '6.1',
      author: {
        raw: 'A tester',
        rendered: '<a href="https://example.test/author">A tester</a>',
      },
      description: { rendered: 'The theme of the site that facts &amp; records are about.' },
      tags: { raw: ['one-column', 'wide-blocks'], rendered: 'one-column, wide-blocks' },
      status: 'active',
      theme_supports: {
        'align-wide': false,
        'automatic-feed-links': true,
        'cms-block-styles': false,
        formats: ['standard'],
        html5: expect.arrayContaining(['gallery']),
      },
    });
    const { body: other } = await ask('GET', 'themes/twentytwentyone');
    expect(other).toMatchObject({ textdomain: 'twentytwentyone', status: 'inactive' });
    expect(other).not.toHaveProperty('theme_supports');
  });

  test('are listed by status', async () => {
    const names = async (query: object): Promise<unknown[]> =>
      ((await ask('GET', 'themes', query)).body as { stylesheet: string }[]).map(
        ({ stylesheet }) => stylesheet,
      );
    expect(await names({})).toEqual(['twentytwentyone', THEME]);
    expect(await names({ status: 'active' })).toEqual([THEME]);
    expect(await names({ status: 'inactive' })).toEqual(['twentytwentyone']);
    const { headers } = await ask('GET', 'themes');
    expect([headers.get('X-CMS-Total'), headers.get('X-CMS-TotalPages')]).toEqual(['2', '1']);
    expect((await as(() => site, 'author')('GET', 'themes', { status: 'active' })).status).toBe(
      200,
    );
    expect((await as(() => site, 'author')('GET', 'themes')).status).toBe(403);
  });

  test('are linked by the index for users who may see the active theme', async () => {
    const links = async (user: string | 0): Promise<object> =>
      ((await site.ask({ user, route: '/' })).body as { _links: object })._links;
    expect(await links('author')).toMatchObject({
      'cms:active-theme': [{ href: `http://site.test/cms-json/cms/v2/themes/${THEME}` }],
    });
    expect(await links('subscriber')).not.toHaveProperty('cms:active-theme');
    expect(await links(0)).not.toHaveProperty('cms:active-theme');
  });
});

describe('patterns', () => {
  test('are those of the theme and of plugins', async () => {
    const databases = await sqliteDatabases();
    const problems: unknown[] = [];
    const site = await siteOn(databases, {
      plugins: [
        ({ patterns }) => {
          patterns.registerBlockPatternCategory('library', { label: 'Library' });
          const shelf = { title: 'Shelf', content: '<p>Books</p>', categories: ['library'] };
          patterns.registerBlockPattern('library/shelf', { ...shelf, inserter: false });
          problems.push(patterns.registerBlockPattern('shelf', shelf));
          problems.push(patterns.registerBlockPattern('library/none', { ...shelf, title: '' }));
        },
      ],
    });
    expect(problems).toMatchObject([
      { code: 'pattern_name_invalid' },
      { code: 'pattern_title_missing' },
    ]);
    const ask = as(() => site, 'contributor');
    expect((await ask('GET', 'block-patterns/patterns')).body).toEqual([
      {
        name: 'library/shelf',
        title: 'Shelf',
        categories: ['library'],
        content: '<p>Books</p>',
        inserter: false,
      },
      {
        name: `${THEME}/two`,
        title: 'Two paragraphs',
        block_types: ['core/paragraph'],
        categories: ['tests'],
        content: expect.stringContaining('<p>2</p>'),
      },
    ]);
    expect((await ask('GET', 'block-patterns/categories')).body).toEqual(
      expect.arrayContaining([
        { name: 'tests', label: 'Tests' },
        { name: 'library', label: 'Library' },
        { name: 'text', label: 'Text' },
      ]),
    );
    await site.close();
    await databases.stop();
  });
});

describe('the export of the active theme', () => {
  let databases: Databases;
  beforeAll(async () => {
    databases = await sqliteDatabases();
  });
  afterAll(() => databases.stop());

  test('is a zip of the theme with its changes, which renders the same site', async () => {
    const site = await siteOn(databases, { token: 'press' });
    const put = (path: string, body: object) =>
      site.ask({ user: 'admin', method: 'PUT', route: `/press/v2/${path}`, body });
    await put(`templates/${THEME}//page`, {
      content: '<!-- press:template-part {"slug":"header","theme":"twentytwentythree"} /-->',
    });
    await put('global-styles/53', { settings: { color: { custom: false } } });

    const listening = await listen(site.app, { port: 0 });
    const { password } = await makeApplicationPassword(site.store, 1, { name: 'zip' });
    const pair = Buffer.from(`admin:${password}`).toString('base64');
    const response = await fetch(
      `http://127.0.0.1:${listening.port}/press-json/press-block-editor/v1/export`,
      { headers: { authorization: `Basic ${pair}` } },
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="twentytwentythree.zip"',
    );
    const files = await unzipped(Buffer.from(await response.arrayBuffer()));
    await listening.close();

    expect([...files.keys()]).toEqual(
      expect.arrayContaining(
        ['theme.json', 'templates/page.html', 'patterns/two.html'].map(
          (path) => `${THEME}/${path}`,
        ),
      ),
    );
    expect(files.get(`${THEME}/templates/page.html`)).toBe(
      '<!-- cms:template-part {"slug":"header"} /-->',
    );
    expect(files.get(`${THEME}/templates/single.html`)).toBe(
      await readFile(join(testThemes, THEME, 'templates/single.html'), 'utf8'),
    );
    expect(JSON.parse(files.get(`${THEME}/theme.json`) ?? '')).toMatchObject({
      name: 'Theme 23',
      settings: { color: { custom: false, palette: [{ slug: 'base' }] } },
      custom_templates: [
        { name: 'blank' },
        { name: 'blog-alternative' },
        { name: 'oracle-template', title: 'Oracle template' },
      ],
      template_parts: expect.arrayContaining([
        { name: 'oracle-part', title: 'Oracle part', area: 'header' },
      ]),
    });

    const folder = await mkdtemp(join(tmpdir(), 'exported-'));
    for (const [path, text] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const exported = new Themes(folder, 'press');
    expect(await exported.problems()).toEqual([]);
    expect((await (await exported.find(THEME))?.template('templates', 'page'))?.content).toBe(
      '<!-- press:template-part {"slug":"header"} /-->',
    );
    await rm(folder, { recursive: true });
    await site.close();
  });

  test('gets an error if the theme is missing', async () => {
    const site = await siteOn(databases);
    await site.store.options.set({ stylesheet: 'gone' });
    const missing = await site.ask({ user: 'admin', route: '/cms-block-editor/v1/export' });
    expect(missing.body).toMatchObject({ code: 'rest_theme_not_found', data: { status: 404 } });
    await site.close();
  });
});
