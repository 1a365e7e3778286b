import { inspect } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { RestError } from '../../runtime/errors/index.ts';
import { Hooks } from '../../runtime/hooks/index.ts';
import type { RequestFilters } from '../../runtime/hooks/names.ts';
import { thrownText } from '../../runtime/server/index.ts';
import type { PlainEndpoint, RouteDefinition, Server } from '../../runtime/server/index.ts';
import { ask, open, serviceWith } from './service.ts';

/** A thrown `RestError` counts as returned; any other thrown value is logged and answered with 500. */

const gone = (): RestError => new RestError('gone', 'It is gone.', { status: 410 });

const throwing = [
  [
    'thrown',
    () => {
      throw gone();
    },
  ],
  ['rejected with', () => Promise.reject(gone())],
] as const;

const bugs: (readonly [bug: unknown, requestId: string | null])[] = [];
const onBug = (bug: unknown, id: string | null): void => void bugs.push([bug, id]);
beforeEach(() => void bugs.splice(0));

type Act = () => unknown;

/** An endpoint that runs `act` in one place. */
const places: { readonly [place: string]: (act: Act) => RouteDefinition } = {
  handler: (act) => open(act),
  'permission callback': (act) => open(() => 1, { permission_callback: act }),
  'validate callback of an argument': (act) =>
    open(() => 1, { args: { a: { validate_callback: act } } }),
  'sanitize callback of an argument': (act) =>
    open(() => 1, { args: { a: { sanitize_callback: act } } }),
  'sanitize callback of a default': (act) =>
    open(() => 1, { args: { b: { default: 1, sanitize_callback: act } } }),
  'validate callback of an endpoint': (act) => open(() => 1, { validate_callback: act }),
  'typed handler': (act) => typed({ handle: act }),
  'typed permission': (act) => typed({ permission: act }),
};

function typed(halves: { handle?: Act; permission?: Act }): RouteDefinition {
  const { handle = () => ({ id: 1 }), permission = () => true } = halves;
  // Tests return values that the types exclude.
  const endpoint = { handle, permission } as never;
  return { schema: ITEM, endpoints: [{ methods: 'GET', answers: 'item', endpoint }] };
}

const ITEM = { title: 'thing', type: 'object', properties: { id: { type: 'integer' } } } as const;
const REQUEST = { route: '/test/v1/a', query: { a: '1' } };

describe.each(throwing)('a RestError that is %s', (_way, act) => {
  test.each(Object.entries(places))('by a %s counts as returned', async (_place, route) => {
    const thrown = await ask(serviceWith({ '/a': route(act) }, { onBug }), REQUEST);
    const returned = await ask(serviceWith({ '/a': route(gone) }, { onBug }), REQUEST);
    expect(thrown).toEqual(returned);
    expect(JSON.stringify(thrown)).toContain('It is gone.');
    expect(bugs).toEqual([]);
  });

  test.each([
    'rest_authentication_errors',
    'rest_pre_dispatch',
    'rest_request_before_callbacks',
    'rest_dispatch_request',
    'rest_request_after_callbacks',
    'rest_post_dispatch',
    'rest_pre_serve_request',
    'rest_pre_echo_response',
    'rest_envelope_response',
  ] as const)('by a callback of %s is the response', async (name) => {
    const hooks = new Hooks<Server>();
    // The callback fits every filter, since it never returns.
    hooks.on(name, act as RequestFilters<Server>[typeof name]);
    const server = serviceWith({ '/a': open(() => 1) }, { hooks, onBug });
    const query = name === 'rest_envelope_response' ? '?_envelope=1' : '';
    const answer = await server.respond({
      method: 'GET',
      url: `/cms-json/test/v1/a${query}`,
      headers: {},
      body: new Uint8Array(0),
      ip: null,
      connection: { isTls: false, serverName: 'site.test' },
    });
    expect(answer).toMatchObject({ status: 410 });
    expect(JSON.parse(String(answer?.body))).toMatchObject({ code: 'gone' });
    expect(bugs).toEqual([]);
  });

  test('by a field that was added at run time is the response', async () => {
    const server = serviceWith({ '/a': typed({}) }, { onBug });
    server.fields.register('thing', 'price', { get_callback: act });
    expect(await ask(server, REQUEST)).toMatchObject({ status: 410, body: { code: 'gone' } });
    expect(bugs).toEqual([]);
  });

  test('by a part of a batch is the response to that part', async () => {
    const route = { allow_batch: { v1: true }, endpoints: [open(act, { methods: 'POST' })] };
    const server = serviceWith({ '/a': route }, { onBug });
    const body = { requests: [{ path: '/test/v1/a' }] };
    const answer = await ask(server, { method: 'POST', route: '/batch/v1', body });
    expect(answer).toMatchObject({
      body: { responses: [{ status: 410, body: { code: 'gone' } }] },
    });
    expect(bugs).toEqual([]);
  });

  test('in an internal request is its response, and preloading omits it', async () => {
    const server = serviceWith({ '/a': open(act) }, { onBug });
    const response = await server.dispatch('/test/v1/a');
    expect([response.status, response.data]).toMatchObject([410, { code: 'gone' }]);
    expect(await server.preload(['/test/v1/a'])).toEqual({});
    expect(bugs).toEqual([]);
  });
});

test('a RestError that a field returns is the response', async () => {
  const server = serviceWith({ '/a': typed({}) }, { onBug });
  server.fields.register('thing', 'price', { get_callback: gone });
  expect(await ask(server, REQUEST)).toMatchObject({ status: 410, body: { code: 'gone' } });
});

test('a permission that throws a RestError leaves its method out of Allow', async () => {
  const endpoints: readonly PlainEndpoint[] = [
    open(() => 1),
    open(() => 1, { methods: 'DELETE', permission_callback: throwing[0][1] }),
  ];
  const { headers } = await serviceWith({ '/a': { endpoints } }, { onBug }).serve(REQUEST);
  expect(headers.get('Allow')).toBe('GET');
  expect(bugs).toEqual([]);
});

test.each([
  ['an error', new Error('secret /home/site/a.ts')],
  ['a text', 'secret'],
  ['an object', { secret: 1 }],
  ['null', null],
  ['undefined', undefined],
])(
  '%s that a handler throws is reported with the request and answered with 500',
  async (_what, bug) => {
    const act = (): never => {
      throw bug;
    };
    const answer = await ask(serviceWith({ '/a': open(act) }, { onBug }), {
      ...REQUEST,
      id: 'r-1',
    });
    expect(answer).toEqual({
      status: 500,
      body: {
        code: 'internal_server_error',
        message: 'Internal server error.',
        data: { status: 500, request_id: 'r-1' },
      },
    });
    expect(bugs).toEqual([[bug, 'r-1']]);
  },
);

test('a thrown error is logged with its message, its stack and its causes', () => {
  const error = new Error('outer', { cause: new Error('middle', { cause: { code: 'INNER' } }) });
  const text = thrownText(error);
  for (const part of ['outer', 'middle', 'INNER', 'thrown-errors.test.ts'])
    expect(text).toContain(part);
  error.message = 'changed later';
  expect(thrownText(error)).toContain('changed later');
});

test('a thrown value that is not an error is logged with its content', () => {
  expect(thrownText({ code: 7, inner: { list: [1] } })).toBe('{ code: 7, inner: { list: [ 1 ] } }');
  expect(thrownText(undefined)).toBe('undefined');
  const hostile = {
    [inspect.custom]: () => {
      throw new Error('b');
    },
  };
  expect(thrownText(hostile)).toBe('a thrown object that cannot be shown');
});
