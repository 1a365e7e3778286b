import { expect, test } from 'vitest';
import {
  RestError,
  checkCookieNonce,
  checkPassword,
  filterResponseFields,
  handleOptionsRequest,
  sendAllowHeader,
  sendCorsHeaders,
} from '../../runtime/server/index.ts';
import type { RestResponse, Server } from '../../runtime/server/index.ts';
import { accountsOf, ada, ask, open, serviceWith } from './service.ts';

/** The default callbacks of the server; other callbacks can run before, after and instead of them. */

const service = (): Server => serviceWith({ '/x': open(() => ({ id: 1, name: 'n' })) });

async function onTheWire(server: Server, headers: { readonly [name: string]: string } = {}) {
  const answer = await server.respond({
    method: 'GET',
    url: '/cms-json/test/v1/x',
    headers,
    body: Buffer.alloc(0),
    ip: null,
    connection: { isTls: false, serverName: 'site.test' },
  });
  const lines = answer?.headers ?? [];
  const names = lines.filter((_, index) => index % 2 === 0);
  return {
    body: answer?.body === null ? null : String(answer?.body),
    headers: Object.fromEntries(names.map((name, index) => [name, lines[index * 2 + 1]])),
  };
}

test('6: the default steps of the server are callbacks of its hooks, with a priority', () => {
  const { hooks } = serviceWith({}, { accounts: accountsOf() });
  expect(hooks.off('rest_authentication_errors', checkPassword, 90)).toBe(true);
  expect(hooks.off('rest_authentication_errors', checkCookieNonce, 100)).toBe(true);
  expect(hooks.off('rest_pre_dispatch', handleOptionsRequest, 10)).toBe(true);
  expect(hooks.off('rest_post_dispatch', sendAllowHeader, 10)).toBe(true);
  expect(hooks.off('rest_post_dispatch', filterResponseFields, 10)).toBe(true);
  expect(hooks.off('rest_pre_serve_request', sendCorsHeaders, 10)).toBe(true);
});

test('6: rest_pre_serve_request sends the CORS headers, and a callback can send other ones', async () => {
  const server = service();
  const origin = { origin: 'https://app.test' };
  expect((await onTheWire(server, origin)).headers).toMatchObject({
    'Access-Control-Allow-Origin': 'https://app.test',
    'Access-Control-Allow-Credentials': 'true',
    Vary: 'Origin',
  });
  server.hooks.off('rest_pre_serve_request', sendCorsHeaders);
  server.hooks.on('rest_pre_serve_request', (served, _response, request, given) => {
    expect(given).toBe(server);
    request.responseHeaders.set('Access-Control-Allow-Origin', 'https://own.test');
    return served;
  });
  const { headers } = await onTheWire(server, origin);
  expect(headers).toMatchObject({ 'Access-Control-Allow-Origin': 'https://own.test' });
  expect(headers).not.toHaveProperty('Access-Control-Allow-Credentials');
});

test('6: rest_pre_serve_request can replace or suppress the body', async () => {
  const server = service();
  let served: string | boolean = 'id,name';
  server.hooks.on('rest_pre_serve_request', () => served);
  expect((await onTheWire(server)).body).toBe('id,name');
  served = true;
  expect((await onTheWire(server)).body).toBeNull();
  served = false;
  expect((await onTheWire(server)).body).toBe('{"id":1,"name":"n"}');
});

test('6: rest_post_dispatch adds Allow, then applies _fields; other callbacks run before and after it', async () => {
  const server = service();
  const seen: unknown[] = [];
  const look = (response: RestResponse): void =>
    void seen.push([response.data, response.headers.get('Allow')]);
  server.hooks.on('rest_post_dispatch', (response) => (look(response), response), 9);
  server.hooks.on('rest_post_dispatch', (response) => (look(response), response), 11);
  await ask(server, { route: '/test/v1/x', query: { _fields: 'id' } });
  expect(seen).toEqual([
    [{ id: 1, name: 'n' }, undefined],
    [{ id: 1 }, 'GET'],
  ]);

  server.hooks.off('rest_post_dispatch', filterResponseFields);
  server.hooks.off('rest_post_dispatch', sendAllowHeader);
  const { data, headers } = await server.serve({ route: '/test/v1/x', query: { _fields: 'id' } });
  expect([data, headers.has('Allow')]).toEqual([{ id: 1, name: 'n' }, false]);
});

test('6: rest_pre_dispatch handles OPTIONS unless an earlier callback returned a response', async () => {
  const server = service();
  const options = { method: 'OPTIONS', route: '/test/v1/x' };
  const seen: unknown[] = [];
  server.hooks.on('rest_pre_dispatch', (result) => (seen.push(result), result), 11);
  expect((await ask(server, options)).body).toMatchObject({ namespace: 'test/v1' });
  expect(seen).toEqual([expect.objectContaining({ status: 200, matchedRoute: '/test/v1/x' })]);

  const early = () => ({ early: true });
  server.hooks.on('rest_pre_dispatch', early, 1);
  expect((await ask(server, options)).body).toEqual({ early: true });
  server.hooks.off('rest_pre_dispatch', early);
  server.hooks.off('rest_pre_dispatch', handleOptionsRequest);
  expect(await ask(server, options)).toMatchObject({
    status: 404,
    body: { code: 'rest_no_route' },
  });
});

test('5: rest_authentication_errors can refuse all anonymous requests', async () => {
  const server = service();
  server.hooks.on(
    'rest_authentication_errors',
    (result, request, given) => {
      expect(given).toBe(server);
      if (result !== null) return result;
      return request.user ? null : new RestError('log_in', 'Log in first.', { status: 401 });
    },
    101,
  );
  expect((await ask(server, '/test/v1/x')).status).toBe(401);
  expect((await ask(server, { route: '/test/v1/x', user: ada })).status).toBe(200);
});

test('6: rest_pre_serve_request runs once, before the body is serialized', async () => {
  const server = service();
  const calls: string[] = [];
  server.hooks.on('rest_post_dispatch', (response) => {
    calls.push('post_dispatch');
    return response;
  });
  server.hooks.on('rest_pre_serve_request', (served) => {
    calls.push('pre_serve');
    return served;
  });
  server.hooks.on('rest_pre_echo_response', (data) => {
    calls.push('pre_echo');
    return data;
  });
  await onTheWire(server);
  expect(calls).toEqual(['post_dispatch', 'pre_serve', 'pre_echo']);
  server.hooks.on('rest_pre_serve_request', () => 'own');
  calls.length = 0;
  expect((await onTheWire(server)).body).toBe('own');
  expect(calls).toEqual(['post_dispatch', 'pre_serve']);
});
