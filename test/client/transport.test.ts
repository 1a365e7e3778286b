import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  allOf,
  ApiError,
  connect,
  embedded,
  outcomeOf,
  tagOf,
  Transport,
} from '../../runtime/client/index.ts';
import type { ClientOptions } from '../../runtime/client/index.ts';

interface Seen {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/** A transport that records requests and responds with `answer`. */
function recorder(answer: Response | (() => Response), options: Partial<ClientOptions> = {}) {
  const seen: Seen[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    seen.push({
      url: decodeURIComponent(String(input)),
      method: init?.method,
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: init?.body,
    });
    return Promise.resolve(typeof answer === 'function' ? answer() : answer);
  };
  const transport = connect({ baseUrl: 'http://cms.test/cms-json/', fetch, ...options });
  return { seen, transport, fetch };
}

const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);

describe('URLs', () => {
  test('input fills the groups of the path, and the rest becomes the query of a GET request', async () => {
    const { seen, transport } = recorder(json({}));
    await transport.call('GET', '/{core}/posts/{id}', { id: 7, context: 'edit', password: 'a b' });
    expect(seen[0]).toEqual({
      url: 'http://cms.test/cms-json/cms/v2/posts/7?context=edit&password=a+b',
      method: 'GET',
      headers: { accept: 'application/json' },
      body: undefined,
    });
  });

  test('a plain URL has the route in rest_route', async () => {
    const { seen, transport } = recorder(json([]), {
      baseUrl: 'http://cms.test/index.php?rest_route=/',
    });
    await transport.call('GET', '/{core}/posts', { page: 2 });
    expect(seen[0]?.url).toBe('http://cms.test/index.php?rest_route=/cms/v2/posts&page=2');
  });

  test('the global `fetch` is the one at the time of the call, which mock servers replace', async () => {
    const transport = connect({ baseUrl: 'http://cms.test/cms-json/' });
    const { fetch } = recorder(json({ id: 7 }));
    vi.stubGlobal('fetch', fetch);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await transport.call('GET', '/{core}/posts/{id}', { id: 7 })).toEqual({ id: 7 });
  });

  test('a URL without a host is relative to the page, and invalid outside of a browser', async () => {
    const baseUrl = '/cms-json/';
    const message = 'The option baseUrl must be an http or https URL, not "/cms-json/".';
    expect(() => recorder(json([]), { baseUrl })).toThrow(message);
    vi.stubGlobal('location', { href: 'https://site.test/admin/posts.html?page=2' });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { seen, transport } = recorder(json([]), { baseUrl });
    await transport.call('GET', '/{core}/posts');
    expect(seen[0]?.url).toBe('https://site.test/cms-json/cms/v2/posts');
  });

  test.each(['localhost:8080/api', 'example.org/api', '', null, undefined])(
    'the baseUrl %j is refused by name',
    (baseUrl) => {
      const options = { baseUrl: baseUrl as string }; // an option of untyped code
      expect(() => new Transport(options)).toThrow('The option baseUrl must be');
    },
  );

  test.each(['http://cms.test/api', 'http://cms.test/api/', 'http://cms.test/api//'])(
    'slashes at the end of the baseUrl %s are ignored',
    async (baseUrl) => {
      const { seen, transport } = recorder(json([]), { baseUrl });
      await transport.call('GET', '/posts');
      expect(seen[0]?.url).toBe('http://cms.test/api/posts');
    },
  );

  test('path segments that lead to another route are refused', async () => {
    const { transport } = recorder(json({}));
    await expect(transport.call('GET', '/{core}/types/{type}', { type: '..' })).rejects.toThrow(
      TypeError,
    );
    await expect(transport.call('GET', '/{core}/types/{type}', {})).rejects.toThrow(TypeError);
  });

  test('the token is in the core namespace and the header names', async () => {
    const answer = json([], { headers: { 'X-ACME-Total': '3', 'X-ACME-TotalPages': '1' } });
    const { seen, transport } = recorder(answer, { token: 'acme' });
    const { total } = await transport.page('GET', '/{core}/posts');
    expect([seen[0]?.url, total]).toEqual(['http://cms.test/cms-json/acme/v2/posts', 3]);
  });

  test('the token of the service is the default, also for the nonce', async () => {
    const sent = async (token?: string) => {
      const { seen, fetch } = recorder(json([]));
      const auth = { nonce: 'abc' };
      const options = { baseUrl: 'http://cms.test/', fetch, auth, token };
      await connect(options, { token: 'acme' }).call('GET', '/{core}/posts');
      return [seen[0]?.url, Object.keys(seen[0]?.headers ?? {})];
    };
    expect(await sent()).toEqual(['http://cms.test/acme/v2/posts', ['accept', 'x-acme-nonce']]);
    expect(await sent('own')).toEqual(['http://cms.test/own/v2/posts', ['accept', 'x-own-nonce']]);
  });
});

