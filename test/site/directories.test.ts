import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RestError } from '../../runtime/errors/index.ts';
import { Catalogue } from '../../site/domain/catalogues/catalogue.ts';
import { timeSince } from '../../site/domain/formatters.ts';
import { SiteMaker } from './site-of.ts';
import type { SiteOfOptions, TestSite } from './site-of.ts';

/** The directories of blocks and patterns: the catalogue of the site, or a remote one. */

const BLOCKS = '/cms/v2/block-directory/search';
const PATTERNS = '/cms/v2/pattern-directory/patterns';
const DAY = 24 * 60 * 60 * 1000;

let folder: string;
let now: number;
let closing: (() => Promise<unknown>)[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'directories-'));
  now = Date.UTC(2026, 10, 21, 12);
  closing = [];
});
afterEach(async () => {
  for (const close of closing) await close();
  await rm(folder, { recursive: true, force: true });
});

type Item = { readonly [field: string]: unknown };

async function siteWith(options: SiteOfOptions = {}): Promise<TestSite> {
  const maker = await SiteMaker.read(join(import.meta.dirname, 'facts/site.json'), {
    clock: () => now,
    ...options,
    pluginsDir: join(folder, 'plugins'),
  });
  const site = await maker.make();
  closing.push(() => site.close());
  return site;
}

async function send(
  site: TestSite,
  route: string,
  query: object = {},
  user = 'admin',
): Promise<{ status: number; body: Item & readonly Item[] }> {
  const { status, body } = await site.ask({ user, route, query: { ...query } });
  return { status, body: body as Item & readonly Item[] };
}

/** Starts a server with this handler and counts its requests. */
async function upstream(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ address: string; requestCount: () => number }> {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { address: `http://127.0.0.1:${address.port}/catalogue`, requestCount: () => count };
}

function json(value: unknown): (request: IncomingMessage, response: ServerResponse) => void {
  return (_, response) => response.end(typeof value === 'string' ? value : JSON.stringify(value));
}

const LAMP = {
  slug: 'lamp',
  name: 'Lamp',
  description: `<b>Light</b> ${'word '.repeat(40)}`,
  author: '<i>Kim</i>',
  updated: '2026-11-07T12:00:00',
  blocks: [{ name: 'lamp/light', title: '' }],
  icon: 'javascript:alert(1)',
};

test('a search finds the blocks that contain every word, page by page', async () => {
  const site = await siteWith();
  const { body } = await send(site, BLOCKS, { term: 'day Posts' });
  expect(body.map(({ id }) => id)).toEqual(['on-this-day']);
  expect(body[0]).toMatchObject({
    name: 'on-this-day/posts',
    last_updated: '2026-10-02T08:00:00',
    humanized_updated: '1 month ago',
    _links: {
      'cms:install-plugin': [{ href: 'http://site.test/cms-json/cms/v2/plugins?slug=on-this-day' }],
    },
  });
  const ids = async (query: object): Promise<unknown[]> =>
    (await send(site, BLOCKS, { term: 'posts', ...query })).body.map(({ id }) => id);
  expect(await ids({})).toEqual(['on-this-day', 'post-count']);
  expect(await ids({ per_page: '1', page: '2' })).toEqual(['post-count']);
  expect(await ids({ page: '2' })).toEqual([]);
  expect(await ids({ term: 'nothing of the kind' })).toEqual([]);
});

test('invalid arguments are refused', async () => {
  const site = await siteWith();
  for (const [route, query, code] of [
    [BLOCKS, {}, 'rest_missing_callback_param'],
    [BLOCKS, { term: '' }, 'rest_invalid_param'],
    [BLOCKS, { term: 'a', per_page: '101' }, 'rest_invalid_param'],
    [PATTERNS, { search: '' }, 'rest_invalid_param'],
    [PATTERNS, { category: '0' }, 'rest_invalid_param'],
  ] as const) {
    const { status, body } = await send(site, route, query);
    expect([status, body['code']]).toEqual([400, code]);
  }
});

