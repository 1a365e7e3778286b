import { expect, test } from 'vitest';
import { Hooks } from '../../runtime/hooks/index.ts';
import type { WireRequest } from '../../runtime/http/index.ts';
import { RestResponse, anyone } from '../../runtime/server/index.ts';
import type { Answers, FactsOf, Page, Server, ShapedEndpoint } from '../../runtime/server/index.ts';
import { ask, headersOf, serviceWith } from './service.ts';

interface Book {
  readonly id: number;
  readonly title: string;
  readonly price: number;
}

const dune: Book = { id: 1, title: 'Dune', price: 12 };
const emma: Book = { id: 2, title: 'Emma', price: 8 };

const CONTEXT = { type: 'string', enum: ['view', 'edit', 'embed'], default: 'view' } as const;

/** An endpoint for books: `price` is visible in the context `edit` only. */
function books(
  answers: Answers,
  handle: () => unknown,
  others: Partial<ShapedEndpoint> = {},
): ShapedEndpoint {
  return {
    methods: 'GET, POST, DELETE',
    endpoint: { permission: anyone, handle },
    answers,
    shape: {
      type: 'book',
      contexts: { view: { price: false }, edit: {}, embed: { price: false, title: false } },
      links: [
        { rel: 'self', href: '/test/v1/books/{id}' },
        {
          rel: '{api_rel}shelf',
          href: '/test/v1/shelves/{$shelf}',
          when: '$shelf',
          embeddable: true,
        },
      ],
      facts: shelves,
    },
    args: {
      context: CONTEXT,
      page: { type: 'integer', default: 1 },
      per_page: { type: 'integer', default: 10 },
    },
    ...others,
  };
}

const prepared: number[] = [];
const shelves: FactsOf<Book, { shelf: number }> = (items) => {
  prepared.push(items.length);
  return items.map(({ id }) => ({ shelf: id * 10 }));
};

function shop(definition: ShapedEndpoint): Server {
  return serviceWith({ '/books': definition });
}

const self = (id: number) => [{ href: `http://site.test/cms-json/test/v1/books/${id}` }];
const shelf = (id: number) => [
  { href: `http://site.test/cms-json/test/v1/shelves/${id}`, embeddable: true },
];
const curies = [{ name: 'cms', href: 'https://api.test/{rel}', templated: true }];

test('4.5: an item has the properties of its context and its links', async () => {
  const server = shop(books('item', () => dune));
  expect(await ask(server, '/test/v1/books')).toEqual({
    status: 200,
    body: { id: 1, title: 'Dune', _links: { self: self(1), 'cms:shelf': shelf(10), curies } },
  });
  const edit = await ask(server, { route: '/test/v1/books', query: { context: 'edit' } });
  expect(edit.body).toMatchObject({ price: 12 });
});

test('a page has total headers and links to the adjacent pages', async () => {
  const page: Page<Book> = { items: [dune, emma], total: 5 };
  const server = shop(books('page', () => page));
  const request = { route: '/test/v1/books', query: { per_page: '2', page: '2', context: 'view' } };
  const { status, headers, data } = await server.serve(request);
  expect(status).toBe(200);
  expect(headers.get('X-CMS-Total')).toBe('5');
  expect(headers.get('X-CMS-TotalPages')).toBe('3');
  expect(headers.get('Link')).toBe(
    '<http://site.test/cms-json/test/v1/books?per_page=2&page=1&context=view>; rel="prev", ' +
      '<http://site.test/cms-json/test/v1/books?per_page=2&page=3&context=view>; rel="next"',
  );
  expect(data).toEqual([
    { id: 1, title: 'Dune', _links: { self: self(1), 'cms:shelf': shelf(10), curies } },
    { id: 2, title: 'Emma', _links: { self: self(2), 'cms:shelf': shelf(20), curies } },
  ]);
});

test('page links contain the current query, also after rest_pre_dispatch changed it', async () => {
  const hooks = new Hooks<Server>();
  let total = 5;
  const page = (): Page<Book> => ({ items: [dune, emma], total });
  const server = serviceWith({ '/books': books('page', page) }, { hooks });
  const linkOf = async () => {
    const url = '/cms-json/test/v1/books?per_page=2&page=2';
    const answer = await server.respond(wire(url));
    const lines = answer?.headers ?? [];
    return lines[lines.indexOf('Link') + 1];
  };
  const to = (query: string, rel: string) =>
    `<http://site.test/cms-json/test/v1/books?${query}>; rel="${rel}"`;
  const both = `${to('per_page=2&page=1', 'prev')}, ${to('per_page=2&page=3', 'next')}`;
  expect([await linkOf(), await linkOf()]).toEqual([both, both]);
  total = 4;
  expect(await linkOf()).toBe(to('per_page=2&page=1', 'prev'));
  hooks.on('rest_pre_dispatch', (result, _server, request) => {
    request.query['lang'] = 'de';
    return result;
  });
  expect(await linkOf()).toBe(to('per_page=2&page=1&lang=de', 'prev'));
});

