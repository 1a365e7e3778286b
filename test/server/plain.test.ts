import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { RestError, anyone, createServer, loggedIn } from '../../runtime/server/index.ts';
import type { Endpoint, RouteDefinition, Server } from '../../runtime/server/index.ts';
import type { ServerParts, ServerSettings } from '../../runtime/server/index.ts';

interface Book {
  readonly id: number;
  readonly title: string;
  readonly tags: readonly string[];
}

const books: readonly Book[] = [1, 2, 3].map((id) => ({ id, title: `Book ${id}`, tags: [] }));

function endpoint<Args>(
  handle: Endpoint<Args, unknown>['handle'],
  permission: Endpoint<Args, unknown>['permission'] = anyone,
): Endpoint<Args, unknown> {
  return { permission, handle };
}

const collection: RouteDefinition = {
  endpoints: [
    {
      methods: 'GET',
      answers: 'page',
      args: {
        page: { type: 'integer', default: 1 },
        tags: { type: 'array', items: { type: 'string' } },
      },
      endpoint: endpoint<{ page: number; tags?: readonly string[] }>(({ args }) => ({
        items: books.map((book) => ({ ...book, tags: args.tags ?? [] })),
        total: 3,
      })),
    },
    {
      methods: 'POST',
      answers: 'created',
      args: { title: { type: 'string', required: true }, tags: { type: 'array' } },
      shape: { links: [{ rel: 'self', href: '/books/{id}' }] },
      endpoint: endpoint<{ title: string }>(({ args }) => ({ id: 4, ...args })),
    },
  ],
};

const item: RouteDefinition = {
  args: { id: { type: 'integer' } },
  allow_batch: { v1: true },
  endpoints: [
    {
      methods: 'GET',
      answers: 'item',
      endpoint: endpoint<{ id: number }>(
        ({ args }) =>
          books.find(({ id }) => id === args.id) ??
          new RestError('book_unknown', 'There is no such book.', { status: 404 }),
      ),
    },
    {
      methods: 'PUT',
      answers: 'item',
      args: { title: { type: 'string' } },
      endpoint: endpoint<{ id: number; title?: string }>(({ args }) => ({ ...args })),
    },
    { methods: 'DELETE', answers: 'any', endpoint: endpoint(() => ({ gone: true }), loggedIn) },
  ],
};

function service(settings: Partial<ServerSettings> = {}, parts: ServerParts = {}): Server {
  const server = createServer({ name: () => 'Library', ...settings }, parts);
  server.registerRoute(server.core, '/books', collection);
  server.registerRoute(server.core, '/books/{id}', item);
  server.registerRoute(server.core, '/shelves/{name}', {
    methods: 'GET',
    answers: 'any',
    args: { name: { type: 'string' } },
    endpoint: endpoint<{ name: string }>(({ args }) => args.name),
  });
  return server;
}

async function withService<T>(server: Server, use: (root: string) => Promise<T>): Promise<T> {
  const listening = await listen(server, { port: 0 });
  try {
    return await use(`http://127.0.0.1:${listening.port}`);
  } finally {
    await listening.close();
  }
}

let listening: Listening;
let root = '';

beforeAll(async () => {
  listening = await listen(service(), { port: 0 });
  root = `http://127.0.0.1:${listening.port}`;
});

afterAll(() => listening.close());

async function send(path: string, init: RequestInit = {}, at = root) {
  const response = await fetch(at + path, init);
  const text = await response.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, body, headers: response.headers };
}

const JSON_TYPE = { 'content-type': 'application/json' };
const json = (body: unknown, method = 'POST'): RequestInit => {
  return { method, body: JSON.stringify(body), headers: JSON_TYPE };
};

