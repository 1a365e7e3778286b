import { describe, expect, test } from 'vitest';
import { RestRequest, anyone, createServer } from '../../runtime/server/index.ts';
import type { Endpoint, RouteDefinition, Server } from '../../runtime/server/index.ts';

function withHandler(handle: (id: unknown) => unknown, onBug?: (bug: unknown) => void): Server {
  const server = createServer({}, onBug ? { onBug } : {});
  const endpoint: Endpoint<{ id: unknown }, unknown> = {
    permission: anyone,
    handle: ({ args }) => handle(args.id),
  };
  server.registerRoute('', '/events/{id}', {
    args: { id: { type: 'integer' } },
    endpoints: [{ methods: 'GET', answers: 'item', endpoint }],
  });
  return server;
}

describe('endpoints of untyped code', () => {
  test.each([
    [undefined, 'permission'],
    [{ handle: () => 1 }, 'permission'],
    [{ permission: anyone }, 'handle'],
  ])(
    'an endpoint %j is refused at registration by its route and the missing function',
    (endpoint, name) => {
      const definition = { endpoints: [{ methods: 'GET', answers: 'item', endpoint }] };
      const register = () =>
        // The types require both functions.
        createServer({}).registerRoute(
          '',
          '/events/{id}',
          definition as unknown as RouteDefinition,
        );
      expect(register).toThrow(`the endpoint GET /events/{id} lacks the function \`${name}\``);
    },
  );

  test.each([null, undefined])(
    'an item handler that returns %s is a bug with the status 500',
    async (item) => {
      const bugs: unknown[] = [];
      const server = withHandler(
        () => item,
        (bug) => void bugs.push(bug),
      );
      const { status } = await server.serve(new RestRequest({ route: '/events/1' }));
      expect(status).toBe(500);
      expect(String(bugs)).toContain('must return an item or an error');
    },
  );
});

test('HEAD has the entity tag of GET', async () => {
  const server = withHandler((id) => ({ id }));
  const tagOf = async (method: string) => {
    const response = await server.respond({
      ...{ method, url: '/events/1', headers: {}, body: new Uint8Array(), ip: null },
      connection: { isTls: false, serverName: 'localhost' },
    });
    return response?.headers[response.headers.indexOf('ETag') + 1];
  };
  expect(await tagOf('GET')).toMatch(/^W\//);
  expect(await tagOf('HEAD')).toBe(await tagOf('GET'));
});
