import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedThemes } from '../../site/themes/themes.ts';
import { openWebSite, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

/** Pages are rendered by the templates of the active theme, with the changes made through the API. */

let themesDir: string;
let site: WebSite;
let keeper: Visitor;
let nonce: string;
beforeAll(async () => {
  themesDir = await mkdtemp(join(tmpdir(), 'page-themes-'));
  await cp(join(shippedThemes, 'lantern'), join(themesDir, 'lantern'), { recursive: true });
  await cp(join(shippedThemes, 'foghorn'), join(themesDir, 'foghorn'), { recursive: true });
  await mkdir(join(themesDir, 'bare'));
  await writeFile(join(themesDir, 'bare/theme.json'), '{ "name": "Bare", "version": "1" }');
  site = await openWebSite({ themesDir });
  keeper = new Visitor(site.base);
  await keeper.logIn('keeper');
  ({ nonce } = await keeper.apiSettings());
});
afterAll(async () => {
  await site.close();
  await rm(themesDir, { recursive: true, force: true });
});

async function ask<T>(method: string, route: string, body?: object): Promise<T> {
  const answer = await keeper.get(`/cms-json/cms/v2/${route}`, {
    method,
    headers: { 'x-cms-nonce': nonce, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect([route, answer.ok]).toEqual([route, true]);
  return (await answer.json()) as T;
}

async function pageAt(path: string, visitor: Pick<WebSite, 'get'> = site): Promise<string> {
  return (await visitor.get(path)).text();
}

async function stylesheet(): Promise<{ address: string; css: string; cached: string | null }> {
  const address = /<link\s+rel="stylesheet"\s+href="([^"]*)"/.exec(await pageAt('/'))?.[1] ?? '';
  const response = await site.get(address);
  expect(response.headers.get('content-type')).toBe('text/css; charset=UTF-8');
  return {
    address,
    css: await response.text(),
    cached: response.headers.get('cache-control'),
  };
}

const POST = '/2024/03/02/the-lamp-is-lit-again/';

test('a template changed through the API is used by the next request until it is deleted', async () => {
  const path = 'templates/lantern//single';
  expect(await pageAt(POST)).toContain('class="cms-block-comment-template"');
  await ask('PUT', path, { content: '<p>Mine.</p><!-- cms:post-title {"level":1} /-->' });
  const changed = await pageAt(POST);
  expect(changed).toMatch(/<main id="content">\s*<p>Mine.<\/p><h1 /);
  expect(changed).not.toContain('cms-block-comment-template');
  await ask('DELETE', `${path}?force=true`);
  expect(await pageAt(POST)).toContain('class="cms-block-comment-template"');
});

test('a page, an archive and a post with a chosen template use the most specific template', async () => {
  const content = (word: string) => ({ content: `<main>${word}</main>` });
  for (const slug of ['page-welcome', 'category-the-sea', 'author-keeper', 'date', 'wide'])
    await ask('POST', 'templates', { slug, ...content(`Template ${slug}`) });
  await ask('PUT', 'posts/9', { template: 'wide' });
  const shown = {
    '/welcome/': 'page-welcome',
    '/category/the-sea/': 'category-the-sea',
    '/author/keeper/': 'author-keeper',
    '/2024/06/': 'date',
    '/2024/06/17/the-clockwork-in-the-tower/': 'wide',
  };
  for (const [path, slug] of Object.entries(shown))
    expect(await pageAt(path)).toContain(`<main id="content">Template ${slug}</main>`);
  await ask('PUT', 'posts/9', { template: '' });
});

test('a template part changed through the API is shown on every page', async () => {
  await ask('PUT', 'template-parts/lantern//footer', { content: '<p>The new foot.</p>' });
  for (const path of ['/', POST, '/nothing/'])
    expect(await pageAt(path)).toContain('<p>The new foot.</p>');
  await ask('PUT', 'template-parts/lantern//footer', { source: 'theme' });
});

test('the menu of a location is shown there, and its changes are shown by the next request', async () => {
  const nav = async () => /<nav[\s\S]*?<\/nav>/.exec(await pageAt(POST))?.[0] ?? '';
  expect(await nav()).toContain('>The light</a>');
  const item = { title: 'Tides', url: 'https://tides.test/', status: 'publish', menus: 17 };
  await ask('POST', 'menu-items', item);
  expect(await nav()).toContain('href="https://tides.test/"');
  const menu = await ask<{ id: number }>('POST', 'menus', {
    name: 'Other',
    locations: ['primary'],
  });
  await ask('POST', 'menu-items', { ...item, title: 'Only', menus: menu.id });
  expect(await nav()).toContain('>Only</a>');
  expect(await nav()).not.toContain('>The light</a>');
  await ask('PUT', 'menus/17', { locations: ['primary'] });
});

test('the URL of the stylesheet has a digest and is cached for a year; an old digest gets the current text', async () => {
  const { address, css, cached } = await stylesheet();
  expect(cached).toBe('public, max-age=31536000, immutable');
  expect(css).toContain('--cms--preset--color--beam:#e2a400');
  expect(css).toMatch(
    /@media \(prefers-color-scheme:dark\)\{:root\{[^}]*--cms--preset--color--paper:#10171e/,
  );
  expect(css).not.toMatch(/(?:margin|padding|border)-(?:left|right)\b/);
  const other = await site.get(address.replace(/[\w-]{16}\.css/, 'AAAAAAAAAAAAAAAA.css'));
  expect([await other.text(), other.headers.get('cache-control')]).toEqual([css, 'no-cache']);
  expect((await site.get(address.replace('.css', '.js'))).status).toBe(404);
});

test('styles changed through the API are in the stylesheet and cannot end their rule', async () => {
  const before = await stylesheet();
  const evil = 'red} body{display:none';
  const styles = {
    color: { text: 'rebeccapurple', background: evil },
    elements: {
      link: { color: { text: 'var:preset|color|mine' }, ':hover': { color: { text: evil } } },
    },
    blocks: {
      'core/post-title': { typography: { letterSpacing: '0.2em' } },
      'x{}/y': { color: { text: 'red' } },
    },
  };
  const settings = {
    color: { palette: { custom: [{ slug: 'mine', name: 'Mine', color: '#0a0' }] } },
  };
  await ask('PUT', 'global-styles/53', { styles, settings });
  const after = await stylesheet();
  expect(after.address).not.toBe(before.address);
  expect(after.css).toContain('@layer site{body{color:rebeccapurple}');
  expect(after.css).toContain('color:var(--cms--preset--color--mine)');
  expect(after.css).toContain('.cms-block-post-title{letter-spacing:0.2em}');
  expect(after.css).not.toContain('display:none}');
  expect(after.css).not.toContain('x{}');
  // Dark colours of the theme could be unreadable with colours of the site.
  expect(after.css).not.toContain('prefers-color-scheme:dark');
  await ask('PUT', 'global-styles/53', { styles: {}, settings: {} });
  expect((await stylesheet()).css).toBe(before.css);
});

test('pages of another theme have its markup and its stylesheet', async () => {
  const lantern = await stylesheet();
  await site.store.options.set({ stylesheet: 'foghorn' });
  expect(await pageAt('/')).not.toContain('class="front');
  expect((await stylesheet()).css).toContain('--cms--preset--color--signal:#c8102e');
  await site.store.options.set({ stylesheet: 'lantern' });
  expect((await stylesheet()).address).toBe(lantern.address);
});

test('a theme without templates, or a missing one, renders a plain page, with a message for users who may edit it', async () => {
  for (const theme of ['bare', 'gone']) {
    await site.store.options.set({ stylesheet: theme });
    const page = await pageAt(POST);
    expect(page).toContain('For eleven years the lamp');
    expect(page).not.toContain('site-notice');
    expect(await pageAt('/')).toContain('Come and keep the light');
    expect((await site.get('/nothing/')).status).toBe(404);
    expect(await pageAt(POST, keeper)).toContain('The theme has no template for this page');
  }
  await site.store.options.set({ stylesheet: 'lantern' });
});

test('recursive, missing or failing parts are empty, with a message for users who may edit them', async () => {
  const part = (slug: string) => `<!-- cms:template-part {"slug":"${slug}"} /-->`;
  await ask('POST', 'template-parts', { slug: 'one', content: `<p>One</p>${part('two')}` });
  await ask('POST', 'template-parts', { slug: 'two', content: `<p>Two</p>${part('one')}` });
  site.app.site.types.blocks.register('test/broken', {}, () => {
    throw new Error('broken on purpose');
  });
  const content = `<p>Before</p>${part('one')}${part('absent')}<!-- cms:test/broken /--><p>After</p>`;
  await ask('PUT', 'templates/lantern//single', { content });
  const response = await site.get(POST);
  const page = await response.text();
  expect(response.status).toBe(200);
  for (const word of ['Before', 'One', 'Two', 'After'])
    expect(page.match(`<p>${word}</p>`)).toHaveLength(1);
  expect(page).not.toMatch(/contains itself|no template part|failed/);
  const html = await pageAt(POST, keeper);
  expect(html).toContain('The template part one contains itself.');
  expect(html).toContain('There is no template part absent.');
  expect(html).toContain('The block test/broken failed');
  await ask('DELETE', 'templates/lantern//single?force=true');
});

test('a post shows its featured image and the next post; a page links its children and its parent', async () => {
  const post = await pageAt(POST);
  expect(post).toMatch(
    /<figure class="cms-block-post-featured-image[^>]*>\s*<img[^>]*tower-at-dusk\.png/,
  );
  expect(post).toContain('rel="next"');
  expect(await pageAt('/about-the-light/')).toContain('>The keepers</a>');
  const keepers = await pageAt('/about-the-light/the-keepers/');
  expect(keepers).toMatch(/Breadcrumbs[\s\S]*>About the light<\/a>/);
  expect(keepers).toContain('>The logbook</a>');
});

test('a page in a right-to-left language has dir="rtl"', async () => {
  await site.store.options.set({ WPLANG: 'ar' });
  expect(await pageAt('/')).toMatch(/<html lang="ar" dir="rtl">/);
  await site.store.options.set({ WPLANG: null });
  expect(await pageAt('/')).toMatch(/<html lang="en-US" dir="ltr">/);
});

test('scrollable tables are focusable', async () => {
  const content =
    '<figure class="cms-block-table"><table><tr><td>1</td></tr></table></figure><table><tr><td>2</td></tr></table>';
  const { link } = await ask<{ link: string }>('POST', 'posts', {
    ...{ title: 'Tables', status: 'publish', content },
  });
  const page = await pageAt(new URL(link).pathname);
  expect(page).toMatch(/<figure tabindex="0" class="cms-block-table">\s*<table>/);
  expect(page).toContain('<table tabindex="0">');
});

test('the site bar of a user has links to edit the shown item, if the user may edit it', async () => {
  const toolsOf = async (visitor: Visitor, path: string): Promise<readonly string[]> => {
    const page = await (await visitor.get(path)).text();
    const links = page.matchAll(/cms-admin\/([^"]*(?:edit|new)[^"]*)">/g);
    return [...links].map(([, address = '']) => address);
  };
  const author = new Visitor(site.base);
  await author.logIn('sailor');
  expect(await toolsOf(keeper, POST)).toEqual(['posts/edit?id=3', 'posts/new']);
  expect(await toolsOf(author, POST)).toEqual(['posts/new']);
  expect(await toolsOf(keeper, '/category/the-light/')).toHaveLength(1);
  expect(await toolsOf(author, '/category/the-light/')).toEqual([]);
  expect(await pageAt(POST)).not.toContain('site-bar');
});

test('a list needs as many queries for two posts as for all of them', async () => {
  const own = await openWebSite();
  const count = async (): Promise<number> => {
    let queries = 0;
    const { find } = own.store.posts;
    own.store.posts.find = (query) => {
      queries += 1;
      return find(query);
    };
    await (await own.get('/')).text();
    own.store.posts.find = find;
    return queries;
  };
  await own.store.options.set({ posts_per_page: '2' });
  const few = await count();
  await own.store.options.set({ posts_per_page: '100' });
  expect(await count()).toBe(few);
  await own.close();
});