describe('the profile plain has no legacy protocol', () => {
  test('rest_route does not lead to a route', async () => {
    expect((await send('/books/1?rest_route=/books')).status).toBe(400);
    expect((await send('/?rest_route=/books/1')).status).toBe(404);
    expect((await send('/index.php/books/1')).status).toBe(404);
  });

  test.each(['_jsonp=alert', '_method=DELETE', '_envelope', '_pretty'])(
    '%s is an unknown parameter',
    async (query) => {
      const { status, body } = await send(`/books/1?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'rest_unknown_param' });
    },
  );

  test('X-HTTP-Method-Override has no effect', async () => {
    const headers = { 'x-http-method-override': 'DELETE' };
    const { status, body } = await send('/books/1', { headers });
    expect([status, body]).toEqual([200, books[0]]);
  });

  test('there is no index, and responses have no headers of the content API', async () => {
    const { headers } = await send('/books/1');
    expect(headers.get('link')).toBeNull();
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(headers.get('access-control-allow-headers')).toBeNull();
    expect((await send('/')).status).toBe(404);
  });
});

describe('parameters of the profile plain', () => {
  test('the path wins over the query, whose parameter is refused', async () => {
    const { status, body } = await send('/books/1?title=x');
    expect(status).toBe(400);
    expect(body).toMatchObject({ data: { params: ['title'] } });
    expect((await send('/books/1?id=2')).body).toEqual(books[0]);
    expect((await send('/books/2', json({ id: 3, title: 'New' }, 'PUT'))).body).toEqual({
      id: 2,
      title: 'New',
    });
  });

  test('the query does not fill the body', async () => {
    const { status, body } = await send('/books?title=Query', json({}));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'rest_unknown_param',
      detail: 'Send in the body: title.',
      data: { params: ['title'] },
    });
  });

  test('unknown members of the body and the query are refused with their names', async () => {
    const { status, body } = await send('/books?nope=1', json({ title: 'A', titel: 'B' }));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      detail: 'Unknown parameters: nope, titel.',
      data: { params: ['nope', 'titel'] },
    });
  });

  test('a DELETE may have a body, which is validated like others', async () => {
    const { status, body } = await send('/books/1', json({ nope: 1 }, 'DELETE'));
    expect([status, body]).toMatchObject([400, { data: { params: ['nope'] } }]);
  });

  test('a repeated parameter of a query or a form is a list', async () => {
    const list = await send('/books?tags=a&tags=b');
    expect(list.body).toMatchObject([{ tags: ['a', 'b'] }, {}, {}]);
    const parts = new FormData();
    parts.append('title', 'A');
    for (const tag of ['a', 'b']) parts.append('tags', tag);
    for (const form of [new URLSearchParams('title=A&tags=a&tags=b'), parts]) {
      const made = await send('/books', { method: 'POST', body: form });
      expect(made.body).toMatchObject({ tags: ['a', 'b'] });
    }
    const body = new URLSearchParams('title=A&title=B');
    expect((await send('/books/1', { method: 'PUT', body })).status).toBe(400);
  });

  test('`_fields` and `_embed` are allowed in reads and writes', async () => {
    expect((await send('/books/1?_fields=id')).body).toEqual({ id: 1 });
    expect((await send('/books?_fields=id', json({ title: 'A' }))).body).toEqual({ id: 4 });
  });

  test('unknownParameters: accept allows unknown parameters', async () => {
    const server = service({ protocol: { unknownParameters: 'accept' } });
    await withService(server, async (at) => {
      expect((await send('/books/1?nope=1', {}, at)).status).toBe(200);
    });
  });

  test('parameters: any reads them from every place, the body first', async () => {
    const server = service({ protocol: { parameters: 'any', unknownParameters: 'accept' } });
    await withService(server, async (at) => {
      const { body } = await send('/books?title=Query', json({}), at);
      expect(body).toMatchObject({ title: 'Query' });
    });
  });
});

describe('methods and media types of the profile plain', () => {
  test('an unknown path gets 404, another method gets 405 with Allow', async () => {
    expect((await send('/nowhere')).status).toBe(404);
    const { status, headers, body } = await send('/books/1', json({}, 'PATCH'));
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD, PUT, DELETE, OPTIONS');
    expect(body).toMatchObject({ code: 'rest_method_not_allowed' });
  });

  test('OPTIONS gets 204 with Allow', async () => {
    const { status, headers } = await send('/books', { method: 'OPTIONS' });
    expect([status, headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
  });

  test('methodNotAllowed: false makes another method 404', async () => {
    await withService(service({ protocol: { methodNotAllowed: false } }), async (at) => {
      expect((await send('/books/1', json({}, 'PATCH'), at)).status).toBe(404);
    });
  });

  test.each([
    ['text/plain', 415],
    ['application/xml', 415],
    ['application/json', 201],
    ['application/vnd.library+json', 201],
  ])('JSON sent as %s gets %i', async (type, expected) => {
    const init = { ...json({ title: 'A' }), headers: { 'content-type': type } };
    expect((await send('/books', init)).status).toBe(expected);
  });

  test('a form is parsed like JSON', async () => {
    const body = new URLSearchParams({ title: 'Form' });
    expect((await send('/books', { method: 'POST', body })).body).toMatchObject({ title: 'Form' });
  });

  test('JSON that is not an object gets 400', async () => {
    const { status, body } = await send('/books', json(['title']));
    expect([status, body]).toMatchObject([400, { code: 'rest_invalid_body' }]);
  });
});

describe('errors of the profile plain', () => {
  test('are problem documents (RFC 9457) with the code and the data of the error', async () => {
    const { status, headers, body } = await send('/books/9');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'There is no such book.',
      code: 'book_unknown',
      message: 'There is no such book.',
      data: { status: 404 },
    });
  });

  test('errors: plain sends the body of the contract', async () => {
    await withService(service({ protocol: { errors: 'plain' } }), async (at) => {
      const { headers, body } = await send('/books/9', {}, at);
      expect(headers.get('content-type')).toBe('application/json; charset=UTF-8');
      expect(Object.keys(Object(body) as object)).toEqual(['code', 'message', 'data']); // an object, as `Object` makes any value one
    });
  });
});

describe('URLs of the profile plain', () => {
  test('routes are written with placeholders, and an integer matches digits only', async () => {
    expect((await send('/books/2')).body).toEqual(books[1]);
    expect((await send('/books/two')).status).toBe(404);
    expect((await send('/shelves/top%2Fleft')).body).toBe('top/left');
  });

  test('prefix and namespace are configurable', async () => {
    const protocol = { prefix: 'api', namespace: 'v3' };
    await withService(service({ protocol, baseUrl: 'http://x.test/sub' }), async (at) => {
      expect((await send('/sub/api/v3/books/1', {}, at)).status).toBe(200);
      expect((await fetch(`${at}/api/v3/books/1`)).status).toBe(404);
      const { headers } = await send('/sub/api/v3/books', json({ title: 'A' }), at);
      expect(headers.get('location')).toBe('http://x.test/sub/api/books/4');
    });
  });

  test('a server without a prefix passes paths without a route to its fallback', async () => {
    const fallback = { respond: async () => ({ status: 200, headers: [], body: '"page"' }) };
    const served = await listen(service(), { port: 0, fallback });
    try {
      const at = `http://127.0.0.1:${served.port}`;
      expect((await send('/about', {}, at)).body).toBe('page');
      expect((await send('/books/1', {}, at)).body).toEqual(books[0]);
    } finally {
      await served.close();
    }
  });
});

