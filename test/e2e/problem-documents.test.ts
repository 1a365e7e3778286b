import { afterEach, expect, test } from 'vitest';
import type { ListenOptions, Service } from '../../runtime/http/index.ts';
import { anyone, createServer } from '../../runtime/server/index.ts';
import type { Protocol } from '../../runtime/server/index.ts';
import { exchange, start, stopAll } from './wire.ts';

/** Errors of requests that do not reach a route have the form of the other errors of the service. */

afterEach(stopAll);

async function responseTo(
  request: string,
  {
    protocol = {},
    service,
    ...options
  }: Partial<ListenOptions> & { protocol?: Partial<Protocol>; service?: Service } = {},
) {
  const server = createServer({ protocol }, { onBug: () => undefined });
  server.registerRoute('v1', '/circular', {
    methods: 'GET',
    permission_callback: anyone,
    callback: () => {
      const circle: { self?: unknown } = {};
      circle.self = circle;
      return circle;
    },
  });
  const { port } = await start(service ?? server, options);
  const answer = await exchange(port, request);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const data: unknown = JSON.parse(body);
  return { type: /^content-type: (.*)$/im.exec(head)?.[1], body: data };
}

const HOST = 'Host: x\r\nConnection: close\r\n';
const failing: Service = {
  errorFormat: 'problem',
  respond: () => Promise.reject(new Error('no database')),
};

test.each([
  ['a malformed request', 'nothing\r\n\r\n', 400, 'Bad Request', {}],
  [
    'a request without a host',
    'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    400,
    'Bad Request',
    {},
  ],
  [
    'a request with too many headers',
    `GET / HTTP/1.1\r\n${HOST}A: ${'x'.repeat(20_000)}`,
    431,
    'Request Header Fields Too Large',
    {},
  ],
  [
    'a request that is sent too slowly',
    'GET / HTTP/1.1\r\n',
    408,
    'Request Timeout',
    { timeouts: { headers: 100, request: 100 } },
  ],
  [
    'a request with an unknown Expect header',
    `GET / HTTP/1.1\r\nExpect: miracles\r\n${HOST}\r\n`,
    417,
    'Expectation Failed',
    {},
  ],
  [
    'a request whose response cannot be encoded',
    `GET /v1/circular HTTP/1.1\r\n${HOST}\r\n`,
    500,
    'Internal Server Error',
    {},
  ],
  [
    'a request whose service rejects',
    `GET / HTTP/1.1\r\n${HOST}\r\n`,
    500,
    'Internal Server Error',
    { service: failing, onBug: () => undefined },
  ],
])(
  '%s gets a problem document in the profile plain',
  async (_, request, status, title, options) => {
    expect(await responseTo(request, options)).toMatchObject({
      type: 'application/problem+json',
      body: { type: 'about:blank', title, status, code: expect.any(String), data: { status } },
    });
  },
);

test('errors: plain sends the body of the contract for a malformed request', async () => {
  expect(await responseTo('nothing\r\n\r\n', { protocol: { errors: 'plain' } })).toEqual({
    type: 'application/json; charset=UTF-8',
    body: { code: 'rest_bad_request', message: 'Malformed request.', data: { status: 400 } },
  });
});
