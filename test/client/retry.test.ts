import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bytesOf, connect, replyOf, textOf, valuesOf } from '../../runtime/client/index.ts';
import type { ClientOptions } from '../../runtime/client/index.ts';

type Answer = (response: ServerResponse) => void;

let server: Server;
let answers: Answer[];
/** The answers of each client by its number: a late request of one must not take an answer of another. */
const answersOf: Answer[][] = [];
let requests: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.method ?? '');
    request.resume();
    const [, client] = (request.url ?? '').split('/');
    (answersOf[Number(client)]?.shift() ?? json('enough'))(response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => void server.close());
beforeEach(() => {
  requests = [];
});

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end('{"code":"busy","message":"Busy."}');
const json =
  (body: unknown): Answer =>
  (response) =>
    response.end(JSON.stringify(body));
const lost: Answer = (response) => response.destroy();
const cut: Answer = (response) => {
  response.writeHead(200, { 'content-length': '1000' }).write('{"half":');
  setTimeout(() => response.destroy(), 20);
};
const never: Answer = () => undefined;

/** Returns a client whose requests get the `answers` of this moment. */
function client(options: Partial<ClientOptions> = {}) {
  const { port } = server.address() as AddressInfo;
  const number = answersOf.push(answers) - 1;
  return connect({ baseUrl: `http://127.0.0.1:${port}/${number}/`, ...options });
}

test('read requests are repeated if the network or the service fails', async () => {
  answers = [lost, status(503, { 'retry-after': '0' }), json('there')];
  expect(await client().call('GET', '/notes')).toBe('there');
  expect(requests).toEqual(['GET', 'GET', 'GET']);
});

test('a truncated response counts as a network failure', async () => {
  answers = [cut, json('there')];
  expect(await client().call('GET', '/notes')).toBe('there');
  answers = [cut, json('there')];
  await expect(client().call('POST', '/notes')).rejects.toThrow(TypeError);
  answers = [cut, json('there')];
  expect(await client().call('POST', '/notes', {}, { retries: 1 })).toBe('there');
  answers = [cut, cut, cut, json('too late')];
  await expect(client().call('GET', '/notes')).rejects.toThrow(TypeError);
});

test('a truncated response of text, or of an endpoint with several responses, counts as a network failure', async () => {
  answers = [cut, json('there')];
  expect(await textOf(client(), 'text/csv', 'GET', '/notes.csv')).toBe('"there"');
  answers = [cut, json('there')];
  const reply = replyOf(client(), { headers: {}, redirects: true }, 'GET', '/notes');
  expect(await reply).toMatchObject({ status: 200, body: 'there' });
  expect(requests).toEqual(['GET', 'GET', 'GET', 'GET']);
});

test('the values of a stream arrive before its end, and a stream that breaks off is not repeated', async () => {
  let end = (): void => undefined;
  const stream: Answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    end = () => void response.destroy();
  };
  answers = [lost, stream];
  const values = valuesOf(client({ retries: 2 }), 'text/event-stream', 'GET', '/events');
  expect(await values.next()).toEqual({ done: false, value: 1 });
  end();
  await expect(values.next()).rejects.toThrow(TypeError);
  expect(requests).toEqual(['GET', 'GET']);
});

