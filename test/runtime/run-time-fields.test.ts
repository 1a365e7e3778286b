import { expect, test } from 'vitest';
import { anyone } from '../../runtime/server/index.ts';
import type { Server, ShapedEndpoint } from '../../runtime/server/index.ts';
import { ask, serviceWith } from './service.ts';

/** Fields that are added to a type at run time, through the whole service (2.4). */

const seen: unknown[] = [];

function endpoint(
  methods: string,
  answers: 'item' | 'created' | 'page',
  id: number,
): ShapedEndpoint {
  return {
    methods,
    answers,
    args: { context: { type: 'string', default: 'view' }, title: { type: 'string' } },
    endpoint: {
      permission: anyone,
      handle: (request) => {
        seen.push({ ...(request.args as object) });
        const item = { id, title: 'T' };
        return answers === 'page' ? { items: [item, item], total: 2 } : item;
      },
    },
  };
}

function shop(): Server {
  seen.length = 0;
  const kind = (title: string, id: number) => ({
    schema: { title, type: 'object', properties: {} } as const,
    endpoints: [
      endpoint('GET', 'page', id),
      endpoint('POST', 'created', id),
      endpoint('PUT, PATCH', 'item', id),
    ],
  });
  return serviceWith({ '/books': kind('book', 1), '/films': kind('film', 2) });
}

const optionsOf = async (server: Server, route: string) => {
  const { body } = await ask(server, { method: 'OPTIONS', route });
  return body as {
    endpoints: { methods: string[]; args: { [name: string]: unknown } }[];
    schema: { properties: { [name: string]: unknown } };
  };
};

const STARS = {
  get_callback: ({ id }: { readonly [field: string]: unknown }) => Number(id) + 2,
  schema: {
    description: 'How good it is.',
    type: 'integer',
    minimum: 1,
    maximum: 5,
    default: 3,
    context: ['view', 'edit'],
  },
} as const;

test('2.4: one registration adds a field to the items of several types', async () => {
  const server = shop();
  server.fields.register(['book', 'film'], 'stars', STARS);
  expect((await ask(server, '/test/v1/books')).body).toMatchObject([{ stars: 3 }, { stars: 3 }]);
  expect((await ask(server, '/test/v1/films')).body).toMatchObject([{ stars: 4 }, { stars: 4 }]);
});

test('2.4: OPTIONS shows a field in the schema and among the arguments of writes', async () => {
  const server = shop();
  const before = await optionsOf(server, '/test/v1/books');
  server.fields.register('book', 'stars', STARS);
  const after = await optionsOf(server, '/test/v1/books');
  expect(after.schema.properties).toEqual({ stars: STARS.schema });
  const { context: _context, default: _default, ...keywords } = STARS.schema;
  expect(after.endpoints.map(({ methods, args }) => [methods, args['stars']])).toEqual([
    [['GET'], undefined],
    [['POST'], { ...keywords, default: 3, required: false }],
    [['PUT', 'PATCH'], { ...keywords, required: false }],
  ]);
  expect(before.endpoints[1]?.args).not.toHaveProperty('stars');
  expect((await optionsOf(server, '/test/v1/films')).endpoints[1]?.args).not.toHaveProperty(
    'stars',
  );
});

test('4.6: arg_options of a field change its argument and are not shown in the schema', async () => {
  const server = shop();
  server.fields.register('book', 'isbn', {
    schema: { type: 'string', arg_options: { required: true, pattern: '^97' } },
  });
  const { endpoints, schema } = await optionsOf(server, '/test/v1/books');
  expect(schema.properties['isbn']).toEqual({ type: 'string' });
  expect(endpoints.map(({ args }) => args['isbn'])).toEqual([
    undefined,
    { type: 'string', required: true, pattern: '^97' },
    { type: 'string', required: false, pattern: '^97' },
  ]);
});

