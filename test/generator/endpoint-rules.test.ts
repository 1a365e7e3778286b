import { describe, expect, test } from 'vitest';
import { diagnosticsOf } from './diagnostics-of.ts';

describe('rules of endpoints', () => {
  const json = { type: 'object', properties: { name: { type: 'string' } } };
  const properties = { name: { type: 'string' }, title: { type: 'string' } };
  const of = (endpoint: object, route: object = {}): Promise<string[]> => {
    const any = { methods: 'POST', answers: 'any', ...endpoint };
    const resource = {
      ...{ resource: 'books', singular: 'book', base: 'books' },
      schema: { title: 'book', type: 'object', properties },
      routes: { '/': { ...route, test: any } },
    };
    return diagnosticsOf({}, {}, { 'resources/books.json': resource });
  };
  const text = { media: 'text/csv' };
  const cases: readonly (readonly [title: string, said: string, endpoint: object])[] = [
    [
      'a list without a body',
      'routes/bad-response: The response 204 of test has a body, which this status does not allow.',
      { answers: 'list', status: 204 },
    ],
    [
      'a redirect with a schema',
      'routes/bad-response: The response 303 of test has a body, which this status does not allow.',
      { answer_schema: json, status: 303 },
    ],
    [
      'fewer files than at least',
      'schema/empty-range: No value is at least 5 and at most 2: "minItems" is greater than "maxItems".',
      { uploads: { scans: { minItems: 5, maxItems: 2 } } },
    ],
    [
      'a file with the name of an argument of the schema',
      'routes/file-argument: "name" is both a file and an argument.',
      { args: { $from: 'schema' }, uploads: { name: {} } },
    ],
    [
      'a whole body next to arguments of the schema',
      'routes/whole-body: "all" of test is the whole body: it has no other arguments or files, and a GET request has none.',
      { args: { $from: 'schema', all: { type: 'array', items: json, in: 'body' } } },
    ],
    [
      'a schema of text',
      'routes/idle-keyword: "answer_schema" of test has no effect: the response is text/csv.',
      { ...text, answer_schema: json },
    ],
    [
      'JSON as another media type',
      'shape/bad-value: "application/json" is invalid: expected a media type other than that of JSON, as in "text/csv".',
      { media: 'application/json' },
    ],
    [
      'a tuple that is longer than its list',
      'schema/nothing-passes: No value is valid: "maxItems" is 1, but "prefixItems" has 2.',
      { args: { at: { type: 'array', maxItems: 1, prefixItems: [json, json] } } },
    ],
  ];

  test.each(cases)('%s is reported', async (_, message, endpoint) => {
    expect(await of(endpoint)).toEqual([message]);
  });

  test.each([
    { answer_schema: { type: 'null' }, status: 204 },
    { status: 303 },
    { media: 'application/x-ndjson', answer_schema: json },
    { args: { $from: 'schema', dry: { type: 'boolean', in: 'query' } }, uploads: { scan: {} } },
    { args: { 'X-Tags': { type: 'array', items: { type: 'string' }, in: 'header' } } },
  ])('%j is not reported', async (endpoint) => {
    expect(await of(endpoint)).toEqual([]);
  });

  test('text in a batch is reported', async () => {
    expect(await of(text, { allow_batch: { v1: true } })).toEqual([
      'routes/idle-keyword: "allow_batch" of test has no effect: a batch has no responses of the type text/csv.',
    ]);
    expect(await of({ ...text, methods: 'GET' }, { allow_batch: { v1: true } })).toEqual([]);
  });
});

test.each(['/{id}', '/(?P<id>[\\d]+)'])(
  'an argument of the path %s is not in the body, next to one that is the whole body',
  async (path) => {
    const args = { id: { type: 'integer' }, all: { type: 'array', items: {}, in: 'body' } };
    const resource = {
      ...{ resource: 'books', singular: 'book', base: 'books' },
      schema: { title: 'book', type: 'object', properties: { id: { type: 'integer' } } },
      routes: { [path]: { test: { methods: 'POST', answers: 'any', args } } },
    };
    const found = await diagnosticsOf({}, {}, { 'resources/books.json': resource });
    expect(found.filter((each) => each.startsWith('routes/whole-body'))).toEqual([]);
  },
);

describe('routes that differ by a slash at the end', () => {
  const of = (routes: object, links: object = {}): Promise<string[]> =>
    diagnosticsOf(
      {},
      {},
      {
        'resources/books.json': {
          ...{ resource: 'books', singular: 'book', base: 'books', links },
          schema: { title: 'book', type: 'object', properties: { id: { type: 'integer' } } },
          routes,
        },
      },
    );
  const route = (name: string) => ({
    args: { id: { type: 'integer' } },
    [name]: { methods: 'GET', answers: 'item' },
  });

  test('are duplicates, because they match the same paths', async () => {
    expect(await of({ '/{id}': route('get'), '/{id}/': route('again') })).toEqual([
      'routes/duplicate: Duplicate route: GET /books/(?P<id>[\\d]+) is already handled by books.get.',
    ]);
  });

  test('are both found by links without the slash', async () => {
    const self = { href: '/{core}/books/{id}', embeds: 'books' };
    expect(await of({ '/{id}/': route('get') }, { self })).toEqual([]);
  });

  test.each([
    ['/{name}', '/{core}/books/{name}', []],
    ['/(?P<name>[A-Z]{2}-\\d+)', '/{core}/books/{name}', []],
    ['/(?P<name>[A-Z]{2}-\\d+)', '/{core}/book/{name}', ['links/unknown-route']],
    ['/(?P<name>[A-Z]{2}-\\d+)', '/{core}/books/{name}/x', ['links/unknown-route']],
  ])('a link `self` below the route %j with the URL %j gives %j', async (route, href, codes) => {
    const args = { name: { type: 'string' } };
    const resource = {
      ...{ resource: 'books', singular: 'book', base: 'books' },
      schema: { title: 'book', type: 'object', properties: args },
      routes: { [route]: { args, get: { methods: 'GET', answers: 'item' } } },
      links: { self: { href } },
    };
    const found = await diagnosticsOf({}, {}, { 'resources/books.json': resource });
    const ofLinks = found
      .map((text) => text.split(': ')[0])
      .filter((code) => code?.startsWith('links'));
    expect(ofLinks).toEqual(codes);
  });
});
