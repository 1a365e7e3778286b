import { expect, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import { anyone, createServer } from '../../runtime/server/index.ts';
import type { Endpoint, Protocol } from '../../runtime/server/index.ts';

const integer = { type: 'integer' } as const;
const args = {
  id: integer,
  pages: integer,
  isbn: { type: ['integer', 'null'] },
  prints: { type: 'array', items: integer },
  size: { type: 'object', properties: { width: integer } },
  price: { type: 'number' },
} as const;
const endpoint: Endpoint<object, object> = {
  permission: anyone,
  handle: ({ args: given }) => given,
};

async function send(path: string, body: string | null, protocol: Partial<Protocol> = {}) {
  const server = createServer({ protocol });
  server.registerRoute('v1', '/editions/{id}', {
    args,
    endpoints: [{ methods: ['GET', 'POST'], answers: 'any', endpoint }],
  });
  const listening = await listen(server, { port: 0 });
  const response = await fetch(`http://127.0.0.1:${listening.port}/v1/editions/${path}`, {
    ...(body !== null && { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
  });
  const outcome = { status: response.status, body: await response.json() };
  await listening.close();
  return outcome;
}

const refused = (name: string) => ({
  status: 400,
  body: {
    code: 'rest_invalid_param',
    data: { params: { [name]: expect.stringContaining('9007199254740991') } },
  },
});

test.each([
  ['pages', '9007199254740993'],
  ['pages', '-9007199254740992.0'],
  ['pages', '1e400'],
  ['pages', '"9007199254740993"'],
  ['isbn', '9007199254740993'],
  ['prints', '[1, 9007199254740993]'],
  ['size', '{ "width": 9007199254740993 }'],
])('an integer in JSON that a number cannot represent gets 400: %s %s', async (name, value) => {
  expect(await send('1', `{"${name}": ${value}}`)).toMatchObject(refused(name));
});

test.each([
  ['id', '9007199254740993'],
  ['pages', '1?pages=9007199254740993'],
  ['prints', '1?prints[]=9007199254740993'],
])('an integer in the URL that a number cannot represent gets 400: %s', async (name, path) => {
  expect(await send(path, null)).toMatchObject(refused(name));
});

test('integers up to 2^53 - 1, and numbers that are not integers, are kept', async () => {
  const body = { id: 9007199254740991, pages: -9007199254740991, price: 1e300 };
  const sent = JSON.stringify({ pages: body.pages, price: body.price });
  expect(await send('9007199254740991', sent)).toEqual({ status: 200, body });
});

test('lenient formats accept every integer, as the contract does', async () => {
  const outcome = await send('1', '{"pages": 9007199254740993}', { formats: 'lenient' });
  expect(outcome).toEqual({ status: 200, body: { id: 1, pages: 9007199254740992 } });
});
