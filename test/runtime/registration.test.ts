import { expect, test } from 'vitest';
import { onNotice } from '../../runtime/errors/index.ts';
import type { RestRequest, RouteDefinition, Server } from '../../runtime/server/index.ts';
import { ask, headersOf, open, serviceWith } from './service.ts';

/** The forms of route registrations (2.3). */

const params = (request: RestRequest): unknown => ({ ...request.getParams() });

/** Returns the versions of the notices of a registration. */
function noticesOf(definition: RouteDefinition): unknown[] {
  const server = serviceWith();
  const notices: unknown[] = [];
  const stop = onNotice(({ fn, version }) => notices.push([fn, version]));
  server.registerRoute('test/v1', '/x', definition);
  stop();
  return notices;
}

const routes = (server: Server): string[] => [...server.routes.all()].map(({ route }) => route);

test('2.3: a route is registered with one endpoint or a list of them', async () => {
  const server = serviceWith({
    '/one': open(() => 'one'),
    '/list': [open(() => 'read'), open(() => 'written', { methods: ['POST', 'put'] })],
  });
  expect((await ask(server, '/test/v1/one')).body).toBe('one');
  expect((await ask(server, '/test/v1/list')).body).toBe('read');
  for (const method of ['POST', 'PUT'])
    expect((await ask(server, { method, route: '/test/v1/list' })).body).toBe('written');
});

test('2.3: common arguments are merged into all endpoints; arguments of an endpoint win', async () => {
  const server = serviceWith({
    '/x': {
      args: { a: { default: 'common' }, b: { default: 'common' } },
      endpoints: [
        open(params),
        open(params, { methods: 'POST', args: { b: { default: 'own' }, c: { default: 'own' } } }),
      ],
    },
  });
  expect((await ask(server, '/test/v1/x')).body).toEqual({ a: 'common', b: 'common' });
  expect((await ask(server, { method: 'POST', route: '/test/v1/x' })).body).toEqual({
    a: 'common',
    b: 'own',
    c: 'own',
  });
});

test('2.3: an endpoint defaults to GET and no arguments, and requires a handler', async () => {
  const server = serviceWith({
    '/bare': { callback: params, permission_callback: () => true },
    '/empty': { callback: null, permission_callback: () => true },
  });
  expect((await ask(server, '/test/v1/bare')).body).toEqual({});
  expect((await ask(server, { method: 'POST', route: '/test/v1/bare' })).status).toBe(404);
  expect(await ask(server, '/test/v1/empty')).toMatchObject({
    status: 500,
    body: { code: 'rest_invalid_handler' },
  });
});

test('2.3: an endpoint without a permission callback is reported and is public', async () => {
  expect(noticesOf({ callback: params })).toEqual([['register_rest_route', '5.5.0']]);
  expect(noticesOf(open(params))).toEqual([]);
  const server = serviceWith({ '/x': { callback: params } });
  expect((await ask(server, '/test/v1/x')).status).toBe(200);
  expect(await headersOf(server, { route: '/test/v1/x' })).toMatchObject({ Allow: 'GET' });
});

test('2.3: an argument that is not a map of keywords is reported once and accepts any value', async () => {
  // Untyped, as from JavaScript.
  const args = JSON.parse('{ "a": "integer", "b": true }') as object;
  const definition = open(params, { args: { ...args } });
  expect(noticesOf(definition)).toEqual([['register_rest_route', '6.1.0']]);
  const server = serviceWith({ '/x': definition });
  expect((await ask(server, { route: '/test/v1/x', query: { a: 'x' } })).body).toEqual({ a: 'x' });
});

test('2.3: the full route is the namespace and the route without surrounding slashes', () => {
  const server = serviceWith({ '/a/': open(params), 'b//': open(params) });
  expect(server.registerRoute('//other/v1/', '/c', open(params))).toBe(true);
  expect(routes(server).slice(2)).toEqual([
    '/test/v1',
    '/test/v1/a',
    '/test/v1/b',
    '/other/v1',
    '/other/v1/c',
  ]);
});

test('2.3: a later registration replaces the options of a route that it sets', async () => {
  const schema = (title: string) => ({ title, type: 'object', properties: {} }) as const;
  const server = serviceWith({ '/x': { schema: schema('old'), endpoints: [open(params)] } });
  const title = async (): Promise<unknown> => {
    const { body } = await ask(server, { method: 'OPTIONS', route: '/test/v1/x' });
    return (body as { schema: { title: string } }).schema.title;
  };
  server.registerRoute('test/v1', '/x', open(params, { methods: 'POST' }));
  expect(await title()).toBe('old');
  server.registerRoute('test/v1', '/x', { schema: schema('new'), endpoints: [] });
  expect(await title()).toBe('new');
});

test('2.3: an overridden route keeps its position, and the first match wins', async () => {
  const server = serviceWith({ '/x': open(() => 'old'), '/(?P<any>x)': open(() => 'pattern') });
  server.registerRoute(
    'test/v1',
    '/x',
    open(() => 'new'),
    true,
  );
  expect((await ask(server, '/test/v1/x')).body).toBe('new');
});

test('4.7: `validate_callback` of the endpoint runs after all arguments are valid', async () => {
  let verdict: unknown = true;
  const seen: unknown[] = [];
  const server = serviceWith({
    '/x': open(params, {
      args: { n: { type: 'integer', validate_callback: () => verdict !== 'no' } },
      validate_callback: (request) => {
        seen.push(request.getParam('n'));
        return verdict;
      },
    }),
  });
  const request = { route: '/test/v1/x', query: { n: '1' } };
  expect((await ask(server, request)).status).toBe(200);
  verdict = false;
  expect(await ask(server, request)).toMatchObject({
    status: 400,
    body: { code: 'rest_invalid_params' },
  });
  verdict = 'no';
  expect((await ask(server, request)).body).toMatchObject({ code: 'rest_invalid_param' });
  expect(seen).toEqual(['1', '1']);
});
