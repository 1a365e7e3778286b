import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { health, listen } from '../../runtime/http/index.ts';
import type { ListenOptions, Listening } from '../../runtime/http/index.ts';
import { readAll } from '../../runtime/http/body.ts';
import { accountsOf, ADAS_PASSWORD, open, serviceWith } from '../runtime/service.ts';
import { dial, exchange, start, stopAll } from './wire.ts';

/** A service limits its requests, bodies and responses; over a limit it responds with 503, and health checks succeed. */

let running: number;
let mostRunning: number;
let release: (() => void)[];
const sockets: Socket[] = [];

beforeEach(() => {
  running = 0;
  mostRunning = 0;
  release = [];
});
afterEach(async () => {
  for (const finish of release) finish();
  for (const socket of sockets.splice(0)) socket.destroy();
  await stopAll();
});

const LONG = 'x'.repeat(20_000_000);

/** `/waits` responds when `release` is called; `/ticks` after a short time. */
function started(limits: ListenOptions['limits']): Promise<Listening> {
  const service = serviceWith(
    {
      '/echo': open((request) => request.getParams(), { methods: 'GET, POST' }),
      '/waits': open(() => new Promise<string>((resolve) => release.push(() => resolve('done')))),
      '/ticks': open(async (request) => {
        running += 1;
        mostRunning = Math.max(mostRunning, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
        return request.getParam('n');
      }),
      '/long': open(() => LONG),
    },
    { accounts: accountsOf() },
  );
  return start(service, { limits, health: health(async () => true) });
}

const at = (port: number, path: string): string =>
  `http://127.0.0.1:${port}/cms-json/test/v1${path}`;

const healthOf = async (port: number): Promise<readonly number[]> =>
  Promise.all(
    ['/healthz', '/readyz'].map(
      async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status,
    ),
  );

const overloaded = (limit: string, maximum: number) => ({
  code: 'rest_overloaded',
  message: expect.stringContaining('at most'),
  data: { status: 503, limit, maximum },
});

function send(port: number, text: string): { socket: Socket; answer: Promise<string> } {
  const dialled = dial(port);
  sockets.push(dialled.socket);
  dialled.socket.write(text);
  return dialled;
}

test('pipelined requests are handled one at a time, in order', async () => {
  const { port } = await started({});
  const requests = Array.from(
    { length: 40 },
    (_, n) =>
      `GET /cms-json/test/v1/ticks?n=${n} HTTP/1.1\r\nHost: x\r\n${n === 39 ? 'Connection: close\r\n' : ''}\r\n`,
  );
  const answer = await exchange(port, requests.join(''));
  expect([...answer.matchAll(/\r\n\r\n"(\d+)"/g)].map(([, n]) => Number(n))).toEqual(
    Array.from({ length: 40 }, (_, n) => n),
  );
  expect(mostRunning).toBe(1);
});

test('a connection with too many pipelined requests is closed', async () => {
  const { port } = await started({ pipelined: 3 });
  const get = 'GET /cms-json/test/v1/waits HTTP/1.1\r\nHost: x\r\n\r\n';
  expect(await send(port, get.repeat(5)).answer).toBe('');
  expect(await (await fetch(at(port, '/echo?a=1'))).json()).toEqual({ a: '1' });
});

test('requests above the limits of handled and waiting requests get 503', async () => {
  const { port } = await started({ requests: 2, waiting: 1 });
  const holding = [fetch(at(port, '/waits')), fetch(at(port, '/waits'))];
  await vi.waitFor(() => expect(release).toHaveLength(2));
  const origin = 'http://a.test';
  const refused: Response[] = [];
  const more = Array.from({ length: 3 }, async () => {
    const answer = await fetch(at(port, '/echo'), { headers: { origin } });
    if (answer.status === 503) refused.push(answer);
    return answer.status;
  });
  // One of them waits.
  await vi.waitFor(() => expect(refused).toHaveLength(2));
  for (const { headers } of refused) {
    expect(headers.get('retry-after')).toBe('5');
    expect(headers.get('access-control-allow-origin')).toBe(origin);
  }
  expect(await refused[0]?.json()).toEqual(overloaded('requests', 2));
  expect(await healthOf(port)).toEqual([200, 200]);
  for (const finish of release) finish();
  expect((await Promise.all(more)).sort()).toEqual([200, 503, 503]);
  expect(await Promise.all(holding.map(async (one) => (await one).json()))).toEqual([
    'done',
    'done',
  ]);
});

test('a request that times out is not handled later and reports no error, even if it reads its body then', async () => {
  const bugs: unknown[] = [];
  const bodies: Promise<unknown>[] = [];
  let readLater = (): void => undefined;
  const later = new Promise<void>((resolve) => (readLater = resolve));
  const done = { status: 200, headers: [], body: 'done' };
  const { port } = await listen(
    {
      async respond({ url, unread }) {
        if (url === '/later') await later;
        const body = unread?.bytes({ isKnown: false });
        if (body) bodies.push(body.catch((error: unknown) => error));
        if (url === '/holds') await new Promise<void>((resolve) => release.push(resolve));
        await body;
        return done;
      },
    },
    {
      ...{ port: 0, requestTimeout: 300, onBug: (bug) => void bugs.push(bug) },
      limits: { requests: 1, waiting: 10, patience: 10_000 },
    },
  );
  const base = `http://127.0.0.1:${port}`;
  const head = 'POST /waits HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nab';
  const waiting = send(port, head);
  await expect.poll(() => bodies.length).toBe(1);
  // These occupy the only slot, one after the other, for longer than the first may wait.
  const held = [fetch(`${base}/holds`), fetch(`${base}/holds`)];
  await expect.poll(() => release.length).toBe(1);
  waiting.socket.write('cd');
  expect(await waiting.answer).toMatch(/^HTTP\/1.1 503 /);
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([503, 503]);
  const late = await fetch(`${base}/later`, { method: 'POST', body: 'abcd' });
  expect(late.status).toBe(503);
  readLater();
  expect((await fetch(`${base}/`)).status).toBe(200);
  expect(await Promise.all(bodies)).toEqual([expect.any(Error), expect.any(Error)]);
  expect(bugs).toEqual([]);
});

test('a request that waits too long gets 503', async () => {
  const { port } = await started({ requests: 1, patience: 500 });
  const first = fetch(at(port, '/waits'));
  await vi.waitFor(() => expect(release).toHaveLength(1));
  expect((await fetch(at(port, '/echo'))).status).toBe(503);
  expect(await healthOf(port)).toEqual([200, 200]);
  release[0]?.();
  expect(await (await first).json()).toBe('done');
});

const head = (length: number, more = ''): string =>
  `POST /cms-json/test/v1/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}Content-Length: ${length}\r\n\r\n`;

test('a request whose body is incomplete does not block other requests', async () => {
  const { port } = await started({ requests: 1, waiting: 0 });
  send(port, `${head(1000)}{"a":`);
  const upload = `POST /cms-json/test/v1/echo HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=B\r\nContent-Length: 1000\r\n\r\n--B`;
  send(port, upload);
  await vi.waitFor(async () => expect((await fetch(at(port, '/echo?a=1'))).status).toBe(200));
});

test('anonymous request bodies share a memory limit: the oldest one over it gets 503', async () => {
  const { port } = await started({ anonymousBodies: 300_000 });
  const half = 'x'.repeat(100_000);
  const held = Array.from({ length: 5 }, () => send(port, head(200_000) + half));
  const [first, second] = held;
  for (const one of [first, second]) {
    const answer = (await one?.answer) ?? '';
    expect(answer).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 5\r\n/s);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(overloaded('bodies', 300_000));
  }
  expect(await healthOf(port)).toEqual([200, 200]);
  const small = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  };
  expect(await (await fetch(at(port, '/echo'), small)).json()).toEqual({ a: 1 });
});

