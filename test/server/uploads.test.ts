import { expect, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import { createServer } from '../../runtime/server/index.ts';

test('in plain a file reaches its endpoint whatever X-HTTP-Method-Override is', async () => {
  const server = createServer();
  server.registerRoute('', '/covers', {
    methods: 'POST',
    uploads: true,
    permission_callback: () => true,
    callback: ({ files }) => files.map(({ filename }) => filename),
  });
  const listening = await listen(server, { port: 0 });
  const body = new FormData();
  body.set('cover', new Blob(['x']), 'cover.png');
  const response = await fetch(`http://127.0.0.1:${listening.port}/covers`, {
    method: 'POST',
    headers: { 'x-http-method-override': 'DELETE' },
    body,
  });
  const outcome = [response.status, await response.json()];
  await listening.close();
  expect(outcome).toEqual([200, ['cover.png']]);
});
