import { afterAll, beforeAll, expect, test } from 'vitest';
import { Transport } from '../../runtime/client/index.ts';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { createServer } from '../../runtime/server/index.ts';

/** Routes with several placeholders in a segment. */

let listening: Listening;
let base: string;

beforeAll(async () => {
  const server = createServer({ profile: 'plain' });
  for (const route of ['/trips/{from}-{to}', '/files/{name}.v{version}.json', '/at/{x},{y}'])
    server.registerRoute('', route, {
      ...{ methods: 'GET', answers: 'any', args: { version: { type: 'integer' } } },
      endpoint: { permission: () => true, handle: ({ request: { url } }) => url },
    });
  listening = await listen(server, { port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${listening.port}`;
});
afterAll(() => listening.close());

test.each([
  ['/trips/oslo-bergen', { from: 'oslo', to: 'bergen' }],
  ['/trips/oslo-new-york', { from: 'oslo', to: 'new-york' }],
  ['/files/a.b.v12.json', { name: 'a.b', version: 12 }],
  ['/at/1.5,%C3%A9', { x: '1.5', y: 'é' }],
])('the first placeholder of %s ends before the text that leads to the next', async (path, url) => {
  expect(await (await fetch(base + path)).json()).toEqual(url);
});

test.each(['/trips/oslo', '/trips/-bergen', '/files/a.vx.json', '/files/a.v1_json', '/at/1/2'])(
  '%s matches no route',
  async (path) => {
    expect((await fetch(base + path)).status).toBe(404);
  },
);

test('the client fills in every placeholder of a segment', async () => {
  const transport = new Transport({ baseUrl: `${base}/` });
  const { body } = await transport.exchange(
    transport.write('GET', '/files/{name}.v{version}.json', { name: 'é b', version: 3 }),
  );
  expect(body).toEqual({ name: 'é b', version: 3 });
});
