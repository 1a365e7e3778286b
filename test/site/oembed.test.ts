import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  endpointFor,
  isKnownHost,
  knownProviders,
  parseProviderResponse,
} from '../../site/lib/oembed/providers.ts';
import { oembedXml } from '../../site/lib/oembed/xml.ts';
import { otherSite } from './outgoing-server.ts';
import type { OtherSite } from './outgoing-server.ts';
import { SiteMaker } from './site-of.ts';
import type { TestSite, SiteResponse } from './site-of.ts';
import { openWebSite } from './web-site.ts';
import type { WebSite } from './web-site.ts';

const VIDEO = { version: '1.0', type: 'video', title: 'A lamp', width: 400, height: 225 };
const FRAME = '<iframe src="https://video.example/1"></iframe>';

let other: OtherSite;
let site: TestSite;
let web: WebSite;

beforeAll(async () => {
  other = await otherSite((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://other.test');
    const page = searchParams.get('url') ?? '';
    if (pathname === '/pages/discovered')
      response.end('<link rel="alternate" type="application/json+oembed" href="/tell?more=1">');
    else if (pathname === '/pages/elsewhere')
      response.end('<link type="application/json+oembed" href="http://169.254.169.254/tell">');
    else if (pathname !== '/tell') response.writeHead(404).end();
    else if (page.endsWith('/large')) response.end('x'.repeat(1_000_000));
    else if (page.endsWith('/for-ever')) response.writeHead(302, { location: request.url }).end();
    else if (page.endsWith('/inside'))
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    else if (page.endsWith('/broken')) response.end('no JSON');
    else if (page.endsWith('/strange')) response.end('["photo"]');
    else if (page.endsWith('/gone')) response.writeHead(404).end('{}');
    else
      response.end(
        JSON.stringify({ ...VIDEO, html: `<script>x</script>${FRAME}`, secret: '<script>' }),
      );
  });
  const maker = await SiteMaker.read(`${import.meta.dirname}/facts/site.json`, {
    outgoingHosts: [other.host],
  });
  site = await maker.make();
  site.app.site.oembed.providers.unshift({
    name: 'Other',
    pages: [`${other.base}/watch/*`],
    endpoint: `${other.base}/tell`,
  });
  web = await openWebSite();
});
afterAll(async () => {
  await site.close();
  await web.close();
  await other.close();
});

function proxy(url: string, more = {}, user: string | 0 = 'author'): Promise<SiteResponse> {
  return site.ask({ user, route: '/oembed/1.0/proxy', query: { url, ...more } });
}

function codeOf({ status, body }: SiteResponse): string {
  return `${status} ${(body as { code: string }).code}`;
}

