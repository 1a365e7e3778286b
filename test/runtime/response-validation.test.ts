import { expect, test } from 'vitest';
import { Transport } from '../../runtime/client/index.ts';
import { RestError } from '../../runtime/errors/index.ts';
import { listen } from '../../runtime/http/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { anyone, createServer } from '../../runtime/server/index.ts';
import type {
  ResponseChecking,
  Answers,
  Server,
  ShapedEndpoint,
  User,
  InvalidResponse,
} from '../../runtime/server/index.ts';
import { ada, settings } from './service.ts';

const schema = {
  title: 'book',
  type: 'object',
  properties: {
    id: { type: 'integer', required: true },
    title: {
      type: 'object',
      required: true,
      properties: {
        raw: { type: 'string', required: true },
        rendered: { type: 'string' },
      },
    },
    state: { type: 'string', enum: ['new', 'old'] },
    tags: { type: 'array', items: { type: 'string', maxLength: 5 } },
    link: { type: 'string', format: 'uri' },
    notes: { type: 'object', additionalProperties: false, properties: {} },
    shelf: { type: ['integer', 'null'] },
  },
} as const;

const right = { id: 1, title: { raw: 'Dune', rendered: '<i>Dune</i>' }, state: 'old', link: '' };

/** Returns a server whose handler returns `result`, and the reported problems. */
function shop(
  mode: ResponseChecking,
  result: unknown,
  answers: Answers = 'item',
): { readonly server: Server; readonly reported: InvalidResponse[] } {
  const reported: InvalidResponse[] = [];
  const endpoint: ShapedEndpoint = {
    methods: 'GET',
    answers,
    endpoint: { permission: anyone, handle: () => result },
    shape: {
      contexts: { view: {}, embed: { title: { raw: false } } },
      links: [{ rel: 'self', href: '/test/v1/books/{id}' }],
    },
  };
  const server = createServer(
    { ...settings, checkResponses: mode },
    { onInvalidResponse: (wrong) => reported.push(wrong) },
  );
  server.registerRoute('test/v1', '/books', { schema, endpoints: [endpoint] });
  return { server, reported };
}

async function problems(result: unknown, answers?: Answers): Promise<string[]> {
  const { server, reported } = shop('report', result, answers);
  await server.serve({ route: '/test/v1/books' });
  return reported.map(({ pointer, problem }) => `${pointer} ${problem}`);
}

test('mode `report` reports an invalid response with method, route and JSON pointer, and sends it', async () => {
  const { server, reported } = shop('report', { ...right, id: '7', state: 'lost' });
  const { status, data } = await server.serve({ route: '/test/v1/books' });
  expect(status).toBe(200);
  expect(data).toMatchObject({ id: '7', state: 'lost' });
  expect(reported).toEqual([
    {
      method: 'GET',
      route: '/test/v1/books',
      pointer: '/id',
      problem: 'id is a string where its schema has a number.',
      more: 1,
    },
  ]);
});

test('mode `strict` replaces an invalid response with status 500 that names the pointer', async () => {
  const { server, reported } = shop('strict', { ...right, title: { raw: 'Dune', rendered: 7 } });
  const { status, data } = await server.serve({ route: '/test/v1/books' });
  expect(status).toBe(500);
  expect(data).toEqual({
    code: 'rest_invalid_answer',
    message:
      'GET /test/v1/books does not match its response schema at /title/rendered: rendered must be a string.',
    data: {
      status: 500,
      pointer: '/title/rendered',
      problem: 'rendered must be a string.',
    },
  });
  expect(reported).toEqual([]);
});

test('mode `off` does not validate responses', async () => {
  const { server, reported } = shop('off', { id: 'seven' });
  expect((await server.serve({ route: '/test/v1/books' })).status).toBe(200);
  expect(reported).toEqual([]);
});

test('properties that a context, `_fields` or the handler omits are not invalid', async () => {
  const { server, reported } = shop('strict', right);
  const queries = [{}, { context: 'embed' }, { _fields: 'id' }];
  for (const query of queries)
    expect((await server.serve({ route: '/test/v1/books', query })).status).toBe(200);
  expect(await problems({ id: 1 })).toEqual([]);
  expect(reported).toEqual([]);
});

test('types, enums, lengths and formats are validated; an empty text is a valid URI', async () => {
  expect(await problems({ ...right, state: 'lost' })).toEqual([
    '/state state must be one of "new", "old".',
  ]);
  expect(await problems({ ...right, tags: ['a', 'too long'] })).toEqual([
    '/tags/1 tags[1] must have at most 5 characters.',
  ]);
  expect(await problems({ ...right, link: '' })).toEqual([]);
  expect(await problems({ ...right, title: 'Dune' })).toHaveLength(1);
});