test.each([
  ['no pages', {}, {}],
  [
    'pages as well, and is asked for by cursor',
    { page: { type: 'integer', default: 1 } },
    { cursor: '' },
  ],
] as const)(
  'a collection that has %s is linked by cursor and has its total',
  async (_, numbered, query) => {
    const page: Page<Book> = { items: [dune, emma], total: 5, cursor: 'a=' };
    const args = {
      per_page: { type: 'integer', default: 2 },
      cursor: { type: 'string' },
      ...numbered,
    } as const;
    const server = shop(books('page', () => page, { args }));
    const { headers } = await server.serve({ route: '/test/v1/books', query });
    expect(headers.get('X-CMS-Total')).toBe('5');
    expect(headers.get('Link')).toBe(
      '<http://site.test/cms-json/test/v1/books?cursor=a%3D>; rel="next"',
    );
  },
);

/** Returns a wire request for a URL. */
function wire(url: string): WireRequest {
  const connection = { isTls: false, serverName: 'site.test' };
  return { method: 'GET', url, headers: {}, body: Buffer.alloc(0), ip: null, connection };
}

test('`prepareLinks` runs once per response, and only if links are shown', async () => {
  const server = shop(books('page', () => ({ items: [dune, emma], total: 2 })));
  prepared.length = 0;
  await ask(server, '/test/v1/books');
  expect(prepared).toEqual([2]);
  const { body } = await ask(server, { route: '/test/v1/books', query: { _fields: 'id' } });
  expect(prepared).toEqual([2]);
  expect(body).toEqual([{ id: 1 }, { id: 2 }]);
  const linked = await ask(server, {
    route: '/test/v1/books',
    query: { _fields: 'id,_links.self' },
  });
  expect(linked.body).toEqual([
    { id: 1, _links: { self: self(1) } },
    { id: 2, _links: { self: self(2) } },
  ]);
});

test('a creation gets status 201, a Location header and the context of the endpoint', async () => {
  const server = shop(books('created', () => dune, { args: {}, context: 'edit' }));
  const { status, headers, data } = await server.serve({
    method: 'POST',
    route: '/test/v1/books',
    query: { context: 'embed', _fields: 'price' },
  });
  expect(status).toBe(201);
  expect(headers.get('Location')).toBe('http://site.test/cms-json/test/v1/books/1');
  expect(data).toEqual({ price: 12 });
});

test('a permanent deletion returns the previous item; a move to the trash returns the item', async () => {
  const gone = shop(books('deleted', () => ({ deleted: true, previous: dune })));
  expect((await ask(gone, { method: 'DELETE', route: '/test/v1/books' })).body).toEqual({
    deleted: true,
    previous: { id: 1, title: 'Dune' },
  });
  const moved = shop(books('deleted', () => dune));
  expect((await ask(moved, { method: 'DELETE', route: '/test/v1/books' })).body).toMatchObject({
    id: 1,
    _links: { self: self(1) },
  });
});

test('a map of items keeps its names; a response object of a handler is sent unchanged', async () => {
  const server = shop(books('map', () => ({ first: dune })));
  const { body } = await ask(server, {
    route: '/test/v1/books',
    query: { _fields: 'first.title' },
  });
  expect(body).toEqual({ first: { title: 'Dune' } });
  const own = shop(books('item', () => new RestResponse({ price: 1 }, { status: 202 })));
  expect(await ask(own, '/test/v1/books')).toEqual({ status: 202, body: { price: 1 } });
});

test('4.8: an internal request gets no Allow header and ignores `_fields`', async () => {
  const server = shop(books('item', () => dune));
  const response = await server.dispatch('/test/v1/books?_fields=id');
  expect(response.data).toEqual({ id: 1, title: 'Dune' });
  expect([...response.headers]).toEqual([]);
  expect(response.matchedRoute).toBe('/test/v1/books');
  expect(await headersOf(server, { route: '/test/v1/books' })).toHaveProperty('Allow');
});

test('2.4: fields added at run time are shown, filtered by context and written', async () => {
  const server = shop(books('created', () => dune));
  const written: unknown[] = [];
  server.fields.register('book', 'pages', {
    get_callback: ({ id }) => Number(id) * 100,
    update_callback: (value) => void written.push(value),
    schema: { type: 'integer', maximum: 1000, context: ['edit'] },
  });
  const route = '/test/v1/books';
  const make = (query: object) => ask(server, { method: 'POST', route, query: { ...query } });
  expect((await make({ pages: '300', context: 'edit' })).body).toMatchObject({ pages: 100 });
  expect((await make({ context: 'view' })).body).not.toHaveProperty('pages');
  expect(await make({ pages: '3000' })).toMatchObject({
    status: 400,
    body: {
      code: 'rest_invalid_param',
      data: { details: { pages: { code: 'rest_out_of_bounds' } } },
    },
  });
  expect(written).toEqual([300]);
});

test('4.4: `_fields` with a part of a field that is shown only as a whole selects nothing', async () => {
  const pages = { ...dune, size: { width: 12, height: 19 } };
  const shape = { contexts: { view: {} }, wholeFields: ['size'] };
  const server = serviceWith({ '/book': books('item', () => pages, { shape }) });
  const shown = async (_fields: string) =>
    (await ask(server, { route: '/test/v1/book', query: { _fields } })).body;
  expect(await shown('id,size.width')).toEqual({ id: 1 });
  expect(await shown('id,size,size.width')).toEqual({ id: 1, size: pages.size });
});
