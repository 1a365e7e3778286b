import { expect, test } from 'vitest';
import {
  onNotice,
  reportDeprecatedArgument,
  reportDeprecatedFunction,
} from '../../runtime/errors/index.ts';
import type { Notice } from '../../runtime/errors/index.ts';
import { Hooks } from '../../runtime/hooks/index.ts';
import { Server, createServer, lazyServer } from '../../runtime/server/index.ts';
import { ask, open, serviceWith, settings } from './service.ts';

/** When the server is created, of which class, and which actions run (1, 6). */

function noticesOf(work: () => void): string[] {
  const notices: string[] = [];
  const stop = onNotice((notice: Notice) => notices.push(`${notice.fn} ${notice.version}`));
  work();
  stop();
  return notices;
}

test('1: the server is created on first use, and rest_api_init runs once', () => {
  const hooks = new Hooks<Server>();
  const made: Server[] = [];
  hooks.on('rest_api_init', (server) => void made.push(server));
  const server = lazyServer(settings, { hooks });
  expect(made).toEqual([]);
  expect(server()).toBe(server());
  expect(made).toEqual([server()]);
  expect(hooks.did('rest_api_init')).toBe(1);
});

test('1: a callback of rest_api_init can request the server that is being created', () => {
  const hooks = new Hooks<Server>();
  const server = lazyServer(settings, { hooks });
  const seen: Server[] = [];
  hooks.on('rest_api_init', (created) => void seen.push(created, server()));
  const made = server();
  expect(seen).toEqual([made, made]);
  expect(hooks.did('rest_api_init')).toBe(1);
});

test('1: an extension can replace the server class by a class or by a registered name', () => {
  class Own extends Server {}
  const hooks = new Hooks<Server>();
  let given: unknown = null;
  let chosen: typeof Server | string = Own;
  hooks.on('wp_rest_server_class', (serverClass) => {
    given = serverClass;
    return chosen;
  });
  expect(serviceWith({}, { hooks })).toBeInstanceOf(Own);
  expect(given).toBe('WP_REST_Server');
  chosen = 'Own_Server';
  expect(createServer(settings, { hooks, classes: { Own_Server: Own } })).toBeInstanceOf(Own);
  expect(() => createServer(settings, { hooks })).toThrow('unknown server class Own_Server');
});

test('1: `dispatch` and `serve` of a replaced server class are used, also for HTTP requests', async () => {
  const seen: string[] = [];
  class Own extends Server {
    override async dispatch(...given: Parameters<Server['dispatch']>) {
      const response = await super.dispatch(...given);
      seen.push('dispatch');
      return response.header('X-Dispatched', 'yes');
    }
    override async serve(...given: Parameters<Server['serve']>) {
      seen.push('serve');
      return super.serve(...given);
    }
  }
  const hooks = new Hooks<Server>();
  hooks.on('wp_rest_server_class', () => Own);
  const server = serviceWith({ '/x': open(() => 'made') }, { hooks });
  const answer = await server.respond({
    method: 'GET',
    url: '/cms-json/test/v1/x',
    headers: { host: 'site.test' },
    body: new Uint8Array(0),
    ip: null,
    connection: { isTls: false, serverName: 'site.test' },
  });
  expect(seen).toEqual(['serve', 'dispatch']);
  expect(answer).toMatchObject({ status: 200, body: '"made"' });
  expect(answer?.headers).toContain('X-Dispatched');
  await server.preload(['/test/v1/x']);
  expect(seen).toEqual(['serve', 'dispatch', 'dispatch']);
});

test('2.3: a route that is registered before rest_api_init is reported, and registered', async () => {
  const server = lazyServer(settings);
  const route = open(() => 'early');
  expect(noticesOf(() => server.registerRoute('test/v1', '/x', route))).toEqual([
    'register_rest_route 5.1.0',
  ]);
  expect((await ask(server(), '/test/v1/x')).body).toBe('early');
  expect(noticesOf(() => server.registerRoute('test/v1', '/y', route))).toEqual([]);
});

