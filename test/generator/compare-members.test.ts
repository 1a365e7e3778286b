import { describe, expect, test } from 'vitest';
import { check } from '../../generator/check/check.ts';
import { compareApis } from '../../generator/compare/compare.ts';
import { isError, messageOf } from '../../generator/diagnostics/print.ts';
import { load } from '../../generator/load/load.ts';
import { projectOf } from '../../generator/load/project.ts';
import { lower } from '../../generator/lower/lower.ts';
import type { Api } from '../../generator/model/api.ts';
import { settings } from './helpers.ts';
import { inputsOf } from './texts.ts';

type Json = Record<string, unknown>;
type Properties = Record<string, Json>;

const list = { methods: 'GET', answers: 'list' };
const at = { id: { type: 'integer' } };

function contract(properties: Properties, other: Json = {}): Record<string, Json> {
  const get = { methods: 'GET', answers: 'item' };
  const boxes = {
    ...{ resource: 'boxes', singular: 'box', namespace: 'a/v1', base: 'boxes' },
    schema: { title: 'box', type: 'object', properties },
    routes: {
      '/': { create: { methods: 'POST', answers: 'created', args: { $from: 'schema' } } },
      '/(?P<id>[\\d]+)': { args: at, get },
    },
    ...other,
  };
  const lids = {
    ...{ resource: 'lids', singular: 'lid', namespace: 'a/v1', base: 'lids' },
    schema: { title: 'lid', type: 'object', properties: { id: { type: 'integer' } } },
    routes: { '/': { list }, '/(?P<id>[\\d]+)': { args: at, get } },
  };
  return { 'schemas/resources/boxes.json': boxes, 'schemas/resources/lids.json': lids };
}

async function apiOf(files: Record<string, Json>): Promise<Api> {
  const texts = Object.entries(files).map(([path, json]) => [path, JSON.stringify(json)] as const);
  const sources = load(inputsOf(Object.fromEntries(texts)), settings);
  expect((await check(sources)).filter(isError).map(messageOf)).toEqual([]);
  return lower(projectOf(sources));
}

async function changes(from: Record<string, Json>, to: Record<string, Json>): Promise<string[]> {
  const told = compareApis(await apiOf(from), await apiOf(to));
  return told.map(({ breaking, place, text, example }) => {
    const end = example === null ? '' : ` (${example})`;
    return `${breaking ? 'breaks' : 'fine'} ${place}: ${text}${end}`;
  });
}

const between = (from: Json, to: Json): Promise<string[]> =>
  changes(contract({ a: from }), contract({ a: to }));

const text = { type: 'string' };
const object = (properties: Properties, more: Json = {}): Json => ({
  ...{ type: 'object', properties },
  ...more,
});
const post = 'POST /a/v1/boxes';
const view = 'boxes in the context view';

describe('what is said to people only', () => {
  test.each([
    ['an alternative', (one: Json) => ({ oneOf: [one, { type: 'null' }] })],
    ['other members', (one: Json) => ({ type: 'object', additionalProperties: one })],
    ['members of a pattern', (one: Json) => ({ type: 'object', patternProperties: { '^b': one } })],
    ['an item', (one: Json) => ({ type: 'array', items: one })],
  ])('of %s breaks nothing', async (_, around) => {
    const described = { ...text, description: 'A text.', title: 'Text', 'x-own': 1 };
    expect(await between(around(text), around(described))).toEqual([]);
  });

  test('the order of what is allowed is none', async () => {
    expect(await between({ ...text, enum: ['b', 'c'] }, { ...text, enum: ['c', 'b'] })).toEqual([]);
  });
});

