import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApiError, connect } from '../../runtime/client/index.ts';
import type { ClientOptions } from '../../runtime/client/index.ts';

let server: Server;
let valid: string;
/** Method, `Authorization` and body of each request. */
let received: string[];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { authorization = 'none' } = request.headers;
    received.push(`${request.method} ${authorization} ${Buffer.concat(chunks).toString()}`.trim());
    if (authorization === valid) response.end('"welcome"');
    else response.writeHead(401).end('{"code":"unauthorized","message":"Log in."}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => void server.close());
beforeEach(() => {
  received = [];
  valid = 'Bearer new';
});

function client(auth: ClientOptions['auth']) {
  const { port } = server.address() as AddressInfo;
  return connect({ baseUrl: `http://127.0.0.1:${port}/`, auth });
}

/** A token that is stale until it is renewed, and the number of renewals. */
function staleToken(renewed: string | null = 'new') {
  const calls = { renewals: 0 };
  let token: string | null = 'old';
  const auth = async ({ renew }: { readonly renew: boolean }) => {
    if (!renew) return token;
    calls.renewals += 1;
    await new Promise((done) => setTimeout(done, 20));
    token = renewed;
    return token;
  };
  return { auth, calls };
}

const unauthorized = expect.objectContaining({ status: 401, code: 'unauthorized' });

describe('auth: a token', () => {
  test('a text is sent as a bearer token, and a full value is sent unchanged', async () => {
    expect(await client('new').call('GET', '/notes')).toBe('welcome');
    valid = 'Basic YTpi';
    expect(await client('Basic YTpi').call('GET', '/notes')).toBe('welcome');
    expect(received).toEqual(['GET Bearer new', 'GET Basic YTpi']);
  });

  test('a refused text is not sent again', async () => {
    await expect(client('old').call('GET', '/notes')).rejects.toEqual(unauthorized);
    expect(received).toEqual(['GET Bearer old']);
  });

  test('a function is called for each request', async () => {
    let count = 0;
    const caller = client(() => ((count += 1), 'new'));
    await caller.call('GET', '/notes');
    await caller.call('GET', '/notes');
    expect(count).toBe(2);
  });

  test('null sends no header', async () => {
    await expect(client(() => null).call('GET', '/notes')).rejects.toEqual(unauthorized);
    expect(received[0]).toBe('GET none');
  });

  test('the header of a call replaces the token', async () => {
    valid = 'Bearer mine';
    const headers = { authorization: valid };
    expect(await client('new').call('GET', '/notes', {}, { headers })).toBe('welcome');
  });

  test('an error of the function rejects the call', async () => {
    const fails = () => {
      throw new Error('no session');
    };
    await expect(client(fails).call('GET', '/notes')).rejects.toThrow('no session');
    expect(received).toEqual([]);
  });
});

describe('auth: an expired token', () => {
  test('is renewed once, and the request is repeated with its body', async () => {
    const { auth, calls } = staleToken();
    expect(await client(auth).call('POST', '/notes', { title: 'Tides' })).toBe('welcome');
    expect(received).toEqual([
      'POST Bearer old {"title":"Tides"}',
      'POST Bearer new {"title":"Tides"}',
    ]);
    expect(calls.renewals).toBe(1);
  });

  test('is renewed once for concurrent requests that fail', async () => {
    const { auth, calls } = staleToken();
    const caller = client(auth);
    const all = await Promise.all([1, 2, 3].map(() => caller.call('GET', '/notes')));
    expect(all).toEqual(['welcome', 'welcome', 'welcome']);
    expect(received).toHaveLength(6);
    expect(calls.renewals).toBe(1);
  });

  test('is renewed again for a later request', async () => {
    const { auth, calls } = staleToken();
    const caller = client(auth);
    await caller.call('GET', '/notes');
    valid = 'Bearer newer';
    await expect(caller.call('GET', '/notes')).rejects.toEqual(unauthorized);
    expect(calls.renewals).toBe(2);
  });

  test.each([[null], ['old']])(
    'is not renewed if renewing gives %j, and the first response is returned',
    async (renewed) => {
      const { auth } = staleToken(renewed);
      await expect(client(auth).call('GET', '/notes')).rejects.toEqual(unauthorized);
      expect(received).toEqual(['GET Bearer old']);
    },
  );

  test('is not renewed a second time for one request', async () => {
    const { auth, calls } = staleToken('wrong');
    await expect(client(auth).call('GET', '/notes')).rejects.toBeInstanceOf(ApiError);
    expect(received).toEqual(['GET Bearer old', 'GET Bearer wrong']);
    expect(calls.renewals).toBe(1);
  });

  test('is not renewed for a stream, which cannot be sent again', async () => {
    const { auth, calls } = staleToken();
    const body = new Blob(['text']).stream();
    const written = client(auth).write('POST', '/notes');
    await expect(client(auth).exchange({ ...written, body })).rejects.toEqual(unauthorized);
    expect(received).toEqual(['POST Bearer old text']);
    expect(calls.renewals).toBe(0);
  });

  test('does not delay an aborted call', async () => {
    const auth = ({ renew }: { readonly renew: boolean }) =>
      renew ? new Promise<string>(() => undefined) : 'old';
    const call = client(auth).call('GET', '/notes', {}, { timeout: 200 });
    await expect(call).rejects.toHaveProperty('name', 'TimeoutError');
  });
});
