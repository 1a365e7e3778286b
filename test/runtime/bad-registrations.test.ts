import { beforeEach, expect, test } from 'vitest';
import { onNotice } from '../../runtime/errors/index.ts';
import type { RouteDefinition, Server } from '../../runtime/server/index.ts';
import { ask, open, serviceWith } from './service.ts';

/** Invalid registrations are reported and ignored; everything else still works. */

let server: Server;
let notices: string[];
const bugs: unknown[] = [];

beforeEach(() => {
  bugs.splice(0);
  server = serviceWith(
    { '/good': open(() => 'good', { args: { a: { type: 'integer' } } }) },
    { onBug: (bug) => void bugs.push(bug) },
  );
});

/** Registers an untyped route. */
function register(definition: unknown, route: unknown = '/bad', namespace: unknown = 'test/v1') {
  notices = [];
  const stop = onNotice((notice) =>
    notices.push('message' in notice ? (notice.message ?? '') : ''),
  );
  const result = server.registerRoute(
    namespace as string,
    route as string,
    definition as RouteDefinition,
  );
  stop();
  return result;
}

/** Expects that the index, OPTIONS and the valid route respond. */
async function expectOthersToWork(): Promise<void> {
  for (const route of ['/', '/test/v1', '/batch/v1'])
    for (const context of ['view', 'help']) {
      const method = route === '/batch/v1' ? 'OPTIONS' : 'GET';
      const { status } = await ask(server, { method, route, query: { context } });
      expect([route, context, status]).toEqual([route, context, 200]);
    }
  expect(await ask(server, '/test/v1/good')).toEqual({ status: 200, body: 'good' });
  const { status } = await ask(server, { method: 'OPTIONS', route: '/test/v1/good' });
  expect(status).toBe(200);
}

const cyclic: { [name: string]: unknown } = { type: 'object' };
cyclic['properties'] = { self: cyclic };
const throwing = (name: string): object =>
  Object.defineProperty({}, name, {
    enumerable: true,
    get: () => {
      throw new Error('of the accessor');
    },
  });
const arg = (definition: unknown): unknown => open(() => 1, { args: { a: definition } as never });
const deep = (depth: number): unknown =>
  Array.from({ length: depth }).reduce((inner) => ({ type: 'array', items: inner }), {});

const REFUSED: readonly (readonly [what: string, definition: unknown, problem: string])[] = [
  ['no definition', null, 'must be a map'],
  ['a text', 'GET', 'must be a map'],
  ['endpoints that are not a list', { endpoints: 5 }, 'endpoints is not a list'],
  ['an endpoint that is not a map', [null], 'must be a map'],
  ['methods that are a number', open(() => 1, { methods: 5 as never }), 'methods'],
  ...[5, 'yes', [null], { file: null }, { file: 'image/png' }].map(
    (uploads) =>
      [
        `the uploads ${JSON.stringify(uploads)}`,
        open(() => 1, { uploads: uploads as never }),
        'uploads must be a boolean or a map',
      ] as const,
  ),
  ['a method that is a number', open(() => 1, { methods: [5] as never }), 'methods'],
  ...[true, false, 5, 'anyone', {}, []].map(
    (permission) =>
      [
        `the permission callback ${JSON.stringify(permission)}`,
        open(() => 1, { permission_callback: permission as never }),
        'permission_callback must be a function',
      ] as const,
  ),
  ...[true, false, 0, 5, 'none', {}, []].flatMap((callback) => [
    [
      `the sanitize callback ${JSON.stringify(callback)}`,
      arg({ sanitize_callback: callback }),
      'a.sanitize_callback',
    ] as const,
    [
      `the validate callback ${JSON.stringify(callback)}`,
      arg({ type: 'integer', validate_callback: callback }),
      'a.validate_callback',
    ] as const,
  ]),
  ['arguments that are a number', open(() => 1, { args: 5 as never }), 'args must be a map'],
  ['a default that is a BigInt', arg({ default: 5n }), 'a.default is a bigint'],
  ['a default that is a function', arg({ default: () => 1 }), 'a.default is a function'],
  ['a default that is NaN', arg({ default: { b: [NaN] } }), 'a.default.b[0] is NaN'],
  [
    'a default that is an invalid date',
    arg({ default: new Date(NaN) }),
    'a.default cannot be written',
  ],
  ['an enum of symbols', arg({ enum: [Symbol('a')] }), 'a.enum[0] is a symbol'],
  ['an enum that is a text', arg({ enum: 'a' }), 'a.enum must be a list'],
  ['properties that are a number', arg({ type: 'object', properties: 5 }), 'a.properties'],
  ['a property that is a text', arg({ properties: { b: 'text' } }), 'a.properties.b'],
  ['items that are a text', arg({ type: 'array', items: 'integer' }), 'a.items'],
  ['alternatives that are a map', arg({ anyOf: { a: {} } }), 'a.anyOf must be a list'],
  ['a pattern that is a number', arg({ type: 'string', pattern: 5 }), 'a.pattern must be a string'],
  ['a minimum that is a text', arg({ type: 'integer', minimum: 'low' }), 'a.minimum'],
  ['a type that is a function', arg({ type: () => 'string' }), 'a.type'],
  ['a cyclic schema', arg(cyclic), 'nested too deeply'],
  ['a schema that is nested too deeply', arg(deep(20_000)), 'nested too deeply'],
  ['an accessor that throws in an argument', arg(throwing('default')), 'of the accessor'],
  ['an accessor that throws in an endpoint', throwing('callback'), 'of the accessor'],
  [
    'an accessor that throws in arguments',
    open(() => 1, { args: throwing('a') as never }),
    'of the accessor',
  ],
  ['a route schema that is a text', { schema: 'item', endpoints: [] }, 'schema must be a schema'],
  ['a route schema with a BigInt', { schema: { default: 5n }, endpoints: [] }, 'bigint'],
  ['a cyclic route schema', { schema: cyclic, endpoints: [] }, 'nested too deeply'],
  ['a batch flag that is a function', open(() => 1, { allow_batch: () => 1 }), 'allow_batch'],
];

