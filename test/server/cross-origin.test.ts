import { expect, test } from 'vitest';
import { toFetchHandler } from '../../runtime/http/index.ts';
import { anyone, createServer } from '../../runtime/server/index.ts';

/** Headers that pages of the origins in `cors` may read and send. */

const origin = 'https://app.test';
const server = createServer({ profile: 'plain', protocol: { cors: { origins: [origin] } } });
server.registerRoute('', '/feed', {
  ...{ methods: 'GET', answers: 'page' },
  args: { cursor: { type: 'string' }, 'X-Reason': { type: 'string', in: 'header' } },
  endpoint: { permission: anyone, handle: () => ({ items: [], total: null, cursor: 'b' }) },
});
server.registerRoute('', '/about', {
  ...{ methods: 'GET', answers: 'any' },
  endpoint: { permission: anyone, handle: () => ({}) },
});
const handle = toFetchHandler(server);

/** Sends a request of a page and returns a list in a header of the response. */
async function listed(method: string, path: string, header: string): Promise<readonly string[]> {
  const { headers } = await handle(
    new Request(`http://localhost${path}`, { method, headers: { origin } }),
  );
  return headers.get(header)?.split(', ') ?? [];
}

test('a page of a listed origin may read `Link`, which leads to the next page of a collection', async () => {
  expect(await listed('GET', '/feed', 'link')).toEqual([
    '<http://localhost/feed?cursor=b>; rel="next"',
  ]);
  expect(await listed('GET', '/feed', 'access-control-expose-headers')).toContain('Link');
});

test('a preflight response allows the arguments of its route that are headers', async () => {
  const allowed = 'access-control-allow-headers';
  expect(await listed('OPTIONS', '/feed', allowed)).toContain('X-Reason');
  expect(await listed('OPTIONS', '/about', allowed)).not.toContain('X-Reason');
});
