import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import type { RequestLogEntry, Listening, WireRequest } from '../../runtime/http/index.ts';
import { isRange, trustProxies } from '../../runtime/http/proxies.ts';

/** The client address of requests through proxies. */

const PROXY = '10.0.0.7';
const find = trustProxies(['10.0.0.0/8', 'fd00::/8', '192.0.2.1']);
const ipOf = (peer: string | null, forwarded?: string): string | null =>
  find({ ip: peer, isTls: false }, { 'x-forwarded-for': forwarded }).ip;

test('forwarded headers of an untrusted address are ignored', () => {
  expect(ipOf('203.0.113.5', '1.2.3.4')).toBe('203.0.113.5');
  expect(ipOf(null, '1.2.3.4')).toBe(null);
  const peer = { ip: '203.0.113.5', isTls: false };
  expect(find(peer, { 'x-forwarded-proto': 'https' })).toBe(peer);
});

test.each([
  ['the address before a trusted proxy is the client', PROXY, '1.2.3.4', '1.2.3.4'],
  [
    'addresses before it, which the client may have sent, are ignored',
    PROXY,
    '9.9.9.9, 1.2.3.4',
    '1.2.3.4',
  ],
  ['a chain of trusted proxies is skipped', PROXY, '1.2.3.4, 192.0.2.1, 10.9.9.9', '1.2.3.4'],
  [
    'if all addresses are trusted proxies, the first one is the client',
    PROXY,
    '10.1.1.1, 10.2.2.2',
    '10.1.1.1',
  ],
  ['without the header the proxy is the client', PROXY, undefined, PROXY],
  ['an invalid address ends the chain', PROXY, '1.2.3.4, unknown, 10.2.2.2', '10.2.2.2'],
  ['an address may have a port', PROXY, '1.2.3.4:5678', '1.2.3.4'],
  ['an IPv6 address may have a port', PROXY, '[2001:db8::1]:443', '2001:db8::1'],
  ['proxies may have IPv6 addresses', 'fd12::1', '2001:db8::1', '2001:db8::1'],
  ['an IPv4-mapped IPv6 address equals the IPv4 address', '::ffff:10.0.0.7', '1.2.3.4', '1.2.3.4'],
  ['abbreviated IPv4 addresses are invalid', PROXY, '1.2', PROXY],
])('%s', (_, peer, forwarded, ip) => {
  expect(ipOf(peer, forwarded)).toBe(ip);
});

test.each([
  ['https', true],
  ['HTTP', false],
  ['http, https', true],
  [undefined, false],
])('X-Forwarded-Proto of a trusted proxy sets the scheme: %s', (proto, isTls) => {
  expect(find({ ip: PROXY, isTls: false }, { 'x-forwarded-proto': proto }).isTls).toBe(isTls);
});

test('the list of proxies consists of addresses and ranges; other entries throw', () => {
  expect(['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '0.0.0.0/0'].every(isRange)).toBe(true);
  expect(
    ['', '10', 'localhost', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::/129'].some(isRange),
  ).toBe(false);
  expect(() => trustProxies(['localhost'])).toThrow('localhost is neither an IP address');
});

describe('over HTTP', () => {
  let listening: Listening;
  afterEach(() => listening.close(0));

  async function clientsOf(trustedProxies: readonly string[]) {
    const seen: WireRequest[] = [];
    const records: RequestLogEntry[] = [];
    const service = {
      respond: (wire: WireRequest) => {
        seen.push(wire);
        return { status: 200, headers: [], body: 'ok' };
      },
    };
    const onResponse = (record: RequestLogEntry): void => void records.push(record);
    listening = await listen(service, { port: 0, trustedProxies, onResponse });
    const headers = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https' };
    await new Promise((resolve) => {
      request({ port: listening.port, headers }, (answer) =>
        answer.resume().on('end', resolve),
      ).end();
    });
    return {
      seen: seen.map(({ ip, connection }) => [ip, connection.isTls]),
      logged: records.map(({ ip }) => ip),
    };
  }

  test('X-Forwarded headers of a trusted proxy are used, in the request and in the log', async () => {
    expect(await clientsOf(['127.0.0.1'])).toEqual({
      seen: [['1.2.3.4', true]],
      logged: ['1.2.3.4'],
    });
  });

  test('no proxy is trusted if the list is empty', async () => {
    expect(await clientsOf([])).toEqual({ seen: [['127.0.0.1', false]], logged: ['127.0.0.1'] });
  });

  test('a client that resets its connection after a malformed request is logged without an address', async () => {
    const records: RequestLogEntry[] = [];
    const onResponse = (record: RequestLogEntry): void => void records.push(record);
    listening = await listen({ respond: () => null }, { port: 0, onResponse });
    const client = connect(listening.port, '127.0.0.1');
    await once(client, 'connect');
    client.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    client.resetAndDestroy();
    await vi.waitFor(() => expect(records).toMatchObject([{ status: 400, ip: null }]));
  });
});
