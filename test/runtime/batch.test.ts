import { expect, test } from 'vitest';
import { Hooks } from '../../runtime/hooks/index.ts';
import type { PlainEndpoint, Server } from '../../runtime/server/index.ts';
import { ask, open, serviceWith } from './service.ts';

const service = (others: { readonly [route: string]: PlainEndpoint } = {}, hooks?: Hooks<Server>) =>
  serviceWith(
    {
      ...others,
      '/w': {
        allow_batch: { v1: true },
        endpoints: [
          open((request) => ({ ...request.getParams() }), {
            methods: 'POST',
            args: { n: { type: 'integer', maximum: 5 } },
          }),
        ],
      },
      '/csv': {
        allow_batch: { v1: true },
        endpoints: [
          {
            ...{ methods: 'POST', answers: 'any', media: 'text/csv' },
            endpoint: { permission: () => true, handle: () => 'a,b' },
          },
        ],
      },
      '/alone': open(() => 'x', { methods: 'POST' }),
    },
    hooks ? { hooks } : {},
  );

function batch(requests: readonly object[], validation = 'normal', server = service()) {
  return ask(server, {
    method: 'POST',
    route: '/batch/v1',
    raw: JSON.stringify({ requests, validation }),
    headers: { 'content-type': 'application/json' },
  });
}

test('each request of a batch gets an envelope with its own response', async () => {
  const answer = await batch([
    { path: '/test/v1/w?q=1', body: { n: '3' } },
    { path: '/test/v1/w', body: { n: 9 } },
    { path: '/test/v1/csv' },
    { path: '/test/v1/alone' },
    { path: '/test/v1/none' },
  ]);
  expect(answer.status).toBe(207);
  expect(answer.body).toMatchObject({
    responses: [
      { status: 200, body: { q: '1', n: 3 }, headers: { Allow: 'POST' } },
      { status: 400, body: { code: 'rest_invalid_param' } },
      { status: 400, body: { code: 'rest_batch_not_allowed' } },
      { status: 400, body: { code: 'rest_batch_not_allowed' } },
      { status: 404, body: { code: 'rest_no_route' } },
    ],
  });
});

test('a handler that throws fails its own request only, and the server reports the error', async () => {
  const bugs: unknown[] = [];
  const server = serviceWith(
    {
      '/w': {
        allow_batch: { v1: true },
        endpoints: [
          open(
            (request) => {
              if (request.getParam('n') === 2) throw new Error('of the test');
              if (request.getParam('n') === 3) throw new Error('away');
              return { ...request.getParams() };
            },
            { methods: 'POST', args: { n: { type: 'integer' } } },
          ),
        ],
      },
    },
    {
      onBug: (bug) => bugs.push(bug),
      isUnavailable: (bug) => bug instanceof Error && bug.message === 'away',
    },
  );
  const of = (n: number) => ({ path: '/test/v1/w', body: { n } });
  expect(await batch([1, 2, 3, 4].map(of), 'normal', server)).toMatchObject({
    status: 207,
    body: {
      responses: [
        { status: 200, body: { n: 1 } },
        { status: 500, body: { code: 'internal_server_error' } },
        { status: 503, body: { code: 'rest_unavailable' }, headers: { 'Retry-After': '5' } },
        { status: 200, body: { n: 4 } },
      ],
    },
  });
  expect(bugs).toEqual([new Error('of the test'), new Error('away')]);
});

test('with require-all-validate no request runs if one is invalid', async () => {
  const answer = await batch(
    [
      { path: '/test/v1/w', body: { n: 3 } },
      { path: '/test/v1/w', body: { n: 9 } },
    ],
    'require-all-validate',
  );
  expect(answer).toMatchObject({
    status: 207,
    body: { failed: 'validation', responses: [null, { status: 400 }] },
  });
});

test('both modes run every request if all are valid', async () => {
  for (const validation of ['normal', 'require-all-validate']) {
    const answer = await batch([{ path: '/test/v1/w' }, { path: '/test/v1/w' }], validation);
    expect(answer).toMatchObject({
      status: 207,
      body: { responses: [{ status: 200 }, { status: 200 }] },
    });
  }
  expect((await batch([], 'other')).body).toMatchObject({ code: 'rest_invalid_param' });
});

test('a batch has at most 25 requests, and a filter can change the limit', async () => {
  const requests = Array.from({ length: 26 }, () => ({ path: '/test/v1/w' }));
  expect((await batch(requests.slice(1))).status).toBe(207);
  expect(await batch(requests)).toMatchObject({
    status: 400,
    body: { data: { details: { requests: { code: 'rest_too_many_items' } } } },
  });
  const hooks = new Hooks<Server>();
  hooks.on('rest_get_max_batch_size', (most) => most + 1);
  expect((await batch(requests, 'normal', service({}, hooks))).status).toBe(207);
});

test('GET requests are part of a batch only if the endpoint allows it', async () => {
  const reads = open((request) => request.query, { allow_batch: { v1: true, get: true } });
  const server = service({ '/r': reads, '/quiet': open(() => 'x', { allow_batch: { v1: true } }) });
  const answer = await batch(
    [
      { path: '/test/v1/r?a=1', method: 'GET' },
      { path: '/test/v1/quiet', method: 'GET' },
      { path: '/test/v1/w' },
    ],
    'normal',
    server,
  );
  expect(answer).toMatchObject({
    status: 207,
    body: {
      responses: [
        { status: 200, body: { a: '1' } },
        { status: 400, body: { code: 'rest_batch_not_allowed' } },
        { status: 200 },
      ],
    },
  });
});

test('in a batch, a route without a handler responds with rest_invalid_handler whatever was sent', async () => {
  const args = { name: { required: true } };
  const shared = { methods: 'POST', callback: null, permission_callback: () => true, args };
  const server = service({
    '/broken': { ...shared, allow_batch: { v1: true } },
    '/off': { ...shared, allow_batch: { v1: '0' } },
  });
  const requests = [{ path: '/test/v1/broken' }, { path: '/test/v1/off' }, { path: '/test/v1/w' }];
  expect((await batch(requests, 'normal', server)).body).toMatchObject({
    responses: [
      { status: 500, body: { code: 'rest_invalid_handler' } },
      { status: 400, body: { code: 'rest_batch_not_allowed' } },
      { status: 200 },
    ],
  });
});

test('a batch with a GET request or without requests is refused', async () => {
  expect((await batch([{ path: '/test/v1/w', method: 'GET' }])).body).toMatchObject({
    code: 'rest_invalid_param',
  });
  expect((await ask(service(), { method: 'POST', route: '/batch/v1' })).body).toMatchObject({
    code: 'rest_missing_callback_param',
  });
});

test('a path of a batch may be a full URL; an invalid URL is refused', async () => {
  const answer = await batch([
    { path: 'http://site.test/test/v1/w?q=1#top' },
    { path: '//other.test/test/v1/w?q=2' },
    { path: '///test/v1/w' },
    { path: 'http://site.test:99999/test/v1/w' },
  ]);
  expect(answer.body).toMatchObject({
    responses: [
      { status: 200, body: { q: '1' } },
      { status: 200, body: { q: '2' } },
      { status: 400, body: { code: 'parse_path_failed' } },
      { status: 400, body: { code: 'parse_path_failed' } },
    ],
  });
});
