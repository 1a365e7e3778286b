import { afterEach, expect, test } from 'vitest';
import { open, serviceWith } from '../runtime/service.ts';
import { exchange, start, stopAll } from './wire.ts';

/** RFC 9112, 3.2: a request has exactly one `Host`, and it is valid. */

afterEach(stopAll);

const ROOT = '/cms-json/test/v1';
const echo = () => serviceWith({ '/echo': open((request) => request.getParams()) });

test.each([
  ['no Host', ''],
  ['two Host headers', 'Host: a\r\nHost: a\r\n'],
  ['two Host headers in different case', 'Host: a\r\nhOST: b\r\n'],
  ['a Host with a path', 'Host: a/b\r\n'],
  ['a Host with a user', 'Host: b@a\r\n'],
  ['a Host with a blank', 'Host: a b\r\n'],
  ['a Host with a port that is not a number', 'Host: a:b\r\n'],
])('a request with %s gets 400', async (_name, hosts) => {
  const { port } = await start(echo());
  const request = `GET ${ROOT}/echo HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`;
  expect(await exchange(port, request)).toMatch(/^HTTP\/1\.1 400 [^]*"rest_bad_request"/);
});

test.each(['a', 'a:80', 'a:', '', '[::1]', '[::1]:8080', 'xn--e1a_b.test', '10.0.0.1:3'])(
  'a request with the Host "%s" is handled',
  async (host) => {
    const { port } = await start(echo());
    const request = `GET ${ROOT}/echo?a=1 HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(await exchange(port, request)).toMatch(/^HTTP\/1\.1 200 OK[^]*\{"a":"1"\}$/);
  },
);