test('a request is repeated at most `retries` times, and then rejects with the last error', async () => {
  answers = [status(429, { 'retry-after': '0' }), status(429), json('too late')];
  await expect(client({ retries: 1 }).call('GET', '/notes')).rejects.toMatchObject({ status: 429 });
  answers = [lost, json('too late')];
  await expect(client({ retries: 0 }).call('GET', '/notes')).rejects.toThrow(TypeError);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  '%s is repeated only if its call sets `retries`',
  async (method) => {
    answers = [lost, json('there')];
    await expect(client().call(method, '/notes')).rejects.toThrow(TypeError);
    answers = [lost, json('there')];
    expect(await client().call(method, '/notes', {}, { retries: 1 })).toBe('there');
    expect(requests).toEqual([method, method, method]);
  },
);

test('other errors of the service are not repeated', async () => {
  answers = [status(500), json('too late')];
  await expect(client().call('GET', '/notes')).rejects.toMatchObject({ status: 500 });
});

test('the client waits as long as Retry-After says, and rejects without a retry if that is too long', async () => {
  answers = [status(503, { 'retry-after': '1' }), json('there')];
  const start = performance.now();
  expect(await client().call('GET', '/notes')).toBe('there');
  expect(performance.now() - start).toBeGreaterThan(950);
  answers = [status(503, { 'retry-after': '3600' })];
  await expect(client().call('GET', '/notes')).rejects.toMatchObject({ status: 503 });
  answers = [status(503, { 'retry-after': new Date(Date.now() - 5000).toUTCString() }), json(1)];
  expect(await client().call('GET', '/notes')).toBe(1);
});

test.each(['0.4', '0.4 '])('Retry-After accepts seconds as "%s"', async (seconds) => {
  answers = [status(503, { 'retry-after': seconds }), json('there')];
  const start = performance.now();
  await client().call('GET', '/notes');
  expect(performance.now() - start).toBeGreaterThan(390);
});

test('a signal aborts a call during the request and between retries', async () => {
  for (const answer of [never, status(503, { 'retry-after': '20' })]) {
    answers = [answer];
    const aborting = new AbortController();
    const call = client().call('GET', '/notes', {}, { signal: aborting.signal });
    setTimeout(() => aborting.abort(new Error('changed my mind')), 50);
    await expect(call).rejects.toThrow('changed my mind');
  }
});

test('a call ends after its timeout, or that of the client', async () => {
  answers = [never];
  const call = client().call('GET', '/notes', {}, { timeout: 40 });
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  answers = [never];
  await expect(client({ timeout: 40 }).call('GET', '/notes')).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

/** The listeners of a signal, and the entries of the signals that follow it. */
function entriesOf(signal: AbortSignal): number {
  // The sets of Node are not instances of `Set`.
  const sizes = Object.getOwnPropertySymbols(signal).map((name) => {
    const value: unknown = Reflect.get(signal, name);
    return typeof value === 'object' && value !== null && 'size' in value ? Number(value.size) : 0;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('the signal of a caller keeps nothing of an ended call with a timeout, and still aborts a call', async () => {
  const caller = new AbortController();
  const options = { signal: caller.signal, timeout: 10_000 };
  for (let calls = 0; calls < 3; calls += 1) {
    answers = [json('there')];
    await client().call('GET', '/notes', {}, options);
  }
  expect(entriesOf(caller.signal)).toBe(0);
  answers = [never];
  const aborted = expect(client().call('GET', '/notes', {}, options)).rejects.toBe('enough');
  caller.abort('enough');
  await aborted;
  await expect(client().call('GET', '/notes', {}, options)).rejects.toBe('enough');
});

test('the signal of a caller keeps nothing of an ended stream with a timeout, and aborts a stream that is being read', async () => {
  const caller = new AbortController();
  const options = { signal: caller.signal, timeout: 10_000 };
  const lines: Answer = (response) => response.end('1\n2\n3\n');
  const endless: Answer = (response) => void response.writeHead(200).write('1\n');
  const request = ['application/x-ndjson', 'GET', '/lines', {}, options] as const;
  answers = [lines, lines, lines, endless];
  const transport = client();
  const received: unknown[] = [];
  for await (const value of valuesOf(transport, ...request)) received.push(value);
  expect(received).toEqual([1, 2, 3]);
  expect(await new Response(await bytesOf(transport, ...request)).text()).toBe('1\n2\n3\n');
  expect(await textOf(transport, 'text/plain', 'GET', '/lines', {}, options)).toBe('1\n2\n3\n');
  for await (const first of valuesOf(transport, ...request)) {
    expect(first).toBe(1);
    break;
  }
  await expect.poll(() => entriesOf(caller.signal)).toBe(0);

  answers = [endless];
  const values = valuesOf(client(), ...request);
  expect(await values.next()).toEqual({ value: 1, done: false });
  caller.abort(new Error('enough'));
  await expect(values.next()).rejects.toThrow('enough');
});

test('Infinity removes the timeout of the client, and a very large timeout does not overflow', async () => {
  for (const timeout of [Infinity, 2 ** 31]) {
    answers = [(response) => void setTimeout(() => json('there')(response), 80)];
    expect(await client({ timeout: 40 }).call('GET', '/notes', {}, { timeout })).toBe('there');
  }
});

test('headers of a call override those of the client, and hooks get requests and responses', async () => {
  const seen: string[] = [];
  answers = [json('there')];
  const transport = client({
    headers: { 'x-one': 'client', 'x-two': 'client' },
    onRequest: ({ headers }) => headers.set('x-three', 'hook'),
    onResponse: ({ status: code }, { method, headers }) => {
      const values = ['x-one', 'x-two', 'x-three'].map((name) => headers.get(name));
      seen.push(`${method} ${code} ${values.join()}`);
    },
  });
  await transport.call('GET', '/notes', {}, { headers: { 'x-two': 'call' } });
  expect(seen).toEqual(['GET 200 client,call,hook']);
});
