import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import { createServer } from '../../runtime/server/index.ts';
import { open, serviceWith } from '../runtime/service.ts';

/** An argument that is the whole body, and has `readonly` members. */

const args = {
  card: {
    in: 'body',
    type: 'object',
    properties: { id: { type: 'integer', readonly: true }, name: { type: 'string' } },
  },
} as const;

async function put(server: Parameters<typeof listen>[0], path: string, body: object) {
  const { port, close } = await listen(server, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => close());
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'PUT', headers, body: JSON.stringify(body) };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  return [response.status, await response.json()];
}

test('a readonly member of a whole body is refused like that of any other body', async () => {
  const server = createServer({ profile: 'plain' });
  server.registerRoute('', '/card', {
    ...{ methods: 'PUT', answers: 'any', args },
    endpoint: { permission: () => true, handle: ({ request }) => request.getParam('card') },
  });
  expect(await put(server, '/card', { id: 7, name: 'a', note: 'b' })).toMatchObject([
    400,
    { code: 'rest_unknown_param', data: { params: ['id'] } },
  ]);
  expect(await put(server, '/card', { name: 'a', note: 'b' })).toEqual([
    200,
    { name: 'a', note: 'b' },
  ]);
});

test('a content API drops the readonly members of a whole body', async () => {
  const server = serviceWith({
    '/card': open((request) => request.getParam('card'), { methods: 'PUT', args }),
  });
  const path = '/cms-json/test/v1/card';
  expect(await put(server, path, { id: 7, name: 'a' })).toEqual([200, { name: 'a' }]);
});