describe('cross-origin requests of the profile plain', () => {
  const origin = 'https://app.test';

  test('are not allowed by default', async () => {
    const { headers } = await send('/books', { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('are allowed for the listed origins only', async () => {
    const protocol = { cors: { origins: [origin], credentials: true, maxAge: 60 } };
    await withService(service({ protocol }), async (at) => {
      const listed = await send('/books', { headers: { origin } }, at);
      expect(listed.headers.get('access-control-allow-origin')).toBe(origin);
      expect(listed.headers.get('access-control-allow-credentials')).toBe('true');
      expect(listed.headers.get('vary')).toContain('Origin');
      const other = await send('/books', { headers: { origin: 'https://evil.test' } }, at);
      expect(other.headers.get('access-control-allow-origin')).toBeNull();
      const preflight = await send('/books', { method: 'OPTIONS', headers: { origin } }, at);
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
      expect(preflight.headers.get('access-control-max-age')).toBe('60');
    });
  });

  test("with origins: '*' credentials are not allowed", async () => {
    const cors = { origins: '*', credentials: true } as const;
    await withService(service({ protocol: { cors } }), async (at) => {
      const { headers } = await send('/books', { headers: { origin } }, at);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    });
  });
});

describe('collections of the profile plain', () => {
  test('have X-Total-Count and X-Total-Pages', async () => {
    const { headers } = await send('/books');
    expect([headers.get('x-total-count'), headers.get('x-total-pages')]).toEqual(['3', '1']);
  });

  test('totals: null sends no totals', async () => {
    await withService(service({ protocol: { totals: null } }), async (at) => {
      expect((await send('/books', {}, at)).headers.get('x-total-count')).toBeNull();
    });
  });

  test('batches are available if a route allows them', async () => {
    const requests = [{ method: 'PUT', path: '/books/1', body: { title: 'B' } }];
    const { status, body } = await send('/batch/v1', json({ requests }));
    expect(status).toBe(207);
    expect(body).toMatchObject({ responses: [{ body: { id: 1, title: 'B' } }] });
  });
});

describe('authenticate', () => {
  const parts: ServerParts = {
    authenticate: (request) => {
      const token = /^Bearer (\w+)$/.exec(request.header('authorization') ?? '')?.[1];
      if (token === undefined) return null;
      if (token === 'good') return { id: 7, login: 'ada', can: () => true };
      return new RestError('token_invalid', 'The token is not valid.', { status: 401 });
    },
  };

  test('returns the caller that permissions and handlers get', async () => {
    await withService(service({}, parts), async (at) => {
      const deleted = (token?: string) =>
        send(
          '/books/1',
          { method: 'DELETE', ...(token && { headers: { authorization: `Bearer ${token}` } }) },
          at,
        );
      expect((await deleted()).status).toBe(401);
      expect((await deleted('good')).body).toEqual({ gone: true });
      expect(await deleted('bad')).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
    });
  });

  test('the response to an authenticated caller is not cacheable', async () => {
    await withService(service({}, parts), async (at) => {
      const headers = { authorization: 'Bearer good' };
      const { headers: sent } = await send('/books/1', { headers }, at);
      expect(sent.get('cache-control')).toBe('no-store');
    });
  });
});
