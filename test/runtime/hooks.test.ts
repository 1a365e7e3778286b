import { expect, test } from 'vitest';
import { Hooks } from '../../runtime/hooks/index.ts';
import type { RestResponse } from '../../runtime/server/index.ts';
import { RestError, Server, lazyServer } from '../../runtime/server/index.ts';
import { ask, open, serviceWith, settings } from './service.ts';

test('6: callbacks run by priority, then in the order in which they were added', () => {
  const hooks = new Hooks();
  hooks.on('rest_url_prefix', (prefix) => `${prefix}-late`, 20);
  hooks.on('rest_url_prefix', (prefix) => `${prefix}-a`);
  const second = (prefix: string): string => `${prefix}-b`;
  hooks.on('rest_url_prefix', second);
  expect(hooks.filter('rest_url_prefix', 'x')).toBe('x-a-b-late');
  expect(hooks.off('rest_url_prefix', second)).toBe(true);
  expect(hooks.off('rest_url_prefix', second)).toBe(false);
  expect(hooks.filter('rest_url_prefix', 'x')).toBe('x-a-late');
});

test('1: the server is made on first use, and rest_api_init tells of it once', () => {
  const hooks = new Hooks<Server>();
  const made: Server[] = [];
  hooks.on('rest_api_init', (server) => void made.push(server));
  const server = lazyServer(settings, { hooks });
  expect(made).toEqual([]);
  expect(server()).toBe(server());
  expect(made).toEqual([server()]);
});

test('1: an extension can replace the class of the server', () => {
  class Own extends Server {}
  const hooks = new Hooks<Server>();
  hooks.on('wp_rest_server_class', () => Own);
  expect(serviceWith({}, { hooks })).toBeInstanceOf(Own);
});

test('6: rest_pre_dispatch answers instead of a route', async () => {
  const server = serviceWith({ '/x': open(() => 'route') });
  let result: unknown = null;
  server.hooks.on('rest_pre_dispatch', () => result);
  expect((await ask(server, '/test/v1/x')).body).toBe('route');
  result = { early: true };
  expect((await ask(server, '/test/v1/x')).body).toEqual({ early: true });
  result = new RestError('closed', 'Closed.', { status: 503 });
  expect(await ask(server, '/test/v1/x')).toMatchObject({ status: 503, body: { code: 'closed' } });
});

test('6: filters can stop a request before its handler, stand for it, and change the answer', async () => {
  const server = serviceWith({ '/x': open(() => 'route') });
  server.hooks.on('rest_request_before_callbacks', (error, request) =>
    request.hasParam('stop') ? new RestError('stopped', 'Stop.', { status: 409 }) : error,
  );
  server.hooks.on('rest_dispatch_request', (result, request) =>
    request.hasParam('stand') ? 'stood in' : result,
  );
  server.hooks.on('rest_request_after_callbacks', (result) =>
    result === 'route' ? 'changed' : result,
  );
  server.hooks.on(
    'rest_post_dispatch',
    (response) => response.header('X-Own', 'v') as RestResponse,
  );
  const query = (name: string) => ({ route: '/test/v1/x', query: { [name]: '' } });
  expect((await ask(server, query('stop'))).status).toBe(409);
  expect((await ask(server, query('stand'))).body).toBe('stood in');
  const { headers, data } = await server.serve(query('none'));
  expect([data, headers.get('X-Own')]).toEqual(['changed', 'v']);
});

test('1: addresses pass through rest_url_prefix and rest_url', () => {
  const server = serviceWith();
  server.hooks.on('rest_url_prefix', () => 'api');
  server.hooks.on('rest_url', (url, path, blogId, scheme) => `${url}#${path},${blogId},${scheme}`);
  expect(server.restUrl('x')).toBe('http://site.test/api/x#x,null,rest');
});
