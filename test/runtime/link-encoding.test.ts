import { describe, expect, test } from 'vitest';
import { encodeAddress, encodeAt, LinkBuilder } from '../../runtime/shape/index.ts';
import { RestResponse } from '../../runtime/server/index.ts';
import type { RouteDefinition, Server, ShapedEndpoint } from '../../runtime/server/index.ts';
import { ask, open, serviceWith } from './service.ts';

/** Values that are inserted into URLs of links and headers. */

const VALUES = [
  ...[
    'plain-1',
    'a?b',
    'a&b=c',
    'a/b',
    'z/files/secret',
    'a#b',
    '50%',
    'a%2Fb',
    '%zz',
    'a b',
    'a+b',
  ],
  ...[
    '日本',
    'é',
    '\u{1F600}',
    '..',
    '.',
    '...',
    '../up',
    'a\r\nb',
    'a\tb',
    '\x7f',
    '"<>\\^`{|}',
    "'",
  ],
  ...['a,b', 'a;b', 'a:b@c', '$1', '~'],
];

const schema = {
  title: 'thing',
  type: 'object',
  properties: { id: { type: 'string' }, friend: { type: 'string' } },
} as const;

/** Things with any name; each is its own friend. */
function things(permalinks: 'pretty' | 'plain' = 'pretty', frozen = false): Server {
  const thing = (id: string) => {
    const made = { id, friend: id };
    return frozen ? Object.freeze(made) : made;
  };
  const shape: ShapedEndpoint['shape'] = {
    links: [
      { rel: 'self', href: '/test/v1/things/{id}' },
      { rel: 'friend', href: '/test/v1/things/{friend}', embeddable: true },
      { rel: 'found', href: '/test/v1/found?name={friend}&more=1', embeddable: true },
    ],
  };
  const endpoint = (answers: 'item' | 'created' | 'list', methods = 'GET'): ShapedEndpoint => ({
    methods,
    answers,
    shape,
    endpoint: {
      permission: () => true,
      handle: ({ request }) => {
        const id = String(request.getParam('id'));
        return answers === 'list' ? [thing(id)] : thing(id);
      },
    },
  });
  const route = (...endpoints: ShapedEndpoint[]): RouteDefinition => ({ schema, endpoints });
  return serviceWith(
    {
      '/things/(?P<id>[^/]+)/files/(?P<file>.+)': open(() => ({ wrong: 'endpoint' })),
      '/things/(?P<id>[^/]+)': route(endpoint('item')),
      '/things': route(endpoint('list'), endpoint('created', 'POST')),
      '/found': open((request) => ({ ...request.query, context: undefined })),
    },
    { settings: { permalinks: () => permalinks } },
  );
}

interface Body {
  readonly _links: { readonly [rel: string]: readonly { readonly href: string }[] };
  readonly _embedded: { readonly [rel: string]: readonly { readonly [name: string]: unknown }[] };
}

describe.each(['pretty', 'plain'] as const)('with %s URLs', (permalinks) => {
  test.each(VALUES)('the links of an item named %j lead to it and embed it', async (id) => {
    const request = { route: '/test/v1/things', query: { id, _embed: '1' } };
    const { body } = await ask(things(permalinks), request);
    const [item] = body as readonly Body[];
    expect(item?._embedded['friend']).toMatchObject([{ id, friend: id }]);
    expect(item?._embedded['found']).toMatchObject([{ name: id, more: '1' }]);
    for (const [{ href }] of Object.values(item?._links ?? {}) as [{ href: string }][])
      expect(href).toMatch(/^[!#-;=?-Z[\]_a-z~%]+$/);
  });
});

test.each(VALUES)(
  'the Location of a created item named %j is its percent-encoded URL',
  async (id) => {
    const server = things();
    const request = { method: 'POST', route: '/test/v1/things', query: { id } };
    const { status, headers } = await server.serve(request);
    const location = headers.get('Location') ?? '';
    expect([status, location]).toEqual([
      201,
      expect.stringMatching(/^http:\/\/site\.test\/[!-~]+$/),
    ]);
    const answer = await server.respond({
      method: 'GET',
      url: location.slice('http://site.test'.length),
      headers: {},
      body: new Uint8Array(0),
      ip: null,
      connection: { isTls: false, serverName: 'site.test' },
    });
    expect(JSON.parse(String(answer?.body))).toMatchObject({ id });
  },
);

test('links of frozen items are encoded like those of other items', async () => {
  for (const id of VALUES) {
    const request = { route: '/test/v1/things', query: { id } };
    expect(await ask(things('pretty', true), request)).toEqual(await ask(things(), request));
  }
});

const built = (href: string, item: object) =>
  new LinkBuilder([{ rel: 'x', href }], { core: 'cms/v2', apiRel: 'https://api.test/' }).build(
    item,
    {},
    { restUrl: (route) => `http://site.test/api${route}` },
  )['x']?.[0]?.href;

test.each([
  ['/things/{a}', 'theme//slug', 'http://site.test/api/things/theme%2F%2Fslug'],
  ['/things/{+a}', 'theme//slug', 'http://site.test/api/things/theme//slug'],
  ['/things/{+a}', 'my theme/a?b', 'http://site.test/api/things/my%20theme/a%3Fb'],
  ['/things?a={a}', 'a,b/c', 'http://site.test/api/things?a=a,b%2Fc'],
  ['/things#{a}', 'a b', 'http://site.test/api/things#a%20b'],
  ['{a}', '/things/a%20b?c=d e', 'http://site.test/api/things/a%20b?c=d%20e'],
  ['{a}', 'http://日本.example/ü', 'http://%E6%97%A5%E6%9C%AC.example/%C3%BC'],
  ['http://b.example/{a}', 'a b', 'http://b.example/a%20b'],
])('%s of %j is %s', (href, a, expected) => {
  expect(built(href, { a })).toBe(expected);
});

test('encoding an encoded URL does not change it', () => {
  const address = 'https://a.example:8080/b/%20c?d=%3D&e=f,g#h';
  expect(encodeAddress(address)).toBe(address);
  for (const value of VALUES)
    expect(encodeAddress(encodeAddress(value))).toBe(encodeAddress(value));
});

test.each(VALUES)('%j is decoded from a path segment and from a query', (value) => {
  expect(decodeURIComponent(encodeAt(value, 'segment'))).toBe(value);
  expect(new URLSearchParams(`a=${encodeAt(value, 'query')}`).get('a')).toBe(value);
});

test('a Location that a handler sets is percent-encoded', async () => {
  const to = 'http://site.test/日本?a=b c\r\nX-Injected: 1';
  const callback = () => new RestResponse(null, { status: 201 }).header('Location', to);
  const answer = await serviceWith({ '/a': open(callback) }).respond({
    method: 'GET',
    url: '/cms-json/test/v1/a',
    headers: {},
    body: new Uint8Array(0),
    ip: null,
    connection: { isTls: false, serverName: 'site.test' },
  });
  const at = answer?.headers.indexOf('Location') ?? -1;
  expect(answer?.headers[at + 1]).toBe(
    'http://site.test/%E6%97%A5%E6%9C%AC?a=b%20c%0D%0AX-Injected:%201',
  );
});
