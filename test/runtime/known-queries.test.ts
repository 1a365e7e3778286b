import { expect, test } from 'vitest';
import { Hooks } from '../../runtime/hooks/index.ts';
import { RestRequest } from '../../runtime/server/index.ts';
import type { Endpoint, RouteDefinition, Server } from '../../runtime/server/index.ts';
import { serviceWith } from './service.ts';

/** What is kept of queries that were sent before must never be seen in an answer. */

interface Args {
  readonly n: number;
  readonly list?: readonly number[];
}

function counting(seen: Args[], path = 'args'): RouteDefinition {
  const endpoint: Endpoint<Args, unknown> = {
    permission: () => true,
    handle: ({ args }) => (seen.push(args), path),
  };
  return {
    methods: 'GET',
    endpoint,
    answers: 'any',
    args: {
      n: { type: 'integer', maximum: 9 },
      list: { type: 'array', items: { type: 'integer' } },
    },
  };
}

/** A request as it comes over the wire, whose query stands in the address. */
function sent(search: string, route = '/test/v1/do'): RestRequest {
  return new RestRequest({ route, search, query: Object.fromEntries(new URLSearchParams(search)) });
}

const plain = (seen: readonly Args[]) => seen.map((args) => ({ ...args }));

test('the same query is read to the same arguments each time', async () => {
  const seen: Args[] = [];
  const server = serviceWith({ '/do': counting(seen) });
  for (const search of ['n=5', 'n=5', 'n=6', 'n=5', 'n=5&list=1,2', 'n=5&list=1,2'])
    await server.serve(sent(search));
  const five = { n: 5 };
  const listed = { n: 5, list: [1, 2] };
  expect(plain(seen)).toEqual([five, five, { n: 6 }, five, listed, listed]);
});

test('a wrong query is refused each time', async () => {
  const server = serviceWith({ '/do': counting([]) });
  const statuses = [];
  for (const search of ['n=50', 'n=50', 'n=x', 'n=x'])
    statuses.push((await server.serve(sent(search))).status);
  expect(statuses).toEqual([400, 400, 400, 400]);
});

test('the same query says to each endpoint what that one reads', async () => {
  const [numbers, texts]: [Args[], unknown[]] = [[], []];
  const reading: Endpoint<unknown, unknown> = {
    permission: () => true,
    handle: ({ args }) => (texts.push(args), 'read'),
  };
  const server = serviceWith({
    '/do': counting(numbers),
    '/texts': {
      methods: 'GET',
      endpoint: reading,
      answers: 'any',
      args: { n: { type: 'string' } },
    },
  });
  for (const route of ['/test/v1/do', '/test/v1/texts', '/test/v1/do', '/test/v1/texts'])
    await server.serve(sent('n=5', route));
  expect([plain(numbers), texts.map((args) => ({ ...(args as Args) }))]).toEqual([
    [{ n: 5 }, { n: 5 }],
    [{ n: '5' }, { n: '5' }],
  ]);
});

test.each<[string, (hooks: Hooks<Server>) => void]>([
  [
    'before it is read',
    (hooks) =>
      hooks.on('rest_pre_dispatch', (result, _server, request) => {
        if (request.header('x-other') !== null) request.query['n'] = '7';
        return result;
      }),
  ],
  [
    'after it is read',
    (hooks) =>
      hooks.on('rest_request_before_callbacks', (result, request) => {
        if (request.header('x-other') !== null) request.setParam('n', 7);
        return result;
      }),
  ],
])('a filter changes a query for its own request alone, %s', async (_when, addFilter) => {
  const seen: Args[] = [];
  const hooks = new Hooks<Server>();
  addFilter(hooks);
  const server = serviceWith({ '/do': counting(seen) }, { hooks });
  for (const isOther of [false, true, false, true]) {
    const request = sent('n=5');
    if (isOther) request.setHeader('x-other', 'yes');
    await server.serve(request);
  }
  expect(plain(seen)).toEqual([{ n: 5 }, { n: 7 }, { n: 5 }, { n: 7 }]);
});

test('a route that catches something, and a body, say more than the query', async () => {
  const seen: Args[] = [];
  const server = serviceWith({ '/do(?:/(?P<n>\\d+))?': counting(seen) });
  await server.serve(sent('list=1', '/test/v1/do/1'));
  await server.serve(sent('list=1', '/test/v1/do/2'));
  await server.serve(
    new RestRequest({
      route: '/test/v1/do',
      search: 'n=5',
      query: { n: '5' },
      headers: { 'content-type': 'application/json' },
      raw: '{"n": 8}',
    }),
  );
  expect(plain(seen)).toEqual([{ n: 1, list: [1] }, { n: 2, list: [1] }, { n: 8 }]);
});
