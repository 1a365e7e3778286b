import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  configuredOutgoing,
  Outgoing,
  OutgoingProblem,
} from '../../site/lib/http-client/outgoing.ts';
import type { OutgoingResponse } from '../../site/lib/http-client/outgoing.ts';
import { isPublicAddress } from '../../site/lib/http-client/destination.ts';
import { otherSite } from './outgoing-server.ts';
import type { OtherSite } from './outgoing-server.ts';

const LARGE = 4 * 1024 * 1024;

let open: OtherSite;
let secret: OtherSite;

beforeAll(async () => {
  secret = await otherSite((_request, response) => response.end('the keys'));
  open = await otherSite((request, response) => {
    const path = request.url ?? '';
    if (path === '/to-secret') response.writeHead(302, { location: `${secret.base}/` }).end();
    else if (path === '/to-page') response.writeHead(301, { location: 'page' }).end();
    else if (path === '/for-ever') response.writeHead(302, { location: '/for-ever' }).end();
    else if (path === '/to-file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (path === '/nowhere') response.writeHead(302).end('stay');
    else if (path === '/large') response.end(Buffer.alloc(LARGE, 'a'));
    else if (path === '/bomb')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(LARGE)));
    else if (path === '/packed')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('unpacked'));
    else if (path === '/broken')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip at all');
    else if (path === '/half') {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => response.destroy(), 20);
    } else if (path === '/slow') response.write('a');
    else response.end('a page');
  });
});
afterAll(async () => {
  await open.close();
  await secret.close();
});

function outgoing(): Outgoing {
  return new Outgoing('test', { hosts: [open.host] });
}

async function kindOf(path: string, options = {}): Promise<string> {
  const answer = await outgoing().get(path.startsWith('/') ? open.base + path : path, options);
  return answer instanceof OutgoingProblem ? answer.kind : String(answer.status);
}

async function textOf(path: string, options = {}): Promise<string> {
  const answer = await outgoing().get(open.base + path, options);
  if (answer instanceof OutgoingProblem) throw new Error(answer.message);
  return Buffer.from(answer.body).toString();
}

test.each([
  // This machine and this network.
  '127.0.0.1 127.1.2.3 0.0.0.0 0.1.2.3 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254',
  // Carrier-grade NAT, benchmarks, documentation, multicast, reserved.
  '100.64.0.1 198.18.0.1 192.0.2.1 198.51.100.1 203.0.113.1 224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255',
  ':: ::1 fe80::1 fe80::1%eth0 fc00::1 fd12:3456::1 ff02::1 2001:db8::1 100::1',
  // IPv4 addresses in other notations.
  '::ffff:127.0.0.1 ::ffff:a00:1 ::127.0.0.1 ::7f00:1 64:ff9b::a00:1 64:ff9b:1::1 2002:7f00:1:: 2001::1',
  ' localhost example.com 1.2.3.4.5 1.2.3 ::g',
])('a request to %s is refused', (addresses) => {
  for (const address of addresses.split(' '))
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
});

test('requests to public addresses are allowed', () => {
  for (const address of [
    '93.184.216.34',
    '1.1.1.1',
    '172.32.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
});

describe('a forbidden URL is refused without a request', () => {
  test.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://LOCALHOST/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://127.0.0.1./',
    'http://①②⑦.0.0.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::127.0.0.1]/',
    'http://[0:0:0:0:0:ffff:7f00:1]/',
    'http://[fe80::1]/',
    'http://[fe80::1%25lo]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://user:pass@93.184.216.34/',
    'http://93.184.216.34:22/',
    'http://93.184.216.34:6379/',
    'ftp://93.184.216.34/',
    'file:///etc/passwd',
    'data:text/html,x',
    'javascript:alert(1)',
    'not a URL',
    '',
  ])('%s', async (address) => {
    expect(await kindOf(address)).toBe('refused');
  });
});

