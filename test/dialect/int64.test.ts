import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryOptions } from '../../runtime/client/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import type { StandardSchema } from '../../runtime/schema/index.ts';
import { PageProject } from './page-project.ts';

/** A project with `int64: 'bigint'`: 64-bit integers in every place of requests and responses. */
const project = new PageProject('accounts', []);
const int64 = { type: 'string', format: 'int64' };
const id = { ...int64, readonly: true };
const money = {
  schema: {
    type: 'object',
    properties: {
      amount: { ...int64, required: true },
      parts: { type: 'array', items: { $type: 'money' }, optional: true },
    },
  },
};
const pays = (method: string, sum: object) => ({
  type: 'object',
  properties: { method: { const: method, required: true }, sum: { ...sum, required: true } },
});
const accounts = {
  ...{ resource: 'accounts', singular: 'account', base: 'accounts', contexts: ['view', 'embed'] },
  schema: {
    title: 'account',
    type: 'object',
    properties: {
      id,
      number: { type: 'string' },
      size: { ...int64, enum: ['1', '2'] },
      limit: { ...int64, default: '9007199254740993' },
      owner: { ...int64, nullable: true },
      others: { type: 'array', items: int64 },
      pair: { type: 'array', prefixItems: [{ type: 'string' }, int64] },
      named: { type: 'object', additionalProperties: int64 },
      coded: { type: 'object', patternProperties: { '^x': int64, '^y': { type: 'string' } } },
      balance: { $type: 'money' },
      payment: {
        discriminator: 'method',
        oneOf: [pays('card', int64), pays('cash', { type: 'string' })],
      },
    },
  },
  routes: {
    '/': {
      list: { methods: 'GET', answers: 'page', args: { after: int64 } },
      create: {
        ...{ methods: 'POST', answers: 'created', args: { $from: 'schema' } },
        responses: {
          202: {
            schema: { type: 'object', properties: { ticket: int64, id: { type: 'string' } } },
          },
          303: { description: 'It exists.' },
        },
      },
    },
    '/sums': {
      sums: {
        ...{ methods: 'GET', answers: 'any', media: 'application/x-ndjson' },
        answer_schema: { type: 'object', properties: { sum: int64 } },
      },
    },
    '/{id}': { args: { id: int64 }, get: { methods: 'GET', answers: 'item' } },
    '/{id}/photo': {
      args: { id: int64 },
      photo: {
        ...{ methods: 'POST', answers: 'item', args: { version: int64 } },
        uploads: { file: { required: true } },
      },
    },
  },
  links: {
    self: { href: '/{core}/accounts/{id}' },
    owner: { href: '/{core}/accounts/{owner}', when: 'owner', embeds: 'accounts' },
  },
};
const handler = `import type { AccountsHandlers } from '../../generated/accounts/handlers.ts';
import { anyone, respond } from '../../../../../../runtime/server/index.ts';
const account = { id: 7n, number: '7', size: '1' as const, limit: 2n ** 62n, owner: null, others: [-1n, 2n],
  pair: ['5', 6n] as [string, bigint], named: { a: 3n }, coded: { x1: 4n, y1: '4' },
  balance: { amount: 1n, parts: [{ amount: 2n }] }, payment: { method: 'cash' as const, sum: '12' } };
export const accounts: AccountsHandlers = {
  list: { permission: anyone, handle: ({ args: { after = 0n } }) => ({ items: [{ ...account, id: after + 1n, owner: 7n }], total: 1 }) },
  create: { permission: anyone, handle: ({ args: { size = '1', ...args } }) => args.number === '202'
    ? respond(202, { ticket: 9n, id: '9' })
    : respond(201, { ...account, ...args, size, number: typeof args.limit }) },
  get: { permission: anyone, handle: ({ args: { id } }) => ({ ...account, id }) },
  photo: { permission: anyone, mayUpload: anyone, handle: ({ args: { id, version = 0n } }) => ({ ...account, id: id + version }) },
  sums: { permission: anyone, handle: async function* () { yield { sum: 1n }; yield { sum: -(2n ** 63n) }; } },
};`;
const program = `import { Client, embedded } from './generated/client.ts';
const parts = (client: Client) => ({
  get: client.accounts.get({ id: 9007199254740993n }),
  list: client.accounts.list({ after: 41n, _embed: 'owner' }),
  created: client.accounts.create({ owner: 1n, others: [2n], balance: { amount: 3n, parts: [{ amount: 4n }] }, payment: { method: 'card', sum: 5n } }),
  waiting: client.accounts.create({ number: '202' }),
  photo: client.accounts.photo({ id: 1n, version: 2n }, { files: { file: new Blob(['x']) } }),
});
export const call = async (client: Client) => {
  const { get, list, created, waiting, photo } = parts(client);
  const [one] = (await list).items;
  const sums: bigint[] = [];
  for await (const { sum } of client.accounts.sums()) sums.push(sum);
  const response = await waiting;
  return { get: await get, one, owner: embedded(one!, 'owner'), created: await created, photo: (await photo).id, sums,
    ticket: response.status === 202 && response.body };
};
// @ts-expect-error: a text is not a bigint
export const wrong = (client: Client) => client.accounts.get({ id: '1' });`;

interface Program {
  call(client: object): Promise<{ readonly [name: string]: unknown }>;
}
interface Accounts {
  readonly accounts: { get(input: object): Promise<object> };
}
let listening: Listening;
let client: Accounts;

