import { expect, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';
import { createServer, RestRequest } from '../../runtime/server/index.ts';
import type { Endpoint } from '../../runtime/server/index.ts';

/** Returns its arguments. */
const endpoint: Endpoint<unknown, unknown> = {
  permission: () => true,
  handle: ({ args }) => args,
};

test('a null is validated like other values, and the content API skips it', async () => {
  const types: ArgDefinitions = {
    level: { type: 'integer', enum: [1, 2, 3] },
    pair: { type: 'array', prefixItems: [{ type: 'integer' }] },
    shelf: { type: 'object', properties: { label: { type: 'string', required: true } } },
    due: { type: 'string', format: 'date-time' },
    n: { type: 'integer', minimum: 1, default: 5 },
    isNew: { type: 'boolean' },
    slug: { type: 'string', sanitize_callback: 'sanitizeTitle' },
    note: { type: ['string', 'null'] },
    rating: { type: 'integer', nullable: true },
  };
  const bySchema = {
    ...{ validate_callback: 'validateRequestArg', sanitize_callback: 'sanitizeRequestArg' },
  };
  const args = Object.fromEntries(
    Object.entries(types).map(([name, type]) => [name, { ...bySchema, ...type }]),
  );
  const nulls = Object.fromEntries(Object.keys(types).map((name) => [name, null]));
  const statusOf = async (profile: 'plain' | 'content-api', sent: object) => {
    const server = createServer({ profile });
    server.registerRoute('test/v1', '/things', {
      ...{ methods: 'POST', answers: 'any', args, endpoint },
    });
    const { status, data } = await server.dispatch(
      new RestRequest({
        ...{ method: 'POST', route: '/test/v1/things', raw: JSON.stringify(sent) },
        headers: { 'content-type': 'application/json' },
      }),
    );
    return [status, data] as const;
  };
  const [status, refused] = await statusOf('plain', nulls);
  expect(status).toBe(400);
  const { note: _note, rating: _rating, ...wrong } = types;
  const details = Object.keys(wrong).map((name) => [
    name,
    expect.objectContaining({ code: 'rest_invalid_type' }),
  ]);
  expect(refused).toMatchObject({ data: { details: Object.fromEntries(details) } });
  expect(Object.keys((refused as { data: { params: object } }).data.params)).toEqual(
    Object.keys(wrong),
  );
  expect(await statusOf('plain', { note: null, rating: null })).toEqual([
    ...[200, { n: 5, note: null, rating: null }],
  ]);
  expect((await statusOf('content-api', nulls))[0]).toBe(200);
});

test('a null is a value of a required argument in the profile plain, and missing in the content API', async () => {
  const statusOf = async (profile: 'plain' | 'content-api', sent: object) => {
    const server = createServer({ profile });
    const bySchema = { validate_callback: 'validateRequestArg', required: true } as const;
    const args: ArgDefinitions = {
      rating: { type: ['integer', 'null'], ...bySchema },
      title: { type: 'string', ...bySchema },
    };
    server.registerRoute('test/v1', '/things', {
      ...{ methods: 'POST', answers: 'any', args, endpoint },
    });
    const { status, data } = await server.dispatch(
      new RestRequest({
        ...{ method: 'POST', route: '/test/v1/things', raw: JSON.stringify(sent) },
        headers: { 'content-type': 'application/json' },
      }),
    );
    return [status, data];
  };
  const accepted = { rating: null, title: 'A' };
  expect(await statusOf('plain', accepted)).toEqual([200, accepted]);
  expect(await statusOf('plain', { rating: null, title: null })).toMatchObject([
    ...[400, { code: 'rest_invalid_param', data: { params: { title: expect.anything() } } }],
  ]);
  expect(await statusOf('plain', { title: 'A' })).toMatchObject([
    ...[400, { code: 'rest_missing_callback_param', data: { params: ['rating'] } }],
  ]);
  expect(await statusOf('content-api', accepted)).toMatchObject([
    ...[400, { code: 'rest_missing_callback_param', data: { params: ['rating'] } }],
  ]);
});

test('a server that accepts unknown parameters still reads an argument from its place only', async () => {
  const server = createServer({ profile: 'content-api', baseUrl: 'http://localhost' });
  const args: ArgDefinitions = {
    'X-Reason': { type: 'string', in: 'header', required: true },
    dry_run: { type: 'boolean', in: 'query' },
    text: { type: 'string' },
  };
  server.registerRoute('test/v1', '/things', {
    ...{ methods: 'POST, DELETE', answers: 'any', args, endpoint },
  });
  const send = async (method: string, query: object, json: object, headers = {}) => {
    const raw = JSON.stringify({ text: 'a', ...json });
    const { status, data } = await server.dispatch(
      new RestRequest({
        ...{ method, route: '/test/v1/things', query: { ...query }, raw },
        headers: { 'content-type': 'application/json', ...headers },
      }),
    );
    return [status, data];
  };
  const reason = { 'x-reason': 'h' };
  for (const method of ['POST', 'DELETE']) {
    expect((await send(method, { 'X-Reason': 'q' }, {}))[0]).toBe(400);
    expect((await send(method, {}, { 'X-Reason': 'b' }))[0]).toBe(400);
    const others = [
      { 'X-Reason': 'q', dry_run: '1' },
      { 'X-Reason': 'b', dry_run: false },
    ] as const;
    expect(await send(method, ...others, reason)).toEqual([
      ...[200, { 'X-Reason': 'h', dry_run: true, text: 'a' }],
    ]);
    expect(await send(method, {}, { dry_run: true }, reason)).toEqual([
      ...[200, { 'X-Reason': 'h', text: 'a' }],
    ]);
  }
});

test('`wants` works without its request, as in `({ args, wants }) => …`', async () => {
  const server = createServer({ profile: 'plain' });
  const parts: Endpoint<unknown, unknown> = {
    permission: () => true,
    handle: ({ wants, ...rest }) => [wants('title'), wants('cover'), Object.keys(rest)],
  };
  const args: ArgDefinitions = { _fields: { type: 'string' } };
  server.registerRoute('', '/books', { methods: 'GET', answers: 'any', args, endpoint: parts });
  const listening = await listen(server, { port: 0 });
  const response = await fetch(`http://localhost:${listening.port}/books?_fields=title,0,1,2`);
  const text = await response.text();
  await listening.close();
  expect(JSON.parse(text)).toEqual([true, false, ['request']]);
});
