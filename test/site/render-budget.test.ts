import { afterAll, afterEach, expect, test } from 'vitest';
import { html } from '../../site/web/html.ts';
import { runInSite } from '../../site/context.ts';
import { defaultLimits } from '../../site/limits.ts';
import type { Limits } from '../../site/limits.ts';
import { renderSidebar } from '../../site/widgets/render.ts';
import { readScope } from '../../site/handlers/scope.ts';
import { firstWords } from '../../site/domain/text.ts';
import { sqliteDatabases } from './store-databases.ts';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';

/** Limits of the rendering work for one response. */

const FACTS = `${import.meta.dirname}/facts/site.json`;
const databases = sqliteDatabases();
afterAll(async () => (await databases).stop());

let site: TestSite;
afterEach(() => site.close());

async function siteWith(limits: Partial<Limits> = {}): Promise<void> {
  const options = { limits: { ...defaultLimits, ...limits } };
  site = await (await SiteMaker.read(FACTS, options, databases)).make();
}

interface Item {
  readonly id: number;
  readonly content: { readonly rendered: string };
  readonly _embedded?: { readonly [relation: string]: readonly object[] };
}

async function ask<T>(method: string, route: string, body?: object, query = {}): Promise<T> {
  const path = `/cms/v2/${route}`;
  const response = await site.ask({
    user: 'admin',
    method,
    route: path,
    query,
    ...(body ? { body } : {}),
  });
  expect(response.status).toBeLessThan(300);
  return response.body as T;
}

async function rendered(content: string): Promise<string> {
  const body = { title: 'Blocks', status: 'publish', content };
  return (await ask<Item>('POST', 'posts', body)).content.rendered;
}

function notice(variable: string): string {
  return `<!-- Left out: over the limit ${variable}. -->`;
}

test('equal blocks are rendered once per response', async () => {
  await siteWith();
  let count = 0;
  const counted = { attributes: { word: { type: 'string' as const } } };
  const type = site.app.site.types.blocks.register('test/counted', counted, ({ attributes }) => {
    count += 1;
    return html`<i>${String(attributes['word'])} ${count}</i>`;
  });
  expect(type).toMatchObject({ name: 'test/counted' });
  const block = (word: string) => `<!-- cms:test/counted {"word":"${word}"} /-->`;
  const content = block('a').repeat(3) + block('b') + block('a');
  const { id, content: first } = await ask<Item>('POST', 'posts', {
    title: 'Blocks',
    status: 'publish',
    content,
  });
  expect(first.rendered).toBe('<i>a 1</i><i>a 1</i><i>a 1</i><i>b 2</i><i>a 1</i>');
  const { content: next } = await ask<Item>('GET', `posts/${id}`);
  expect(next.rendered).toBe('<i>a 3</i><i>a 3</i><i>a 3</i><i>b 4</i><i>a 3</i>');
});

