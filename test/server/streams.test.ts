import { EventEmitter, on, once } from 'node:events';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, toFetchHandler } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import {
  createServer,
  redirect,
  respond,
  RestError,
  RestResponse,
  streamed,
} from '../../runtime/server/index.ts';
import type { Endpoint, HandlerRequest } from '../../runtime/server/index.ts';

/** Responses with `media`, whose handlers return text, bytes or parts. */

const bugs: unknown[] = [];
let bugId: string | null = null;
const server = createServer(
  { profile: 'plain', checkResponses: 'strict' },
  {
    onBug: (bug, id) => {
      bugs.push(bug);
      bugId = id;
    },
  },
);

let ended = 0;
/** Returns one part, and fails when the client disconnects. */
async function* untilAborted({ request: { signal } }: HandlerRequest<unknown>) {
  try {
    yield 'a,b\n';
    await once(signal, 'abort');
    throw signal.reason;
  } finally {
    ended += 1;
  }
}

const handlers: {
  [name: string]: readonly [media: string, handle: Endpoint<unknown, unknown>['handle']];
} = {
  bug: ['text/csv', () => throwing([])],
  gone: ['text/csv', () => throwing([], new RestError('gone', 'Gone.', { status: 410 }))],
  object: ['text/csv', () => ({ a: 1 })],
  endless: [
    'text/csv',
    (request) => streamed(encoded(untilAborted(request)), { 'Content-Type': 'text/csv' }),
  ],
  late: ['text/csv', () => throwing(['a,b\n'])],
  event: ['text/event-stream', () => throwing([], new RestError('no', 'No.', { status: 403 }))],
  waiting: ['text/event-stream', () => never()],
  holes: ['application/x-ndjson', () => [{ a: 1 }, undefined, null]],
  moved: ['text/csv', () => redirect('https://archive.example/7')],
  none: ['text/csv', () => respond(204)],
  silent: ['text/event-stream', () => on(silence, 'event')],
  parts: ['text/csv', () => opened()],
  open: ['text/csv', () => streamed(opened(), { 'Content-Type': 'text/csv' })],
  replaced: ['text/csv', () => streamed(opened(), { 'Content-Type': 'text/csv' })],
};

/** Never has an event. */
const silence = new EventEmitter();

let open = 0;
/** Returns a stream that counts as open until it is destroyed. */
function opened(): Readable {
  open += 1;
  return new Readable({
    read() {
      this.push('a,b\n');
    },
    destroy(error, done) {
      open -= 1;
      done(error);
    },
  });
}
server.hooks.on('rest_post_dispatch', (response, _, { route }) =>
  route === '/replaced' ? new RestResponse({ a: 1 }) : response,
);

/** Streams that fail after their first part, as `streamed` sends them. */
const streams = {
  iterable: () => encoded(throwing(['a,b\n'])),
  readable: () => Readable.from(encoded(throwing(['a,b\n']))),
  web: () => ReadableStream.from(encoded(throwing(['a,b\n']))),
};
for (const [name, stream] of Object.entries(streams))
  handlers[name] = ['text/csv', () => streamed(stream(), { 'Content-Type': 'text/csv' })];

async function* encoded(parts: AsyncIterable<string>) {
  for await (const part of parts) yield new TextEncoder().encode(part);
}

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
  for (const path of ['/late', ...Object.keys(streams).map((name) => `/${name}`)]) {
    [bugs.length, bugId] = [0, null];
    const response = await send(path);
    expect([path, response.status]).toEqual([path, 200]);
    await expect(response.text()).rejects.toThrow();
    expect([path, ...bugs]).toMatchObject([path, { message: 'broken' }]);
    expect(bugId).toBe(response.headers.get('x-request-id'));
  }
});

test.each(ways)('a stream that the client aborts ends and reports no bug: %s', async (_, send) => {
  [bugs.length, ended] = [0, 0];
  const controller = new AbortController();
  // A compressor would wait for more.
  const headers = { 'accept-encoding': 'identity' };
  const { body } = await send('/endless', { signal: controller.signal, headers });
  const reader = body?.getReader();
  await reader?.read();
  await reader?.cancel();
  controller.abort();
  await expect.poll(() => ended).toBe(1);
  expect(bugs).toEqual([]);
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

test.each(ways)('a stream that is not sent is closed: %s', async (_, send) => {
  for (const [path, method] of [
    ['/open', 'HEAD'],
    ['/parts', 'HEAD'],
    ['/replaced', 'GET'],
  ] as const) {
    const response = await send(path, { method });
    expect([path, response.status]).toEqual([path, 200]);
    await response.text();
    await expect.poll(() => open).toBe(0);
  }
});

test.each(ways)(
  'a source that waits for an event is closed when the client leaves: %s',
  async (_, send) => {
    const controller = new AbortController();
    const { body } = await send('/silent', { signal: controller.signal });
    expect(silence.listenerCount('event')).toBe(1);
    await body?.cancel();
    controller.abort();
    await expect.poll(() => silence.listenerCount('event')).toBe(0);
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