describe('posts of the site', () => {
  const embed = (url: string, more = {}) =>
    site.ask({ route: '/oembed/1.0/embed', query: { url, ...more } });

  test('are embedded in a sandboxed frame without scripts', async () => {
    const { status, body } = await embed('http://site.test/?p=6', { maxwidth: '400' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: '1.0',
      provider_name: 'Oracle',
      provider_url: 'http://site.test',
      title: 'Post 1',
      type: 'rich',
      width: 400,
      height: 225,
    });
    const { html } = body as { html: string };
    expect(html).toMatch(/<iframe\s[^>]*sandbox="allow-top-navigation-by-user-activation"/);
    expect(html).toMatch(/src="http:\/\/site\.test\/[^"]+\?embed=true"/);
    expect(html).not.toContain('<script');
  });

  test('have the requested width within limits', async () => {
    const widthOf = async (maxwidth: string) =>
      ((await embed('http://site.test/?p=6', { maxwidth })).body as { width: number }).width;
    expect([await widthOf('1'), await widthOf('300'), await widthOf('9999')]).toEqual([
      200, 300, 600,
    ]);
  });

  test.each([
    'http://site.test/no-such-page/',
    'http://site.test/',
    'http://site.test/?p=999999',
    'http://elsewhere.test/?p=6',
    'not a URL',
  ])('are not found at %s', async (url) => {
    expect(codeOf(await embed(url))).toBe('404 oembed_invalid_url');
  });

  test('are not found on a site without a valid base URL', async () => {
    const maker = await SiteMaker.read(`${import.meta.dirname}/facts/site.json`, {
      baseUrl: '{base_url}',
    });
    const nowhere = await maker.make();
    const query = { url: 'http://site.test/?p=6' };
    for (const route of ['/oembed/1.0/embed', '/oembed/1.0/proxy'])
      expect(codeOf(await nowhere.ask({ user: 'author', route, query }))).toBe(
        '404 oembed_invalid_url',
      );
    await nowhere.close();
  });

  test('that are not public are not found, even for an administrator', async () => {
    const { rows } = await site.store.posts.find({
      types: ['post'],
      statuses: ['private', 'draft'],
    });
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      const url = `http://site.test/?p=${id}`;
      expect(codeOf(await proxy(url, {}, 'admin'))).toBe('404 oembed_invalid_url');
      expect(codeOf(await embed(url))).toBe('404 oembed_invalid_url');
    }
  });

  test('are linked in the head of their pages, as JSON and as XML, and have an embeddable page', async () => {
    const [post] = (await web.store.posts.find({ types: ['post'], statuses: ['publish'] })).rows;
    const path = `/?p=${post?.id ?? 0}`;
    const page = await (await web.get(path, { redirect: 'follow' })).text();
    const address = (type: string): string => {
      const link = new RegExp(`type="${type}" href="([^"]+)"`).exec(page)?.[1] ?? '';
      return link.replaceAll('&amp;', '&');
    };
    const json = await web.get(address('application/json\\+oembed'));
    expect(json.headers.get('content-type')).toBe('application/json; charset=UTF-8');
    const embedded = (await json.json()) as { title: string; html: string };

    const xml = await web.get(address('text/xml\\+oembed'));
    expect(xml.headers.get('content-type')).toBe('text/xml; charset=UTF-8');
    const text = await xml.text();
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8" standalone="yes"\?>\n<oembed>/);
    expect(text).toContain('<type>rich</type><width>600</width><height>338</height>');

    const source = /src="([^"]+)"/.exec(embedded.html)?.[1] ?? '';
    const small = await web.get(source);
    expect(small.status).toBe(200);
    expect(await small.text()).toContain('<h1><a href=');
    expect((await web.get('/')).status).toBe(200);
    expect(await (await web.get('/')).text()).not.toContain('json+oembed');
  });

  test('an error is also available as XML', async () => {
    const url = encodeURIComponent(`${web.base}/nothing`);
    const answer = await web.get(`/cms-json/oembed/1.0/embed?format=xml&url=${url}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<oembed><code>oembed_invalid_url</code>');
  });

  test('are also available through the proxy', async () => {
    expect((await proxy('http://site.test/?p=6')).body).toMatchObject({ title: 'Post 1' });
  });
});

describe('pages of other sites', () => {
  test('have the response of their provider without scripts, which is cached', async () => {
    const before = other.requests.length;
    const first = await proxy(`${other.base}/watch/1`, { maxwidth: '400', maxheight: '300' });
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ ...VIDEO, html: FRAME });
    expect(
      await proxy(`${other.base}/watch/1`, { maxwidth: '400', maxheight: '300' }),
    ).toMatchObject({ body: first.body });
    expect(other.requests.slice(before)).toEqual([
      `/tell?url=${encodeURIComponent(`${other.base}/watch/1`)}&maxwidth=400&maxheight=300&format=json`,
    ]);
  });

  test('are discovered by their own links, unless `discover` is false', async () => {
    const page = `${other.base}/pages/discovered`;
    expect(codeOf(await proxy(page, { discover: 'false' }))).toBe('404 oembed_invalid_url');
    expect((await proxy(page)).body).toMatchObject({ html: FRAME });
  });

  test.each(['large', 'for-ever', 'inside', 'broken', 'strange', 'gone'])(
    'with an invalid response of the provider are not found: %s',
    async (path) => {
      expect(codeOf(await proxy(`${other.base}/watch/${path}`))).toBe('404 oembed_invalid_url');
    },
  );

  test.each(['/pages/elsewhere', '/pages/nothing'])(
    'without a valid oEmbed link are not found: %s',
    async (path) => {
      expect(codeOf(await proxy(other.base + path))).toBe('404 oembed_invalid_url');
    },
  );

  test('of sites that are not providers are refused without a request', async () => {
    for (const url of ['http://127.0.0.1:1/', 'http://localhost/', 'https://example.com/a'])
      expect(codeOf(await proxy(url))).toBe('404 oembed_invalid_url');
  });

  test('are forbidden for users who may not edit posts', async () => {
    expect(codeOf(await proxy(`${other.base}/watch/1`, {}, 'subscriber'))).toBe(
      '403 rest_forbidden',
    );
    expect(codeOf(await proxy(`${other.base}/watch/1`, {}, 0))).toBe('401 rest_forbidden');
  });

  test.each([
    [{ url: 'http://site.test/?p=6', format: 'yaml' }, 'format'],
    [{}, 'url'],
  ])('invalid arguments are refused: %j', async (query, name) => {
    const answer = await site.ask({ user: 'author', route: '/oembed/1.0/proxy', query });
    expect(answer.status).toBe(400);
    expect(JSON.stringify((answer.body as { data: object }).data)).toContain(name);
  });
});

test('every built-in provider has a name, https page patterns and an https endpoint', () => {
  const https = expect.stringMatching(/^https:\/\/[a-z*]/) as unknown;
  expect(knownProviders).toEqual(
    knownProviders.map(({ pages }) => ({
      name: expect.stringMatching(/\S/) as unknown,
      pages: pages.map(() => https),
      endpoint: https,
    })),
  );
});

test('the provider is found by the host of the URL, and similar hosts are not providers', () => {
  const endpoint = (url: string) => endpointFor(knownProviders, new URL(url))?.host;
  expect(endpoint('https://www.youtube.com/watch?v=1')).toBe('www.youtube.com');
  expect(endpoint('https://youtu.be/1')).toBe('www.youtube.com');
  expect(endpoint('https://vimeo.com/1')).toBe('vimeo.com');
  expect(endpoint('http://vimeo.com/1')).toBeUndefined();
  expect(endpoint('https://vimeo.com.evil.example/1')).toBeUndefined();
  expect(endpoint(`https://vimeo.com/${'1'.repeat(3000)}`)).toBeUndefined();
  const knows = (url: string) => isKnownHost(knownProviders, new URL(url));
  expect(knows('https://m.youtube.com/')).toBe(true);
  expect(knows('https://youtube.com.evil.example/')).toBe(false);
  expect(knows('http://127.0.0.1/')).toBe(false);
});

test('the response of a provider is converted by its type, or is null if it is invalid', () => {
  const page = new URL('https://other.test/"1"');
  const read = (data: unknown) => parseProviderResponse(Buffer.from(JSON.stringify(data)), page);
  const photo = { type: 'photo', url: 'https://x.test/a"b.jpg', width: '10', height: 20 };
  const { html, ...others } = read({ ...photo, title: '<b>' }) ?? {};
  expect(others).toEqual({ type: 'photo', title: '<b>', width: 10, height: 20 });
  expect(String(html).replace(/\s+/g, ' ')).toBe(
    '<a href="https://other.test/%221%22"><img src="https://x.test/a%22b.jpg" alt="&lt;b&gt;" ' +
      'width="10" height="20" /></a>',
  );
  expect(read({ type: 'photo', url: 'javascript:x', width: 1, height: 1 })).toBeNull();
  expect(read({ type: 'link', title: 'A & B' })).toMatchObject({
    html: '<a href="https://other.test/%221%22">A &amp; B</a>',
  });
  expect(read({ type: 'link' })).toBeNull();
  expect(
    read({ type: 'rich', html: '<iframe src="javascript:x"></iframe><svg onload=x>' }),
  ).toEqual({ type: 'rich', html: '<iframe></iframe>' });
  expect(read({ type: 'rich', html: '<script>x</script>' })).toBeNull();
  expect(read({ type: '__proto__', html: 'x' })).toBeNull();
  expect(read(null)).toBeNull();
});

test('the XML of a response is well-formed for any text', () => {
  expect(oembedXml({ title: '<a & "b">\u0000', list: [1, { 'x y': true }], none: null })).toBe(
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<oembed>' +
      '<title>&lt;a &amp; &quot;b&quot;&gt;</title>' +
      '<list><oembed>1</oembed><oembed><oembed>true</oembed></oembed></list><none></none></oembed>\n',
  );
});