describe('members of members', () => {
  test('one that is demanded from now on breaks whoever left it out', async () => {
    expect(await between(object({ b: text }), object({ b: { ...text, required: true } }))).toEqual([
      `breaks ${post}: refuses values of \`a\` that it accepted (${post} {"a":{}})`,
    ]);
    const listOf = (items: Json): Json => ({ type: 'array', items });
    expect(
      await between(
        listOf(object({ b: text })),
        listOf(object({ b: { ...text, required: true } })),
      ),
    ).toEqual([`breaks ${post}: refuses values of \`a\` that it accepted (${post} {"a":[{}]})`]);
  });

  test.each([
    ['a.b', (members: Properties) => object(members), '{"a":{"b":"a"}}'],
    [
      'a[].b',
      (members: Properties) => ({ type: 'array', items: object(members) }),
      '{"a":[{"b":"a"}]}',
    ],
    [
      'a(1).b',
      (members: Properties) => ({ oneOf: [object(members), { type: 'null' }] }),
      '{"a":{"b":"a"}}',
    ],
  ])('%s more is fine, and less breaks', async (name, around, example) => {
    const [more, less] = [around({ c: text, b: text }), around({ c: text })];
    expect(await between(less, more)).toEqual([
      `fine ${post}: reads the new \`${name}\``,
      `fine ${view}: shows the new \`${name}\``,
    ]);
    expect(await between(more, less)).toEqual([
      `breaks ${post}: no longer reads \`${name}\` (${post} ${example})`,
      `breaks ${view}: no longer shows \`${name}\` (${example})`,
    ]);
  });

  test('one that answers may leave out from now on breaks who reads it, and no request', async () => {
    const [always, seldom] = [object({ b: text }), object({ b: { ...text, optional: true } })];
    expect(await between(always, seldom)).toEqual([
      `breaks ${view}: may leave out \`a.b\` ({"a":{"b":"a"}})`,
    ]);
    expect(await between(seldom, always)).toEqual([`fine ${view}: always shows \`a.b\``]);
    expect(await between(seldom, seldom)).toEqual([]);
  });

  test('what an answer that is no item has is compared, too', async () => {
    const counting = (schema?: Json): Record<string, Json> => {
      const count = { methods: 'GET', answers: 'any', ...(schema && { answer_schema: schema }) };
      const create = { methods: 'POST', answers: 'created', args: { $from: 'schema' } };
      return contract({ a: text }, { routes: { '/': { create, count } } });
    };
    const [more, less] = [object({ a: text, b: text }), object({ a: text })];
    const place = 'GET /a/v1/boxes';
    expect(await changes(counting(more), counting(less))).toEqual([
      `breaks ${place}: no longer shows \`answer.b\` ({"answer":{"b":"a"}})`,
    ]);
    expect(await changes(counting(less), counting(more))).toEqual([
      `fine ${place}: shows the new \`answer.b\``,
    ]);
    expect(await changes(counting(less), counting())).toEqual([
      `breaks ${place}: no longer says what it answers`,
    ]);
    expect(await changes(counting(), counting(less))).toEqual([
      `fine ${place}: says what it answers`,
    ]);
  });

  test('one that gets a name of its own is what it was among the others', async () => {
    const others = { additionalProperties: { type: 'boolean' } };
    expect(await between(object({}, others), object({ b: { type: 'boolean' } }, others))).toEqual(
      [],
    );
    expect(await between(object({}, others), object({ b: text }, others))).toContain(
      `breaks ${view}: may show \`a.b\` as "a", which it never was ({"a":{"b":true}})`,
    );
  });
});

describe('answers', () => {
  test.each([
    ['a list', { type: 'array', items: text }, text, '"a"', '[]'],
    ['a number', { type: 'integer', enum: [1, 2] }, { ...text, enum: ['1', '2'] }, '"1"', '1'],
    ['a yes or no', { type: 'boolean' }, { ...text, enum: ['true'] }, '"true"', 'true'],
  ])('%s is no text to who reads it, though it is sent as one', async (_, from, to, now, was) => {
    expect(await between(from, to)).toContain(
      `breaks ${view}: may show \`a\` as ${now}, which it never was ({"a":${was}})`,
    );
  });

  test('a resource that is called otherwise is compared with what it was', async () => {
    const before = contract({ a: text, b: text });
    const { 'schemas/resources/boxes.json': boxes = {}, ...others } = contract({ a: text });
    const cases = { ...boxes, resource: 'cases', singular: 'case' };
    expect(await changes(before, { ...others, 'schemas/resources/cases.json': cases })).toEqual([
      `breaks ${post}: no longer reads \`b\` (${post} {"b":"a"})`,
      `breaks ${view}: no longer shows \`b\` ({"b":"a"})`,
    ]);
  });

  test('of two links of a relation each stands for itself', async () => {
    const to = (name: string): Json => ({ href: `/a/v1/${name}/{id}`, embeds: name });
    const linked = (rel: Json[]): Record<string, Json> =>
      contract({ id: { type: 'integer', readonly: true } }, { links: { rel } });
    const both = linked([to('boxes'), to('lids')]);
    expect(await changes(both, both)).toEqual([]);
    expect(await changes(both, linked([to('boxes')]))).toEqual([
      'breaks links of boxes: embed boxes along `rel`, it was boxes or lids (?_embed=rel)',
    ]);
  });

  test('a field of which `_fields` shows no part any more is told of', async () => {
    const field = object({ b: text });
    expect(await between(field, { ...field, whole: true })).toEqual([
      `breaks ${view}: \`_fields\` no longer knows \`a.b\` (?_fields=a.b)`,
    ]);
  });
});

