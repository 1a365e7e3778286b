import { expect, test } from 'vitest';
import type { ArgDefinitions } from '../../runtime/schema/types.ts';
import { accountsOf, ask, open, serviceWith } from './service.ts';

const thing = {
  title: 'thing',
  type: 'object',
  properties: { id: { type: 'integer', readonly: true } },
  links: [{ rel: '{api_rel}a', href: '{rest_url}/{core}/things/{id}' }],
} as const;

const service = () =>
  serviceWith({
    '/things': {
      schema: thing,
      allow_batch: { v1: true },
      endpoints: [
        open(() => [], {
          args: { page: { type: 'integer', default: 1, validate_callback: () => true } },
        }),
        open(() => null, { methods: 'POST', permission_callback: () => false }),
      ],
    },
    '/things/(?P<id>[\\d]+)': open(() => null),
    '/hidden': open(() => null, { show_in_index: false }),
  });

const described = {
  namespace: 'test/v1',
  methods: ['GET', 'POST'],
  endpoints: [
    {
      methods: ['GET'],
      allow_batch: { v1: true },
      args: { page: { type: 'integer', default: 1, required: false } },
    },
    { methods: ['POST'], allow_batch: { v1: true }, args: {} },
  ],
  _links: { self: [{ href: 'http://site.test/cms-json/test/v1/things' }] },
};

test('4.1: OPTIONS describes the route, its schema and the methods of the caller', async () => {
  const { status, headers, data } = await service().serve({
    method: 'OPTIONS',
    route: '/test/v1/things',
  });
  expect([status, headers.get('Allow')]).toEqual([200, 'GET']);
  expect(data).toEqual({
    ...described,
    schema: {
      ...thing,
      links: [{ rel: 'https://api.test/a', href: 'http://site.test/cms-json/cms/v2/things/{id}' }],
    },
  });
});

test('1: URLs in the schema of OPTIONS use the scheme of the request and the current permalink setting', async () => {
  let permalinks: 'pretty' | 'plain' = 'pretty';
  const route = { '/things': { schema: thing, endpoints: [open(() => [])] } };
  const server = serviceWith(route, { settings: { permalinks: () => permalinks } });
  const hrefOver = async (isTls: boolean) => {
    const connection = { isTls, serverName: 'site.test' };
    const query = { method: 'OPTIONS', route: '/test/v1/things', connection };
    const { body } = await ask(server, query);
    return (body as { schema: typeof thing }).schema.links[0].href;
  };
  expect(await hrefOver(false)).toBe('http://site.test/cms-json/cms/v2/things/{id}');
  expect(await hrefOver(true)).toBe('https://site.test/cms-json/cms/v2/things/{id}');
  permalinks = 'plain';
  expect(await hrefOver(false)).toBe('http://site.test/index.php?rest_route=/cms/v2/things/{id}');
});

test('4.1: OPTIONS of an unknown route has empty data', async () => {
  const answer = await ask(service(), { method: 'OPTIONS', route: '/test/v1/nothing' });
  expect(answer).toEqual({ status: 200, body: [] });
});

test('4.1: the index of a namespace lists its routes without hidden ones and without schemas', async () => {
  const { body } = await ask(service(), '/test/v1');
  expect(body).toMatchObject({ namespace: 'test/v1', routes: { '/test/v1/things': described } });
  const { routes } = body as { routes: { [route: string]: object } };
  expect(Object.keys(routes)).toEqual([
    '/test/v1',
    '/test/v1/things',
    '/test/v1/things/(?P<id>[\\d]+)',
  ]);
  expect(routes['/test/v1/things/(?P<id>[\\d]+)']).not.toHaveProperty('_links');
});

test('4.1: the index describes the site, its namespaces and the authorization URL for applications', async () => {
  const server = serviceWith({ '/things': open(() => []) }, { accounts: accountsOf() });
  server.hooks.on('rest_index', (response) => {
    response.addLink('help', 'http://help.test/');
    return response;
  });
  expect((await ask(server, '/')).body).toMatchObject({
    name: 'A site',
    description: 'For tests',
    url: 'http://site.test',
    namespaces: ['test/v1'],
    authentication: {
      'application-passwords': {
        endpoints: { authorization: 'http://site.test/admin/authorize-application.php' },
      },
    },
    _links: { help: [{ href: 'http://help.test/' }] },
  });
});

