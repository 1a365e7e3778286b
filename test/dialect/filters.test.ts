import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listening } from '../../runtime/http/index.ts';
import { PageProject } from './page-project.ts';

/** Types that contain themselves, in queries. */

const filters = {
  conditions: {
    type: 'object',
    properties: {
      price: { type: 'number' },
      not: { $type: 'conditions' },
      or: { type: 'array', items: { $type: 'conditions' } },
    },
  },
  // Without a type of its own.
  choice: {
    anyOf: [
      { type: 'object', properties: { price: { type: 'integer' }, not: { $type: 'choice' } } },
      { type: 'number' },
    ],
  },
};

const any = { methods: 'GET', answers: 'any', answer_schema: { type: 'object' } };
const resource = {
  ...{ resource: 'prices', singular: 'price', base: 'v1.0/prices', contexts: ['view'] },
  schema: { title: 'price', type: 'object', properties: { id: { type: 'integer' } } },
  routes: {
    '/': {
      list: { ...any, args: { where: { $type: 'conditions' }, choice: { $type: 'choice' } } },
    },
    '/all.json': { all: any },
  },
};

const project = new PageProject('prices', []);
let listening: Listening;
let base: string;

beforeAll(async () => {
  const about = { title: 'P', version: '1', profile: 'plain', server: '/api' };
  const types = Object.entries(filters).map(([name, schema]) => [
    ...[`schemas/types/${name}.json`, JSON.stringify({ schema })],
  ]);
  await project.generate({
    'schemas/api.json': JSON.stringify(about),
    'schemas/resources/prices.json': JSON.stringify(resource),
    ...(Object.fromEntries(types) as Record<string, string>),
  });
  const handle = ({ args }: { args: object }) => args;
  const endpoint = { permission: () => true, handle } as never;
  listening = await project.listen({ list: endpoint, all: endpoint });
  base = `http://127.0.0.1:${listening.port}/api`;
}, 60_000);

afterAll(() => listening.close());

test.each([
  { where: { price: 5, not: { price: 6.5, not: { price: 7 } } } },
  { where: { or: [{ price: 1 }, { not: { price: 2 } }] } },
  { choice: { price: 5, not: { not: 6 } } },
  { choice: 7 },
])('the client sends %j in a query, and the handler receives it unchanged', async (input) => {
  const { Client } = await project.load<{
    Client: new (options: object) => { prices: { list(input: object): Promise<object> } };
  }>('generated/client.ts');
  expect(await new Client({ baseUrl: base }).prices.list(input)).toEqual(input);
});

test.each([
  ['v1.0/prices', 200],
  ['v1x0/prices', 404],
  ['v1.0/prices/all.json', 200],
  ['v1.0/prices/all-json', 404],
])('a dot in a route is text: /%s has the status %d', async (path, status) => {
  expect((await fetch(`${base}/${path}`)).status).toBe(status);
});
