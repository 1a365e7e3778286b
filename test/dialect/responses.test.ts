import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { check } from '../generator/check.ts';
import { messageOf } from '../../generator/diagnostics/print.ts';
import { settingsOf } from '../../generator/config/settings.ts';
import { load } from '../../generator/load/load.ts';
import { outcomeOf, type Call } from '../../runtime/client/index.ts';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { respond, RestError, type Server } from '../../runtime/server/index.ts';
import { inputsOf } from '../generator/texts.ts';
import { config, PageProject, type Handlers } from './page-project.ts';

/** The project of "Several responses" in docs/schema-files.md, with its handler and its client. */
const project = new PageProject('orders', ['schemas/api.json', 'schemas/resources/orders.json']);
const types = `import type { OrdersHandlers } from '../../generated/orders/handlers.ts';\n`;
const program = `import { Client } from './generated/client.ts';
import type { OrdersHandlers } from './generated/orders/handlers.ts';
import { respond } from '../../../../runtime/server/index.ts';
import type { Reply } from '../../../../runtime/server/reply.ts';
import { outcomeOf } from '../../../../runtime/client/index.ts';
export async function order(client: Client, book: number): Promise<string | number | undefined> {
${project.block('orders-client')}
  return undefined;
}
export async function receipt(client: Client): Promise<string> {
  const response = await client.orders.receipt({ id: 9 });
  const bytes: ReadableStream | null = response.status === 200 ? response.body : null;
  return response.status === 302 ? response.headers.Location : String(bytes);
}
/** A response without a body compiles alone, next to others, and in async functions. */
type Emptied = { id: number } | Reply<200, { id: number }> | Reply<204, null>;
export const emptied = [
  (): Emptied => respond(204),
  (id: number): Emptied => (id > 1 ? respond(204) : id > 0 ? respond(200, { id }) : { id }),
  async (id: number): Promise<Emptied> => (await Promise.resolve(id > 0)) ? respond(204) : { id },
];
type Created = ReturnType<OrdersHandlers['create']['handle']>;
export const wrong = [
  // @ts-expect-error: an item is not a number
  (): Created => respond(200, 7),
  // @ts-expect-error: the status is not declared
  (): Created => respond(203, { id: 1, book: 1 }),
  // @ts-expect-error: the body lacks a member
  (): Created => respond(202, {}),
  // @ts-expect-error: the header is a number
  (): Created => respond(202, { ticket: 'A' }, { 'Retry-After': 'soon' }),
];
`;

interface Orders {
  create(input: { book: number }): Call<{ status: number; body: unknown; headers: object }>;
  receipt(input: { id: number }): Promise<{ status: number; body: unknown; headers: object }>;
}
type Own = Readonly<Record<string, (client: { orders: Orders }, book: number) => unknown>>;
let handlers: Handlers;
let mockServer: (options?: object) => Server;
let Client: new (options: object) => { readonly orders: Orders };
let own: Own;
let listening: Listening;

beforeAll(async () => {
  const code = types + project.block('orders');
  const orders = 'schemas/resources/orders.json';
  const texts = '{ "type": "string", "optional": true }';
  const headers = `"headers": { "X-Orders-Left": ${texts}, "X-Shelf": ${texts} }`;
  const page = project.files.get(orders) ?? '';
  await project.generate({
    ...{ 'site/handlers/orders.ts': code, 'program.ts': program },
    // Next to the header of 201 with the same name, which is an integer.
    [orders]: page.replace('"answers": "item" }', `"answers": "item", ${headers} }`),
  });
  ({ orders: handlers } = await project.load<{ orders: Handlers }>('site/handlers/orders.ts'));
  ({ mockServer } = await project.load<{ mockServer: typeof mockServer }>('generated/testing.ts'));
  ({ Client } = await project.load<{ Client: typeof Client }>('generated/client.ts'));
  own = await project.load<Own>('program.ts');
  listening = await project.listen(handlers);
}, 60_000);

afterAll(() => listening.close());

const clientAt = ({ port }: Listening) =>
  new Client({ baseUrl: `http://127.0.0.1:${port}/cms-json` });

test('the handler and the client of the page compile, and invalid responses do not', () => {
  expect(project.errorsIn(['program.ts', 'site/handlers/orders.ts', 'generated/routes.ts'])).toBe(
    '',
  );
});

test('the client has the status, the body and the typed headers of each response', async () => {
  const { orders } = clientAt(listening);
  const url = `http://localhost/cms-json/library/v1/orders/`;
  expect(await orders.create({ book: 5 })).toMatchObject({
    ...{ status: 201, body: { id: 8, book: 5 }, headers: { 'X-Orders-Left': 2 } },
  });
  expect(await orders.create({ book: 2 })).toMatchObject({ status: 200, body: { id: 7 } });
  expect(await orders.create({ book: 3 })).toEqual({
    ...{ status: 202, body: { ticket: 'A7' }, headers: { 'Retry-After': 60 } },
  });
  const created = await fetch(
    `http://127.0.0.1:${listening.port}/cms-json/library/v1/orders?book=5`,
    {
      method: 'POST',
    },
  );
  expect(created.headers.get('Location')).toBe(`${url}8`);
  expect(await own['order']?.({ orders }, 3)).toBe('A7, 60');
  expect(await own['order']?.({ orders }, 4)).toBe('2026-12-24');
});