test('2.4: the schema contains fields that were added at run time', async () => {
  const server = service();
  server.fields.register('thing', 'colour', { schema: { type: 'string' } });
  expect((await ask(server, { method: 'OPTIONS', route: '/test/v1/things' })).body).toMatchObject({
    schema: { properties: { id: {}, colour: { type: 'string' } } },
  });
});

test('2.3: a text of methods is split at commas, an item of a list is not, and an endpoint without methods is hidden', async () => {
  const of = async (methods: string | readonly string[]): Promise<unknown> => {
    const there = serviceWith({ '/x': open(() => 'here', { methods }) });
    const { body } = await ask(there, { method: 'OPTIONS', route: '/test/v1/x' });
    const { status } = await ask(there, '/test/v1/x');
    return [(body as { methods?: unknown } | null)?.methods, status];
  };
  expect(await of('get, POST,GET')).toEqual([['GET', 'POST'], 200]);
  expect(await of([' get', 'POST'])).toEqual([['GET', 'POST'], 200]);
  expect(await of(['GET, POST'])).toEqual([['GET, POST'], 404]);
  expect(await of([])).toEqual([undefined, 404]);
});

test('4.1: OPTIONS shows `required` as true for a truthy value', async () => {
  const values: readonly unknown[] = [true, 'yes', 1, false, '0', '', 0, [], null];
  const args = Object.fromEntries(values.map((required, at) => [`a${at}`, { required }]));
  // Values that JavaScript code may pass.
  const there = serviceWith({ '/x': open(() => null, { args: args as ArgDefinitions }) });
  const { body } = await ask(there, { method: 'OPTIONS', route: '/test/v1/x' });
  const { endpoints } = body as {
    endpoints: [{ args: { [name: string]: { required: boolean } } }];
  };
  const shown = Object.values(endpoints[0].args).map(({ required }) => required);
  expect(shown).toEqual([true, true, true, false, false, false, false, false, false]);
});

test('6: a filter that changes a description affects neither later descriptions nor validation', async () => {
  const kind = { type: 'string', enum: ['a'], default: 'a' } as const;
  const there = serviceWith({
    '/x': {
      schema: { title: 'x', type: 'object', properties: { kind } },
      allow_batch: { v1: true },
      endpoints: [open((request) => request.getParam('kind'), { args: { kind } })],
    },
  });
  interface Description {
    readonly methods: string[];
    readonly endpoints: [{ methods: string[]; allow_batch: object; args: { kind: Kind } }];
    readonly schema?: { title: string; properties: { kind: Kind } };
  }
  type Kind = { readonly enum: string[] };
  const change = ({ methods, endpoints: [endpoint], schema }: Description): void => {
    methods.push('PUT');
    endpoint.methods.push('PUT');
    endpoint.args.kind.enum.push('b');
    Object.assign(endpoint.allow_batch, { v2: true });
    if (schema) schema.properties.kind.enum.push('b');
  };
  let isChanging = true;
  there.hooks.on('rest_post_dispatch', (response, _server, { method }) => {
    if (isChanging && method === 'OPTIONS') change(response.data as Description);
    return response;
  });
  there.hooks.on('rest_namespace_index', (response) => {
    const { routes } = response.data as { routes: { [route: string]: Description } };
    const description = routes['/test/v1/x'];
    if (isChanging && description) change(description);
    return response;
  });
  const options = { method: 'OPTIONS', route: '/test/v1/x' };
  const changed = [await ask(there, options), await ask(there, '/test/v1')];
  expect(JSON.stringify(changed).match(/"enum":\["a","b"\]/g)).toHaveLength(3);
  expect(await ask(there, options)).toEqual(changed[0]);
  isChanging = false;
  for (const request of [options, '/test/v1'])
    expect(JSON.stringify(await ask(there, request))).not.toMatch(/PUT|"b"|v2/);
  expect(await ask(there, { route: '/test/v1/x', query: { kind: 'b' } })).toMatchObject({
    status: 400,
  });
});

test('4.4: the index has its links whatever `_fields` names', async () => {
  const server = serviceWith(
    { '/things': open(() => []) },
    { settings: { helpUrl: 'http://help.test/' } },
  );
  for (const fields of ['name', 'name,_links']) {
    const { body } = await ask(server, { route: '/', query: { _fields: fields } });
    expect(Object.keys(Object(body))).toEqual(['name', '_links']);
  }
});