test('a body in many small chunks counts more than its bytes', async () => {
  let held = 0;
  const stream = Readable.from(Array.from({ length: 100 }, () => Buffer.from('x')));
  const hold = (bytes: number): void => void (held += bytes);
  expect(await readAll(stream, 100, hold)).toHaveLength(100);
  expect(held).toBeGreaterThan(10_000);
});

test('bodies of authenticated requests do not count for the limit of anonymous ones', async () => {
  const { port } = await started({ anonymousBodies: 1000 });
  send(port, head(2000) + 'x'.repeat(900));
  const authorization = `Basic ${Buffer.from(`ada:${ADAS_PASSWORD}`).toString('base64')}`;
  const body = JSON.stringify({ a: 'x'.repeat(100_000) });
  const post = (headers: Record<string, string>) =>
    fetch(at(port, '/echo'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  expect((await post({ authorization })).status).toBe(200);
});

test('unread responses share a memory limit: the connection of the oldest one over it is closed', async () => {
  const { port } = await started({ responses: 30_000_000 });
  const get = 'GET /cms-json/test/v1/long HTTP/1.1\r\nHost: x\r\n\r\n';
  const slow = Array.from({ length: 2 }, () => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => socket.pause());
    socket.write(get);
    return socket;
  });
  await Promise.all(slow.map((socket) => once(socket, 'pause')));
  const [first] = slow;
  let received = 0;
  first?.on('data', (data: Buffer) => void (received += data.length));
  if (first) await once(first.resume(), 'close');
  expect(received).toBeLessThan(LONG.length);
  const quick = await (await fetch(at(port, '/long'))).json();
  expect(quick).toBe(LONG);
});

test('a refused request with Expect: 100-continue gets no 100', async () => {
  const { port } = await start(
    serviceWith({
      '/files': open(() => 'taken', {
        methods: 'POST',
        uploads: true,
        upload_permission_callback: () => false,
      }),
    }),
  );
  const answer = await exchange(
    port,
    'POST /cms-json/test/v1/files HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n' +
      'Content-Type: image/png\r\nContent-Length: 1000\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 401 .*rest_forbidden/s);
});