beforeAll(async () => {
  const files = {
    'schemas/api.json': JSON.stringify({ title: 'A', version: '1', profile: 'content-api' }),
    'schemas/types/money.json': JSON.stringify(money),
    'schemas/resources/accounts.json': JSON.stringify(accounts),
    'site/handlers/accounts.ts': handler,
    'program.ts': program,
  };
  await project.generate(files, {
    int64: 'bigint',
    parts: ['server', 'client', 'openapi', 'testing', 'inputs'],
  });
  const { accounts: own } = await project.load<{ accounts: never }>('site/handlers/accounts.ts');
  listening = await project.listen(own);
  const { Client } = await project.load<{ Client: new (options: object) => Accounts }>(
    'generated/client.ts',
  );
  client = new Client({ baseUrl: `http://127.0.0.1:${listening.port}/cms-json` });
}, 60_000);

afterAll(() => listening.close());

const url = (path: string) => `http://127.0.0.1:${listening.port}/cms-json/cms/v2/accounts${path}`;

test('the handler, the client and the generated parts compile', () => {
  const generated = ['routes.ts', 'testing.ts', 'arbitraries.ts', 'inputs.ts'];
  const files = ['program.ts', ...generated.map((name) => `generated/${name}`)];
  expect(project.errorsIn(files)).toBe('');
});

test('client and handler have BigInts wherever the schema has a 64-bit integer', async () => {
  const { call } = await project.load<Program>('program.ts');
  const { get, one, owner, created, ...others } = await call(client);
  expect(get).toMatchObject({
    ...{ id: 9007199254740993n, number: '7', size: '1', limit: 2n ** 62n, owner: null },
    ...{ others: [-1n, 2n], pair: ['5', 6n], named: { a: 3n }, coded: { x1: 4n, y1: '4' } },
    ...{ balance: { amount: 1n, parts: [{ amount: 2n }] }, payment: { method: 'cash', sum: '12' } },
  });
  expect(one).toMatchObject({ id: 42n, owner: 7n });
  expect(owner).toMatchObject([{ id: 7n, payment: { sum: '12' } }]);
  expect(created).toMatchObject({
    status: 201,
    body: {
      ...{ number: 'bigint', limit: 9007199254740993n, owner: 1n, others: [2n] },
      ...{ balance: { amount: 3n, parts: [{ amount: 4n }] }, payment: { method: 'card', sum: 5n } },
    },
  });
  expect(others).toEqual({ photo: 3n, sums: [1n, -(2n ** 63n)], ticket: { ticket: 9n, id: '9' } });
});

test('JSON has texts for 64-bit integers, and the documents describe them', async () => {
  const response = await fetch(url('/12'));
  expect(await response.json()).toMatchObject({
    id: '12',
    others: ['-1', '2'],
    _links: { self: [{ href: expect.stringMatching(/\/12$/) }] },
  });
  const text = readFileSync(join(project.root, 'generated/openapi.json'), 'utf8');
  const { components } = JSON.parse(text) as OpenAPIV3_1.Document;
  expect(components?.schemas?.['Money']).toMatchObject({ properties: { amount: int64 } });
});

test.each(['x', '1.5', '9223372036854775808', ''])('the server refuses %j', async (text) => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const send = (body: object) => fetch(url(''), { ...init, body: JSON.stringify(body) });
  for (const body of [{ owner: text }, { others: [text] }, { balance: { amount: text } }])
    expect([body, (await send(body)).status]).toEqual([body, 400]);
});

test('fixtures and arbitraries have BigInts, and the mock server sends texts', async () => {
  const { fixtures, mockServer } = await project.load<{
    fixtures: { accounts: { view(): object } };
    mockServer(): { serve?: unknown };
  }>('generated/testing.ts');
  expect(fixtures.accounts.view()).toMatchObject({ id: expect.any(BigInt), size: '1' });
  expect(mockServer()).toBeDefined();
  const { arbitraries } = await project.load<{
    arbitraries: {
      accounts: {
        items: { view: fc.Arbitrary<{ id: unknown }> };
        inputs: { get: fc.Arbitrary<{ id: unknown }> };
      };
    };
  }>('generated/arbitraries.ts');
  const { items, inputs } = arbitraries.accounts;
  for (const made of [items.view, inputs.get])
    expect(fc.sample(made, { numRuns: 9, seed: 1 }).map(({ id: one }) => typeof one)).toEqual(
      Array.from({ length: 9 }, () => 'bigint'),
    );
});

test('an input of Standard Schema accepts BigInts and texts, and returns BigInts', async () => {
  const { inputs } = await project.load<{
    inputs: { accounts: { create: StandardSchema<object>; get: StandardSchema<object> } };
  }>('generated/inputs.ts');
  const { validate } = inputs.accounts.create['~standard'];
  const value = { owner: 5n, others: ['6', 7n], payment: { method: 'card', sum: 8n } };
  expect(validate(value)).toEqual({ value: { ...value, others: [6n, 7n] } });
  expect(validate({ number: 5n, others: [true] })).toMatchObject({
    issues: [{ path: ['others'] }],
  });
});

test('the key of a query with a BigInt can be serialized as JSON', async () => {
  const { queryKey, queryFn } = queryOptions(client, (api) => api.accounts.get({ id: 5n }));
  expect(queryKey).toEqual(['accounts', 'get', { id: '5' }]);
  expect(await queryFn({ signal: new AbortController().signal })).toMatchObject({ id: 5n });
});
