import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import type { ListenOptions, Listening, WireResponse } from '../../runtime/http/index.ts';
import {
  reportDeprecatedArgument,
  reportDeprecatedFunction,
  reportMisuse,
} from '../../runtime/errors/index.ts';
import type { Server } from '../../runtime/server/index.ts';
import { open, serviceWith } from './service.ts';

const running: Listening[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((listening) => listening.close(100)));
});

async function start(server: Server, options: Partial<ListenOptions> = {}): Promise<Listening> {
  const listening = await listen(server, { port: 0, ...options });
  running.push(listening);
  return listening;
}

const echo = (): Server =>
  serviceWith({
    '/echo': open((request) => ({ method: request.method, ...request.getParams() }), {
      methods: 'GET, POST, PUT',
    }),
  });

/** Sends text over a socket and returns all received data. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => void socket.write(text));
    let received = '';
    socket.on('data', (data) => void (received += data.toString()));
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });
}

const ROOT = (port: number): string => `http://127.0.0.1:${port}/cms-json/test/v1`;

test('pipelined requests with and without bodies get their responses in order', async () => {
  const { port } = await start(echo());
  const at = (n: number) => `/cms-json/test/v1/echo?n=${n} HTTP/1.1\r\nHost: site.test\r\n`;
  const json = 'Content-Type: application/json\r\n';
  const requests = Array.from({ length: 200 }, (_, round) =>
    [
      `GET ${at(4 * round)}\r\n`,
      `POST ${at(4 * round + 1)}${json}Content-Length: 7\r\n\r\n{"a":1}`,
      `PUT ${at(4 * round + 2)}${json}Transfer-Encoding: chunked\r\n\r\n3\r\n{"b\r\n4\r\n":2}\r\n0\r\n\r\n`,
      `POST ${at(4 * round + 3)}Content-Length: 0\r\n\r\n`,
    ].join(''),
  );
  const last = `GET ${at(800)}Connection: close\r\n\r\n`;
  const received = await exchange(port, requests.join('') + last);
  const responses = [...received.matchAll(/^\{"method":"(\w+)",(.*)\}/gm)];
  expect(responses.map(([, method, rest]) => `${method} ${rest}`)).toEqual(
    Array.from({ length: 801 }, (_, n) => {
      const sent = { 1: 'POST "n":"N","a":1', 2: 'PUT "n":"N","b":2', 3: 'POST "n":"N"' }[n % 4];
      return (sent ?? 'GET "n":"N"').replace('N', String(n));
    }),
  );
});

test('a response over HTTP has the headers of the service', async () => {
  const { port } = await start(echo());
  const response = await fetch(`${ROOT(port)}/echo/?a[]=1&b=%`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ method: 'GET', a: ['1'], b: '%' });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=UTF-8',
    'x-robots-tag': 'noindex',
    link: '<http://site.test/cms-json/>; rel="https://api.test/"',
    'x-content-type-options': 'nosniff',
    'access-control-expose-headers': 'X-CMS-Total, X-CMS-TotalPages, Link',
    'access-control-allow-headers':
      'Authorization, X-CMS-Nonce, Content-Disposition, Content-MD5, Content-Type',
    allow: 'GET, POST, PUT',
    vary: 'Origin, Accept-Encoding',
  });
});

test('bodies are parsed as JSON, as urlencoded forms and as multipart forms', async () => {
  const { port } = await start(echo());
  const post = async (
    method: string,
    body: NonNullable<RequestInit['body']>,
    type?: string,
  ): Promise<unknown> => {
    const headers = type === undefined ? {} : { 'content-type': type };
    return (await fetch(`${ROOT(port)}/echo`, { method, body, headers })).json();
  };
  expect(await post('POST', '{"a":1}', 'application/json')).toEqual({ method: 'POST', a: 1 });
  expect(await post('POST', 'a=1', 'application/x-www-form-urlencoded')).toEqual({
    method: 'POST',
    a: '1',
  });
  expect(await post('PUT', new URLSearchParams({ a: '1' }))).toEqual({ method: 'PUT', a: '1' });
  const form = new FormData();
  form.set('a', '1');
  expect(await post('POST', form)).toEqual({ method: 'POST', a: '1' });
});

test('rest_route, HEAD and paths outside of the service are handled', async () => {
  const { port } = await start(echo());
  const plain = await fetch(`http://127.0.0.1:${port}/?rest_route=/test/v1/echo&x=1`);
  expect(await plain.json()).toEqual({ method: 'GET', x: '1' });
  const head = await fetch(`${ROOT(port)}/echo`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const page = await fetch(`http://127.0.0.1:${port}/about`);
  expect([page.status, await page.text()]).toEqual([404, 'Not found.\n']);
});

test('a fallback handles paths outside of the service', async () => {
  const fallback = {
    respond: async () => ({ status: 200, headers: ['X-Page', '1'], body: '<p>' }),
  };
  const { port } = await start(echo(), { fallback });
  expect(await (await fetch(`http://127.0.0.1:${port}/about`)).text()).toBe('<p>');
});

test('a body over the limit gets 413', async () => {
  const { port } = await start(echo(), { bodyLimit: 10 });
  const response = await fetch(`${ROOT(port)}/echo`, { method: 'POST', body: 'x'.repeat(11) });
  expect([response.status, await response.json()]).toMatchObject([
    413,
    { code: 'rest_body_too_large' },
  ]);
});

test('a body over the limit without Content-Length gets 413', async () => {
  const { port } = await start(echo(), { bodyLimit: 10 });
  const answer = await exchange(
    port,
    'POST /cms-json/test/v1/echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n' +
      `14\r\n${'x'.repeat(20)}\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*Connection: close.*rest_body_too_large/s);
});

test('a body that arrives in chunks is read as one, and so is the body of the next request', async () => {
  const { port } = await start(echo());
  const head =
    'POST /cms-json/test/v1/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const socket = connect(port, '127.0.0.1');
  let received = '';
  const ended = new Promise((resolve) => socket.on('end', resolve));
  socket.on('data', (data) => void (received += data.toString()));
  // Split within a two-byte character.
  const body = Buffer.from('{"name":"Zoë"}');
  socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
  for (const piece of [body.subarray(0, 12), body.subarray(12)]) {
    socket.write(`${piece.length.toString(16)}\r\n`);
    socket.write(piece);
    socket.write('\r\n');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const next = '{"name":"Ada"}';
  socket.write(
    `0\r\n\r\n${head}Content-Length: ${next.length}\r\nConnection: close\r\n\r\n${next}`,
  );
  await ended;
  expect(received.match(/^\{.*"\}/gm)).toEqual([
    '{"method":"POST","name":"Zoë"}',
    '{"method":"POST","name":"Ada"}',
  ]);
});

test('a request whose body is cut off calls no handler and reports no bug', async () => {
  const bugs: unknown[] = [];
  let calls = 0;
  const server = serviceWith({ '/count': open(() => (calls += 1), { methods: 'POST' }) });
  const { port } = await start(server, { onBug: (bug) => bugs.push(bug) });
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /cms-json/test/v1/count HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc');
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const response = await fetch(`${ROOT(port)}/count`, { method: 'POST', body: 'abc' });
  expect([await response.json(), calls, bugs]).toEqual([1, 1, []]);
});

describe('an idle connection is closed', () => {
  const POST = 'POST /cms-json/test/v1/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc';
  const timeouts = { idle: 200 };

  test('while the body of a request is incomplete', async () => {
    const { port } = await start(echo(), { timeouts });
    expect(await exchange(port, POST)).toBe('');
  });

  test('while the handler runs', async () => {
    const server = serviceWith({ '/never': open(() => new Promise(() => undefined)) });
    const { port } = await start(server, { timeouts });
    expect(await exchange(port, 'GET /cms-json/test/v1/never HTTP/1.1\r\nHost: x\r\n\r\n')).toBe(
      '',
    );
  });

  test('while the client does not read the response', async () => {
    const long = 'x'.repeat(30_000_000);
    let close: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => void (close = resolve));
    const server = serviceWith({ '/long': open(() => long) });
    const { port } = await start(server, { timeouts, onResponse: () => close() });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /cms-json/test/v1/long HTTP/1.1\r\nHost: x\r\n\r\n');
    socket.pause();
    // A request is logged when its connection ends, since its response was not sent completely.
    await closed;
    let received = 0;
    socket.on('data', (data) => void (received += data.length));
    // The system may report unsent data as an error.
    socket.on('error', () => undefined);
    socket.resume();
    await new Promise((resolve) => socket.on('close', resolve));
    expect(received).toBeLessThan(long.length);
  });

  test('but not between two requests', async () => {
    const { port } = await start(echo(), { timeouts });
    const get = 'GET /cms-json/test/v1/echo?a=1 HTTP/1.1\r\nHost: x\r\n';
    const socket = connect(port, '127.0.0.1');
    let received = '';
    const ended = new Promise((resolve) => socket.on('end', resolve));
    socket.on('data', (data) => void (received += data.toString()));
    // The first has a late body, so that the timeout runs.
    socket.write(POST);
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.write('defghi');
    await new Promise((resolve) => setTimeout(resolve, 500));
    socket.write(`${get}Connection: close\r\n\r\n`);
    await ended;
    expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });
});

test('a path with an invalid percent escape is refused with 400', async () => {
  const { port } = await start(echo());
  const answer = await exchange(
    port,
    'GET /cms-json/test/v1/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*rest_invalid_path/s);
});

test.each([
  ['at once', (answer: WireResponse) => answer],
  ['later', async (answer: WireResponse) => answer],
])(
  'a response that cannot be sent gets status 500 and is reported as a bug, when it is there %s',
  async (_when, give) => {
    const bugs: string[] = [];
    const broken = { status: 200, headers: ['X-Two', 'a\r\nb'], body: 'secret' };
    const listening = await listen(
      { respond: () => give(broken) },
      { port: 0, onBug: (bug) => bugs.push(String(bug)) },
    );
    running.push(listening);
    // Sequential and concurrent requests: responses of one turn are sent together.
    const ask = async () => {
      const response = await fetch(`http://127.0.0.1:${listening.port}/`);
      return [response.status, await response.text()];
    };
    const answers = [await ask(), ...(await Promise.all([ask(), ask(), ask()]))];
    for (const [status, text] of answers) {
      expect(status).toBe(500);
      expect(text).toContain('internal_server_error');
      expect(text).not.toContain('secret');
    }
    expect(bugs.filter((bug) => bug.includes('X-Two'))).toHaveLength(4);
  },
);

test('a port in use is an error with its code', async () => {
  const { port } = await start(echo());
  await expect(listen(echo(), { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('closing lets running requests finish and accepts no new ones', async () => {
  let finish = (): void => undefined;
  const started = new Promise<void>((begun) => {
    const server = serviceWith({
      '/slow': open(
        () =>
          new Promise((resolve) => {
            finish = () => resolve('done');
            begun();
          }),
      ),
    });
    void start(server).then(({ port }) => {
      answer = fetch(`${ROOT(port)}/slow`).then((response) => response.json());
    });
  });
  let answer: Promise<unknown> = Promise.resolve();
  await started;
  const [listening] = running.splice(0);
  const closed = listening?.close(5000);
  await expect(fetch(ROOT(listening?.port ?? 0))).rejects.toThrow();
  finish();
  expect(await answer).toBe('done');
  await closed;
});

test('7.3: with debug on each kind of notice has its header; with debug off none is sent', async () => {
  const routes = {
    '/x': open(() => {
      reportDeprecatedFunction('old', '4.4.0', 'new');
      reportDeprecatedFunction('gone', '4.4.0');
      reportDeprecatedArgument('half', '5.0.0', 'Leave it out.');
      reportMisuse('wrong', 'Not so.');
      return 1;
    }),
  };
  const headersWith = async (debug: boolean): Promise<unknown> => {
    const { port } = await start(serviceWith(routes, { settings: { debug } }));
    const { headers } = await fetch(`${ROOT(port)}/x`);
    return ['DeprecatedFunction', 'DeprecatedParam', 'DoingItWrong'].map((name) =>
      headers.get(`X-CMS-${name}`),
    );
  };
  expect(await headersWith(true)).toEqual([
    'old (since 4.4.0; use new instead), gone (since 4.4.0; no alternative available)',
    'half (since 5.0.0; Leave it out.)',
    'wrong (Not so.)',
  ]);
  expect(await headersWith(false)).toEqual([null, null, null]);
});

test('7.3: with debug on, incorrect use is reported in headers, each in one line', async () => {
  const server = serviceWith(
    {
      '/x': open(() => {
        reportMisuse('some_function', 'Do not\ndo it: ☹.', '5.5.0');
        return 1;
      }),
    },
    { settings: { debug: true } },
  );
  const { port } = await start(server);
  const response = await fetch(`${ROOT(port)}/x`);
  expect(response.headers.get('X-CMS-DoingItWrong')).toBe(
    'some_function (since 5.5.0; Do not do it: .)',
  );
});
