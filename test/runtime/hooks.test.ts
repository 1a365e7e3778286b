import { expect, test } from 'vitest';
import { Hooks, SERVER_CLASS } from '../../runtime/hooks/index.ts';
import type { RestResponse, Server } from '../../runtime/server/index.ts';
import { RestError } from '../../runtime/server/index.ts';
import { ask, open, serviceWith } from './service.ts';

const add = (text: string) => (prefix: string) => `${prefix} ${text}`;

/** Runs the filter `rest_url_prefix` on the empty text. */
const run = (hooks: Hooks): string => hooks.filter('rest_url_prefix', '').trim();

test('6: callbacks run by priority, then in the order in which they were added', () => {
  const hooks = new Hooks();
  hooks.on('rest_url_prefix', add('late'), 20);
  hooks.on('rest_url_prefix', add('a'));
  hooks.on('rest_url_prefix', add('b'));
  hooks.on('rest_url_prefix', add('early'), -5);
  expect(run(hooks)).toBe('early a b late');
});

test('6: a callback that is added twice at one priority runs once; at two priorities it runs twice', () => {
  const hooks = new Hooks();
  const twice = add('a');
  hooks.on('rest_url_prefix', twice);
  hooks.on('rest_url_prefix', add('b'));
  hooks.on('rest_url_prefix', twice);
  expect(run(hooks)).toBe('a b');
  hooks.on('rest_url_prefix', twice, 11);
  expect(run(hooks)).toBe('a b a');
});

test('6: callbacks are removed by function, from one priority or from all', () => {
  const hooks = new Hooks();
  const a = add('a');
  for (const priority of [5, 10, 20]) hooks.on('rest_url_prefix', a, priority);
  hooks.on('rest_url_prefix', add('b'));
  expect(hooks.off('rest_url_prefix', a, 5)).toBe(true);
  expect(hooks.off('rest_url_prefix', a, 5)).toBe(false);
  expect(run(hooks)).toBe('a b a');
  expect(hooks.off('rest_url_prefix', a)).toBe(true);
  expect(hooks.off('rest_url_prefix', a)).toBe(false);
  expect(run(hooks)).toBe('b');
});

test('6: callbacks that are added or removed while a hook runs take effect for later priorities', () => {
  const hooks = new Hooks();
  const dropped = add('dropped');
  hooks.on('rest_url_prefix', (prefix) => {
    hooks.on('rest_url_prefix', add('same'));
    hooks.on('rest_url_prefix', add('earlier'), 1);
    hooks.on('rest_url_prefix', add('later'), 11);
    hooks.off('rest_url_prefix', dropped);
    return `${prefix} first`;
  });
  hooks.on('rest_url_prefix', add('second'));
  hooks.on('rest_url_prefix', dropped, 30);
  expect(run(hooks)).toBe('first second later');
});

test('6: `did` counts how often an action ran', () => {
  const hooks = new Hooks();
  const seen: unknown[] = [];
  hooks.on('rest_api_init', () => seen.push(hooks.did('rest_api_init')));
  expect(hooks.did('rest_api_init')).toBe(0);
  hooks.run('rest_api_init', null);
  hooks.run('rest_api_init', null);
  expect(seen).toEqual([1, 2]);
});

test('6: a hook can run within itself, and an error of a callback is thrown', () => {
  const hooks = new Hooks();
  hooks.on('rest_url_prefix', (prefix) =>
    prefix.length < 3 ? hooks.filter('rest_url_prefix', `${prefix}x`) : prefix,
  );
  expect(run(hooks)).toBe('xxx');
  hooks.on('rest_url_prefix', () => {
    throw new Error('broken');
  });
  expect(() => run(hooks)).toThrow('broken');
});

test('6: rest_pre_dispatch can return the response in place of the route', async () => {
  const server = serviceWith({ '/x': open(() => 'route') });
  let result: unknown = null;
  server.hooks.on('rest_pre_dispatch', () => result);
  expect((await ask(server, '/test/v1/x')).body).toBe('route');
  result = { early: true };
  expect((await ask(server, '/test/v1/x')).body).toEqual({ early: true });
  result = new RestError('closed', 'Closed.', { status: 503 });
  expect(await ask(server, '/test/v1/x')).toMatchObject({ status: 503, body: { code: 'closed' } });
});

test('6: filters can stop a request before its handler, replace the handler, and change the response', async () => {
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

test('6: every synchronous filter without callbacks returns its value', () => {
  const hooks = new Hooks<Server>();
  const post = { id: 1, type: 'post' };
  const tag = { id: 1, taxonomy: 'tag' };
  expect([
    hooks.filter('wp_rest_server_class', SERVER_CLASS),
    hooks.filter('rest_url_prefix', 'cms-json'),
    hooks.filter('rest_url', 'http://site.test/', '/', null, 'rest'),
    hooks.filter('rest_avatar_sizes', [24, 48, 96]),
    hooks.filter('wp_rest_search_handlers', ['post']),
    hooks.filter('rest_route_for_post', '/posts/1', post),
    hooks.filter('rest_route_for_post_type_items', '/posts', { name: 'post' }),
    hooks.filter('rest_route_for_term', '/tags/1', tag),
    hooks.filter('rest_route_for_taxonomy_items', '/tags', { name: 'tag' }),
    hooks.filter('rest_queried_resource_route', ''),
  ]).toEqual([
    'WP_REST_Server',
    'cms-json',
    'http://site.test/',
    [24, 48, 96],
    ['post'],
    '/posts/1',
    '/posts',
    '/tags/1',
    '/tags',
    '',
  ]);
});

test('6: rest_index changes the index, and gets its response and the request', async () => {
  const server = serviceWith();
  server.hooks.on('rest_index', (response, request) => {
    response.data = { route: request.route };
    return response;
  });
  expect((await ask(server, '/')).body).toEqual({ route: '/' });
});
