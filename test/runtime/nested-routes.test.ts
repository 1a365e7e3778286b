import { describe, expect, test } from 'vitest';
import { RestError, anyone } from '../../runtime/server/index.ts';
import type { NestedEndpoint, RouteDefinition, Server } from '../../runtime/server/index.ts';
import { ada, ask, bob, headersOf, open, serviceWith } from './service.ts';

/** Pages of books: page 1 is in book 1, page 2 in book 2. Only ada may read book 2. */

const BOOKS = new Map([
  [1, 1],
  [2, 2],
]);
const PAGE = '/books/(?P<book>\\d+)/pages/(?P<page>\\d+)';
const nested = { under: ['book'], missing: 'no_such_page' };

interface Args {
  readonly book: number;
  readonly page: number;
}

const closed = new RestError('closed_book', 'Closed.', { status: 403 });

function typed(calls: string[]): RouteDefinition {
  const get: NestedEndpoint<Args, unknown, 'book'> = {
    parents: ({ args, user }) => {
      calls.push('parents');
      if (args.book === 2 && user?.id !== ada.id) return closed;
      const book = BOOKS.get(args.page);
      return book === undefined ? null : { book };
    },
    permission: () => (calls.push('permission'), true),
    handle: ({ args }) => (calls.push('handle'), `page ${args.page}`),
  };
  return {
    args: { book: { type: 'integer' }, page: { type: 'integer' } },
    endpoints: [{ methods: 'GET', endpoint: get, answers: 'any', nested }],
  };
}

function plain(calls: string[]): RouteDefinition {
  return open((request) => (calls.push('handle'), `page ${String(request.getParam('page'))}`), {
    nested,
    parents_callback: async (request) => {
      calls.push('parents');
      if (request.getParam('book') === '2' && request.user?.id !== ada.id) return closed;
      const book = BOOKS.get(Number(request.getParam('page')));
      return book === undefined ? null : { book };
    },
    permission_callback: () => (calls.push('permission'), true),
  });
}

describe.each([
  ['a typed endpoint', typed],
  ['a plain endpoint', plain],
])('the nested route of %s', (_form, routeOf) => {
  const get = (server: Server, path: string, user = bob) =>
    ask(server, { route: `/test/v1${path}`, user });

  test('calls permission and handler for an item of its parent', async () => {
    const calls: string[] = [];
    const server = serviceWith({ [PAGE]: routeOf(calls) });
    expect(await get(server, '/books/1/pages/1')).toEqual({ status: 200, body: 'page 1' });
    expect(calls).toEqual(['parents', 'permission', 'handle']);
  });

  test('returns the same 404 for an item of another parent and for one that does not exist', async () => {
    const calls: string[] = [];
    const server = serviceWith({ [PAGE]: routeOf(calls) });
    const missing = await get(server, '/books/1/pages/9');
    const allowed = await headersOf(server, { route: '/test/v1/books/1/pages/9', user: bob });
    expect(missing).toMatchObject({ status: 404, body: { code: 'no_such_page' } });
    expect(await get(server, '/books/1/pages/2')).toEqual(missing);
    expect(await headersOf(server, { route: '/test/v1/books/1/pages/2', user: bob })).toEqual(
      allowed,
    );
    expect(allowed).toMatchObject({ Allow: 'GET' });
    expect(await get(server, '/books/1/pages/2', ada)).toEqual(missing);
    expect(calls).not.toContain('permission');
    expect(calls).not.toContain('handle');
  });

  test('returns the error of a forbidden parent, independent of the item', async () => {
    const server = serviceWith({ [PAGE]: routeOf([]) });
    for (const page of [1, 2, 9])
      expect(await get(server, `/books/2/pages/${page}`)).toMatchObject({
        status: 403,
        body: { code: 'closed_book' },
      });
    expect(await get(server, '/books/2/pages/2', ada)).toMatchObject({ status: 200 });
  });
});

test('an item must belong to all of its parents', async () => {
  const get: NestedEndpoint<Args & { shelf: number }, unknown, 'shelf' | 'book'> = {
    parents: () => ({ shelf: 1, book: 2 }),
    permission: anyone,
    handle: () => 'found',
  };
  const integer = { type: 'integer' } as const;
  const server = serviceWith({
    '/shelves/(?P<shelf>\\d+)/books/(?P<book>\\d+)/pages/(?P<page>\\d+)': {
      args: { shelf: integer, book: integer, page: integer },
      endpoints: [
        {
          ...{ methods: 'GET', endpoint: get, answers: 'any' },
          nested: { under: ['shelf', 'book'], missing: 'no_such_page' },
        },
      ],
    },
  });
  const statusOf = async (shelf: number, book: number): Promise<number> =>
    (await ask(server, `/test/v1/shelves/${shelf}/books/${book}/pages/3`)).status;
  expect([await statusOf(1, 2), await statusOf(1, 1), await statusOf(2, 2)]).toEqual([
    200, 404, 404,
  ]);
});

test('the 404 of a nested route has the declared message and the values of the path', async () => {
  const get: NestedEndpoint<Args, unknown, 'book'> = {
    parents: () => null,
    permission: anyone,
    handle: () => 'found',
  };
  const integer = { type: 'integer' } as const;
  const worded = { ...nested, message: 'No page {page}, see {help}.' };
  const data = { properties: { book: integer, help: { type: 'string' } } } as const;
  const server = serviceWith({
    [PAGE]: {
      args: { book: integer, page: integer },
      endpoints: [
        {
          methods: 'GET',
          endpoint: get,
          answers: 'any',
          nested: worded,
          errorData: { no_such_page: data },
        },
      ],
    },
  });
  expect(await ask(server, '/test/v1/books/1/pages/7')).toEqual({
    status: 404,
    body: {
      code: 'no_such_page',
      message: 'No page 7, see {help}.',
      data: { book: 1, page: 7, status: 404 },
    },
  });
});

test('a nested route without `parents` is not registered', async () => {
  const endpoint = { permission: anyone, handle: () => 'x' };
  const lacking: RouteDefinition[] = [
    { methods: 'GET', endpoint, answers: 'any', nested },
    open(() => 'x', { nested }),
  ];
  for (const definition of lacking) {
    const server = serviceWith();
    expect(() => server.registerRoute('test/v1', PAGE, definition)).toThrow('requires');
    expect((await ask(server, '/test/v1/books/1/pages/1')).status).toBe(404);
  }
});

test('Allow of a nested item after its deletion lists the methods of the caller', async () => {
  const pages = new Map(BOOKS);
  const parents = ({ args }: { readonly args: Args }) => {
    const book = pages.get(args.page);
    return book === undefined ? null : { book };
  };
  const remove: NestedEndpoint<Args, unknown, 'book'> = {
    parents,
    permission: ({ user }) => user !== null,
    handle: ({ args }) => ({ deleted: pages.delete(args.page) }),
  };
  const get = { ...remove, permission: anyone, handle: () => 'page' };
  const server = serviceWith({
    [PAGE]: {
      args: { book: { type: 'integer' }, page: { type: 'integer' } },
      endpoints: [
        { methods: 'GET', endpoint: get, answers: 'any', nested },
        { methods: 'DELETE', endpoint: remove, answers: 'any', nested },
      ],
    },
  });
  const route = '/test/v1/books/1/pages/1';
  expect(await headersOf(server, { route })).toMatchObject({ Allow: 'GET' });
  expect(await headersOf(server, { route, method: 'DELETE', user: ada })).toMatchObject({
    Allow: 'GET, DELETE',
  });
  expect(pages.has(1)).toBe(false);
});
