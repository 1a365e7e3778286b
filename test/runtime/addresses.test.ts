import { expect, test } from 'vitest';
import { REST_API_VERSION } from '../../runtime/server/index.ts';
import type { Permalinks, RestRequest, Server } from '../../runtime/server/index.ts';
import { open, serviceWith } from './service.ts';

/** The URLs at which the service is reached and which it returns (1). */

async function get(server: Server, url: string): Promise<unknown> {
  const answer = await server.respond({
    method: 'GET',
    url,
    headers: {},
    body: Buffer.alloc(0),
    ip: null,
    connection: { isTls: false, serverName: 'site.test' },
  });
  return answer && JSON.parse(String(answer.body));
}

const service = (permalinks: Permalinks = 'pretty'): Server =>
  serviceWith({ '/x': open(({ route }) => route) }, { settings: { permalinks } });

test.each([
  ['pretty', 'http://site.test/cms-json/test/v1/x'],
  ['index', 'http://site.test/index.php/cms-json/test/v1/x'],
  ['plain', 'http://site.test/index.php?rest_route=/test/v1/x'],
] as const)('1: a URL that `restUrl` returns in the %s form is served', async (permalinks, url) => {
  const server = service(permalinks);
  expect(server.restUrl('test/v1/x')).toBe(url);
  expect(await get(server, url.replace('http://site.test', ''))).toBe('/test/v1/x');
});

test('1: rest_url_prefix changes the path of the service', async () => {
  const server = service();
  server.hooks.on('rest_url_prefix', (prefix) => `${prefix}/own`);
  expect(server.restUrl('/test/v1/x')).toBe('http://site.test/cms-json/own/test/v1/x');
  expect(await get(server, '/cms-json/own/test/v1/x/')).toBe('/test/v1/x');
  expect(await get(server, '/index.php/cms-json/own/test/v1/x')).toBe('/test/v1/x');
  expect(await get(server, '/elsewhere/test/v1/x')).toBeNull();
});

test('1: rest_url can replace any URL', () => {
  const server = service();
  server.hooks.on('rest_url', (...given) => JSON.stringify(given));
  expect(JSON.parse(server.restUrl('/x', null, null, 'https'))).toEqual([
    'https://site.test/cms-json/x',
    '/x',
    null,
    'https',
  ]);
});

test('4.1: a response has no Link header if rest_url returns an empty API root', async () => {
  const server = service();
  server.hooks.on('rest_url', () => '');
  const { status, headers } = await server.serve({ route: '/test/v1/x' });
  expect([status, headers.has('Link')]).toEqual([200, false]);
});

test.each([
  ['x', '/x'],
  ['//x', '/x'],
  ['', '/'],
])('1: rest_url receives the path as it is in the URL: for "%s" the path %s', (path, whole) => {
  const server = service();
  server.hooks.on('rest_url', (...given) => JSON.stringify(given));
  const url = `http://site.test/cms-json${whole}`;
  expect(JSON.parse(server.restUrl(path))).toEqual([url, whole, null, 'rest']);
});

test('1: `restUrl` does not escape the URL', () => {
  expect(service().restUrl('/x?a=1&b="<ä>"')).toBe('http://site.test/cms-json/x?a=1&b="<ä>"');
});

test('1: a blog ID selects a site of a network; null selects the current site', () => {
  const blogs = new Map([
    [2, { baseUrl: 'http://two.test/sub' }],
    [3, { baseUrl: 'http://three.test', permalinks: 'plain' as const }],
  ]);
  const server = serviceWith({}, { settings: { blog: (id) => blogs.get(id) ?? null } });
  const addressOn = (blogId: number | null): string => server.restUrl('/x', null, blogId);
  expect([null, 2, 3, 4].map(addressOn)).toEqual([
    'http://site.test/cms-json/x',
    'http://two.test/sub/cms-json/x',
    'http://three.test/index.php?rest_route=/x',
    '',
  ]);
});

test('1: over TLS, links to the requested host are https', async () => {
  const server = serviceWith({ '/x': open(() => 1) });
  const headersAt = async (serverName: string): Promise<readonly string[]> =>
    (
      await server.respond({
        method: 'GET',
        url: '/cms-json/test/v1/x',
        headers: {},
        body: Buffer.alloc(0),
        ip: null,
        connection: { isTls: true, serverName },
      })
    )?.headers ?? [];
  expect(await headersAt('site.test')).toContain(
    '<https://site.test/cms-json/>; rel="https://api.test/"',
  );
  expect(await headersAt('other.test')).toContain(
    '<http://site.test/cms-json/>; rel="https://api.test/"',
  );
});

test('1: `isRestRequest` is true for HTTP requests and false for internal ones', async () => {
  const seen: RestRequest[] = [];
  const server = serviceWith({
    '/x': open((request) => {
      seen.push(request);
      return 1;
    }),
  });
  await get(server, '/cms-json/test/v1/x');
  await server.dispatch('/test/v1/x');
  expect(seen.map(({ isRestRequest }) => isRestRequest)).toEqual([true, false]);
});

test('9: the API version is 2.0', () => {
  expect(REST_API_VERSION).toBe('2.0');
});
