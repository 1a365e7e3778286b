import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { compareApis } from '../../generator/compatibility/report.ts';
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
  const found = compareApis(await apiOf(from), await apiOf(to));
  return found.map(({ breaking, place, text, example }) => {
    const end = example === null ? '' : ` (${example})`;
    return `${breaking ? 'breaking' : 'compatible'} ${place}: ${text}${end}`;
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

describe('annotations', () => {
  test.each([
    ['an alternative', (one: Json) => ({ oneOf: [one, { type: 'null' }] })],
    ['other members', (one: Json) => ({ type: 'object', additionalProperties: one })],
    ['members of a pattern', (one: Json) => ({ type: 'object', patternProperties: { '^b': one } })],
    ['an item', (one: Json) => ({ type: 'array', items: one })],
  ])('changed annotations of %s give no changes', async (_, around) => {
    const described = { ...text, description: 'A text.', title: 'Text', 'x-own': 1 };
    expect(await between(around(text), around(described))).toEqual([]);
  });

  test('the order of the values of `enum` does not matter', async () => {
    expect(await between({ ...text, enum: ['b', 'c'] }, { ...text, enum: ['c', 'b'] })).toEqual([]);
  });
});

describe('members of members', () => {
  test('a member that becomes required is breaking', async () => {
    expect(await between(object({ b: text }), object({ b: { ...text, required: true } }))).toEqual([
      `breaking ${post}: rejects values of \`a\` that it accepted (${post} {"a":{}})`,
    ]);
    const listOf = (items: Json): Json => ({ type: 'array', items });
    expect(
      await between(
        listOf(object({ b: text })),
        listOf(object({ b: { ...text, required: true } })),
      ),
    ).toEqual([`breaking ${post}: rejects values of \`a\` that it accepted (${post} {"a":[{}]})`]);
  });

  test.each([
    ['a.b', (members: Properties) => object(members)],
    ['a[].b', (members: Properties) => ({ type: 'array', items: object(members) })],
    ['a(1).b', (members: Properties) => ({ oneOf: [object(members), { type: 'null' }] })],
  ])('%s is compatible when added and breaking when removed', async (name, around) => {
    const [more, less] = [around({ c: text, b: text }), around({ c: text })];
    expect(await between(less, more)).toEqual([
      `compatible ${post}: accepts the new \`${name}\``,
      `compatible ${view}: has the new field \`${name}\``,
    ]);
    expect(await between(more, less)).toEqual([
      `breaking ${post}: no longer accepts \`${name}\``,
      `breaking ${view}: no longer has the field \`${name}\``,
    ]);
  });

  test('a member that becomes optional in responses is breaking for responses only', async () => {
    const [always, seldom] = [object({ b: text }), object({ b: { ...text, optional: true } })];
    expect(await between(always, seldom)).toEqual([`breaking ${view}: may omit \`a.b\``]);
    expect(await between(seldom, always)).toEqual([`compatible ${view}: always has \`a.b\``]);
    expect(await between(seldom, seldom)).toEqual([]);
  });

  test('the schemas of responses that are not items are compared', async () => {
    const counting = (schema?: Json): Record<string, Json> => {
      const count = { methods: 'GET', answers: 'any', ...(schema && { answer_schema: schema }) };
      const create = { methods: 'POST', answers: 'created', args: { $from: 'schema' } };
      return contract({ a: text }, { routes: { '/': { create, count } } });
    };
    const [more, less] = [object({ a: text, b: text }), object({ a: text })];
    const place = 'GET /a/v1/boxes';
    expect(await changes(counting(more), counting(less))).toEqual([
      `breaking ${place}: no longer has the field \`response.b\``,
    ]);
    expect(await changes(counting(less), counting(more))).toEqual([
      `compatible ${place}: has the new field \`response.b\``,
    ]);
    expect(await changes(counting(less), counting())).toEqual([
      `breaking ${place}: no longer describes its response`,
    ]);
    expect(await changes(counting(), counting(less))).toEqual([
      `compatible ${place}: describes its response`,
    ]);
  });

  test('a property is compared with the former `additionalProperties`', async () => {
    const others = { additionalProperties: { type: 'boolean' } };
    expect(await between(object({}, others), object({ b: { type: 'boolean' } }, others))).toEqual(
      [],
    );
    expect(await between(object({}, others), object({ b: text }, others))).toContain(
      `breaking ${view}: may have the new value "a" in \`a.b\``,
    );
  });
});

describe('responses', () => {
  test.each([
    ['a list', { type: 'array', items: text }, text, '"a"'],
    ['a number', { type: 'integer', enum: [1, 2] }, { ...text, enum: ['1', '2'] }, '"1"'],
    ['a boolean', { type: 'boolean' }, { ...text, enum: ['true'] }, '"true"'],
  ])('%s that becomes text in responses is breaking', async (_, from, to, now) => {
    expect(await between(from, to)).toContain(
      `breaking ${view}: may have the new value ${now} in \`a\``,
    );
  });

  test('a renamed resource with the same routes is compared with its former schema', async () => {
    const before = contract({ a: text, b: text });
    const { 'schemas/resources/boxes.json': boxes = {}, ...others } = contract({ a: text });
    const cases = { ...boxes, resource: 'cases', singular: 'case' };
    expect(await changes(before, { ...others, 'schemas/resources/cases.json': cases })).toEqual([
      `breaking ${post}: no longer has the argument \`b\` (${post} {"b":"a"})`,
      `breaking ${view}: no longer has the field \`b\``,
    ]);
  });

  test('links that share a relation are compared separately', async () => {
    const to = (name: string): Json => ({ href: `/a/v1/${name}/{id}`, embeds: name });
    const linked = (rel: Json[]): Record<string, Json> =>
      contract({ id: { type: 'integer', readonly: true } }, { links: { rel } });
    const both = linked([to('boxes'), to('lids')]);
    expect(await changes(both, both)).toEqual([]);
    expect(await changes(both, linked([to('boxes')]))).toEqual([
      'breaking links of boxes: embed boxes for `rel`, previously boxes or lids (?_embed=rel)',
    ]);
  });

  test('a member that `_fields` no longer supports is breaking', async () => {
    const field = object({ b: text });
    expect(await between(field, { ...field, whole: true })).toEqual([
      `breaking ${view}: no longer supports \`a.b\` in \`_fields\` (?_fields=a.b)`,
    ]);
  });
});

describe('requests', () => {
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

  test('removing file uploads and batch support is breaking', async () => {
    const batched = { allow_batch: { v1: true } };
    expect(await changes(route({ uploads: true }, '[\\d]+', batched), route({}))).toEqual([
      `breaking ${post}: no longer supports batch requests (${post})`,
      `breaking ${post}: no longer accepts file uploads (${post} with a file)`,
    ]);
    expect(await changes(route({}), route({ uploads: true }, '[\\d]+', batched))).toEqual([
      `compatible ${post}: supports batch requests`,
      `compatible ${post}: accepts file uploads`,
    ]);
  });

  test('fewer, smaller and other files of a form are breaking, more are compatible', async () => {
    const uploads = (fields: Json | true) => route({ uploads: fields });
    const [wide, narrow] = [
      { a: { mediaTypes: ['image/*', 'text/csv'], maxItems: 3, maxBytes: 9 }, b: {} },
      { a: { mediaTypes: ['image/png'], required: true, minItems: 1, maxItems: 2, maxBytes: 8 } },
    ];
    expect(await changes(uploads(wide), uploads(wide))).toEqual([]);
    expect(await changes(uploads(wide), uploads(narrow))).toEqual([
      `breaking ${post}: requires 1 of the file \`a\``,
      `breaking ${post}: accepts only 2 of the file \`a\``,
      `breaking ${post}: accepts only 8 bytes in the file \`a\``,
      `breaking ${post}: no longer accepts image/*, text/csv in the file \`a\``,
      `breaking ${post}: no longer accepts the file \`b\``,
    ]);
    expect(await changes(uploads(narrow), uploads(wide))).toEqual([
      `compatible ${post}: accepts more in the file \`a\``,
      `compatible ${post}: accepts the new file \`b\``,
    ]);
    const required = { ...wide, c: { required: true } };
    expect(await changes(uploads(wide), uploads(required))).toEqual([
      `breaking ${post}: requires the new file \`c\``,
    ]);
    expect(await changes(uploads(true), uploads({ a: {} }))).toEqual([
      `breaking ${post}: accepts only a as files`,
    ]);
    expect(await changes(uploads({ a: {} }), uploads(true))).toEqual([
      `compatible ${post}: accepts any files`,
    ]);
  });

  test('an argument that moves to a header or to the query is breaking', async () => {
    const args = (more: Json) => route({ args: { b: { ...text, ...more } } });
    expect(await changes(args({}), args({ in: 'query' }))).toEqual([
      `breaking ${post}: reads \`b\` from the query, not from the body (${post} {"b":"a"})`,
    ]);
    expect(await changes(args({}), args({ in: 'body' }))).toEqual([
      `breaking ${post}: reads \`b\` from the body as a whole, not from the body (${post} {"b":"a"})`,
    ]);
    expect(await changes(args({ in: 'header' }), args({}))).toEqual([
      `breaking ${post}: reads \`b\` from the body, not from the header (${post} {"b":"a"})`,
    ]);
  });

  test('updates lack a property with `createOnly`, and a context lacks one that is `hidden` in it', async () => {
    const put = { methods: 'PUT', answers: 'item', args: { $from: 'schema' } };
    const routes = { '/(?P<id>[\\d]+)': { args: at, put } };
    const named = (more: Json) => contract({ a: { ...text, ...more } }, { routes });
    expect(await changes(named({}), named({ createOnly: true }))).toEqual([
      'breaking PUT /a/v1/boxes/{id}: no longer has the argument `a` (PUT /a/v1/boxes/1 {"a":"a"})',
    ]);
    const shown = (more: Json) =>
      contract({ a: text, b: { ...text, ...more } }, { contexts: ['view', 'embed'] });
    expect(await changes(shown({}), shown({ hidden: ['embed'] }))).toEqual([
      'breaking boxes in the context embed: no longer has the field `b`',
    ]);
  });

  test('statuses and headers of responses are compared', async () => {
    const responses = (declared: Json) => route({ responses: declared });
    const header = (more: Json = {}) => ({ 201: { headers: { 'X-Left': { ...text, ...more } } } });
    expect(await changes(route({}), responses({ 202: {} }))).toEqual([
      `breaking ${post}: may have the new status 202`,
    ]);
    expect(await changes(responses({ 202: {} }), route({}))).toEqual([
      `compatible ${post}: no longer has the status 202`,
    ]);
    expect(await changes(responses(header()), route({}))).toEqual([
      `breaking ${post} (201): no longer has the field \`X-Left\``,
    ]);
    expect(await changes(responses(header()), responses(header({ optional: true })))).toEqual([
      `breaking ${post} (201): may omit \`X-Left\``,
    ]);
    expect(await changes(responses(header({ optional: true })), responses(header()))).toEqual([
      `compatible ${post} (201): always has \`X-Left\``,
    ]);
  });

  test('an endpoint that becomes deprecated is compatible', async () => {
    expect(await changes(route({}), route({ deprecated: true }))).toEqual([
      `compatible ${post}: is deprecated`,
    ]);
  });

  test('removing batch support of GET is breaking for GET only', async () => {
    const get = 'GET /a/v1/boxes';
    const list = { methods: 'GET', answers: 'list' };
    const batched = (allowed: Json) => route({}, '[\\d]+', { list, allow_batch: allowed });
    const [both, writes] = [batched({ v1: true, get: true }), batched({ v1: true })];
    expect(await changes(both, writes)).toEqual([
      `breaking ${get}: no longer supports batch requests (${get})`,
    ]);
    expect(await changes(writes, both)).toEqual([`compatible ${get}: supports batch requests`]);
  });

  test('a path value that is rejected from now on is breaking', async () => {
    const get = 'GET /a/v1/boxes/{id}';
    expect(await changes(route({}), route({}, '[1-9]'))).toEqual([
      `breaking ${get}: rejects values of {id} in the path that it accepted (GET /a/v1/boxes/0)`,
    ]);
    expect(await changes(route({}, '[1-9]'), route({}))).toEqual([
      `compatible ${get}: accepts more values of {id} in the path`,
    ]);
  });

  test('a required argument with a default is compatible', async () => {
    const args = (b?: Json): Record<string, Json> => route(b ? { args: { b } } : {});
    const usual = args({ ...text, required: true, default: 'c' });
    expect(await changes(args(), usual)).toEqual([
      `compatible ${post}: has the new optional argument \`b\``,
    ]);
    expect(await changes(usual, args({ ...text, required: true }))).toContain(
      `breaking ${post}: now requires \`b\` (${post})`,
    );
  });

  test('an argument that is not validated accepts any value', async () => {
    const args = (b: Json): Record<string, Json> => route({ args: { b } });
    const unchecked = args({ anyOf: [{ type: 'integer' }] });
    expect(await changes(args(text), unchecked)).toEqual([
      `compatible ${post}: accepts more values of \`b\``,
    ]);
  });

  test('changing the product token or the URL of the service is breaking', async () => {
    const about = (more: Json): Record<string, Json> => ({
      ...contract({ a: text }),
      'schemas/api.json': { title: 'A', version: '1', ...more },
    });
    expect(
      await changes(about({ server: '/cms-json' }), about({ server: '/api-json', token: 'api' })),
    ).toEqual([
      'breaking the service: changes the product token, which names headers and the core namespace, from `cms` to `api` (X-CMS-Nonce)',
      'breaking the service: changes its URL from /cms-json to /api-json (/cms-json)',
    ]);
  });
});
