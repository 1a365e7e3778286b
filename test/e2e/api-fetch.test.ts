import apiFetchModule from '@wordpress/api-fetch';
import type { APIFetchMiddleware, APIFetchOptions, ApiFetch } from '@wordpress/api-fetch';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { userOf } from '../../site/domain/accounts.ts';
import { sampleSite } from '../../site/sample/index.ts';
import type { SiteFile, SiteTerm } from '../../site/store/index.ts';
import { openWebSite, PASSWORD, Visitor } from '../site/web-site.ts';
import type { ApiSettings, WebSite } from '../site/web-site.ts';

// The types of the package describe its default export as a CommonJS module; at run time it is a function.
const apiFetch = apiFetchModule as unknown as ApiFetch;

const DAY = 24 * 60 * 60 * 1000;
/** More than two pages of the maximum size. */
const KEYWORDS = 205;

let site: WebSite;
let now = Date.UTC(2025, 5, 1, 12);
let browser: Visitor;
let settings: ApiSettings;
/** Sent requests with the status of their responses. */
let sent: string[];
let used: APIFetchMiddleware[];

beforeAll(async () => {
  site = await openWebSite({ token: 'wp', clock: () => now, file: withKeywords(sampleSite()) });
});
afterAll(() => site.close());

/** Gives the client the globals of a browser, and a cookie jar. */
beforeEach(async () => {
  browser = new Visitor(site.base, 'wp');
  vi.stubGlobal('window', { Response });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const answer = await browser.get(url, init);
    const { pathname, search } = new URL(url);
    sent.push(`${init.method ?? 'GET'} ${pathname}${search} ${answer.status}`);
    return answer;
  });
  sent = [];
  used = [];
});

afterEach(() => {
  for (const middleware of used) apiFetch.unregister(middleware);
  vi.unstubAllGlobals();
});

function use(middleware: APIFetchMiddleware): void {
  used.push(middleware);
  apiFetch.use(middleware);
}

/** Logs in and configures the client with the settings of the page. */
async function logIn(log: string): Promise<void> {
  await browser.submit('/wp-login.php', { log, pwd: PASSWORD, rememberme: 'forever' });
  settings = await browser.apiSettings();
  const nonce = apiFetch.createNonceMiddleware(settings.nonce);
  apiFetch.nonceMiddleware = nonce;
  apiFetch.nonceEndpoint = settings.nonceEndpoint;
  use(nonce);
  use(apiFetch.createRootURLMiddleware(settings.root));
}

/** Sends requests without cookie and nonce. */
function useRoot(root = `${site.base}/wp-json/`): void {
  use(apiFetch.createRootURLMiddleware(root));
}

const ask = <T = unknown>(options: APIFetchOptions<true>): Promise<T> => apiFetch<T>(options);

/** Returns the response with its headers. */
const answerTo = (options: APIFetchOptions<true>): Promise<Response> =>
  apiFetch<Response, false>({ ...options, parse: false });

interface Made {
  readonly id: number;
}

test('5.1: a request with cookie and nonce is authenticated; a request with the cookie alone is anonymous', async () => {
  await logIn('harbour');
  expect(await ask({ path: '/wp/v2/users/me?_fields=slug' })).toEqual({ slug: 'harbour' });
  for (const middleware of used.splice(0)) apiFetch.unregister(middleware);
  useRoot();
  await expect(ask({ path: '/wp/v2/users/me' })).rejects.toMatchObject({
    code: 'rest_not_logged_in',
    data: { status: 401 },
  });
});

test('the client creates, updates and deletes, with the method in a header', async () => {
  await logIn('harbour');
  const data = { title: 'High tide', status: 'publish' };
  const { id } = await ask<Made>({ path: '/wp/v2/posts', method: 'POST', data });
  const changed = await ask({
    path: `/wp/v2/posts/${id}?_fields=id,title.raw&context=edit`,
    method: 'PUT',
    data: { title: 'Low tide' },
  });
  expect(changed).toEqual({ id, title: { raw: 'Low tide' } });
  const path = `/wp/v2/posts/${id}?_fields=id,status`;
  expect(await ask({ path, method: 'DELETE' })).toEqual({ id, status: 'trash' });
  expect(
    await ask({ path: `/wp/v2/posts/${id}?force=true&_fields=deleted`, method: 'DELETE' }),
  ).toEqual({ deleted: true });
  await expect(ask({ path })).rejects.toMatchObject({ code: 'rest_post_invalid_id' });
});