describe('a transport in place of options', () => {
  const answering = (): Transport =>
    new Transport({
      baseUrl: 'http://cms.test/cms-json/',
      token: 'acme',
      steps: [
        () =>
          ({ route }) =>
            Promise.resolve(Response.json(route)),
      ],
    });

  test('is used by a client directly, without steps', () => {
    const transport = answering();
    expect(connect(transport)).toBe(transport);
    expect(connect(transport, { token: 'other' })).toBe(transport);
  });

  test('can be copied with all of its options', async () => {
    const copy = new Transport(answering());
    expect(copy.baseUrl).toBe('http://cms.test/cms-json/');
    expect(await copy.call('GET', '/{core}/posts')).toEqual(['acme', 'v2', 'posts']);
  });
});

describe('query strings', () => {
  test('lists and objects are encoded with brackets, and undefined is omitted', async () => {
    const { seen, transport } = recorder(json([]));
    await transport.call('GET', '/{core}/posts', {
      include: [1, 2],
      exclude: [],
      categories: { terms: [3], include_children: true },
      rows: [{ a: 1 }],
      search: undefined,
    });
    expect(new URL(seen[0]?.url ?? '').search).toBe(
      '?include[]=1&include[]=2&exclude=&categories[terms][]=3' +
        '&categories[include_children]=true&rows[0][a]=1',
    );
  });

  test('a date is encoded as in a body', async () => {
    const { seen, transport } = recorder(json([]));
    const after = new Date(Date.UTC(2025, 0, 2));
    await transport.call('GET', '/{core}/posts', { after });
    await transport.call('POST', '/{core}/posts', { after });
    expect(new URL(seen[0]?.url ?? '').searchParams.get('after')).toBe('2025-01-02T00:00:00.000Z');
    expect(seen[1]?.body).toBe('{"after":"2025-01-02T00:00:00.000Z"}');
  });

  test('4.4: `_fields` with `_embed` requests links and embedded items, too', async () => {
    const { seen, transport } = recorder(json([]));
    await transport.call('GET', '/{core}/posts', { _fields: ['id'], _embed: ['author'] });
    expect(new URL(seen[0]?.url ?? '').search).toBe('?_fields=id,_links,_embedded&_embed=author');
  });
});

describe('bodies', () => {
  test('a write sends JSON, and arguments that shape the response are in the query', async () => {
    const { seen, transport } = recorder(json({}, { status: 201 }));
    await transport.call('POST', '/{core}/posts', { title: 'Hi', tags: [1], _fields: ['id'] });
    expect(seen[0]).toMatchObject({
      url: 'http://cms.test/cms-json/cms/v2/posts?_fields=id',
      headers: { 'content-type': 'application/json' },
      body: '{"title":"Hi","tags":[1]}',
    });
  });
});

describe('authentication', () => {
  test('5.2: an application password is sent as basic credentials', async () => {
    const { seen, transport } = recorder(json({}), {
      auth: { login: 'jürgen', applicationPassword: 'abcd EFGH' },
    });
    await transport.call('GET', '/{core}/users/me');
    const sent = seen[0]?.headers['authorization']?.replace('Basic ', '') ?? '';
    expect(Buffer.from(sent, 'base64').toString('utf8')).toBe('jürgen:abcd EFGH');
  });

  test('5.1: a nonce in a response is used for the next request', async () => {
    const { seen, transport } = recorder(json({}, { headers: { 'X-CMS-Nonce': 'second' } }), {
      auth: { nonce: 'first' },
    });
    await transport.call('GET', '/{core}/posts');
    await transport.call('GET', '/{core}/posts');
    expect(seen.map(({ headers }) => headers['x-cms-nonce'])).toEqual(['first', 'second']);
  });
});