test('undeclared properties are invalid for an item and in closed objects', async () => {
  expect(await problems({ ...right, 'pri/ce': 1 })).toEqual([
    '/pri~1ce pri/ce is not an allowed property.',
  ]);
  expect(await problems({ ...right, notes: { a: 1 } })).toEqual([
    '/notes/a a is not an allowed property.',
  ]);
});

test('a field added at run time is validated as a property of the item', async () => {
  const { server, reported } = shop('report', right);
  server.fields.register('book', 'price', { get_callback: () => 12 });
  server.fields.register('book', 'pages', {
    get_callback: () => 'many',
    schema: { type: 'integer' },
  });
  await server.serve({ route: '/test/v1/books' });
  expect(reported.map(({ pointer }) => pointer)).toEqual(['/pages']);
});

test('null is valid if the types of the property contain null', async () => {
  expect(await problems({ ...right, shelf: null })).toEqual([]);
  expect(await problems({ ...right, shelf: 'A' })).toHaveLength(1);
});

test('every item of a list, a page, a map and a deletion is validated', async () => {
  const wrong = { ...right, id: null };
  const pointers = async (result: unknown, answers: Answers): Promise<string[]> =>
    (await problems(result, answers)).map((line) => line.split(' ')[0]!);
  expect(await pointers([right, wrong], 'list')).toEqual(['/1/id']);
  expect(await pointers({ items: [wrong], total: 1 }, 'page')).toEqual(['/0/id']);
  expect(await pointers({ a: right, b: wrong }, 'map')).toEqual(['/b/id']);
  expect(await pointers({ deleted: true, previous: wrong }, 'deleted')).toEqual(['/previous/id']);
});

test('a response that cannot be encoded gets rest_encode_error, not a validation error', async () => {
  const circle: Record<string, unknown> = { ...right };
  circle['title'] = circle;
  for (const unwritable of [circle, { ...right, id: Number.NaN }, { ...right, id: 10n }]) {
    const { server, reported } = shop('strict', unwritable);
    const { status, text } = await server.serve({ route: '/test/v1/books' });
    expect([status, JSON.parse(text ?? '')]).toEqual([
      500,
      expect.objectContaining({ code: 'rest_encode_error' }),
    ]);
    expect(reported).toEqual([]);
  }
});

test('a frozen item is serialized the same with and without response validation', async () => {
  const item = Object.freeze({ id: 1, state: 'old' });
  const { server } = shop('strict', { items: [item], total: 1 }, 'page');
  const plain = shop('off', { items: [item], total: 1 }, 'page').server;
  const ask = async (of: Server) => (await of.serve({ route: '/test/v1/books' })).text;
  expect(await ask(server)).toBe(await ask(plain));
  expect(await ask(server)).toBe(await ask(plain));
});

/** Returns the problems reported for a response that has its own schema. */
async function problemsOf(result: unknown, answerSchema?: Schema): Promise<string[]> {
  const reported: string[] = [];
  const server = createServer(
    { ...settings, checkResponses: 'report' },
    { onInvalidResponse: ({ pointer, problem }) => reported.push(`${pointer} ${problem}`) },
  );
  const endpoint = { permission: anyone, handle: () => result };
  const answering = { methods: 'GET', answers: 'any', answerSchema, endpoint } as const;
  server.registerRoute('test/v1', '/count', { schema, endpoints: [answering] });
  await server.serve({ route: '/test/v1/count' });
  return reported;
}

const count = {
  type: 'object',
  properties: { count: { type: 'integer' }, note: { type: 'string', optional: true } },
} as const;

test('a response that is not an item is validated by the response schema of the endpoint, if it has one', async () => {
  expect(await problemsOf({ count: 1 }, count)).toEqual([]);
  expect(await problemsOf({ count: 'many', more: 1 }, count)).toEqual([
    '/count count must be an integer.',
  ]);
  expect(await problemsOf({ more: 1 }, count)).toEqual(['/more more is not an allowed property.']);
  expect(await problemsOf({ count: 'many', more: 1 })).toEqual([]);
});

test('a response schema with alternatives or patterns admits what they match; without properties it admits anything', async () => {
  const anyOf = [{ ...count, additionalProperties: false }, { type: 'boolean' }] as const;
  expect(await problemsOf({ count: 1 }, { anyOf })).toEqual([]);
  expect(await problemsOf({ count: 'many' }, { anyOf })).toHaveLength(1);
  const kind = { type: 'object', properties: { kind: { type: 'string' } } } as const;
  expect(await problemsOf({ kind: 'a', count: 1 }, { ...kind, oneOf: [count] })).toEqual([]);
  const byDay = { ...kind, patternProperties: { '^d[1-7]$': { type: 'integer' } } } as const;
  expect(await problemsOf({ kind: 'a', d1: 1 }, byDay)).toEqual([]);
  expect(await problemsOf({ whatever: 1 }, { type: 'object' })).toEqual([]);
});

