import { expect, test } from 'vitest';
import { Hooks } from '../../runtime/hooks/index.ts';
import { ItemAnswer } from '../../runtime/server/index.ts';
import type { RequestParts, RouteDefinition, Server } from '../../runtime/server/index.ts';
import type { ShapedEndpoint } from '../../runtime/server/definition.ts';
import { isUnchanging } from '../../runtime/shape/unchanging.ts';
import { ask, serviceWith } from './service.ts';

/** Facts about items that cannot change: how they were written is kept, and nobody can tell. */

interface Thing {
  readonly id: number;
  readonly name: { readonly raw: string; readonly rendered: string };
}

function frozen(id: number, text = `Thing ${id}`): Thing {
  return Object.freeze({ id, name: Object.freeze({ raw: text, rendered: `<b>${text}</b>` }) });
}

const FROZEN = [frozen(1), frozen(2), frozen(3, '“Ünïcödé”')];
const FRESH = () => FROZEN.map(({ id, name }) => ({ id, name: { ...name } }));

interface Facts {
  allowed: boolean;
}

function routes(items: () => readonly Thing[], facts: Facts): { [route: string]: RouteDefinition } {
  const shape: ShapedEndpoint['shape'] = {
    type: 'thing',
    contexts: { view: { name: { raw: false } }, edit: {} },
    links: [
      { rel: 'self', href: '/test/v1/things/{id}' },
      { rel: '{api_rel}allowed', href: '/test/v1/things/{id}', when: '$allowed' },
    ],
    facts: (all: readonly unknown[]) => all.map(() => ({ ...facts })),
  };
  const permission = () => true;
  const args = { context: { type: 'string', enum: ['view', 'edit'] } } as const;
  return {
    '/things': {
      args,
      answers: 'page',
      shape,
      endpoint: { permission, handle: () => ({ items: items(), total: items().length }) },
    },
    '/things/(?P<id>\\d+)': {
      args,
      answers: 'item',
      shape,
      endpoint: {
        permission,
        handle: ({ request }) =>
          new ItemAnswer(items()[Number(request.getParam('id')) - 1], { links: [] }),
      },
    },
  };
}

const LONG = Array.from({ length: 200 }, (_, at) => frozen(at + 1, 'ä'.repeat(100)));

const REQUESTS: readonly RequestParts[] = [
  { route: '/test/v1/things' },
  { route: '/test/v1/things', query: { context: 'edit' } },
  { route: '/test/v1/things', query: { _fields: 'id' } },
  { route: '/test/v1/things', query: { _fields: 'id,_links.self' } },
  { route: '/test/v1/things', query: { _fields: 'name.rendered' } },
  { route: '/test/v1/things', query: { _envelope: '' } },
  { route: '/test/v1/things', query: { _pretty: '' } },
  { route: '/test/v1/things', query: { _jsonp: 'call' } },
  { route: '/test/v1/things', query: { _embed: '' } },
  { route: '/test/v1/things/3' },
  { route: '/test/v1/things/3', query: { context: 'edit' } },
  { route: '/test/v1/things/3', query: { _fields: 'id' } },
  { route: '/test/v1/things/3', query: { _fields: 'id,_links' } },
  { route: '/test/v1/things/3', query: { _envelope: '' } },
  { method: 'HEAD', route: '/test/v1/things/3' },
];

async function told(server: Server, parts: RequestParts) {
  const { status, headers, text, data } = await server.serve(parts);
  return { status, headers: Object.fromEntries(headers), text, data };
}

test.each(REQUESTS)('an answer of frozen items is that of fresh ones: %j', async (parts) => {
  const kept = serviceWith(routes(() => FROZEN, { allowed: true }));
  const fresh = serviceWith(routes(FRESH, { allowed: true }));
  expect(await told(kept, parts)).toEqual(await told(fresh, parts));
  // Now from what was kept.
  expect(await told(kept, parts)).toEqual(await told(fresh, parts));
});

test('a long list of frozen items is written as the same text', async () => {
  const kept = serviceWith(routes(() => LONG, { allowed: false }));
  const fresh = serviceWith(routes(() => structuredClone(LONG), { allowed: false }));
  const parts = { route: '/test/v1/things' };
  expect(await told(kept, parts)).toEqual(await told(fresh, parts));
});