test.each(REFUSED)(
  '%s is refused with a notice, and other routes work',
  async (_w, given, problem) => {
    expect(register(given)).toBe(false);
    expect(notices).toEqual([
      expect.stringContaining('The route /bad of test/v1 is not registered.'),
    ]);
    expect(notices[0]).toContain(problem);
    expect((await ask(server, '/test/v1/bad')).status).toBe(404);
    await expectOthersToWork();
  },
);

test.each([
  [5, '/bad'],
  [null, '/bad'],
  ['test/v1', 5],
  ['test/v1', null],
])('the namespace %j with the route %j is refused', async (namespace, route) => {
  expect(
    register(
      open(() => 1),
      route,
      namespace,
    ),
  ).toBe(false);
  expect(notices).toHaveLength(1);
  await expectOthersToWork();
});

test('an invalid endpoint refuses the whole registration and leaves the route unchanged', async () => {
  expect(register([open(() => 1), open(() => 2, { methods: 5 as never })], '/good')).toBe(false);
  await expectOthersToWork();
});

test.each([
  ['throws', () => throwing('a') && JSON.parse('{')],
  ['rejects', () => Promise.reject(new Error('of the schema'))],
  ['makes a BigInt', () => ({ title: 'a', default: 5n })],
  ['makes a cyclic schema', () => cyclic],
  ['makes a text', () => 'item'],
  ['makes a function', () => () => 1],
])(
  'a schema function that %s leaves the schema out of every description',
  async (_what, schema) => {
    expect(register({ schema, endpoints: [open(() => 1)] })).toBe(true);
    await expectOthersToWork();
    const { status, body } = await ask(server, { method: 'OPTIONS', route: '/test/v1/bad' });
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('schema');
  },
);

test('changing the registered data later has no effect', async () => {
  const definition = { type: 'integer', default: 1 } as { [name: string]: unknown };
  register(arg(definition));
  definition['default'] = 5n;
  definition['sanitize_callback'] = 5;
  expect((await ask(server, '/test/v1/bad')).status).toBe(200);
  await expectOthersToWork();
});

test.each([
  ['a getter that is a text', { get_callback: 'price' }],
  ['an update callback that is a number', { update_callback: 5 }],
  ['a schema that is a text', { schema: 'integer' }],
  ['a BigInt', { schema: { type: 'integer', default: 5n } }],
  ['a cyclic schema', { schema: cyclic }],
  ['contexts that are a text', { schema: { type: 'integer', context: 'view' } }],
  ['an argument callback that is a number', { schema: { arg_options: { validate_callback: 5 } } }],
  ['an accessor that throws', throwing('get_callback')],
  ['null in place of a map', null],
])(
  'a field with %s is refused with a notice, and its type is shown without it',
  async (_w, field) => {
    const schema = { title: 'thing', type: 'object', properties: { id: { type: 'integer' } } };
    register({
      schema,
      endpoints: [
        {
          methods: 'GET',
          answers: 'item',
          endpoint: { permission: () => true, handle: () => ({ id: 1 }) },
        },
      ],
    });
    notices = [];
    const stop = onNotice((notice) =>
      notices.push('message' in notice ? (notice.message ?? '') : ''),
    );
    server.fields.register('thing', 'price', field as never);
    stop();
    expect(notices).toEqual([expect.stringContaining('The field price is not registered.')]);
    expect(await ask(server, '/test/v1/bad')).toMatchObject({ status: 200, body: { id: 1 } });
    await expectOthersToWork();
  },
);
