import { expect, test } from 'vitest';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';
import { RestError } from '../../runtime/server/index.ts';
import type {
  Endpoint,
  HandlerRequest,
  PlainEndpoint,
  RequestParts,
} from '../../runtime/server/index.ts';
import { ask, open, serviceWith } from './service.ts';

function echoing(others: Partial<PlainEndpoint>): PlainEndpoint {
  return open((request) => request.getParams(), { methods: 'GET, POST, PUT', ...others });
}

test('4.7: parameters are validated and sanitized by their schema; undeclared ones are unchanged', async () => {
  const server = serviceWith({
    '/do': echoing({
      args: { n: { type: 'integer' }, list: { type: 'array', items: { type: 'integer' } } },
    }),
  });
  const answer = await ask(server, {
    route: '/test/v1/do',
    query: { n: '5', list: '1,2', other: 'as it is' },
  });
  expect(answer.body).toEqual({ n: 5, list: [1, 2], other: 'as it is' });
});

test('4.7: members of a JSON body are sanitized in place, and `json` contains the result', async () => {
  const server = serviceWith({
    '/do': open((request) => request.json, {
      methods: 'POST',
      args: { n: { type: 'integer' }, list: { type: 'array', items: { type: 'integer' } } },
    }),
  });
  const answer = await ask(server, {
    method: 'POST',
    route: '/test/v1/do',
    raw: '{"n":"5","list":"1,2","other":"7"}',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.body).toEqual({ n: 5, list: [1, 2], other: '7' });
});

test('missing parameters are rest_missing_callback_param, which lists all of them', async () => {
  const server = serviceWith({
    '/do': echoing({ args: { a: { required: true }, b: { required: true }, c: {} } }),
  });
  expect(await ask(server, '/test/v1/do')).toEqual({
    status: 400,
    body: {
      code: 'rest_missing_callback_param',
      message: 'Missing parameters: a, b.',
      data: { status: 400, params: ['a', 'b'] },
    },
  });
});

test('invalid parameters are rest_invalid_param with a reason for each', async () => {
  const server = serviceWith({
    '/do': echoing({
      args: {
        n: { type: 'integer', maximum: 5 },
        own: { validate_callback: () => new RestError('own_reason', 'No.', { status: 418 }) },
        bare: { validate_callback: () => false },
      },
    }),
  });
  const query = { own: 'x', bare: 'x' };
  expect(await ask(server, { route: '/test/v1/do', query })).toEqual({
    status: 400,
    body: {
      code: 'rest_invalid_param',
      message: 'Invalid parameters: own, bare.',
      data: {
        status: 400,
        params: { own: 'No.', bare: 'Invalid parameter.' },
        details: { own: { code: 'own_reason', message: 'No.', data: { status: 418 } } },
      },
    },
  });
  expect((await ask(server, { route: '/test/v1/do', query: { n: '9' } })).body).toMatchObject({
    data: { details: { n: { code: 'rest_out_of_bounds' } } },
  });
});

test('a JSON body overrides a form, a form the query, the query the path, the path the defaults', async () => {
  const server = serviceWith({
    '/p/(?P<v>\\w+)': echoing({ args: { v: {}, w: { default: 'default' } } }),
  });
  const route = '/test/v1/p/path';
  const query = { v: 'query', q: 'query' };
  const json = { raw: '{"v":"json"}', headers: { 'content-type': 'application/json' } };
  expect((await ask(server, { method: 'POST', route, query, ...json })).body).toEqual({
    v: 'json',
    q: 'query',
    w: 'default',
  });
  const form = { body: { v: 'form', w: 'form' } };
  expect((await ask(server, { method: 'POST', route, query, ...form })).body).toEqual({
    v: 'form',
    q: 'query',
    w: 'form',
  });
  // GET has no form body.
  expect((await ask(server, { method: 'GET', route, query, ...form })).body).toMatchObject({
    v: 'query',
  });
  expect((await ask(server, route)).body).toEqual({ v: 'path', w: 'default' });
});

test('a form is parsed from the body of PUT; invalid JSON is rest_invalid_json', async () => {
  const server = serviceWith({ '/do': echoing({}) });
  const route = '/test/v1/do';
  const form = {
    raw: 'a[]=1&a[]=2&b[c]=3',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
  expect((await ask(server, { method: 'PUT', route, ...form })).body).toEqual({
    a: ['1', '2'],
    b: { c: '3' },
  });
  expect((await ask(server, { method: 'PUT', route, ...form, raw: '5=x&b=y&7=z' })).body).toEqual({
    0: 'x',
    b: 'y',
    1: 'z',
  });
  const broken = { raw: '{"a":', headers: { 'content-type': 'application/problem+json' } };
  expect(await ask(server, { method: 'PUT', route, ...broken })).toMatchObject({
    status: 400,
    body: { code: 'rest_invalid_json', data: { status: 400, json_error_code: 4 } },
  });
});

test('a JSON body of invalid UTF-8 is rest_invalid_json; a valid U+FFFD in it is accepted', async () => {
  const server = serviceWith({ '/do': echoing({}) });
  const sent = (bytes: Buffer): RequestParts => ({
    method: 'POST',
    route: '/test/v1/do',
    raw: bytes,
    headers: { 'content-type': 'application/json' },
  });
  expect(await ask(server, sent(Buffer.from('{"a":"\xff"}', 'latin1')))).toMatchObject({
    status: 400,
    body: { code: 'rest_invalid_json', data: { status: 400, json_error_code: 5 } },
  });
  expect((await ask(server, sent(Buffer.from('{"a":"\uFFFD é"}')))).body).toEqual({
    a: '\uFFFD é',
  });
});

test('`__proto__` and `constructor` are ordinary argument names', async () => {
  const args: ArgDefinitions = Object.fromEntries([['constructor', { type: 'integer' }]]);
  const server = serviceWith({ '/do': echoing({ args }) });
  const raw = '{"__proto__":{"polluted":true},"constructor":"5"}';
  const { body } = await ask(server, {
    method: 'POST',
    route: '/test/v1/do',
    raw,
    headers: { 'content-type': 'application/json' },
  });
  expect(JSON.stringify(body)).toBe('{"__proto__":{"polluted":true},"constructor":5}');
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('an asynchronous callback is awaited', async () => {
  const server = serviceWith({
    '/do': echoing({
      args: {
        a: {
          validate_callback: async (value) => value === 'good',
          sanitize_callback: async () => 'clean',
        },
      },
    }),
  });
  expect((await ask(server, { route: '/test/v1/do', query: { a: 'good' } })).body).toEqual({
    a: 'clean',
  });
  expect((await ask(server, { route: '/test/v1/do', query: { a: 'bad' } })).status).toBe(400);
});

test('callback names refer to built-in callbacks or to those of the definition', async () => {
  const callbacks = { shout: (value: unknown) => String(value).toUpperCase() };
  const server = serviceWith({
    '/do': echoing({
      callbacks,
      args: { a: { sanitize_callback: 'shout' }, n: { sanitize_callback: 'absint' } },
    }),
  });
  const query = { a: 'hey', n: '-3' };
  expect((await ask(server, { route: '/test/v1/do', query })).body).toEqual({ a: 'HEY', n: 3 });
});

test('4.7: a default that its own validation refuses is reported before values are sanitized', async () => {
  const server = serviceWith({
    '/do': echoing({
      args: {
        text: { type: 'string' },
        flag: { type: 'boolean', default: [1], validate_callback: 'rest_validate_request_arg' },
      },
    }),
  });
  const answer = await ask(server, {
    method: 'POST',
    route: '/test/v1/do',
    raw: '{"text":5}',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
  expect(answer.body).toHaveProperty('data.params', { flag: 'flag must be a boolean.' });
});

test('changing a default value in one request does not affect other requests', async () => {
  const registered = { plain: ['b', 'a'], typed: ['b', 'a'], sorted: ['b', 'a'], late: ['b', 'a'] };
  const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.sort() : value);
  const server = serviceWith({
    '/do': open(
      (request) => {
        const before = JSON.stringify(request.getParams());
        for (const value of Object.values(request.getParams()))
          if (Array.isArray(value) && !Object.isFrozen(value)) value.push('c');
        return before;
      },
      {
        args: {
          plain: { default: registered.plain },
          typed: { type: 'array', default: registered.typed },
          sorted: { default: registered.sorted, sanitize_callback: sorted },
          late: {
            default: registered.late,
            sanitize_callback: (value, _param, _request) => Object.freeze(sorted(value)),
          },
        },
      },
    ),
  });
  const first = await ask(server, '/test/v1/do');
  expect(first).toEqual({
    status: 200,
    body: '{"plain":["b","a"],"typed":["b","a"],"sorted":["a","b"],"late":["a","b"]}',
  });
  expect(await ask(server, '/test/v1/do')).toEqual(first);
  const asRegistered = ['b', 'a'];
  for (const value of Object.values(registered)) {
    expect(value).toEqual(asRegistered);
    expect(Object.isFrozen(value)).toBe(false);
  }
});

test('permission and handler get the same frozen arguments; undeclared ones are in `extra`', async () => {
  const seen: HandlerRequest<{ n: number }>[] = [];
  const endpoint: Endpoint<{ n: number }, unknown> = {
    permission: (request) => seen.push(request) > 0,
    handle: (request) => (seen.push(request), 'done'),
  };
  const server = serviceWith({
    '/do': {
      methods: 'GET',
      endpoint,
      answers: 'any',
      args: { n: { type: 'integer', default: 3 } },
    },
  });
  await server.dispatch('/test/v1/do?other=x');
  expect(seen[0]).toBe(seen[1]);
  expect({ ...seen[0]?.args }).toEqual({ n: 3 });
  expect({ ...seen[0]?.extra }).toEqual({ other: 'x' });
  expect(Object.isFrozen(seen[0]?.args)).toBe(true);
});

test('a default value is sanitized once for many requests and cannot be changed by one of them', async () => {
  const server = serviceWith({
    '/do': open((request) => request.getParam('list') as unknown[], {
      args: { list: { type: 'array', items: { type: 'integer' }, default: ['1'] } },
    }),
  });
  const first = await server.dispatch('/test/v1/do');
  expect(first.data).toEqual([1]);
  expect(Object.isFrozen(first.data)).toBe(true);
  expect((await server.dispatch('/test/v1/do')).data).toBe(first.data);
});

test('a required argument with a default is never missing, even if the default is sanitized to null', async () => {
  const nothing = {
    type: 'number' as const,
    required: true,
    default: 1.5,
    sanitize_callback: () => null,
  };
  const server = serviceWith({ '/do': echoing({ args: { nothing } }) });
  const answer = { status: 200, body: { nothing: null } };
  expect(await ask(server, '/test/v1/do')).toEqual(answer);
  expect(await ask(server, { route: '/test/v1/do', query: { nothing: '2' } })).toEqual(answer);
});

test('4.7: an argument without a sanitizer keeps the value that was sent', async () => {
  const validate_callback = 'rest_validate_request_arg';
  const server = serviceWith({
    '/do': echoing({
      args: {
        checked: { type: 'integer', maximum: 5, validate_callback, sanitize_callback: null },
        untouched: { type: 'integer', sanitize_callback: null },
        both: {
          type: 'integer',
          validate_callback,
          sanitize_callback: 'rest_sanitize_request_arg',
        },
      },
    }),
  });
  const get = async (query: { [name: string]: string }) =>
    (await ask(server, { route: '/test/v1/do', query })).body;
  const sent = { checked: '5', untouched: 'x', both: '7' };
  expect(await get(sent)).toEqual({ checked: '5', untouched: 'x', both: 7 });
  expect(await get({ both: '8', other: '1', checked: '4' })).toEqual({
    both: 8,
    other: '1',
    checked: '4',
  });
  expect(await get({ both: 'x', checked: '6' })).toMatchObject({
    message: 'Invalid parameters: checked, both.',
  });
  expect(await get(sent)).toEqual({ checked: '5', untouched: 'x', both: 7 });
});