test('2.4: the value of a field is validated, sanitized and passed to its update callback', async () => {
  const server = shop();
  const stored: unknown[] = [];
  server.fields.register('book', 'stars', {
    ...STARS,
    update_callback: (value) => void stored.push(value),
  });
  const send = (method: string, query: { [name: string]: unknown }) =>
    ask(server, { method, route: '/test/v1/books', query });
  expect((await send('POST', { stars: '5', title: 7 })).status).toBe(400);
  expect(await send('POST', { stars: '9' })).toMatchObject({
    status: 400,
    body: { data: { details: { stars: { code: 'rest_out_of_bounds' } } } },
  });
  expect(stored).toEqual([]);
  expect((await send('POST', { stars: '5' })).status).toBe(201);
  expect((await send('POST', {})).status).toBe(201);
  expect((await send('PATCH', {})).status).toBe(200);
  expect((await send('PATCH', { stars: '4' })).status).toBe(200);
  expect(stored).toEqual([5, 3, 4]);
  expect(seen).toEqual([
    { context: 'view', stars: 5 },
    { context: 'view', stars: 3 },
    { context: 'view' },
    { context: 'view', stars: 4 },
  ]);
});

test('2.4: a required field must be sent for a creation', async () => {
  const server = shop();
  server.fields.register('book', 'isbn', { schema: { type: 'string', required: true } });
  const send = (method: string) => ask(server, { method, route: '/test/v1/books' });
  expect(await send('POST')).toMatchObject({
    status: 400,
    body: { code: 'rest_missing_callback_param', data: { params: ['isbn'] } },
  });
  expect((await send('PUT')).status).toBe(200);
});

test('2.4: registering a field again replaces it and its arguments', async () => {
  const server = shop();
  server.fields.register('book', 'stars', STARS);
  expect((await optionsOf(server, '/test/v1/books')).endpoints[1]?.args).toHaveProperty('stars');
  server.fields.register('book', 'stars', { get_callback: () => 'many' });
  const { endpoints, schema } = await optionsOf(server, '/test/v1/books');
  expect(endpoints[1]?.args).not.toHaveProperty('stars');
  expect(schema.properties).toEqual({});
  expect((await ask(server, '/test/v1/books')).body).toMatchObject([{ stars: 'many' }, {}]);
});

test('2.4: the get callback of a field does not run if `_fields` or the context hides it', async () => {
  const server = shop();
  let calls = 0;
  server.fields.register('book', 'stars', { ...STARS, get_callback: () => (calls += 1) });
  const get = async (query: { [name: string]: unknown }) =>
    (await ask(server, { route: '/test/v1/books', query })).body;
  expect(await get({ _fields: 'id' })).toEqual([{ id: 1 }, { id: 1 }]);
  expect(await get({ context: 'embed' })).toMatchObject([{ id: 1 }, { id: 1 }]);
  expect(calls).toBe(0);
  expect(await get({ _fields: 'stars' })).toEqual([{ stars: 1 }, { stars: 2 }]);
});

test('2.4: a field that replaces a property is shown in the contexts of its own schema', async () => {
  const { endpoint: halves } = endpoint('GET', 'page', 1);
  const contexts = { view: { secret: false, title: { raw: false } }, edit: {} } as const;
  const server = serviceWith({
    '/books': {
      schema: { title: 'book', type: 'object', properties: {} },
      endpoints: [
        {
          ...endpoint('GET', 'page', 1),
          endpoint: {
            ...halves,
            handle: () => ({
              items: [{ secret: 's', title: { raw: 'r', rendered: 'R' } }],
              total: 1,
            }),
          },
          shape: { contexts },
        },
      ],
    },
  });
  const get = async (context: string) =>
    (await ask(server, { route: '/test/v1/books', query: { context } })).body;
  server.fields.register('book', 'secret', {
    get_callback: ({ secret }) => `${String(secret)}!`,
    schema: { type: 'string', context: ['view'] },
  });
  expect(await get('view')).toEqual([{ secret: 's!', title: { rendered: 'R' } }]);
  expect(await get('edit')).toEqual([{ title: { raw: 'r', rendered: 'R' } }]);
  // A field without a schema has no contexts.
  server.fields.register('book', 'secret', { get_callback: () => 'told' });
  expect(await get('view')).toEqual([{ title: { rendered: 'R' } }]);
});