test('a host name is refused if one of its addresses is private', async () => {
  for (const addresses of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['::1']]) {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const one = new Outgoing('test', { resolve: () => Promise.resolve(found) });
    expect(await one.get('http://rebound.example/')).toMatchObject({ kind: 'refused' });
  }
});

test('a host name is resolved once per connection, and the checked address is the connected one', async () => {
  const [, port = ''] = open.host.split(':');
  let lookups = 0;
  const resolve = () => {
    lookups += 1;
    return Promise.resolve([{ address: lookups === 1 ? '127.0.0.1' : '192.0.2.1', family: 4 }]);
  };
  const one = new Outgoing('test', { hosts: ['rebound.example'], resolve });
  expect(await one.get(`http://rebound.example:${port}/page`)).toMatchObject({ status: 200 });
  expect(lookups).toBe(1);
});

test('a name without an address and a host that does not respond are unreachable', async () => {
  const failing = new Outgoing('test', {
    resolve: () => Promise.reject(new Error('no such name')),
  });
  expect(await failing.get('http://nobody.example/')).toMatchObject({ kind: 'unreachable' });
  const empty = new Outgoing('test', { resolve: () => Promise.resolve([]) });
  expect(await empty.get('http://nobody.example/')).toMatchObject({ kind: 'unreachable' });
  const closed = await otherSite(() => undefined);
  await closed.close();
  const gone = new Outgoing('test', { hosts: [closed.host] });
  expect(await gone.get(closed.base)).toMatchObject({ kind: 'unreachable' });
});

test('an allowed host may be private, at its port or at any', async () => {
  const [name = ''] = open.host.split(':');
  expect(await textOf('/page')).toBe('a page');
  expect(await kindOf(secret.base)).toBe('refused');
  const any = new Outgoing('test', { hosts: [name.toUpperCase()] });
  const answer = (await any.get(secret.base)) as OutgoingResponse;
  expect(Buffer.from(answer.body).toString()).toBe('the keys');
});

test('the host of a configured URL may be private, at its port only', async () => {
  const configured = configuredOutgoing('test', `${open.base}/page`);
  expect(((await configured.get(`${open.base}/page`)) as OutgoingResponse).status).toBe(200);
  for (const address of [secret.base, `${open.base}/to-secret`]) {
    const answer = await configured.get(address);
    expect([address, answer instanceof OutgoingProblem]).toEqual([address, true]);
  }
  const nowhere = await configuredOutgoing('test', 'no address').get(open.base);
  expect((nowhere as OutgoingProblem).kind).toBe('refused');
});

test('redirects are followed to allowed hosts only, up to a limit', async () => {
  const answer = (await outgoing().get(`${open.base}/to-page`)) as OutgoingResponse;
  expect(answer.url.pathname).toBe('/page');
  const before = secret.requests.length;
  expect(await kindOf('/to-secret')).toBe('redirects');
  expect(secret.requests).toHaveLength(before);
  expect(await kindOf('/to-file')).toBe('redirects');
  const count = open.requests.length;
  expect(await kindOf('/for-ever', { redirects: 3 })).toBe('redirects');
  expect(open.requests).toHaveLength(count + 4);
  expect(await kindOf('/nowhere')).toBe('302');
});

test('a decompressed response over the limit is an error, or is cut', async () => {
  expect(await kindOf('/large')).toBe('large');
  expect(await kindOf('/bomb')).toBe('large');
  expect(await textOf('/large', { sizeLimit: 10, whenLarger: 'cut' })).toBe('aaaaaaaaaa');
  expect(await textOf('/page', { sizeLimit: 6 })).toBe('a page');
  expect(await textOf('/packed')).toBe('unpacked');
});

test('a slow, incomplete or corrupt response is an error', async () => {
  expect(await kindOf('/slow', { timeLimit: 100 })).toBe('slow');
  expect(await kindOf('/half')).toBe('unreachable');
  expect(await kindOf('/broken')).toBe('unreachable');
});
