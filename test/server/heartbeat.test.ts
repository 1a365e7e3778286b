import { EventEmitter, on } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { Transport, valuesOf } from '../../runtime/client/index.ts';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { anyone, createServer } from '../../runtime/server/index.ts';

/** Streams of events that have none for a long time. */

const events = new EventEmitter<{ event: [number] }>();
const open: Listening[] = [];
afterAll(() => Promise.all(open.map((each) => each.close(100))));

/** Starts a service with a stream of events; connections without traffic are closed after 150 ms. */
async function start(settings: { readonly heartbeat?: number }): Promise<string> {
  const server = createServer({ profile: 'plain', ...settings }, { onBug: () => undefined });
  for (const media of ['text/event-stream', 'application/x-ndjson'])
    server.registerRoute('', `/${media.slice(media.indexOf('/') + 1)}`, {
      ...{ methods: 'GET', answers: 'any', media },
      endpoint: {
        permission: anyone,
        handle: async function* ({ request: { signal } }) {
          for await (const [value] of on(events, 'event', { signal })) yield { value };
        },
      },
    });
  const listening = await listen(server, { port: 0, timeouts: { idle: 150 } });
  open.push(listening);
  return `http://127.0.0.1:${listening.port}`;
}

test('a quiet stream of events gets comments, which the time limit of idle connections counts as traffic', async () => {
  const { body } = await fetch(`${await start({ heartbeat: 10 })}/event-stream`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  // More comments than fit into the time limit.
  while (text.length < 3 * 30) text += (await reader?.read())?.value ?? 'the stream has ended';
  expect(text).toMatch(/^(?::\n\n)+$/);
  events.emit('event', 7);
  while (!text.includes('data')) text += (await reader?.read())?.value ?? 'data is missing';
  expect(text).toMatch(/^(?::\n\n)+data: \{"value":7\}\n\n(?::\n\n)*$/);
  await reader?.cancel();
  await expect.poll(() => events.listenerCount('event')).toBe(0);
});

test('the client yields events only, not the comments between them', async () => {
  const transport = new Transport({ baseUrl: await start({ heartbeat: 5 }) });
  const values = valuesOf(transport, 'text/event-stream', 'GET', '/event-stream');
  const first = values.next();
  await expect.poll(() => events.listenerCount('event')).toBe(1);
  events.emit('event', 1);
  expect(await first).toEqual({ done: false, value: { value: 1 } });
  await values.return();
  await expect.poll(() => events.listenerCount('event')).toBe(0);
});

test.each([
  ['a stream of events without a heartbeat', '/event-stream', 0],
  ['a stream of JSON lines, which have no comments,', '/x-ndjson', 10],
])('%s ends after the time limit of idle connections', async (_, path, heartbeat) => {
  const url = await start({ heartbeat });
  await expect(fetch(`${url}${path}`).then((response) => response.text())).rejects.toThrow();
});
