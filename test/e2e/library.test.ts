import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RestError } from '../../runtime/errors/index.ts';
import { listen, toFetchHandler } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { createServer } from '../../runtime/server/index.ts';
import type { RestRequest } from '../../runtime/server/index.ts';
import { runTool } from '../generator/helpers.ts';
import { ApiError, Client, outcomeOf } from './library/generated/client.ts';
import type { BooksHandlers } from './library/generated/books/handlers.ts';
import { errors } from './library/generated/errors.ts';
import { apiSettings, registerRoutes } from './library/generated/routes.ts';
import { mockServer } from './library/generated/testing.ts';
import document from './library/generated/openapi.json' with { type: 'json' };
import { createHandlers } from './library/site/handlers/index.ts';
import { openLibrary } from './library/site/library.ts';

// A service with the profile `plain`: generated from schema files, served over HTTP, and called with its client.

let listening: Listening;
let root = '';

function authenticate(request: RestRequest) {
  const header = request.header('authorization');
  if (header === null || header === undefined) return null;
  if (header === 'Bearer ada') return { id: 7, login: 'ada', can: () => true };
  return new RestError('token_invalid', 'The token is not valid.', { status: 401 });
}

beforeAll(async () => {
  const server = createServer({ ...apiSettings, checkResponses: 'strict' }, { authenticate });
  registerRoutes(server, createHandlers(openLibrary()), {});
  listening = await listen(server, { port: 0, host: '127.0.0.1' });
  root = `http://127.0.0.1:${listening.port}/api`;
});
afterAll(() => listening.close());

const visitor = () => new Client({ baseUrl: root });
const member = () => new Client({ baseUrl: root, auth: 'ada' });

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with a response.', { cause: error });
}

test('the generated files of the project are in sync with its schema files', async () => {
  const project = resolve(import.meta.dirname, 'library');
  const { default: config } = await import('./library/restloom.config.ts');
  const { code, err } = await runTool(project, { check: true }, config);
  const update = 'run `node --import tsx generator/cli.ts --root test/e2e/library`';
  expect({ code, err }, update).toEqual({ code: 0, err: '' });
});

test.each([
  [null, 'the handlers of books, members, summary are missing.'],
  [{}, 'the handlers of books, members, summary are missing.'],
  [{ books: null, memebers: {}, summary: {} }, 'of books, members are missing.'],
  [{ books: {}, memebers: {}, summary: {} }, 'Unknown resources: memebers.'],
  [{ books: 1, members: {}, summary: {} }, 'GET /books lacks the function `permission`'],
])('registerRoutes names what the handlers %j lack', (handlers, message) => {
  const register: (...args: readonly unknown[]) => void = (...args) =>
    Reflect.apply(registerRoutes, null, args);
  expect(() => register(createServer(), handlers, {})).toThrow(message);
});