test('no items are an empty list', async () => {
  const server = serviceWith(routes(() => [], { allowed: true }));
  expect((await told(server, { route: '/test/v1/things' })).text).toBe('[]');
});

test('a list that begins as another did is written anew', async () => {
  const list: Thing[] = [...FROZEN];
  // The same array each time, which the handler changes in its place.
  const server = serviceWith(routes(() => list, { allowed: false }));
  const ids = async () =>
    (await ask(server, { route: '/test/v1/things', query: { _fields: 'id' } })).body;
  expect(await ids()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  list[2] = frozen(4);
  expect(await ids()).toEqual([{ id: 1 }, { id: 2 }, { id: 4 }]);
  list.pop();
  expect(await ids()).toEqual([{ id: 1 }, { id: 2 }]);
  list.length = 0;
  expect(await ids()).toEqual([]);
});

test('a list is written anew when the links of one of its items depend on something else', async () => {
  const facts: Facts = { allowed: true };
  const server = serviceWith(routes(() => FROZEN, facts));
  const shown = async () => (await told(server, { route: '/test/v1/things' })).text;
  const before = await shown();
  expect(await shown()).toBe(before);
  facts.allowed = false;
  const after = await shown();
  expect([before?.includes('cms:allowed'), after?.includes('cms:allowed')]).toEqual([true, false]);
});

test('other facts make another text', async () => {
  const facts: Facts = { allowed: true };
  const server = serviceWith(routes(() => FROZEN, facts));
  const relations = async () => {
    const { body } = await ask(server, '/test/v1/things/1');
    // The item of above.
    return Object.keys((body as { _links: object })._links);
  };
  expect(await relations()).toEqual(['self', 'cms:allowed', 'curies']);
  facts.allowed = false;
  expect(await relations()).toEqual(['self']);
});

test('an item that is not frozen is shown as it is at the time', async () => {
  const item = { id: 1, name: { raw: 'a', rendered: 'a' } };
  const server = serviceWith(routes(() => [item], { allowed: false }));
  const name = async () =>
    (await ask(server, { route: '/test/v1/things', query: { _fields: 'name' } })).body;
  expect(await name()).toEqual([{ name: { rendered: 'a' } }]);
  item.name.rendered = 'b';
  expect(await name()).toEqual([{ name: { rendered: 'b' } }]);
});

test('6: filters see and change the data of frozen items as of any', async () => {
  const hooks = new Hooks<Server>();
  const server = serviceWith(
    routes(() => FROZEN, { allowed: false }),
    { hooks },
  );
  const parts = { route: '/test/v1/things', query: { _fields: 'id' } };
  const ids = async () => (await ask(server, parts)).body;
  expect(await ids()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  hooks.on('rest_post_dispatch', (response) => {
    response.data = { seen: response.data };
    return response;
  });
  expect(await ids()).toEqual({ seen: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  hooks.on('rest_pre_echo_response', (data) => ({ echoed: data }));
  expect(await ids()).toEqual({ echoed: { seen: [{ id: 1 }, { id: 2 }, { id: 3 }] } });
});

test('2.4: a field that is added at run time is asked for at each answer', async () => {
  const server = serviceWith(routes(() => FROZEN, { allowed: false }));
  const parts = { route: '/test/v1/things/1', query: { _fields: 'id,count' } };
  expect((await ask(server, parts)).body).toEqual({ id: 1 });
  let count = 0;
  server.fields.register('thing', 'count', { get_callback: () => (count += 1) });
  expect((await ask(server, parts)).body).toEqual({ id: 1, count: 1 });
  expect((await ask(server, parts)).body).toEqual({ id: 1, count: 2 });
});

test.each<[string, unknown]>([
  ['a frozen map of a map that is not', Object.freeze({ a: {} })],
  [
    'a getter',
    Object.freeze({
      get a() {
        return Math.random();
      },
    }),
  ],
  ['an object of a class', Object.freeze(new Date(0))],
  ['a list', Object.freeze([])],
  ['a map with a function', Object.freeze({ toJSON: () => 1 })],
  ['text', 'a'],
])('what could be told otherwise is not kept: %s', (_name, value) => {
  expect(isUnchanging(value)).toBe(false);
});