describe('responses', () => {
  test('a page has its items and the totals of its headers', async () => {
    const headers = { 'X-CMS-Total': '12', 'X-CMS-TotalPages': '2' };
    const { transport } = recorder(json([{ id: 1 }], { headers }));
    expect(await transport.page('GET', '/{core}/posts')).toEqual({
      items: [{ id: 1 }],
      total: 12,
      totalPages: 2,
    });
  });

  test('7.1: an error is thrown with its status, its code and the reason for each argument', async () => {
    const body = {
      code: 'rest_invalid_param',
      message: 'These arguments are wrong: page',
      data: { status: 400, params: { page: 'page must be at least 1.' } },
    };
    const { transport } = recorder(json(body, { status: 400 }));
    const error = await transport.call('GET', '/{core}/posts').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: body.message,
      status: 400,
      code: 'rest_invalid_param',
      params: { page: 'page must be at least 1.' },
      body,
    });
  });

  test.each([
    ['rest_missing_callback_param', 'Missing parameters: a, b.', 'Missing.'],
    ['rest_unknown_param', 'Unknown parameters: a, b.', 'Unknown parameters: a, b.'],
  ])('each argument that %s lists has a message', async (code, message, expected) => {
    const body = { code, message, data: { status: 400, params: ['a', 'b'] } };
    const { transport } = recorder(json(body, { status: 400 }));
    const call = transport.call('GET', '/{core}/posts');
    await expect(call).rejects.toMatchObject({ params: { a: expected, b: expected } });
  });

  test('a response without a body is null', async () => {
    const { transport } = recorder(() => new Response(null, { status: 204 }));
    expect(await transport.call('DELETE', '/{core}/posts/{id}', { id: 1 })).toBeNull();
  });

  test('a response without JSON is an error for every status', async () => {
    const { transport } = recorder(() => new Response('<html>', { status: 200 }));
    const error = await transport.call('GET', '/{core}/posts').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      status: 200,
      code: 'http_error',
      message: 'Unexpected response with status 200.',
      body: '<html>',
    });
  });

  test.each(['', 'null', '{"items":[]}'])(
    'the body %j is not a page and rejects with http_error',
    async (text) => {
      const { transport } = recorder(() => new Response(text, { status: 200 }));
      const expected = { name: 'ApiError', status: 200, code: 'http_error' };
      await expect(transport.page('GET', '/{core}/posts')).rejects.toMatchObject(expected);
      await expect(allOf(transport, 'GET', '/{core}/posts').next()).rejects.toMatchObject(expected);
    },
  );
});

describe('If-Match', () => {
  const tagged = json({ id: 1, title: 'Tide' }, { headers: { ETag: '"first"' } });

  test('a response with an ETag can be the condition of a later write', async () => {
    const { seen, transport } = recorder(tagged);
    const note = await transport.call<object>('GET', '/{core}/notes/{id}', { id: 1 });
    expect(tagOf(note)).toBe('"first"');
    const input = { id: 1, title: 'High tide' };
    await transport.call('POST', '/{core}/notes/{id}', input, { ifMatch: note });
    await transport.call('POST', '/{core}/notes/{id}', input, { ifMatch: '"known"' });
    expect(seen.map(({ headers }) => headers['if-match'])).toEqual([
      undefined,
      '"first"',
      '"known"',
    ]);
  });

  test('an update after that of another client fails with status 412 and the current tag', async () => {
    const body = { code: 'rest_precondition_failed', message: 'Changed.', data: { status: 412 } };
    const { transport } = recorder(json(body, { status: 412, headers: { ETag: '"second"' } }));
    const call = transport.call('POST', '/{core}/notes/{id}', { id: 1 }, { ifMatch: '"first"' });
    const outcome = await outcomeOf<unknown, 'rest_cannot_edit'>(call);
    expect(outcome.ok).toBe(false);
    if (outcome.ok) return;
    expect(outcome.error.is('rest_precondition_failed')).toBe(true);
    expect(outcome.error.is('rest_cannot_edit')).toBe(false);
    expect([outcome.error.status, outcome.error.headers.get('etag')]).toEqual([412, '"second"']);
  });

  test('an item without an ETag as a condition is refused before anything is sent', async () => {
    const { seen, transport } = recorder(json({ id: 1 }));
    const note = await transport.call<object>('GET', '/{core}/notes/{id}', { id: 1 });
    expect(tagOf(note)).toBeNull();
    const call = transport.call('POST', '/{core}/notes/{id}', { id: 1 }, { ifMatch: note });
    await expect(call).rejects.toThrow('has no known ETag');
    expect(seen).toHaveLength(1);
  });
});

describe('embedded items', () => {
  test('exclude errors', () => {
    const error = { code: 'rest_user_invalid_id', message: 'Nobody.', data: { status: 404 } };
    const post = { _embedded: { author: [error, { id: 3, name: 'Ada' }] } };
    expect(embedded(post, 'author')).toEqual([{ id: 3, name: 'Ada' }]);
    const none: Partial<typeof post> = {};
    expect(embedded(none, 'author')).toEqual([]);
  });

  test('`true` requests all relations, a text one relation', async () => {
    const { seen, transport } = recorder(json([]));
    await transport.call('GET', '/{core}/posts', { _embed: true });
    await transport.call('GET', '/{core}/posts', { _embed: 'author' });
    expect(seen.map(({ url }) => new URL(url).search)).toEqual(['?_embed=true', '?_embed=author']);
  });
});
