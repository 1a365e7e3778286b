import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, toFetchHandler } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { createServer, redirect, respond, RestError } from '../../runtime/server/index.ts';
import type { Endpoint } from '../../runtime/server/index.ts';

/** Responses with `media`, whose handlers return text, bytes or parts. */

const bugs: unknown[] = [];
const server = createServer(
  { profile: 'plain', checkResponses: 'strict' },
  { onBug: (bug) => void bugs.push(bug) },
);

let ended = 0;
const handlers: { readonly [name: string]: readonly [media: string, handle: () => unknown] } = {
  bug: ['text/csv', () => throwing([])],
  gone: ['text/csv', () => throwing([], new RestError('gone', 'Gone.', { status: 410 }))],
  object: ['text/csv', () => ({ a: 1 })],
  late: ['text/csv', () => throwing(['a,b\n'])],
  event: ['text/event-stream', () => throwing([], new RestError('no', 'No.', { status: 403 }))],
  waiting: ['text/event-stream', () => never()],
  holes: ['application/x-ndjson', () => [{ a: 1 }, undefined, null]],
  moved: ['text/csv', () => redirect('https://archive.example/7')],
  none: ['text/csv', () => respond(204)],
};

async function* throwing(parts: readonly string[], error: Error | RestError = new Error('broken')) {
  yield* parts;
  await Promise.resolve();
  throw error;
}

/** Sends one event after which the client may disconnect, and none before the response head is sent. */
async function* never() {
  try {
    await new Promise((resolve) => (release = () => resolve(null)));
    yield { n: 1 };
    yield { n: 2 };
  } finally {
    ended += 1;
  }
}
let release = (): void => undefined;

for (const [name, [media, handle]] of Object.entries(handlers)) {
  const endpoint: Endpoint<unknown, unknown> = { permission: () => true, handle };
  server.registerRoute('', `/${name}`, {
    ...{ methods: 'GET', answers: 'any', media, endpoint },
    responses: { 200: {}, 204: {}, 303: {} },
  });
}

let listening: Listening;
beforeAll(async () => {
  listening = await listen(server, { port: 0 });
});
afterAll(() => listening.close(100));

const byFetch = toFetchHandler(server);
const ways: readonly (readonly [
  string,
  (path: string, init?: RequestInit) => Promise<Response>,
])[] = [
  ['listen', (path, init) => fetch(`http://127.0.0.1:${listening.port}${path}`, init)],
  ['toFetchHandler', (path, init) => byFetch(new Request(`http://things.test${path}`, init))],
];

test.each(ways)('an error before the first part is the response: %s', async (_, send) => {
  bugs.length = 0;
  const outcomeOf = async (path: string) => {
    const response = await send(path);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    return [response.status, await response.json()];
  };
  expect(await outcomeOf('/gone')).toMatchObject([410, { code: 'gone' }]);
  expect(await outcomeOf('/event')).toMatchObject([403, { code: 'no' }]);
  expect(bugs).toEqual([]);
  expect(await outcomeOf('/bug')).toMatchObject([500, { code: 'internal_server_error' }]);
  expect(await outcomeOf('/object')).toMatchObject([500, { code: 'internal_server_error' }]);
  expect(bugs).toMatchObject([
    { message: 'broken' },
    { message: expect.stringContaining('iterable') as string },
  ]);
});

test.each(ways)('a later error ends the response and is reported: %s', async (_, send) => {
  bugs.length = 0;
  const response = await send('/late');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  expect(bugs).toMatchObject([{ message: 'broken' }]);
});

test.each(ways)(
  'the head of an event stream is sent before the first event: %s',
  async (_, send) => {
    [bugs.length, ended] = [0, 0];
    const controller = new AbortController();
    const { status, body } = await send('/waiting', { signal: controller.signal });
    expect(status).toBe(200);
    release();
    const reader = body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toContain('data: {"n":1}');
    await reader?.cancel();
    controller.abort();
    await expect.poll(() => ended).toBe(1);
    expect(bugs).toEqual([]);
  },
);

test.each(ways)('a value that JSON cannot express is null: %s', async (_, send) => {
  expect(await (await send('/holes')).text()).toBe('{"a":1}\nnull\nnull\n');
});

test.each(ways)(
  '204 and a redirect have neither a body nor a Content-Type: %s',
  async (_, send) => {
    for (const [path, status] of [
      ['/none', 204],
      ['/moved', 303],
    ] as const) {
      const response = await send(path, { redirect: 'manual' });
      expect([response.status, response.headers.get('content-type')]).toEqual([status, null]);
      expect(await response.text()).toBe('');
    }
  },
);
