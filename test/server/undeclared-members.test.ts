import { expect, test } from 'vitest';
import type { Schema } from '../../runtime/schema/index.ts';
import { createServer, RestRequest } from '../../runtime/server/index.ts';
import { Reply } from '../../runtime/server/reply.ts';
import type { Protocol, ShapedEndpoint } from '../../runtime/server/index.ts';
import { declaredPart } from '../../runtime/shape/declared.ts';

const text: Schema = { type: 'string' };
const book: Schema = {
  title: 'book',
  type: 'object',
  properties: {
    title: text,
    venue: { type: 'object', properties: { name: text } },
    authors: { type: 'array', items: { type: 'object', properties: { name: text } } },
    open: { type: 'object', additionalProperties: true, properties: { a: text } },
  },
};
const shownBook = {
  title: 'Emma',
  venue: { name: 'Hall' },
  authors: [{ name: 'Jane' }],
  open: { b: 1 },
};
const row = {
  ...shownBook,
  secret: 's',
  venue: { name: 'Hall', secret: 's' },
  authors: [{ name: 'Jane', secret: 's' }],
};

/** Returns the data of a response to a handler's result. */
async function responseOf(
  given: Pick<ShapedEndpoint, 'answers'> & Partial<ShapedEndpoint>,
  result: unknown,
  protocol: Partial<Protocol> = {},
) {
  const server = createServer({ profile: 'plain', protocol });
  server.fields.register('book', 'rating', { get_callback: () => 5 });
  server.registerRoute('', '/books', {
    schema: book,
    endpoints: [{ endpoint: { permission: () => true, handle: () => result }, ...given }],
  });
  return (await server.dispatch(new RestRequest({ method: 'GET', route: '/books' }))).data;
}

test.each([
  ['item', row, { ...shownBook, rating: 5 }],
  ['created', row, { ...shownBook, rating: 5 }],
  ['list', [row], [{ ...shownBook, rating: 5 }]],
  ['page', { items: [row], total: 1 }, [{ ...shownBook, rating: 5 }]],
  ['map', { first: row }, { first: { ...shownBook, rating: 5 } }],
  [
    'deleted',
    { deleted: true, previous: row },
    { deleted: true, previous: { ...shownBook, rating: 5 } },
  ],
] as const)(
  'a response of the kind %s omits members that the schema does not declare, and keeps fields that were added at run time',
  async (answers, result, expected) => {
    expect(await responseOf({ answers }, result)).toEqual(expected);
  },
);

test('a response with a schema of its own omits members that this schema does not declare', async () => {
  const answerSchema: Schema = { type: 'object', properties: { token: text } };
  const result = { token: 't', hash: 'h' };
  expect(await responseOf({ answers: 'any', answerSchema }, result)).toEqual({ token: 't' });
  expect(await responseOf({ answers: 'any' }, result)).toEqual(result);
  const responses = { 202: { schema: { type: 'object', properties: { hash: text } } } } as const;
  const sent = new Reply(202, result, {});
  expect(await responseOf({ answers: 'item', responses }, sent)).toEqual({ hash: 'h' });
});

test('the content API, and a service with undeclaredMembers "keep", send every member of a result', async () => {
  const kept = await responseOf({ answers: 'item' }, row, { undeclaredMembers: 'keep' });
  expect(kept).toEqual({ ...row, rating: 5 });
  const server = createServer({ profile: 'content-api' });
  expect(server.protocol.undeclaredMembers).toBe('keep');
});

test('the declared part of a value follows types that contain themselves, and keeps alternatives and objects with toJSON', () => {
  const node: Schema = {
    $type: 'node',
    type: 'object',
    properties: { name: text, children: { type: 'array', items: { $type: 'node' } } },
  };
  const tree = { name: 'a', x: 1, children: [{ name: 'b', x: 1, children: [] }] };
  expect(declaredPart(tree, node)).toEqual({
    name: 'a',
    children: [{ name: 'b', children: [] }],
  });
  const either: Schema = { anyOf: [{ type: 'object', properties: { a: text } }, text] };
  const date = new Date(0);
  for (const [value, schema] of [
    [{ b: 1 }, either],
    [{ b: 1 }, { type: 'object' }],
    [{ b1: 1 }, { type: 'object', properties: { a: text }, patternProperties: { '^b': {} } }],
    [date, book],
    ['text', book],
    [null, book],
  ] as const)
    expect(declaredPart(value, schema)).toBe(value);
  const same = { title: 'Emma' };
  expect(declaredPart(same, book)).toBe(same);
  const hostile: unknown = JSON.parse('{"title":"t","__proto__":{"a":1},"constructor":1}');
  expect(Object.keys(Object(declaredPart(hostile, book)) as object)).toEqual(['title']);
});