test('2.3: routes that the constructor of a server class registers are reported as too early', () => {
  class Own extends Server {
    constructor(...parts: ConstructorParameters<typeof Server>) {
      super(...parts);
      this.registerRoute(
        'test/v1',
        '/x',
        open(() => 'early'),
      );
    }
  }
  const hooks = new Hooks<Server>();
  hooks.on('wp_rest_server_class', () => Own);
  expect(noticesOf(() => createServer(settings, { hooks }))).toEqual(['register_rest_route 5.1.0']);
});

test('6: notices of registrations run actions, each once', () => {
  const hooks = new Hooks<Server>();
  const reported: unknown[] = [];
  hooks.on('doing_it_wrong_run', (...given) => void reported.push(given));
  const server = serviceWith({ '/x': { callback: () => 1 } }, { hooks });
  expect(reported).toEqual([
    ['register_rest_route', expect.stringMatching(/permission_callback/), '5.5.0'],
  ]);
  server.registerRoute(
    '',
    '/y',
    open(() => 1),
  );
  expect(reported.slice(1)).toEqual([['register_rest_route', expect.any(String), '4.4.0']]);
});

test('2.3, 6: registering a route before the server exists runs doing_it_wrong_run once', () => {
  const hooks = new Hooks<Server>();
  const reported: unknown[] = [];
  hooks.on('doing_it_wrong_run', (...given) => void reported.push(given));
  const server = lazyServer(settings, { hooks });
  const early = [['register_rest_route', expect.any(String), '5.1.0']];
  const route = open(() => 1);
  expect(server.registerRoute('test/v1', '/x', route)).toBe(true);
  expect(reported).toEqual(early);
  expect(server.registerRoute('test/v1', '/y', route)).toBe(true);
  expect(reported).toEqual(early);
});

test('6: notices of a request run actions, also without debug', async () => {
  const server = serviceWith({
    '/x': open(async () => {
      await Promise.resolve();
      reportDeprecatedFunction('old', '4.4.0', 'new');
      reportDeprecatedArgument('half_old', '5.0.0', 'Leave it out.');
      server.registerRoute(
        'test/v1/',
        '/late',
        open(() => 1),
      );
      return 1;
    }),
  });
  const reported: unknown[] = [];
  server.hooks.on('deprecated_function_run', (...given) => void reported.push(given));
  server.hooks.on('deprecated_argument_run', (...given) => void reported.push(given));
  server.hooks.on('doing_it_wrong_run', (...given) => void reported.push(given.length));
  const answer = await server.respond({
    method: 'GET',
    url: '/cms-json/test/v1/x',
    headers: {},
    body: Buffer.alloc(0),
    ip: null,
    connection: { isTls: false, serverName: 'site.test' },
  });
  expect(reported).toEqual([['old', 'new', '4.4.0'], ['half_old', 'Leave it out.', '5.0.0'], 3]);
  expect(answer?.headers.filter((name) => name.startsWith('X-CMS-D'))).toEqual([]);
});

test('6: notices of internal requests and of registered fields run their actions once', async () => {
  const server = serviceWith({
    '/x': open(async () => {
      await Promise.resolve();
      reportDeprecatedFunction('old', '5.0.0', 'new');
      return 1;
    }),
    '/field': open(() => {
      server.fields.register('thing', 'other', { schema: { type: 'string', pattern: '[' } });
      return 1;
    }),
  });
  const reported: unknown[] = [];
  server.hooks.on('deprecated_function_run', (fn) => void reported.push(fn));
  server.hooks.on('doing_it_wrong_run', (fn) => void reported.push(fn));
  await server.dispatch('/test/v1/x');
  await server.serve({ route: '/test/v1/x' });
  await server.preload(['/test/v1/x']);
  expect(reported).toEqual(['old', 'old', 'old']);
  server.fields.register('thing', 'field', { schema: { type: 'string', pattern: '[' } });
  await server.dispatch('/test/v1/field');
  expect(reported.slice(3)).toEqual(['register_rest_field', 'register_rest_field']);
});
