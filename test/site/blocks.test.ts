import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isError } from '../../runtime/errors/index.ts';
import { validateValue } from '../../runtime/schema/index.ts';
import { blockTypeSchema } from '../../generated/block-types/schema.ts';
import { BlockTypes } from '../../site/blocks/block-types.ts';
import { coreRenderers } from '../../site/blocks/block-types.ts';
import { parseBlocks } from '../../site/blocks/parse.ts';
import { blockTypeItem } from '../../site/handlers/block-types.ts';
import { SiteMaker } from './site-of.ts';
import type { TestSite, SiteResponse } from './site-of.ts';

/** Block types and server-rendered blocks. */

const NOON = Date.UTC(2026, 10, 21, 12);
const maker = await SiteMaker.read(join(import.meta.dirname, 'facts/site.json'), {
  clock: () => NOON,
});
let site: TestSite;
beforeAll(async () => {
  site = await maker.make();
});
afterAll(() => site.close());

type Item = { readonly [field: string]: unknown };

function rendered(
  name: string,
  attributes: object = {},
  more: object = {},
  user = 'admin',
): Promise<SiteResponse> {
  const body = { context: 'edit', attributes, ...more };
  return site.ask({ user, method: 'POST', route: `/cms/v2/block-renderer/${name}`, body });
}

async function htmlOf(name: string, attributes: object = {}, more: object = {}): Promise<string> {
  const { status, body } = await rendered(name, attributes, more);
  expect([name, status]).toEqual([name, 200]);
  return String((body as Item)['rendered']);
}

/** HTML without whitespace between tags. */
function flat(html: string): string {
  return html.replace(/\s+/g, ' ').replace(/> </g, '><').trim();
}

async function published(content: string): Promise<{ id: number; rendered: string; link: string }> {
  const body = { title: 'Blocks', status: 'publish', content };
  const response = await site.ask({ user: 'admin', method: 'POST', route: '/cms/v2/posts', body });
  const item = response.body as { id: number; link: string; content: { rendered: string } };
  return { id: item.id, link: item.link, rendered: item.content.rendered };
}

