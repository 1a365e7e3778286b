import { expect, test } from 'vitest';
import { withNotices } from '../../runtime/errors/index.ts';
import type { Notice } from '../../runtime/errors/index.ts';
import { ask, open, serviceWith } from './service.ts';

const NO_ROUTE = expect.objectContaining({ code: 'rest_no_route', data: { status: 404 } });

test('2.3: a route is found below its namespace, regardless of case', async () => {
  const server = serviceWith({ '/Things/(?P<id>[\\d]+)': open((request) => request.url) });
  expect(await ask(server, '/test/v1/things/5')).toEqual({ status: 200, body: { id: '5' } });
  expect(await ask(server, '/TEST/v1/THINGS/5')).toEqual({ status: 200, body: { id: '5' } });
});

test('changing path parameters in one request does not affect the next request to this path', async () => {
  const server = serviceWith({
    '/things/(?P<id>[\\d]+)': open(
      (request) => {
        const seen = { ...request.url };
        request.setParam('id', 'changed');
        return seen;
      },
      { args: { id: { type: 'integer' } } },
    ),
  });
  expect(await ask(server, '/test/v1/things/5')).toEqual({ status: 200, body: { id: 5 } });
  expect(await ask(server, '/test/v1/things/5')).toEqual({ status: 200, body: { id: 5 } });
});

test('a route registered after a 404 for its path is found', async () => {
  const server = serviceWith({ '/things': open(() => 'things') });
  expect((await ask(server, '/test/v1/late')).status).toBe(404);
  server.registerRoute(
    'test/v1',
    'late',
    open(() => 'here'),
  );
  expect((await ask(server, '/test/v1/late')).body).toBe('here');
});

test('2.3: the first registered route wins', async () => {
  const server = serviceWith({
    '/things/(?P<any>\\w+)': open(() => 'pattern'),
    '/things/plain': open(() => 'plain'),
  });
  expect((await ask(server, '/test/v1/things/plain')).body).toBe('pattern');
});

test('2.3: a route without an endpoint for the method passes the request to the next one', async () => {
  const server = serviceWith({
    '/things/(?P<any>\\w+)': open(() => 'read'),
    '/things/plain': open(() => 'written', { methods: 'POST' }),
  });
  const answer = await ask(server, { method: 'POST', route: '/test/v1/things/plain' });
  expect(answer.body).toBe('written');
});

test('an unknown URL gets rest_no_route', async () => {
  const server = serviceWith({ '/things': open(() => []) });
  expect(await ask(server, '/test/v1/thing')).toEqual({ status: 404, body: NO_ROUTE });
  expect(await ask(server, '/test/v1/things/')).toEqual({ status: 404, body: NO_ROUTE });
  expect(await ask(server, { method: 'POST', route: '/test/v1/things' })).toEqual({
    status: 404,
    body: NO_ROUTE,
  });
});

test('HEAD is handled like GET, without a body', async () => {
  const server = serviceWith({ '/things': open(() => 'things') });
  expect(await ask(server, { method: 'HEAD', route: '/test/v1/things' })).toEqual({
    status: 200,
    body: null,
  });
});

test('2.3: registering a route again adds endpoints; with override it replaces them', async () => {
  const server = serviceWith({ '/things': open(() => 'first') });
  server.registerRoute(
    'test/v1',
    'things',
    open(() => 'second'),
  );
  server.registerRoute(
    'test/v1',
    'things',
    open(() => 'written', { methods: 'POST' }),
  );
  expect((await ask(server, '/test/v1/things')).body).toBe('first');
  expect((await ask(server, { method: 'POST', route: '/test/v1/things' })).body).toBe('written');

  server.registerRoute(
    'test/v1',
    'things',
    open(() => 'third'),
    true,
  );
  expect((await ask(server, '/test/v1/things')).body).toBe('third');
  expect((await ask(server, { method: 'POST', route: '/test/v1/things' })).status).toBe(404);
});

test('2.3: a route needs a namespace and a path; slashes around a namespace are reported', () => {
  const server = serviceWith();
  const notices: Notice[] = [];
  withNotices(
    (notice) => void notices.push(notice),
    () => {
      expect(
        server.registerRoute(
          '',
          'things',
          open(() => null),
        ),
      ).toBe(false);
      expect(
        server.registerRoute(
          'test/v1',
          '',
          open(() => null),
        ),
      ).toBe(false);
      expect(
        server.registerRoute(
          '/test/v1/',
          'things',
          open(() => null),
        ),
      ).toBe(true);
    },
  );
  expect(notices.map(({ kind, fn }) => `${kind} ${fn}`)).toEqual(
    Array.from({ length: 3 }, () => 'misuse register_rest_route'),
  );
  expect([...server.routes.all()].map(({ route }) => route)).toContain('/test/v1/things');
});

test('an optional group that does not match leaves its parameter unset', async () => {
  const server = serviceWith({
    '/things(?:/(?P<id>\\d+))?': open((request) => request.getParams(), {
      args: { id: { type: 'integer', default: 9 } },
    }),
  });
  expect((await ask(server, '/test/v1/things')).body).toEqual({ id: 9 });
  expect((await ask(server, '/test/v1/things/3')).body).toEqual({ id: 3 });
});