test('a header has the type that its status declares', async () => {
  const handle = () => respond(200, { id: 7, book: 1 }, { 'X-Orders-Left': '5' });
  const create = { permission: () => true, handle };
  const server = await project.listen({ ...handlers, create });
  const { headers } = await clientAt(server).orders.create({ book: 1 });
  await server.close();
  expect(headers).toEqual({ 'X-Orders-Left': '5' });
});

test('a redirect is a response with its URL, and another response of the endpoint remains a stream', async () => {
  const { orders } = clientAt(listening);
  expect(await orders.receipt({ id: 9 })).toEqual({
    ...{ status: 302, body: null, headers: { Location: 'https://archive.example/7' } },
  });
  const { body } = await orders.receipt({ id: 7 });
  expect(await new Response(body as ReadableStream).text()).toBe('%PDF');
});

test.each([
  ['a missing header', () => ({ id: 7, book: 1 }), 'the header X-Orders-Left is missing.'],
  ['a status', () => respond(226, { id: 7, book: 1 }), 'the status 226 is not among'],
  ['a body', () => respond(202, { ticket: 7 }), 'ticket must be'],
  [
    'a header',
    () => respond(201, { id: 7, book: 1 }, { 'X-Orders-Left': 'two' }),
    'the header X-Orders-Left must be',
  ],
  [
    'a header with letters that are not sent',
    () => respond(200, { id: 7, book: 1 }, { 'X-Shelf': 'žluť' }),
    'the header X-Shelf contains characters',
  ],
  [
    'the data of an error',
    () => new RestError('library_book_on_loan', 'On loan.', { waiting: 2, status: 409 }),
    'until is missing in the data of library_book_on_loan.',
  ],
])('in development the server reports %s that is not declared', async (_, handle, problem) => {
  const create = { permission: () => true, handle };
  const server = await project.listen({ ...handlers, create });
  const outcome = await outcomeOf(clientAt(server).orders.create({ book: 1 }));
  await server.close();
  expect(outcome).toMatchObject({ ok: false, error: { code: 'rest_invalid_answer' } });
  if (!outcome.ok) expect(outcome.error.message).toContain(problem);
});

test('the OpenAPI document has every response, its headers, and the data of errors', () => {
  const document = JSON.parse(
    readFileSync(join(project.root, 'generated/openapi.json'), 'utf8'),
  ) as OpenAPIV3_1.Document;
  const { responses } = document.paths?.['/library/v1/orders']?.post ?? {};
  const item = { content: { 'application/json': { schema: { $ref: expect.any(String) } } } };
  expect(responses).toMatchObject({
    200: { description: 'The reader has ordered the book before.', ...item },
    201: { headers: { 'X-Orders-Left': { required: true, schema: { type: 'integer' } } } },
    202: {
      content: { 'application/json': { schema: { properties: { ticket: { type: 'string' } } } } },
      headers: { 'Retry-After': { schema: { type: 'integer' } } },
    },
    409: {
      content: {
        'application/json': {
          schema: { allOf: [{}, { properties: { data: { required: ['until', 'status'] } } }] },
        },
      },
    },
  });
  const receipt = document.paths?.['/library/v1/orders/{id}/receipt']?.get;
  expect(receipt?.responses?.['302']).toEqual({
    description: 'The receipt is in the archive.',
    headers: {
      Location: { description: 'URL of the redirect.', required: true, schema: { type: 'string' } },
    },
  });
});

test('`Prefer: code=…` chooses the response of the mock server', async () => {
  const mock = mockServer({ settings: { profile: 'content-api', checkResponses: 'strict' } });
  const server = await listen(mock, { port: 0, host: '127.0.0.1' });
  const send = async (prefer: string) => {
    const url = `http://127.0.0.1:${server.port}/cms-json/library/v1/orders?book=7`;
    const response = await fetch(url, { method: 'POST', headers: { Prefer: prefer } });
    return [response.status, response.headers.get('X-Orders-Left'), await response.json()];
  };
  expect(await send('')).toMatchObject([201, '1', { book: 7 }]);
  expect(await send('code=202')).toMatchObject([202, null, { ticket: 'ticket' }]);
  const [, , error] = await send('code=409');
  const { until } = (error as { data: { until: string } }).data;
  expect(error).toMatchObject({
    code: 'library_book_on_loan',
    message: `The book is on loan until ${until}.`,
    data: { status: 409 },
  });
  expect(await send('code=404')).toMatchObject([
    ...[
      400,
      null,
      {
        code: 'mock_undeclared_status',
        message: expect.stringContaining('the status 404') as string,
      },
    ],
  ]);
  await server.close();
});

test.each([
  ['"302": {}', '"302": { "schema": { "type": "string" } }', 'has a body, which this status does'],
  ['"201": {', '"201": { "schema": { "type": "string" },', 'is the usual one'],
  ['"302": {}', '"203": { "answers": "item" }', 'has an item, and the usual response has none'],
  ['"integer", "optional"', '"array", "optional"', 'has the header "Retry-After", whose type'],
  ['"302"', '"404"', 'expected the status of a success or a redirect'],
  ['"until": {', '"un-til": {', 'expected letters, digits and "_"'],
])('%s as %s is a diagnostic with its position', async (before, after, problem) => {
  const texts = [...project.files].map(([path, text]) => {
    const bare = text.replace('{ "description": "The receipt is in the archive." }', '{}');
    return [path, bare.replace(before, after)] as const;
  });
  const sources = load(inputsOf(Object.fromEntries(texts)), settingsOf(config));
  const found = await check(sources);
  expect(found.map(messageOf).join('\n')).toContain(problem);
  for (const { span } of found) expect(span.start).toBeGreaterThan(0);
});
