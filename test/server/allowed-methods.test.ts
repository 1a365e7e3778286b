import { expect, test } from 'vitest';
import { RestRequest, anyone, createServer, loggedIn } from '../../runtime/server/index.ts';
import type { HandlerRequest, Server } from '../../runtime/server/index.ts';

/** Notes that everyone reads; note 1 can be changed by everyone, the others by callers who are logged in. */
function notes(): Server {
  const server = createServer({});
  const isFirst = ({ args, user }: HandlerRequest<{ id: number }>) =>
    args.id === 1 || user !== null;
  const handle = () => null;
  server.registerRoute('', '/notes/{id}', {
    args: { id: { type: 'integer' } },
    endpoints: [
      { methods: 'GET', answers: 'any', endpoint: { permission: anyone, handle } },
      { methods: 'PUT', answers: 'any', endpoint: { permission: isFirst, handle } },
      { methods: 'DELETE', answers: 'any', endpoint: { permission: loggedIn, handle } },
    ],
  });
  return server;
}

const ada = { id: 7, login: 'ada', can: () => true };

async function allow(method: string, route: string, user: typeof ada | null = null) {
  const query = { id: '1' };
  const { status, headers } = await notes().serve(new RestRequest({ method, route, query, user }));
  return [status, headers.get('Allow')];
}

test('OPTIONS of the profile plain lists the methods that the caller may use', async () => {
  expect(await allow('OPTIONS', '/notes/2')).toEqual([204, 'GET, HEAD, OPTIONS']);
  const all = 'GET, HEAD, PUT, DELETE, OPTIONS';
  expect(await allow('OPTIONS', '/notes/2', ada)).toEqual([204, all]);
});

test('OPTIONS of the profile plain passes the parameters of the path to permissions', async () => {
  expect(await allow('OPTIONS', '/notes/1')).toEqual([204, 'GET, HEAD, PUT, OPTIONS']);
});

test('a response with the status 405 lists all methods of the path', async () => {
  expect(await allow('POST', '/notes/2')).toEqual([405, 'GET, HEAD, PUT, DELETE, OPTIONS']);
});