test('7.1: the client throws the error body unchanged', async () => {
  await logIn('harbour');
  const thrown = ask({ path: '/wp/v2/posts', method: 'POST', data: { status: 'nonsense' } });
  await expect(thrown).rejects.toMatchObject({
    code: 'rest_invalid_param',
    message: 'Invalid parameters: status.',
    data: { status: 400, params: { status: expect.any(String) } },
  });
});

test('`namespace` and `endpoint` select the route that a path selects', async () => {
  useRoot();
  const path = await ask({ path: '/wp/v2/categories' });
  expect(await ask({ namespace: '/wp/v2/', endpoint: '/categories' })).toEqual(path);
});

test('1: the root URL of a site without permalinks accepts paths with a query', async () => {
  useRoot(`${site.base}/index.php?rest_route=/`);
  const answer = await answerTo({ path: '/wp/v2/tags?per_page=2&page=3&_fields=id' });
  expect(await answer.json()).toHaveLength(2);
  expect(answer.headers.get('X-WP-TotalPages')).toBe(String(Math.ceil(tagCount() / 2)));
  expect(sent).toEqual([
    'GET /index.php?rest_route=%2Fwp%2Fv2%2Ftags&per_page=2&page=3&_fields=id&_locale=user 200',
  ]);
});

test('per_page=-1 fetches all pages by their links', async () => {
  useRoot();
  const tags = await ask<Made[]>({ path: '/wp/v2/tags?per_page=-1&_fields=id&orderby=id' });
  expect(new Set(tags.map(({ id }) => id)).size).toBe(tagCount());
  expect(tags).toHaveLength(tagCount());
  expect(sent).toHaveLength(3);
  expect(sent.join('\n')).not.toContain('per_page=-1');
});

test('per_page=-1 follows the links of a site without permalinks', async () => {
  useRoot(`${site.base}/index.php?rest_route=/`);
  const tags = await ask<Made[]>({ path: '/wp/v2/tags?per_page=-1&_fields=id&orderby=id' });
  expect(new Set(tags.map(({ id }) => id)).size).toBe(tagCount());
  expect(sent).toHaveLength(3);
});

test('5.1: the client renews an expired nonce and repeats the request', async () => {
  await logIn('sailor');
  now += DAY;
  const data = { title: 'Written for long' };
  const path = '/wp/v2/posts?_fields=id,status';
  expect(await ask({ path, method: 'POST', data })).toMatchObject({ status: 'draft' });
  expect(sent).toEqual([
    'POST /wp-json/wp/v2/posts?_fields=id%2Cstatus&_locale=user 403',
    'GET /wp-admin/admin-ajax.php?action=rest-nonce 200',
    'POST /wp-json/wp/v2/posts?_fields=id%2Cstatus&_locale=user 201',
  ]);
  expect(apiFetch.nonceMiddleware?.nonce).not.toBe(settings.nonce);
  expect(await ask({ path: '/wp/v2/users/me?_fields=slug' })).toEqual({ slug: 'sailor' });
  expect(sent).toHaveLength(4);
});

test('5.1: a user who is no longer logged in gets no fresh nonce, and the client rejects', async () => {
  await logIn('sailor');
  now += 60 * DAY;
  await expect(ask({ path: '/wp/v2/users/me' })).rejects.toMatchObject({
    code: 'rest_cookie_invalid_nonce',
    data: { status: 403 },
  });
  expect(sent.map((line) => line.slice(-3))).toEqual(['403', '400']);
});

test('4.2: OPTIONS has the methods of the user in Allow', async () => {
  const methods = async (): Promise<string | null> =>
    (await answerTo({ path: '/wp/v2/posts', method: 'OPTIONS' })).headers.get('allow');
  await logIn('harbour');
  expect(await methods()).toBe('GET, POST');
  for (const middleware of used.splice(0)) apiFetch.unregister(middleware);
  useRoot();
  expect(await methods()).toBe('GET');
});

