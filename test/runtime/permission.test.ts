import { expect, test } from 'vitest';
import {
  RestError,
  anyone,
  loggedIn,
  loggedInFor,
  notImplemented,
} from '../../runtime/server/index.ts';
import type { Endpoint, User } from '../../runtime/server/index.ts';
import { ada, ask, bob, headersOf, open, serviceWith } from './service.ts';

test('5.3: a refused caller gets 401 if anonymous, otherwise 403', async () => {
  const server = serviceWith({ '/do': open(() => 'x', { permission_callback: () => false }) });
  expect(await ask(server, '/test/v1/do')).toMatchObject({
    status: 401,
    body: { code: 'rest_forbidden', data: { status: 401 } },
  });
  expect(await ask(server, { route: '/test/v1/do', user: bob })).toMatchObject({ status: 403 });
});

test('an error of the permission is the response', async () => {
  const denial = new RestError('own_denial', 'Not today.', { status: 418 });
  const server = serviceWith({ '/do': open(() => 'x', { permission_callback: () => denial }) });
  expect(await ask(server, '/test/v1/do')).toEqual({
    status: 418,
    body: { code: 'own_denial', message: 'Not today.', data: { status: 418 } },
  });
});

test('4.2: Allow lists the methods whose permission is exactly true', async () => {
  const server = serviceWith({
    '/do': [
      open(() => 'read'),
      open(() => 'made', { methods: 'POST', permission_callback: () => 1 }),
      open(() => 'changed', {
        methods: 'PUT, PATCH',
        permission_callback: ({ user }) => user !== null,
      }),
    ],
  });
  expect(await headersOf(server, { route: '/test/v1/do' })).toMatchObject({ Allow: 'GET' });
  expect(await headersOf(server, { route: '/test/v1/do', user: ada })).toMatchObject({
    Allow: 'GET, PUT, PATCH',
  });
  expect(await headersOf(server, { method: 'POST', route: '/test/v1/do' })).toMatchObject({
    Allow: 'GET',
  });
});

test('4.2: the permission for Allow gets its own arguments, which may be invalid', async () => {
  const seen: unknown[] = [];
  const update: Endpoint<{ id: number; n?: number }, unknown> = {
    permission: ({ args }) => (seen.push({ ...args }), true),
    handle: () => 'updated',
  };
  const server = serviceWith({
    '/things/(?P<id>\\d+)': {
      args: { id: { type: 'integer' } },
      endpoints: [
        { methods: 'GET', endpoint: { permission: anyone, handle: () => 'read' }, answers: 'any' },
        { methods: 'PUT', args: { n: { type: 'integer' } }, endpoint: update, answers: 'any' },
      ],
    },
  });
  await ask(server, { route: '/test/v1/things/4', query: { n: 'no number' } });
  expect(seen).toEqual([{ id: 4, n: 'no number' }]);
});

test('a permission that throws while Allow is computed does not break the response', async () => {
  const server = serviceWith({
    '/do': [
      open(() => 'read'),
      open(() => 'made', {
        methods: 'POST',
        permission_callback: (request) =>
          String(request.getParam('title')).length > request.raw.length && fail(),
      }),
    ],
  });
  const { status, headers } = await server.serve({ route: '/test/v1/do' });
  expect([status, headers.get('Allow')]).toEqual([200, 'GET']);
});

test('loggedIn admits authenticated users, and notImplemented is the response of a stub', async () => {
  const endpoint: Endpoint<unknown, unknown> = {
    permission: loggedIn,
    handle: () => notImplemented('things.list'),
  };
  const server = serviceWith({ '/do': { endpoint, answers: 'any' } });
  expect((await ask(server, '/test/v1/do')).status).toBe(401);
  expect(await ask(server, { route: '/test/v1/do', user: bob })).toMatchObject({
    status: 501,
    body: { code: 'rest_not_implemented' },
  });
});

test('loggedInFor admits everyone, except anonymous callers in the listed contexts', async () => {
  const endpoint: Endpoint<unknown, unknown> = {
    permission: loggedInFor('edit', 'audit'),
    handle: ({ context }) => context,
  };
  const args = { context: { type: 'string', default: 'view' } } as const;
  const server = serviceWith({ '/do': { endpoint, answers: 'any', args } });
  const statusFor = async (context: string, user: User | null) =>
    (await ask(server, { route: '/test/v1/do', query: { context }, user })).status;
  expect(await statusFor('view', null)).toBe(200);
  expect(await statusFor('embed', null)).toBe(200);
  expect(await statusFor('edit', null)).toBe(401);
  expect(await statusFor('audit', null)).toBe(401);
  expect(await statusFor('audit', bob)).toBe(200);
});

function fail(): never {
  throw new Error('asked about the wrong request');
}