test.each([
  [{ title: 'Lady Susan' }, 201],
  [{ title: 'Lady Susan', pages: 80 }, 400],
  [{ title: 'Lady Susan', id: 80 }, 400],
  [{}, 400],
])('the document and the service agree on the body %j', async (body, status) => {
  const headers = { authorization: 'Bearer ada', 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  const server = createServer(apiSettings, { authenticate });
  registerRoutes(server, createHandlers(openLibrary()), {});
  const response = await toFetchHandler(server)(new Request('http://site.test/api/books', sent));
  const place = 'document#/paths/~1books/post/requestBody/content/application~1json/schema';
  const ajv = new Ajv2020({ strict: false }).addSchema({ $id: 'document', ...document });
  expect(response.status).toBe(status);
  expect(ajv.validate(place, body)).toBe(status < 400);
});

test('paths start with the prefix of schemas/api.json and have no namespace', async () => {
  expect((await fetch(`${root}/books/1`)).status).toBe(200);
  expect((await fetch(root.replace('/api', '/books/1'))).status).toBe(404);
});

test('a resource without a base is at the root of the service', async () => {
  expect((await fetch(root)).status).toBe(200);
  expect((await visitor().summary.get()).books).toBeGreaterThanOrEqual(3);
});

test('an error code of all endpoints is known to the client', async () => {
  const call: unknown = Reflect.apply(visitor().books.list, visitor().books, [{ nope: 1 }]);
  expect(await failureOf(call as Promise<unknown>)).toMatchObject({ code: 'rest_unknown_param' });
  const outcome = await outcomeOf(visitor().books.get({ id: 1 }));
  expect(outcome.ok || outcome.error.is('rest_unknown_param')).toBe(true);
});

test('the client reads the totals of a page', async () => {
  const page = await visitor().books.list({ per_page: 2 });
  expect(page).toMatchObject({ total: 3, totalPages: 2 });
  expect(page.items.map(({ title }) => title)).toEqual(['Emma', 'Persuasion']);
});

test('the client iterates over all pages', async () => {
  const titles: string[] = [];
  for await (const { title } of visitor().books.all({ per_page: 1 })) titles.push(title);
  expect(titles).toEqual(expect.arrayContaining(['Emma', 'Persuasion', 'Sanditon']));
});

test('the client throws a problem document as an ApiError with code, status and message', async () => {
  const error = await failureOf(visitor().books.get({ id: 99 }));
  expect(error).toMatchObject({ status: 404, code: 'book_not_found' });
  expect(error.headers.get('content-type')).toBe('application/problem+json');
  expect(error.message).toBe('There is no book with the ID 99.');
  expect(error.body).toMatchObject({ title: 'Not Found', data: { id: 99 } });
});

test('an error constructor sets code, status, message and data', () => {
  const error = errors.bookOnLoan({ borrower: 7 });
  expect(error).toBeInstanceOf(RestError);
  expect(error.code satisfies 'book_on_loan').toBe('book_on_loan');
  expect(error.message).toBe('The book is on loan to member 7.');
  expect(error.data).toEqual({ borrower: 7, status: 409 });
});

test('the compiler refuses an error that the endpoint does not declare', () => {
  const declared: BooksHandlers['get'] = {
    permission: () => true,
    handle: () => errors.bookNotFound({ id: 1 }),
  };
  const undeclared: BooksHandlers['get'] = {
    permission: () => true,
    // @ts-expect-error: books.get does not declare member_not_found.
    handle: () => errors.memberNotFound({ id: 1 }),
  };
  expect([declared, undeclared]).toHaveLength(2);
});

test('an invalid argument is named in the error', async () => {
  const error = await failureOf(visitor().books.list({ per_page: 1000 }));
  expect(error).toMatchObject({ status: 400, code: 'rest_invalid_param' });
  expect(Object.keys(error.params)).toEqual(['per_page']);
});

test('a caller without credentials gets 401, with a token the call succeeds', async () => {
  expect((await failureOf(visitor().books.create({ title: 'Lady Susan' }))).status).toBe(401);
  const created = await member().books.create({ title: 'Lady Susan' });
  expect(created).toMatchObject({ title: 'Lady Susan', borrower: null });
});

test('401 has the scheme of schemas/api.json in WWW-Authenticate, other errors have no such header', async () => {
  const challengeOf = async (path: string, init?: RequestInit) => {
    const { status, headers } = await fetch(root + path, init);
    return [status, headers.get('www-authenticate')];
  };
  const body = JSON.stringify({ title: 'Lady Susan' });
  const headers = { 'content-type': 'application/json' };
  const challenge = 'Bearer realm="Library"';
  expect(await challengeOf('/books', { method: 'POST', body, headers })).toEqual([401, challenge]);
  const wrong = { headers: { authorization: 'Bearer wrong' } };
  expect(await challengeOf('/books/1', wrong)).toEqual([401, challenge]);
  expect(await challengeOf('/books/999')).toEqual([404, null]);
});

test('outcomes have the errors that the endpoint declares', async () => {
  const { books } = member();
  expect(await books.lend({ id: 1, borrower: 7 })).toMatchObject({ borrower: 7 });
  const outcome = await outcomeOf(books.lend({ id: 1, borrower: 7 }));
  expect(outcome).toMatchObject({ ok: false, error: { status: 409, code: 'book_on_loan' } });
});

test('a link without a namespace embeds its resource', async () => {
  const { books } = member();
  await books.lend({ id: 2, borrower: 7 });
  const book = await books.get({ id: 2, _embed: 'borrower' });
  expect(book._embedded?.borrower?.[0]).toMatchObject({ id: 7, name: 'Ada' });
  expect(book).toMatchObject({
    _links: { self: [{ href: expect.stringMatching(/\/api\/books\/2$/) }] },
  });
});

test('the mock server has the prefix, the totals and the errors of the profile', async () => {
  const mock = await listen(mockServer(), { port: 0, host: '127.0.0.1' });
  try {
    const { books } = new Client({ baseUrl: `http://127.0.0.1:${mock.port}/api` });
    const page = await books.list();
    expect(page).toMatchObject({ total: 2, totalPages: 1 });
    const error = await failureOf(books.list({ per_page: 0 }));
    expect(error.headers.get('content-type')).toBe('application/problem+json');
  } finally {
    await mock.close();
  }
});

test('the Location of a created item is its URL', async () => {
  const response = await fetch(`${root}/books`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer ada' },
    body: JSON.stringify({ title: 'The Watsons' }),
  });
  expect(response.headers.get('location')).toMatch(/\/api\/books\/\d+$/);
});
