import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import { RestError } from '../../runtime/errors/index.ts';
import { anyone, createServer, loggedIn } from '../../runtime/server/index.ts';
import type { RestRequest, Server, User } from '../../runtime/server/index.ts';

/** The examples of docs/guide/permissions.md. */

const ada: User = { id: 1, login: 'ada', can: (capability) => capability === 'manage' };

function withRoutes(server: Server): Server {
  server.registerRoute('', '/me', {
    methods: 'GET',
    answers: 'any',
    endpoint: { permission: loggedIn, handle: ({ user }) => user?.login ?? null },
  });
  return server;
}

async function statusOf(server: Server, headers: { [name: string]: string } = {}) {
  const running = await listen(withRoutes(server), { port: 0 });
  try {
    const response = await fetch(`http://127.0.0.1:${running.port}/me`, { headers });
    return [response.status, response.ok ? await response.json() : null];
  } finally {
    await running.close();
  }
}

test('an API key identifies the caller', async () => {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  const keys = new Map([[digest('k-1'), ada]]);
  const server = createServer(
    {},
    {
      authenticate: (request) => {
        const key = request.header('x-api-key');
        if (key === null) return null;
        return (
          keys.get(digest(key)) ??
          new RestError('key_invalid', 'The API key is not valid.', { status: 401 })
        );
      },
    },
  );
  expect(await statusOf(server)).toEqual([401, null]);
  expect(await statusOf(server, { 'x-api-key': 'k-1' })).toEqual([200, 'ada']);
  expect(await statusOf(server, { 'x-api-key': 'k-2' })).toEqual([401, null]);
});

test('a session identifies the caller by cookie, and refuses writes from other origins', async () => {
  const sessions = new Map<string, User>();
  const authenticate = (request: RestRequest) => {
    const cookie = /(?:^|; )session=([\w-]+)/.exec(request.header('cookie') ?? '')?.[1];
    const user = cookie === undefined ? null : (sessions.get(cookie) ?? null);
    if (!user || request.method === 'GET') return user;
    // Browsers also send the cookie with requests of other pages.
    const isOwn = request.header('origin') === 'https://app.example';
    return isOwn ? user : new RestError('origin_refused', 'Wrong origin.', { status: 403 });
  };
  const server = createServer({ baseUrl: 'https://app.example' }, { authenticate });
  const id = randomBytes(24).toString('base64url');
  sessions.set(id, ada);
  expect(await statusOf(server, { cookie: `session=${id}` })).toEqual([200, 'ada']);
  expect(await statusOf(server, { cookie: 'session=other' })).toEqual([401, null]);
});

test('a permission decides by the caller, the arguments and the context', async () => {
  const server = createServer({}, { authenticate: () => ada });
  server.registerRoute('', '/reports/{id}', {
    methods: 'GET',
    answers: 'any',
    args: { id: { type: 'integer' } },
    endpoint: {
      permission: ({ user }) => user?.can('manage') ?? false,
      handle: ({ request }) => request.route,
    },
  });
  server.registerRoute('', '/public', {
    methods: 'GET',
    answers: 'any',
    endpoint: { permission: anyone, handle: () => 'open' },
  });
  expect((await server.serve({ route: '/reports/7' })).status).toBe(200);
  expect((await server.serve({ route: '/public' })).status).toBe(200);
});