describe('block types', () => {
  const folder = join(import.meta.dirname, '../../site/blocks/core');
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

  test.each(names)('core/%s equals its block.json and is valid by the schema', (name) => {
    const declared = JSON.parse(readFileSync(join(folder, name, 'block.json'), 'utf8')) as Item;
    expect(declared['name']).toBe(`core/${name}`);
    const type = new BlockTypes().find(`core/${name}`);
    const item = type && blockTypeItem(type);
    expect(isError(validateValue(item, blockTypeSchema, 'item'))).toBe(false);
    expect(item).toMatchObject({ name: `core/${name}`, title: declared['title'] });
  });

  test('every block of a shipped theme is declared', () => {
    const themes = join(import.meta.dirname, '../../site/themes');
    const named = readdirSync(themes, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.html'))
      .flatMap((path) => [
        ...readFileSync(join(themes, path), 'utf8').matchAll(/<!-- cms:([a-z/-]+)/g),
      ])
      .map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(50);
    expect([...new Set(named)].filter((name) => !names.includes(name))).toEqual([]);
  });

  test('every renderer belongs to a declared type', () => {
    expect(Object.keys(coreRenderers).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('are listed, all or of one namespace, and link to their renderer', async () => {
    const list = async (route: string, query: object = {}): Promise<readonly Item[]> =>
      (await site.ask({ user: 'contributor', route, query: { ...query } })).body as Item[];
    const all = await list('/cms/v2/block-types');
    expect(all.length).toBe(names.length);
    expect(await list('/cms/v2/block-types/core')).toEqual(all);
    expect(await list('/cms/v2/block-types', { namespace: 'shop' })).toEqual([]);
    const { body } = await site.ask({ user: 'admin', route: '/cms/v2/block-types/core/archives' });
    expect(body).toMatchObject({
      name: 'core/archives',
      is_dynamic: true,
      attributes: { showPostCounts: { type: 'boolean', default: false }, lock: { type: 'object' } },
      _links: {
        up: [{ href: 'http://site.test/cms-json/cms/v2/block-types/core' }],
        'cms:render-block': [
          { href: 'http://site.test/cms-json/cms/v2/block-renderer/core/archives?context=edit' },
        ],
      },
    });
  });

  test('are registered at run time; an invalid or existing name is refused', () => {
    const types = new BlockTypes();
    const made = types.register('shop/price', { title: 'Price' });
    expect(isError(made) ? made.code : made.name).toBe('shop/price');
    expect(types.find('shop/price')?.render).toBeNull();
    for (const [name, code] of [
      ['shop/price', 'block_type_exists'],
      ['core/paragraph', 'block_type_exists'],
      ['price', 'block_type_name_invalid'],
      ['Shop/Price', 'block_type_name_invalid'],
      ['shop/price/more', 'block_type_name_invalid'],
    ] as const) {
      const refused = types.register(name);
      expect(isError(refused) && refused.code).toBe(code);
    }
  });
});

describe('parsed blocks', () => {
  test('have their attributes and inner blocks', () => {
    const text =
      '<!-- cms:group {"layout":{"type":"flex"}} --><div><!-- cms:shop/price {"id":5} /--></div><!-- /cms:group -->after';
    expect(parseBlocks(text, 'cms')).toEqual([
      {
        name: 'core/group',
        attributes: { layout: { type: 'flex' } },
        parts: ['<div>', { name: 'shop/price', attributes: { id: 5 }, parts: [] }, '</div>'],
      },
      'after',
    ]);
  });

  test.each([
    ['<!-- cms:list -->one', [{ name: 'core/list', attributes: {}, parts: ['one'] }]],
    ['one<!-- /cms:list -->two', ['one', 'two']],
    ['<!-- cms:list {"a":} /-->', [{ name: 'core/list', attributes: {}, parts: [] }]],
    ['<!-- cms:list [1] /-->', [{ name: 'core/list', attributes: {}, parts: [] }]],
    ['<!-- a remark -->', ['<!-- a remark -->']],
    ['<!-- cms: -->', ['<!-- cms: -->']],
    ['<!--', ['<!--']],
  ])('are read from the malformed %s', (text, parts) => {
    expect(parseBlocks(text, 'cms')).toEqual(parts);
  });

  test('are nested to a limit of 50, and parsed in linear time', () => {
    const deep = parseBlocks('<!-- cms:group -->'.repeat(20_000), 'cms');
    expect(JSON.stringify(deep).match(/core\/group/g)?.length).toBe(50);
    expect(parseBlocks(`<!-- cms:list ${' '.repeat(500_000)}`, 'cms')).toHaveLength(1);
  });
});

describe('a rendered block', () => {
  test('archives link the months in which posts were published', async () => {
    const html = flat(await htmlOf('core/archives', { showPostCounts: true }));
    expect(html).toMatch(
      /^<ul class="cms-block-archives list"><li><a href="http:\/\/site\.test\/\d{4}\/\d\d\/">/,
    );
    expect(html).toMatch(/<a [^>]*>[A-Z][a-z]+ \d{4} \(\d+\)<\/a>/);
    const years = flat(await htmlOf('core/archives', { type: 'yearly', displayAsDropdown: true }));
    expect(years).toContain('<summary>Select year</summary>');
    expect(years).toMatch(/<a href="http:\/\/site\.test\/\d{4}\/">\d{4}<\/a>/);
  });

  test('the latest posts are the public ones', async () => {
    const list = await site.ask({ route: '/cms/v2/posts', query: { per_page: 3 } });
    const links = (list.body as { link: string }[]).map(({ link }) => link);
    const html = await htmlOf('core/latest-posts', { postsToShow: 3, displayPostDate: true });
    expect([...html.matchAll(/<a href="([^"]*)">/g)].map(([, href]) => href)).toEqual(links);
    expect(html).toContain('<time datetime="');
  });

  test('the latest posts of a category are posts of this category', async () => {
    const list = await site.ask({
      route: '/cms/v2/posts',
      query: { categories: '1', per_page: 2 },
    });
    const links = (list.body as { link: string }[]).map(({ link }) => link);
    const html = await htmlOf('core/latest-posts', { categories: [{ id: 1 }], postsToShow: 2 });
    expect([...html.matchAll(/<a href="([^"]*)">/g)].map(([, href]) => href)).toEqual(links);
  });

  test('a protected post shows neither content nor excerpt', async () => {
    const body = { title: 'Shut', status: 'publish', password: 'x', content: 'a secret' };
    await site.ask({ user: 'admin', method: 'POST', route: '/cms/v2/posts', body });
    for (const content of ['excerpt', 'full_post']) {
      const html = await htmlOf('core/latest-posts', {
        postsToShow: 1,
        displayPostContent: true,
        displayPostContentRadio: content,
      });
      expect(html).toContain('This post is protected.');
      expect(html).not.toContain('secret');
    }
  });

  test('the latest comments are approved ones of public posts', async () => {
    const html = await htmlOf('core/latest-comments', { commentsToShow: 3, displayAvatar: false });
    expect(html.match(/<article>/g)).toHaveLength(3);
    expect(html).toMatch(/<a href="http:\/\/site\.test\/[^"]*#comment-\d+">/);
  });

  test('a calendar shows a month and links the days on which posts were published', async () => {
    const { link } = await published('today');
    const day = /^(http:\/\/site\.test\/\d{4}\/\d\d\/\d\d\/)/.exec(link)?.[1];
    const html = flat(await htmlOf('core/calendar'));
    expect(html).toContain('November 2026');
    expect(html).toContain(`href="${day}"`);
    const leap = flat(await htmlOf('core/calendar', { year: 2024, month: 2 }));
    expect(leap.match(/<td>\d+<\/td>/g)).toHaveLength(29);
    // Monday is the first day of the week; the month begins on a Thursday.
    expect(leap).toContain('<tbody><tr><td></td><td></td><td></td><td>1</td>');
    expect(flat(await htmlOf('core/calendar', { year: 2024, month: 13 }))).toContain(
      'November 2026',
    );
  });

  test('categories are sorted by name, and nested on request', async () => {
    const html = await htmlOf('core/categories', { showPostCounts: true, showHierarchy: true });
    expect(flat(html)).toMatch(/<li><a href="[^"]*">[^<]* \(\d+\)<\/a>/);
    const top = await htmlOf('core/categories', { showOnlyTopLevel: true, showEmpty: true });
    const all = await htmlOf('core/categories', { showEmpty: true });
    expect(top.match(/<li>/g)?.length).toBeLessThan(all.match(/<li>/g)?.length ?? 0);
  });

  test('a tag cloud shows tags larger the more posts they have', async () => {
    const html = await htmlOf('core/tag-cloud', {
      smallestFontSize: '10px',
      largestFontSize: '20px',
    });
    expect(html).toMatch(/style="font-size: (1\d|20)(\.\d+)?px"/);
    const forged = await htmlOf('core/tag-cloud', { smallestFontSize: '1px;background:url(//x)' });
    expect(forged).not.toContain('background');
  });

  test('texts of the site and attributes are escaped', async () => {
    const evil = '"><script>alert(1)</script>';
    for (const [name, attributes] of [
      ['core/search', { label: evil, placeholder: evil, buttonText: evil }],
      ['core/site-title', { textAlign: evil, className: evil }],
      ['core/archives', { align: evil }],
      ['core/home-link', { label: evil }],
      ['core/navigation-link', { label: evil, url: `javascript:alert(1)//${evil}`, title: evil }],
      ['core/template-part', { slug: evil }],
      ['core/post-terms', { term: 'category', separator: evil, prefix: evil, suffix: evil }],
      ['core/post-author', { byline: evil }],
    ] as const) {
      const html = await htmlOf(name, attributes, { post_id: 6 });
      expect(html).not.toContain('<script');
      expect(html).not.toContain('javascript:');
    }
  });

  test('title, tagline and post blocks show the values of the site and of the given post', async () => {
    expect(flat(await htmlOf('core/site-title', { level: 2 }))).toMatch(
      /^<h2 class="cms-block-site-title"><a href="http:\/\/site\.test\/" rel="home" ?>Oracle<\/a ?><\/h2>$/,
    );
    expect(await htmlOf('core/site-tagline')).toContain('A site to measure');
    const { title } = (await site.ask({ route: '/cms/v2/posts/6' })).body as {
      title: { rendered: string };
    };
    expect(await htmlOf('core/post-title', {}, { post_id: 6 })).toContain(title.rendered);
    expect(await htmlOf('core/post-date', {}, { post_id: 6 })).toContain('<time');
    // Without a post the block is empty.
    expect(await htmlOf('core/post-title')).toBe('');
  });

  test('page list, navigation, login and search blocks are rendered', async () => {
    expect(await htmlOf('core/page-list')).toMatch(
      /<li>\s*<a href="http:\/\/site\.test\/[^"]+" ?>/,
    );
    expect(await htmlOf('core/navigation', { ref: 49 })).toContain(
      '<nav class="cms-block-navigation"',
    );
    expect(await htmlOf('core/loginout')).toContain('action=logout');
    expect(await htmlOf('core/search', { buttonPosition: 'no-button' })).not.toContain('<button');
    expect(await htmlOf('core/site-logo')).toBe('');
  });

  test('invalid attributes get status 400, by GET and by POST', async () => {
    for (const [attributes, code] of [
      [{ showPostCounts: 'many' }, 'rest_invalid_type'],
      [{ unknown: 1 }, 'rest_additional_properties_forbidden'],
      [{ type: 'hourly' }, 'rest_not_in_enum'],
      ['text', 'rest_invalid_type'],
    ] as const) {
      const posted = await site.ask({
        user: 'admin',
        method: 'POST',
        route: '/cms/v2/block-renderer/core/archives',
        body: { context: 'edit', attributes },
      });
      const got = await site.ask({
        user: 'admin',
        route: '/cms/v2/block-renderer/core/archives',
        query: { context: 'edit', attributes },
      });
      for (const { status, body } of [posted, got]) {
        expect(status).toBe(400);
        expect(body).toMatchObject({
          code: 'rest_invalid_param',
          data: { details: { attributes: { code } } },
        });
      }
    }
  });

  test('a block type that is not dynamic is refused', async () => {
    for (const name of ['core/paragraph', 'core/no-such', 'shop/price']) {
      const { status, body } = await rendered(name);
      expect([status, (body as Item)['code']]).toEqual([404, 'block_invalid']);
    }
  });
});

describe('the content of a post', () => {
  test('contains its dynamic blocks rendered, in the API and on its page', async () => {
    const text =
      '<!-- cms:paragraph --><p>Before</p><!-- /cms:paragraph --><!-- cms:site-title /-->';
    const { rendered, link } = await published(text);
    expect(flat(rendered)).toMatch(/^<p>Before<\/p><h1 class="cms-block-site-title">/);
    const route = '/cms/v2/templates/twentytwentythree//single';
    const body = { content: '<!-- cms:post-content /-->' };
    await site.ask({ user: 'admin', method: 'PUT', route, body });
    const page = await site.app.pages.respond({
      id: 'test',
      method: 'GET',
      url: link.slice('http://site.test'.length),
      headers: {},
      body: new Uint8Array(),
      unread: null,
      ip: null,
      connection: { isTls: false, serverName: 'site.test' },
    });
    expect(String(page?.body)).toContain('class="cms-block-site-title"');
  });

  test('a query block renders posts by its inner blocks', async () => {
    const inner = '<!-- cms:post-title {"level":3,"isLink":true} /--><!-- cms:post-excerpt /-->';
    const template = `<!-- cms:post-template -->${inner}<!-- /cms:post-template -->`;
    const query = `{"query":{"perPage":2,"order":"asc","postType":"post"}}`;
    const { rendered } = await published(
      `<!-- cms:query ${query} --><div>${template}</div><!-- /cms:query -->`,
    );
    expect(rendered.match(/<h3 class="cms-block-post-title">/g)).toHaveLength(2);
  });

  test('a query block without results renders its no-results block', async () => {
    const none = '<!-- cms:query-no-results --><p>None.</p><!-- /cms:query-no-results -->';
    const query = (author: string): string =>
      `<!-- cms:query {"query":{"author":"${author}"}} -->${none}<!-- /cms:query -->`;
    expect((await published(query('999'))).rendered).toContain('None.');
    expect((await published(query(''))).rendered).not.toContain('None.');
  });

  test('comment blocks show approved comments of a public post', async () => {
    const each = '<!-- cms:comment-author-name /--><!-- cms:comment-content /-->';
    const { id } = await published(
      `<!-- cms:comments --><div><!-- cms:comments-title /--><!-- cms:comment-template -->${each}<!-- /cms:comment-template --></div><!-- /cms:comments -->`,
    );
    const comment = { post: id, approved: '1', author_name: '<b>Kim</b>', type: 'comment' };
    await site.store.comments.insert({ ...comment, content: 'Well said.' });
    await site.store.comments.insert({ ...comment, approved: '0', content: 'Not yet.' });
    const route = `/cms/v2/posts/${id}`;
    const shown = async (): Promise<string> =>
      flat(
        ((await site.ask({ route })).body as { content: { rendered: string } }).content.rendered,
      );
    expect(await shown()).toContain('One comment on');
    expect(await shown()).toContain('&lt;b&gt;Kim&lt;/b&gt;');
    expect(await shown()).toContain('<p>Well said.</p>');
    expect(await shown()).not.toContain('Not yet.');
  });

  test('does not contain itself, and renders at most 500 dynamic blocks', async () => {
    const { rendered } = await published('<p>once</p><!-- cms:post-content /-->');
    expect(rendered.match(/once/g)).toHaveLength(1);
    const many = await published('<!-- cms:site-tagline /-->'.repeat(600));
    expect(many.rendered.match(/<p /g)).toHaveLength(500);
  });

  test('ignores invalid attributes of its blocks', async () => {
    const { rendered } = await published('<!-- cms:site-title {"level":"huge","unknown":1} /-->');
    expect(rendered).toContain('<h1 class="cms-block-site-title">');
  });
});