test('list blocks over RENDER_QUERIES are omitted; the text around them and earlier lists are kept', async () => {
  await siteWith({ renderQueries: 3 });
  const latest = (offset: number) =>
    `<p>text ${offset}</p><!-- cms:latest-posts {"postsToShow":${offset + 1}} /-->`;
  const shown = await rendered(
    Array.from({ length: 6 }, (_, at) => latest(at)).join('') + latest(1),
  );
  expect(shown.match(/<ul class="cms-block-latest-posts/g)).toHaveLength(4);
  expect(shown.match(/<p>text/g)).toHaveLength(7);
  expect(shown.split(notice('RENDER_QUERIES'))).toHaveLength(2);
});

test('blocks that read more than RENDER_ROWS are omitted', async () => {
  await siteWith({ renderRows: 4 });
  const shown = await rendered(
    '<!-- cms:latest-posts {"postsToShow":5} /--><!-- cms:site-title /--><p>after</p>',
  );
  expect(shown).toContain(`${notice('RENDER_ROWS')}<h1`);
  expect(shown).toContain('<p>after</p>');
});

test('a text renders at most RENDER_BLOCKS dynamic blocks, a response four times as many', async () => {
  await siteWith({ renderBlocks: 5 });
  const content = Array.from({ length: 7 }, (_, at) => `<!-- cms:site-title {"level":${at}} /-->`);
  const shown = await rendered(content.join(''));
  expect(shown.match(/cms-block-site-title/g)).toHaveLength(5);
  expect(shown.endsWith(notice('RENDER_BLOCKS'))).toBe(true);
  for (let post = 0; post < 5; post += 1) await rendered(content.join(''));
  const listed = await ask<Item[]>('GET', 'posts', undefined, { per_page: 6, orderby: 'id' });
  const all = listed.map(({ content: { rendered: text } }) => text).join('');
  expect(all.match(/cms-block-site-title/g)).toHaveLength(20);
});

test('texts over RENDER_SIZE are omitted from a list that still has all items', async () => {
  await siteWith({ renderSize: 2_500 });
  for (let post = 0; post < 3; post += 1) await rendered(`<p>${'word '.repeat(200)}</p>`);
  const listed = await ask<Item[]>('GET', 'posts', undefined, { per_page: 4, orderby: 'id' });
  expect(listed).toHaveLength(4);
  const texts = listed.map(({ content: { rendered: text } }) => text);
  expect(texts.map((text) => text.length > 1_000)).toEqual([true, true, false, false]);
  expect([texts[2], texts[3]]).toEqual([notice('RENDER_SIZE'), '']);
});

test('text that a loop repeats counts each time for RENDER_SIZE', async () => {
  await siteWith({ renderSize: 6_000 });
  const shown = await rendered(
    `<!-- cms:query {"query":{"perPage":5}} --><!-- cms:post-template --><p>${'word '.repeat(200)}</p><!-- /cms:post-template --><!-- /cms:query --><p>after</p>`,
  );
  expect(shown.length).toBeLessThan(8_000);
  expect(shown).toContain(notice('RENDER_SIZE'));
  expect(shown).toContain('<p>after</p>');
});

test('nested reusable blocks end at the limits', async () => {
  await siteWith();
  let ref = 0;
  for (let level = 0; level < 8; level += 1) {
    const inner = `<!-- cms:block {"ref":${ref}} /-->`.repeat(20);
    const content = ref === 0 ? '<p>leaf</p>' : inner;
    ({ id: ref } = await ask<Item>('POST', 'blocks', { title: 'b', status: 'publish', content }));
  }
  const shown = await rendered(`<!-- cms:block {"ref":${ref}} /-->`);
  expect(shown.length).toBeLessThanOrEqual(defaultLimits.renderSize + 1_000);
});

test('widgets of a sidebar count for the limits of the response', async () => {
  await siteWith({ renderQueries: 1 });
  const scope = await runInSite(site.app.site, () => readScope(null));
  const sidebar = (): Promise<string> =>
    runInSite(site.app.site, () => renderSidebar(scope, site.app.site.widgetTypes, 'sidebar-1'));
  for (const number of [3, 4, 5])
    await ask('POST', 'widgets', {
      id_base: 'recent-posts',
      sidebar: 'sidebar-1',
      instance: { raw: { number } },
    });
  const shown = await sidebar();
  expect(shown).toContain(notice('RENDER_QUERIES'));
});

test('links beyond MAX_EMBEDS are not embedded, and keep their positions', async () => {
  await siteWith({ embeds: 2 });
  const posts = await ask<Item[]>('GET', 'posts', undefined, { _embed: '1', per_page: 5 });
  const embedded = posts.flatMap(({ _embedded = {} }) => Object.values(_embedded).flat());
  const filled = embedded.filter((item) => Object.keys(item).length > 0);
  expect(new Set(filled.map((item) => JSON.stringify(item))).size).toBe(2);
});

test('an excerpt is searched in the first 64 KiB of a text', () => {
  const words = (html: string, most = 3) => firstWords(html, most).words.join(' ');
  expect(words(`${'<b>'.repeat(20_000)}one two three four`)).toBe('one two three');
  expect(words(`${'<b>'.repeat(30_000)}one`)).toBe('');
  expect(words(`one <script>${'x '.repeat(50_000)}</script> two`)).toBe('one');
  expect(firstWords('one two', 2)).toEqual({ words: ['one', 'two'], hasMore: false });
  expect(firstWords(`one ${'two '.repeat(5_000)}`, 2)).toEqual({
    words: ['one', 'two'],
    hasMore: true,
  });
});