test('a found block is installed, rendered, and names its plugin', async () => {
  const site = await siteWith();
  const post = (body: object) =>
    site.ask({ user: 'admin', method: 'POST', route: '/cms/v2/plugins', body });
  const made = await post({ slug: 'post-count', status: 'active' });
  expect(made).toMatchObject({
    status: 201,
    body: { plugin: 'post-count/post-count', status: 'active', name: 'Post count' },
  });
  expect(made.headers.get('Location')).toBe(
    'http://site.test/cms-json/cms/v2/plugins/post-count/post-count',
  );
  expect(await readdir(join(folder, 'plugins'))).toEqual(['post-count']);
  const rendered = await send(site, '/cms/v2/block-renderer/post-count/number', {
    context: 'edit',
  });
  expect(rendered.body['rendered']).toMatch(
    /^<p class="cms-block-post-count-number">\d+ posts<\/p>$/,
  );
  const { body } = await send(site, BLOCKS, { term: 'count' });
  expect(body[0]?.['_links']).toMatchObject({
    'cms:plugin': [
      {
        href: 'http://site.test/cms-json/cms/v2/plugins/post-count/post-count',
        embeddable: true,
      },
    ],
  });

  expect(await post({ slug: 'post-count' })).toMatchObject({
    status: 409,
    body: { code: 'folder_exists' },
  });
  for (const slug of ['no-such', '../post-count', 'constructor'])
    expect(await post({ slug })).toMatchObject({
      status: 404,
      body: { code: 'plugins_api_failed' },
    });
  expect(await readdir(join(folder, 'plugins'))).toEqual(['post-count']);
});

test('the on-this-day block shows events of the current day', async () => {
  const site = await siteWith();
  const body = { slug: 'on-this-day', status: 'active' };
  await site.ask({ user: 'admin', method: 'POST', route: '/cms/v2/plugins', body });
  const route = '/cms/v2/block-renderer/on-this-day/posts';
  const render = async (): Promise<unknown> =>
    (await send(site, route, { context: 'edit' })).body['rendered'];
  expect(await render()).toContain('Nothing happened');
  const post = { title: 'Then', status: 'publish', date: '2019-11-21T10:00:00' };
  await site.ask({ user: 'admin', method: 'POST', route: '/cms/v2/posts', body: post });
  expect(await render()).toContain('<a href="http://site.test/2019/11/21/">2019</a>');
});

test('patterns are found by words, category, keyword and name', async () => {
  const site = await siteWith();
  const ids = async (query: object): Promise<unknown[]> =>
    (await send(site, PATTERNS, query, 'contributor')).body.map(({ id }) => id);
  expect(await ids({})).toHaveLength(6);
  expect(await ids({ search: 'latest POSTS' })).toEqual([103, 104]);
  expect(await ids({ category: '2' })).toEqual([103, 104]);
  expect(await ids({ category: '2', search: 'dates' })).toEqual([103]);
  expect(await ids({ keyword: '12' })).toEqual([102, 105]);
  expect(await ids({ keyword: '99' })).toEqual([]);
  expect(await ids({ slug: 'quiet-quote,one-button' })).toEqual([101, 106]);
  const { body } = await send(site, PATTERNS, { slug: 'latest-with-dates' });
  expect(body[0]).toEqual({
    id: 103,
    title: 'The latest posts with their dates',
    content:
      '<!-- cms:heading --><h2>News</h2><!-- /cms:heading --><!-- cms:latest-posts {"displayPostDate":true} /-->',
    categories: ['posts'],
    keywords: ['core', 'list'],
    description: 'A short list of what was published last.',
    viewport_width: 800,
  });
});

