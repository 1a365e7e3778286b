import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HeadReader } from '../../site/handlers/url-details/link-previews.ts';
import { otherSite } from './outgoing-server.ts';
import type { OtherSite } from './outgoing-server.ts';
import { SiteMaker } from './site-of.ts';
import type { TestSite, SiteResponse } from './site-of.ts';

const PAGE = `<!doctype html><html><head>
  <meta charset="utf-8">
  <title>Lamps &amp; <b>oil</b>
    for all</title>
  <META NAME="Description" CONTENT="How to &quot;trim&quot; a wick">
  <meta property="og:description" content="Not this one">
  <link rel="stylesheet" href="/style.css">
  <link rel='Shortcut Icon' href='/favicon.png'>
  <meta property=og:image content=pictures/lamp.jpg>
</head><body><title>no</title><meta name="og:title" content="no"></body></html>`;

let other: OtherSite;
let site: TestSite;
let ends = 0;
/** Bytes of a response without end. */
let sent = 0;

const GIGABYTE = 1024 ** 3;
const BOMB = gzipSync(`<head><title>Small</title><!--${' '.repeat(64 * 1024 * 1024)}`);

beforeAll(async () => {
  other = await otherSite((request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    if (path === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    else if (path === '/latin')
      response
        .writeHead(200, { 'content-type': 'text/html; charset=ISO-8859-1' })
        .end(Buffer.from('<title>Caf\xe9</title>', 'latin1'));
    else if (path === '/script')
      response.end(
        '<link rel="icon" href="javascript:alert(1)"><meta property="og:image" content="data:text/html,x">',
      );
    else if (path === '/endless') {
      response.write(`${PAGE.slice(0, PAGE.indexOf('<body'))}`);
      const timer = setInterval(() => response.write('x'.repeat(10_000)), 1);
      response.on('close', () => {
        clearInterval(timer);
        ends += 1;
      });
    } else if (path === '/gigabyte') {
      // A head without end, as fast as it is read.
      response.write('<head><title>A gigabyte</title><!--');
      const more = (): void => {
        while (!response.destroyed && sent < GIGABYTE && response.write(' '.repeat(65_536)))
          sent += 65_536;
        response.once('drain', more);
      };
      response.on('close', () => (ends += 1));
      more();
    } else if (path === '/bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(BOMB);
    else if (path === '/empty') response.end();
    else if (path === '/json') response.end('{"title":"<title>"}');
    else if (path === '/for-ever') response.writeHead(302, { location: '/for-ever' }).end();
    else if (path === '/inside') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    else response.writeHead(404).end('nothing');
  });
  const maker = await SiteMaker.read(`${import.meta.dirname}/facts/site.json`, {
    outgoingHosts: [other.host],
  });
  site = await maker.make();
});
afterAll(async () => {
  await site.close();
  await other.close();
});
beforeEach(() => {
  ends = 0;
});

function ask(url: string, user: string | 0 = 'author'): Promise<SiteResponse> {
  return site.ask({ user, route: '/cms-block-editor/v1/url-details', query: { url } });
}

async function codeOf(url: string): Promise<string> {
  const { status, body } = await ask(url);
  return `${status} ${(body as { code: string }).code}`;
}

test('the details of a page are its title, icon, description and image', async () => {
  const { status, body } = await ask(`${other.base}/page`);
  expect(status).toBe(200);
  expect(body).toEqual({
    title: 'Lamps & oil for all',
    icon: `${other.base}/favicon.png`,
    description: 'How to "trim" a wick',
    image: `${other.base}/pictures/lamp.jpg`,
  });
});

test('details of a page are cached across users', async () => {
  const before = other.requests.length;
  await ask(`${other.base}/page?remembered`);
  await ask(`${other.base}/page?remembered/`, 'editor');
  expect(other.requests).toHaveLength(before + 1);
});

test('a page in another encoding is decoded; a page without a head has empty details', async () => {
  const nothing = { title: '', icon: '', description: '', image: '' };
  expect((await ask(`${other.base}/latin`)).body).toEqual({ ...nothing, title: 'Café' });
  expect((await ask(`${other.base}/script`)).body).toEqual(nothing);
  expect((await ask(`${other.base}/json`)).body).toMatchObject({ icon: '', description: '' });
});

test('a page is read to the end of its head only', async () => {
  const { body } = await ask(`${other.base}/endless`);
  expect(body).toMatchObject({ title: 'Lamps & oil for all' });
  await expect.poll(() => ends).toBe(1);
});

test('a head of a gigabyte, or one that decompresses to a lot, is read to a limit', async () => {
  expect((await ask(`${other.base}/gigabyte`)).body).toMatchObject({ title: 'A gigabyte' });
  await expect.poll(() => ends).toBe(1);
  // Data that was in flight when the client stopped reading.
  expect(sent).toBeLessThan(32 * 1024 * 1024);
  expect((await ask(`${other.base}/bomb`)).body).toMatchObject({ title: 'Small' });
});

test('a site without a valid base URL still reads pages of other sites', async () => {
  const maker = await SiteMaker.read(`${import.meta.dirname}/facts/site.json`, {
    baseUrl: '{base_url}',
    outgoingHosts: [other.host],
  });
  const nowhere = await maker.make();
  const about = (user: string | 0, url: string): Promise<SiteResponse> =>
    nowhere.ask({ user, route: '/cms-block-editor/v1/url-details', query: { url } });
  expect(await about('author', `${other.base}/page`)).toMatchObject({
    status: 200,
    body: { title: 'Lamps & oil for all' },
  });
  expect((await about('author', 'http://127.0.0.1:1/')).status).toBe(400);
  expect((await about(0, `${other.base}/page`)).status).toBe(401);
  await nowhere.close();
});

test('a page of the site itself is read without a network request', async () => {
  const { body } = await ask('http://site.test/?p=6');
  expect(body).toMatchObject({ title: expect.stringContaining('Post 1') as string });
  expect(await codeOf('http://site.test/no-such-page/')).toBe('404 no_response');
});

test.each(['empty'])('an %s response is no_content', async (path) => {
  expect(await codeOf(`${other.base}/${path}`)).toBe('404 no_content');
});

test.each(['missing', 'for-ever', 'inside'])(
  '%s: without a response it is no_response',
  async (path) => {
    expect(await codeOf(`${other.base}/${path}`)).toBe('404 no_response');
  },
);

test.each([
  'http://127.0.0.1:1/',
  'http://localhost/',
  'http://0x7f.1/',
  'http://[::ffff:10.0.0.1]/',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  'no address',
  '',
])('a request to %j is refused', async (url) => {
  expect(await codeOf(url)).toBe('400 rest_invalid_param');
});

test('details are forbidden for users who may not edit posts', async () => {
  const { status, body } = await ask(`${other.base}/page`, 'subscriber');
  expect([status, (body as { code: string }).code]).toEqual([403, 'rest_cannot_view_url_details']);
});

test('a head in chunks of one byte is parsed like a whole head', () => {
  const reader = new HeadReader('text/html');
  const isOver = [...Buffer.from(PAGE)].map((byte) => reader.write(Uint8Array.of(byte)));
  expect(isOver.at(0)).toBe(false);
  expect(isOver.at(-1)).toBe(true);
  const whole = new HeadReader('text/html');
  whole.write(Buffer.from(PAGE));
  expect(reader.head).toEqual(whole.head);
  expect(reader.head.meta.has('og:title')).toBe(false);
});
