import { expect, test } from 'vitest';
import { RestError } from '../../runtime/errors/index.ts';
import { Hooks } from '../../runtime/hooks/index.ts';
import { listen } from '../../runtime/http/index.ts';
import { anyone, createServer, RestResponse } from '../../runtime/server/index.ts';
import type { Server } from '../../runtime/server/index.ts';

/** The examples of docs/guide/hooks.md. */

function serviceWith(hooks: Hooks<Server>): Server {
  const server = createServer({}, { hooks });
  server.registerRoute('', '/time', {
    methods: 'GET',
    answers: 'any',
    endpoint: { permission: anyone, handle: () => ({ now: 0 }) },
  });
  return server;
}

test('a filter can replace the response of every route', async () => {
  const hooks = new Hooks<Server>();
  let isClosed = true;
  hooks.on('rest_pre_dispatch', (result) =>
    isClosed
      ? new RestError('maintenance', 'The service is closed for an hour.', { status: 503 })
      : result,
  );
  const server = serviceWith(hooks);
  expect((await server.serve({ route: '/time' })).status).toBe(503);
  isClosed = false;
  expect((await server.serve({ route: '/time' })).status).toBe(200);
});

test('a filter can add headers to every response', async () => {
  const hooks = new Hooks<Server>();
  hooks.on('rest_post_dispatch', (response) => response.header('X-Service', 'library'));
  const { headers } = await serviceWith(hooks).serve({ route: '/time' });
  expect(headers.get('X-Service')).toBe('library');
});

test('a filter before dispatch also runs for embedded and internal requests, and can tell them apart', async () => {
  const hooks = new Hooks<Server>();
  const counted: string[] = [];
  const seen: unknown[] = [];
  hooks.on('rest_pre_dispatch', (result, _server, request) => {
    if (request.isRestRequest && !request.isEmbedded) counted.push(request.route);
    return result;
  });
  hooks.on('rest_pre_dispatch', (result, server, request) => {
    seen.push([request.route, request.isEmbedded, request.isRestRequest, server === service]);
    return result;
  });
  const service: Server = createServer({ protocol: { prefix: 'api' } }, { hooks });
  const register = (route: string, handle: () => unknown) =>
    service.registerRoute('', route, {
      methods: 'GET',
      answers: 'any',
      endpoint: { permission: anyone, handle },
    });
  register('/book', () => ({ title: 'Emma' }));
  register('/loan', () => {
    const response = new RestResponse({ id: 1, due: '2030-01-01' });
    response.addLink('book', service.restUrl('/book'), { embeddable: true });
    return response;
  });
  const running = await listen(service, { port: 0, host: '127.0.0.1' });
  const response = await fetch(`http://127.0.0.1:${running.port}/api/loan?_embed=book`);
  expect(await response.json()).toMatchObject({ _embedded: { book: [{ title: 'Emma' }] } });
  await running.close();
  const query = { _fields: 'id', _embed: 'book' };
  const { data } = await service.dispatch({ route: '/loan', query });
  expect(data).toEqual({ id: 1, due: '2030-01-01' });
  expect(seen).toEqual([
    ['/loan', false, true, true],
    ['/book', true, true, true],
    ['/loan', false, false, true],
  ]);
  expect(counted).toEqual(['/loan']);
});