test('a remote catalogue is requested once an hour', async () => {
  const { address, requestCount } = await upstream(json({ plugins: [LAMP] }));
  const site = await siteWith({ catalogues: { blocks: address, patterns: '' } });
  const both = await Promise.all([
    send(site, BLOCKS, { term: 'lamp' }),
    send(site, BLOCKS, { term: 'light' }),
  ]);
  expect(both.map(({ body }) => body.length)).toEqual([1, 1]);
  expect(both[0]?.body[0]).toMatchObject({
    title: 'Lamp',
    description: `Light ${'word '.repeat(29).trim()}...`,
    author: 'Kim',
    icon: 'block-default',
    rating: 0,
    humanized_updated: '2 weeks ago',
  });
  expect(requestCount()).toBe(1);
  now += DAY;
  await send(site, BLOCKS, { term: 'lamp' });
  expect(requestCount()).toBe(2);
  // The site does not contain its package.
  const body = { slug: 'lamp' };
  const refused = await site.ask({ user: 'admin', method: 'POST', route: '/cms/v2/plugins', body });
  expect(refused).toMatchObject({ status: 404, body: { code: 'plugins_api_failed' } });
});

const NOWHERE = 'http://127.0.0.1:1/catalogue';

test.each([
  ['is not JSON', json('{'), 'it is not valid JSON'],
  ['is not a catalogue', json({ plugins: [{ slug: '../x' }] }), 'Invalid catalogue: '],
  ['is a list', json([]), 'Invalid catalogue: '],
  [
    'responds with an error',
    (_: IncomingMessage, response: ServerResponse) => response.writeHead(503).end(),
    'the response has status 503',
  ],
  [
    'redirects to another host',
    (_: IncomingMessage, response: ServerResponse) =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'it leads elsewhere',
  ],
  ['does not respond', () => undefined, 'no response within'],
  [
    'never ends',
    (_: IncomingMessage, response: ServerResponse) => {
      response.write('{"plugins":[');
    },
    'no response within',
  ],
  [
    'is a gigabyte',
    (_: IncomingMessage, response: ServerResponse) => {
      const more = (): void => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
        response.once('drain', more);
      };
      more();
    },
    'the response is larger than',
  ],
  [
    'is cut off',
    (_: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{');
      setTimeout(() => response.destroy(), 20);
    },
    'it cannot be reached',
  ],
  ['cannot be reached', null, 'it cannot be reached'],
])('a catalogue that %s causes an error with this reason', async (_, answer, reason) => {
  const { address, requestCount } = answer
    ? await upstream(answer)
    : { address: NOWHERE, requestCount: () => 1 };
  const catalogues = { blocks: address, patterns: address };
  const site = await siteWith({ catalogues, catalogueTimeout: 300 });
  const { status, body } = await send(site, BLOCKS, { term: 'lamp' });
  expect([status, body['code']]).toEqual([500, 'plugins_api_failed']);
  expect(body['message']).toContain(reason);
  // The failure is cached for a short time.
  await send(site, BLOCKS, { term: 'lamp' });
  expect(requestCount()).toBe(1);
  const patterns = await send(site, PATTERNS);
  expect([patterns.status, patterns.body['code']]).toEqual([500, 'pattern_api_failed']);
  const others = requestCount();
  now += 6_000;
  await send(site, BLOCKS, { term: 'lamp' });
  if (answer) expect(requestCount()).toBe(others + 1);
});

test.each([
  [0, '1 minute'],
  [59 * 60_000, '59 minutes'],
  [90 * 60_000, '1 hour'],
  [3 * DAY, '3 days'],
  [20 * DAY, '2 weeks'],
  [800 * DAY, '2 years'],
])('%d ms ago is %s', (passed, words) => {
  expect(timeSince(0, passed)).toBe(words);
});

test('a catalogue whose file cannot be read causes an error, and is read again after 5 seconds', async () => {
  const path = join(folder, 'blocks.json');
  const catalogue = new Catalogue({
    shipped: pathToFileURL(path),
    address: '',
    schema: { type: 'array' },
    code: 'unreadable',
    clock: () => now,
    agent: 'test',
  });
  const failure = await catalogue.read();
  expect(failure).toBeInstanceOf(RestError);
  expect(failure).toMatchObject({ code: 'unreadable', message: expect.stringContaining('ENOENT') });
  await writeFile(path, '[]');
  expect(await catalogue.read()).toBe(failure);
  now += 5_000;
  expect(await catalogue.read()).toEqual([]);
});
