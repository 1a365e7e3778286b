import { expect, test } from 'vitest';
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

test('4.1: OPTIONS describes the route, with its schema and what the caller may', async () => {
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

test('4.1: OPTIONS of no route has empty data', async () => {
  const answer = await ask(service(), { method: 'OPTIONS', route: '/test/v1/nothing' });
  expect(answer).toEqual({ status: 200, body: [] });
});

test('4.1: the index of a namespace lists its routes, without hidden ones and schemas', async () => {
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

test('4.1: the index tells of the site, its namespaces and where to authorize an application', async () => {
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

test('2.4: fields with a schema that were added at run time are part of it', async () => {
  const server = service();
  server.fields.register('thing', 'colour', { schema: { type: 'string' } });
  expect((await ask(server, { method: 'OPTIONS', route: '/test/v1/things' })).body).toMatchObject({
    schema: { properties: { id: {}, colour: { type: 'string' } } },
  });
});
