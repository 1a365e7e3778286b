import { expect, test } from 'vitest';
import { RestError } from '../../runtime/errors/index.ts';
import { Hooks } from '../../runtime/hooks/index.ts';
import { anyone, createServer } from '../../runtime/server/index.ts';
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