const nested = (rendered: Schema): Schema => ({
  title: 'book',
  type: 'object',
  properties: {
    id: { type: 'integer' },
    title: { type: 'object', properties: { raw: { type: 'string' }, rendered } },
    parts: { type: 'array', items: { type: 'object', properties: { rendered } } },
  },
});

/** Returns what the check reports about a response with this schema. */
async function reportedOf(
  of: Schema,
  item: object,
  { query = {}, contexts = {} }: { query?: object; contexts?: object } = {},
): Promise<readonly string[]> {
  const reported: InvalidResponse[] = [];
  const server = createServer(
    { ...settings, checkResponses: 'report' },
    { onInvalidResponse: (wrong) => reported.push(wrong) },
  );
  server.registerRoute('test/v1', '/books', {
    schema: of,
    endpoints: [
      {
        answers: 'item',
        endpoint: { permission: anyone, handle: () => item },
        shape: { contexts: { view: {}, ...contexts } },
      },
    ],
  });
  await server.serve({ route: '/test/v1/books', query: { ...query } });
  return reported.map(({ pointer, problem, more }) => `${pointer} ${problem} ${more}`);
}

test('a nested member that a response lacks is reported unless its schema has "optional"', async () => {
  const item = { id: 1, title: { raw: 'Dune' }, parts: [{ rendered: '' }, {}] };
  expect(await reportedOf(nested({ type: 'string' }), item)).toEqual([
    '/title title lacks rendered. 1',
  ]);
  expect(await reportedOf(nested({ type: 'string', optional: true }), item)).toEqual([]);
});

test('a nested member that the context hides or "_fields" leaves out is not reported as missing', async () => {
  const item = { id: 1, title: { raw: 'Dune' }, parts: [] };
  const hidden = nested({ type: 'string', context: ['edit'] });
  const contexts = { view: { title: { rendered: false } } };
  expect(await reportedOf(hidden, item, { contexts })).toEqual([]);
  const query = { _fields: 'title.raw' };
  expect(await reportedOf(nested({ type: 'string' }), item, { query })).toEqual([]);
});

test('a nested member that every alternative demands is reported by the alternative that fits best', async () => {
  const of = (...names: string[]): Schema => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    additionalProperties: false,
  });
  const schema: Schema = {
    title: 'book',
    type: 'object',
    properties: { cover: { anyOf: [of('a', 'b'), of('c')] } },
  };
  expect(await reportedOf(schema, { cover: { a: '' } })).toEqual(['/cover cover lacks b. 0']);
  expect(await reportedOf(schema, { cover: { c: '' } })).toEqual([]);
});

/** The response of an endpoint that declares `book_lent` with 409 and `book_hidden` with 401 and 403. */
async function refusedWith(error: RestError, user: User | null = null) {
  const server = createServer({ ...settings, checkResponses: 'strict' });
  server.registerRoute('test/v1', '/books', {
    answers: 'item',
    endpoint: { permission: anyone, handle: () => error },
    errors: { book_lent: [409], book_hidden: [401, 403] },
  });
  const { status, data } = await server.serve({ route: '/test/v1/books', user });
  return [status, (data as { code: string }).code];
}

test('mode `strict` refuses an error that the endpoint does not declare', async () => {
  expect(await refusedWith(new RestError('book_gone', 'Gone.', { status: 410 }))).toEqual([
    500,
    'rest_invalid_answer',
  ]);
  expect(await refusedWith(new RestError('rest_forbidden', 'No.', { status: 403 }))).toEqual([
    403,
    'rest_forbidden',
  ]);
});

test('an error gets its declared status, and is refused with another one', async () => {
  expect(await refusedWith(new RestError('book_lent', 'Lent.'))).toEqual([409, 'book_lent']);
  expect(await refusedWith(new RestError('book_lent', 'Lent.', { status: 404 }))).toEqual([
    500,
    'rest_invalid_answer',
  ]);
});

test('an error declared with 401 and 403 is 401 for visitors and 403 for users', async () => {
  const hidden = new RestError('book_hidden', 'Hidden.');
  expect(await refusedWith(hidden)).toEqual([401, 'book_hidden']);
  expect(await refusedWith(hidden, ada)).toEqual([403, 'book_hidden']);
});

test('an endpoint whose response has the type null gives 204 and no body', async () => {
  const server = createServer({ ...settings, checkResponses: 'strict' });
  server.registerRoute('test/v1', '/books', {
    answers: 'any',
    answerSchema: { type: 'null' },
    endpoint: { permission: anyone, handle: () => null },
  });
  const listening = await listen(server, { port: 0, host: '127.0.0.1' });
  const response = await fetch(`http://127.0.0.1:${listening.port}/cms-json/test/v1/books`);
  expect([response.status, await response.text()]).toEqual([204, '']);
  const transport = new Transport({ baseUrl: `http://127.0.0.1:${listening.port}/cms-json/` });
  expect(await transport.call('GET', '/test/v1/books')).toBeNull();
  await listening.close(100);
});