describe('ways to ask', () => {
  const route = (create: Json, pattern = '[\\d]+', more: Json = {}): Record<string, Json> => {
    const [get, args] = [{ methods: 'GET', answers: 'item' }, { id: text }];
    const own = { methods: 'POST', answers: 'created', ...create };
    return contract(
      { a: text },
      {
        routes: { '/': { create: own, ...more }, [`/(?P<id>${pattern})`]: { args, get } },
      },
    );
  };

  test('files, and a part in batches, that are no longer taken break', async () => {
    const batched = { allow_batch: { v1: true } };
    expect(await changes(route({ uploads: true }, '[\\d]+', batched), route({}))).toEqual([
      `breaks ${post}: takes no part in /batch/v1 any more (${post})`,
      `breaks ${post}: takes no files any more (${post} with a file)`,
    ]);
    expect(await changes(route({}), route({ uploads: true }, '[\\d]+', batched))).toEqual([
      `fine ${post}: takes part in /batch/v1`,
      `fine ${post}: takes files`,
    ]);
  });

  test('a read that a batch no longer takes breaks, and the writes beside it do not', async () => {
    const get = 'GET /a/v1/boxes';
    const list = { methods: 'GET', answers: 'list' };
    const batched = (allowed: Json) => route({}, '[\\d]+', { list, allow_batch: allowed });
    const [both, writes] = [batched({ v1: true, get: true }), batched({ v1: true })];
    expect(await changes(both, writes)).toEqual([
      `breaks ${get}: takes no part in /batch/v1 any more (${get})`,
    ]);
    expect(await changes(writes, both)).toEqual([`fine ${get}: takes part in /batch/v1`]);
  });

  test('an address that is no longer answered breaks', async () => {
    const get = 'GET /a/v1/boxes/{id}';
    expect(await changes(route({}), route({}, '[1-9]'))).toEqual([
      `breaks ${get}: refuses {id} of the address that it accepted (GET /a/v1/boxes/0)`,
    ]);
    expect(await changes(route({}, '[1-9]'), route({}))).toEqual([
      `fine ${get}: accepts more for {id} of the address`,
    ]);
  });

  test('what has a default need not be sent', async () => {
    const args = (b?: Json): Record<string, Json> => route(b ? { args: { b } } : {});
    const usual = args({ ...text, required: true, default: 'c' });
    expect(await changes(args(), usual)).toEqual([`fine ${post}: reads the new \`b\``]);
    expect(await changes(usual, args({ ...text, required: true }))).toContain(
      `breaks ${post}: now requires \`b\` (${post})`,
    );
  });

  test('what nobody checks accepts anything', async () => {
    const args = (b: Json): Record<string, Json> => route({ args: { b } });
    const unchecked = args({ anyOf: [{ type: 'integer' }] });
    expect(await changes(args(text), unchecked)).toEqual([
      `fine ${post}: accepts more values of \`b\``,
    ]);
  });

  test('another token, and another root, break everybody', async () => {
    const about = (more: Json): Record<string, Json> => ({
      ...contract({ a: text }),
      'schemas/api.json': { title: 'A', version: '1', ...more },
    });
    expect(
      await changes(about({ server: '/cms-json' }), about({ server: '/api-json', token: 'api' })),
    ).toEqual([
      'breaks the service: calls its headers and its core namespace after `api`, it was `cms` (X-CMS-Nonce)',
      'breaks the service: has its root at /api-json, it was /cms-json (/cms-json)',
    ]);
  });
});
