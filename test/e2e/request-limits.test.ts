import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listening } from '../../runtime/http/index.ts';
import { open, serviceWith } from '../runtime/service.ts';
import { exchange, start, stopAll } from './wire.ts';

/** A request over a limit is refused with an error that names the limit, and never truncated. */

let usual: Listening;
let strict: Listening;

beforeAll(async () => {
  const routes = {
    '/echo': open((request) => Object.keys(request.getParams()).length, {
      methods: 'GET, POST, PUT',
      allow_batch: { v1: true, get: true },
    }),
    '/files': open((request) => request.files.length, { methods: 'POST', uploads: true }),
  };
  usual = await start(serviceWith(routes));
  strict = await start(serviceWith(routes, { settings: { parameters: 3, files: 2 } }));
});
afterAll(stopAll);

const pairs = (count: number): string =>
  Array.from({ length: count }, (_, at) => `p${at}=${at}`).join('&');

function form(count: number, files = 0): FormData {
  const data = new FormData();
  for (let at = 0; at < count; at += 1) data.append(`p${at}`, String(at));
  for (let at = 0; at < files; at += 1) data.append('file', new File(['x'], `${at}.txt`));
  return data;
}

async function ask({ port }: Listening, path: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/cms-json${path}`, init);
  return { status: answer.status, body: await answer.json() };
}

const tooMany = (maximum: number) => ({
  status: 400,
  body: {
    code: 'rest_too_many_parameters',
    message: `A request may have at most ${maximum.toLocaleString('en-US')} parameters.`,
    data: { status: 400, limit: 'parameters', maximum },
  },
});

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };

test.each([
  ['query', `/test/v1/echo?${pairs(1000)}`, `/test/v1/echo?${pairs(1100)}`, {}, {}],
  ['plain URL', `/?rest_route=/test/v1/echo&${pairs(999)}`, `/?${pairs(1100)}`, {}, {}],
  [
    'form',
    '/test/v1/echo',
    '/test/v1/echo',
    { method: 'POST', body: pairs(1000), headers: urlencoded },
    { method: 'POST', body: pairs(1100), headers: urlencoded },
  ],
  [
    'form of another method',
    '/test/v1/echo',
    '/test/v1/echo',
    { method: 'PUT', body: pairs(1000), headers: urlencoded },
    { method: 'PUT', body: pairs(1100), headers: urlencoded },
  ],
  [
    'multipart form',
    '/test/v1/echo',
    '/test/v1/echo',
    { method: 'POST', body: form(1000) },
    { method: 'POST', body: form(1100) },
  ],
])(
  '1,000 parameters of a %s are accepted, 1,100 are refused',
  async (kind, few, many, one, other) => {
    const read = await ask(usual, few, one);
    // The route is one of the parameters of a plain URL.
    expect(read).toEqual({ status: 200, body: kind === 'plain URL' ? 999 : 1000 });
    expect(await ask(usual, many, other)).toEqual(tooMany(1000));
  },
);

test('the maximum number of parameters is configurable and applies to the requests of a batch', async () => {
  expect(await ask(strict, '/test/v1/echo?a=1&b=2&c=3')).toEqual({ status: 200, body: 3 });
  expect(await ask(strict, '/test/v1/echo?a=1&b=2&c=3&d=4')).toEqual(tooMany(3));
  expect(await ask(strict, '/test/v1/echo', { method: 'POST', body: form(4) })).toEqual(tooMany(3));
  const requests = [`/test/v1/echo?${pairs(3)}`, `/test/v1/echo?${pairs(4)}`].map((path) => ({
    path,
    method: 'GET',
  }));
  const batch = await ask(strict, '/batch/v1', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requests }),
  });
  expect(batch).toMatchObject({
    body: { responses: [{ status: 200, body: 3 }, tooMany(3)] },
  });
});

test('members of a JSON body do not count as parameters', async () => {
  const many = Object.fromEntries(Array.from({ length: 1100 }, (_, at) => [`p${at}`, at]));
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(many),
  };
  expect(await ask(usual, '/test/v1/echo', init)).toEqual({ status: 200, body: 1100 });
});

test('20 files of a form are accepted, 21 are refused, and the number is configurable', async () => {
  const post = (listening: Listening, files: number, route = '/test/v1/files') =>
    ask(listening, route, { method: 'POST', body: form(0, files) });
  const refused = (maximum: number) => ({
    status: 400,
    body: { code: 'rest_too_many_files', data: { status: 400, limit: 'files', maximum } },
  });
  expect(await post(usual, 20)).toEqual({ status: 200, body: 20 });
  expect(await post(usual, 21)).toMatchObject(refused(20));
  expect(await post(strict, 2)).toEqual({ status: 200, body: 2 });
  expect(await post(strict, 3)).toMatchObject(refused(2));
  expect(await post(strict, 3, '/test/v1/echo')).toMatchObject(refused(2));
});

test('a form field whose name exceeds the header limit of a part gets 431', async () => {
  const named = (length: number) => {
    const data = new FormData();
    data.append('n'.repeat(length), '1');
    return ask(usual, '/test/v1/echo', { method: 'POST', body: data });
  };
  expect(await named(10_000)).toEqual({ status: 200, body: 1 });
  expect(await named(17_000)).toMatchObject({
    status: 431,
    body: { code: 'rest_headers_too_large', data: { limit: 'part', maximum: 16_384 } },
  });
});

test('headers over the limit get an error that names the limit', async () => {
  const head = `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(20_000)}`;
  expect(await exchange(usual.port, head)).toMatch(
    /^HTTP\/1\.1 431 .*must not exceed 16 KiB.*"limit":"headers","maximum":16384/s,
  );
});

test('links to other pages repeat a long list unchanged, and have at most 4 kB', async () => {
  const ids = (count: number) =>
    Array.from({ length: count }, (_, at) => String(100_000 + at)).join(',');
  const listed = serviceWith({
    '/items': {
      methods: 'GET',
      endpoint: {
        permission: () => true,
        handle: () => ({ items: [{ id: 1 }], total: 100, cursor: 'abc' }),
      },
      answers: 'page',
      args: {
        exclude: { type: 'array', items: { type: 'integer' } },
        page: { type: 'integer', default: 1 },
        per_page: { type: 'integer', default: 2 },
        cursor: { type: 'string' },
      },
    },
  });
  const { port } = await start(listed);
  const linksOf = async (query: string) => {
    const { headers } = await fetch(`http://127.0.0.1:${port}/cms-json/test/v1/items?${query}`);
    const link = headers.get('link') ?? '';
    expect(link.length).toBeLessThan(4200);
    expect(headers.get('x-cms-totalpages')).toBe('50');
    return [...link.matchAll(/<([^>]*)>; rel="(next|prev|[^"]*cursor)"/g)].map(
      ([, address = '', rel = '']) => [rel.replace(/.*\//, ''), new URL(address).search],
    );
  };
  expect(await linksOf('exclude=1,2&page=2')).toEqual([
    ['prev', '?exclude%5B0%5D=1&exclude%5B1%5D=2&page=1'],
    ['next', '?exclude%5B0%5D=1&exclude%5B1%5D=2&page=3'],
    ['cursor', '?exclude%5B0%5D=1&exclude%5B1%5D=2&cursor=abc'],
  ]);
  expect(await linksOf(`per_page=2&page=2&exclude=${ids(150)}`)).toEqual([
    ['next', `?per_page=2&exclude=${ids(150)}&page=3`],
    ['prev', `?per_page=2&exclude=${ids(150)}&page=1`],
    ['cursor', `?per_page=2&exclude=${ids(150)}&cursor=abc`],
  ]);
  expect(await linksOf(`per_page=2&page=2&exclude=${ids(300)}`)).toEqual([
    ['next', `?per_page=2&exclude=${ids(300)}&page=3`],
  ]);
  expect(await linksOf(`per_page=2&page=2&exclude=${ids(900)}`)).toEqual([]);
});

test('a long origin is not repeated in the headers', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${usual.port}/cms-json/test/v1/echo`, {
    headers: { origin: `http://${'a'.repeat(9000)}.test` },
  });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});