test('4.8: preloaded responses equal those of the service and send no requests', async () => {
  await logIn('keeper');
  const [post] = await ask<Made[]>({ path: '/wp/v2/posts?per_page=1' });
  const gets = [
    '/',
    '/wp/v2/users/me?context=edit',
    '/wp/v2/settings',
    `/wp/v2/posts/${post?.id ?? 0}?context=edit`,
    '/wp/v2/posts?per_page=3&_embed=author,wp:term&_fields=id,title,_links,_embedded',
    '/wp/v2/tags?per_page=2&search=a',
    '/wp/v2/categories',
  ];
  const options = ['/wp/v2/posts', '/wp/v2/settings', `/wp/v2/posts/${post?.id ?? 0}`];
  use(apiFetch.createPreloadingMiddleware(await preloaded('keeper', gets, options)));
  sent = [];
  const first = await all(gets, options);
  expect(sent).toEqual([]);
  // A preloaded response is used once; later calls send requests.
  const second = await all(gets, options);
  expect(sent).toHaveLength(gets.length + options.length);
  expect(first).toEqual(second);
});

test('4.8: a preloaded list has its totals and the link to the next page', async () => {
  await logIn('keeper');
  const path = '/wp/v2/tags?per_page=2&_fields=id';
  use(apiFetch.createPreloadingMiddleware(await preloaded('keeper', [path])));
  sent = [];
  const answer = await answerTo({ path });
  expect(await answer.json()).toHaveLength(2);
  expect(Number(answer.headers.get('X-WP-Total'))).toBe(tagCount());
  expect(answer.headers.get('Link')).toMatch(/<http[^>]*page=2[^>]*>; rel="next"/);
  expect(sent).toEqual([]);
});

test('a file is uploaded as a multipart form together with its fields', async () => {
  await logIn('sailor');
  use(apiFetch.mediaUploadMiddleware);
  const body = new FormData();
  body.append('file', new Blob(['High at six.'], { type: 'text/plain' }), 'tides.txt');
  body.append('title', 'Tides');
  body.append('alt_text', 'A table');
  const path = '/wp/v2/media';
  const media = await ask<{ readonly source_url: string }>({ path, method: 'POST', body });
  expect(media).toMatchObject({
    title: { rendered: 'Tides' },
    alt_text: 'A table',
    mime_type: 'text/plain',
  });
  expect(await (await site.get(media.source_url)).text()).toBe('High at six.');
});

test('a refused upload throws the error body', async () => {
  await logIn('sailor');
  use(apiFetch.mediaUploadMiddleware);
  const body = new FormData();
  body.append('file', new Blob(['<?php']), 'page.php');
  await expect(ask({ path: '/wp/v2/media', method: 'POST', body })).rejects.toMatchObject({
    code: 'rest_upload_unknown_error',
  });
});

/** Returns the preloaded responses that a page for `login` embeds. */
async function preloaded(
  login: string,
  gets: readonly string[],
  options: readonly string[] = [],
): Promise<Record<string, unknown>> {
  const row = await site.store.users.byLogin(login);
  if (!row) throw new Error(`there is no user ${login}`);
  const { app } = site;
  const paths = [...gets, ...options.map((path) => [path, 'OPTIONS'] as const)];
  const answers = await app.run(() => app.server.preload(paths, userOf(row)));
  // JSON of a map with string keys.
  return JSON.parse(JSON.stringify(answers)) as Record<string, unknown>;
}

function all(gets: readonly string[], options: readonly string[]): Promise<unknown[]> {
  return Promise.all([
    ...gets.map((path) => ask({ path })),
    ...options.map((path) => ask({ path, method: 'OPTIONS' })),
  ]);
}

function tagCount(): number {
  return sampleSite().terms.filter(({ taxonomy }) => taxonomy === 'post_tag').length + KEYWORDS;
}

function withKeywords(file: SiteFile): SiteFile {
  const keywords = Array.from({ length: KEYWORDS }, (_, index): SiteTerm => {
    const name = `keyword-${index}`;
    const id = 1000 + index;
    return { id, taxonomy: 'post_tag', name, slug: name, parent: 0, description: '' };
  });
  return { ...file, terms: [...file.terms, ...keywords] };
}
