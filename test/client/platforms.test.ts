import { afterEach, expect, test, vi } from 'vitest';
import { Client } from '../../generated/client.ts';
import { bytesOf, Transport, valuesOf } from '../../runtime/client/index.ts';

/** The client on platforms without web streams, such as React Native. */

afterEach(() => vi.unstubAllGlobals());

/** A `fetch` like that of React Native: responses have no `body`, only methods that read it. */
const withoutStreams: typeof fetch = async () => {
  const headers = new Headers({ 'content-type': 'application/json' });
  const response = { ok: true, status: 200, headers, text: async () => '{"id":7}' };
  return response as Response; // the members that the platform has
};

test('calls are sent and repeated without the global ReadableStream', async () => {
  let calls = 0;
  const client = new Client({
    baseUrl: 'http://cms.test/',
    fetch: async (...request) => {
      calls += 1;
      if (calls === 1) throw new TypeError('Network request failed');
      return withoutStreams(...request);
    },
  });
  vi.stubGlobal('ReadableStream', undefined);
  await expect(client.posts.get({ id: 7 })).resolves.toMatchObject({ id: 7 });
  await expect(client.tags.create({ name: 'Harbour' })).resolves.toMatchObject({ id: 7 });
  expect(calls).toBe(3);
});

test('a response that is streamed is an error that names the cause, not an empty stream', async () => {
  const transport = new Transport({ baseUrl: 'http://cms.test/', fetch: withoutStreams });
  const message = 'This endpoint needs a `fetch` whose responses have web streams.';
  await expect(bytesOf(transport, 'application/pdf', 'GET', '/pdf')).rejects.toThrow(message);
  const values = valuesOf(transport, 'application/x-ndjson', 'GET', '/loans');
  await expect(values.next()).rejects.toThrow(message);
});
