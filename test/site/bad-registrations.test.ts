import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { isError, onNotice } from '../../runtime/errors/index.ts';
import { apiSettings, registerRoutes } from '../../generated/routes.ts';
import { createServer } from '../../runtime/server/index.ts';
import * as callbacks from '../../site/handlers/callbacks.ts';
import { handlers } from '../../site/handlers/index.ts';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';

/** Invalid registrations of plugins are reported and ignored; other routes still work. */

const maker = await SiteMaker.read(`${import.meta.dirname}/facts/site.json`);
let site: TestSite;
let notices: string[];
let stop: () => void;

beforeAll(async () => {
  site = await maker.make();
  // Creates the routes first, so that later registrations take effect immediately.
  await site.ask({ route: '/' });
});
afterAll(() => site.close());
beforeEach(() => {
  notices = [];
  stop = onNotice((notice) => notices.push('message' in notice ? (notice.message ?? '') : ''));
});
afterEach(() => stop());

const throwing = (name: string): never =>
  Object.defineProperty({}, name, {
    enumerable: true,
    get: () => {
      throw new Error('of the accessor');
    },
  }) as never;
const cyclic: { [name: string]: unknown } = {};
cyclic['properties'] = { self: cyclic };

/** Expects that every list of registered objects responds, in every form. */
async function expectSiteToWork(): Promise<void> {
  const ask = async (method: string, route: string, query = {}) => {
    const { status } = await site.ask({ user: 'admin', method, route, query });
    expect([method, route, status]).toEqual([method, route, 200]);
  };
  await ask('GET', '/', { context: 'help' });
  await ask('GET', '/cms/v2', { context: 'help' });
  const { types } = site.app.site;
  const known = ['posts', 'categories', 'users', 'comments', 'settings', 'types', 'taxonomies'];
  const others = ['block-types', 'widget-types', 'block-patterns/patterns', 'search', 'statuses'];
  for (const name of [...known, ...others, 'block-patterns/categories']) {
    await ask('GET', `/cms/v2/${name}`, { context: name === 'search' ? 'view' : 'edit' });
    await ask('OPTIONS', `/cms/v2/${name}`);
  }
  expect(types.names().postTypes).toContain('post');
}

type Types = TestSite['app']['site']['types'];

const addresses = {
  baseUrl: 'http://site.test',
  adminUrl: 'http://site.test/admin',
  apiRel: 'https://api.test/',
};

/** A value that the types exclude. */
const odd = (value: unknown): never => value as never;

const META: readonly (readonly [what: string, options: unknown, problem: string])[] = [
  ['a number as options', 5, 'must be an object'],
  ['null as options', null, 'must be an object'],
  ['an accessor that throws', throwing('type'), 'of the accessor'],
  ['a BigInt as default', { default: 5n, show_in_rest: true }, 'default is a bigint'],
  ['a function as default', { default: () => 1, show_in_rest: true }, 'default is a function'],
  ['NaN as default', { type: 'number', default: NaN, show_in_rest: true }, 'default is NaN'],
  [
    'a default of another type',
    { type: 'string', default: 5, single: true, show_in_rest: true },
    'default must be a string',
  ],
  [
    'a default outside of its enum',
    { default: 'c', single: true, show_in_rest: { schema: { type: 'string', enum: ['a', 'b'] } } },
    'default must be one of',
  ],
  ['a number as type', { type: 5, show_in_rest: true }, 'type is not a text'],
  ['an unknown type', { type: 'date', show_in_rest: true }, 'type date'],
  ['an array without items', { type: 'array', single: true, show_in_rest: true }, 'items'],
  ['a list of arrays without items', { type: 'array', show_in_rest: true }, 'items'],
  ['a text as schema', { show_in_rest: { schema: 'integer' } }, 'schema must be a schema'],
  ['a cyclic schema', { show_in_rest: { schema: cyclic } }, 'nested too deeply'],
  ['a number as pattern', { show_in_rest: { schema: { pattern: 5 } } }, 'pattern'],
  ['a number as its name', { show_in_rest: { name: 5 } }, 'name is not a text'],
];

test.each(META)('a meta value with %s is refused with a notice', (_what, options, problem) => {
  for (const kind of ['post', 'term', 'user', 'comment'] as const)
    expect(site.app.site.types.registerMeta(kind, 'key', odd(options))).toBe(false);
  expect(notices).toHaveLength(4);
  expect(notices[0]).toContain('The meta value key is not registered.');
  expect(notices[0]).toContain(problem);
});

test.each(META.filter(([what]) => what !== 'a list of arrays without items'))(
  'a setting with %s is refused with a notice',
  (_what, options, problem) => {
    expect(site.app.site.types.registerSetting('motto', odd(options))).toBe(false);
    expect(notices).toEqual([expect.stringContaining('The setting motto is not registered.')]);
    expect(notices[0]).toContain(problem);
  },
);

test.each([
  ['auth_callback', { auth_callback: 'edit_posts', show_in_rest: true }],
  ['object_subtype', { object_subtype: 5, show_in_rest: true }],
])('a meta value whose %s has another type is refused', async (name, options) => {
  expect(site.app.site.types.registerMeta('post', 'key', odd(options))).toBe(false);
  expect(notices[0]).toContain(name);
});

test('an object without properties and an invalid pattern are reported and registered', async () => {
  const { types } = site.app.site;
  expect(
    types.registerMeta('post', 'size', { type: 'object', single: true, show_in_rest: true }),
  ).toBe(true);
  expect(types.registerSetting('motto', { show_in_rest: { schema: { pattern: '(' } } })).toBe(true);
  expect(notices).toContainEqual(expect.stringContaining('size is an object without properties'));
  expect(notices).toContainEqual(expect.stringContaining('The pattern ( of motto'));
});

const REFUSED: readonly (readonly [what: string, register: (types: Types) => unknown])[] = [
  ...[
    null,
    { labels: 'Books' },
    { labels: { name: 5 } },
    { supports: 'title' },
    { supports: 5 },
    { supports: [5] },
    { taxonomies: 'genre' },
    { capabilities: 5 },
    { capability_type: 5 },
    { rest_base: 5 },
    { rest_namespace: {} },
    { rest_controller: 'books' },
    { description: () => 'a' },
    { show_in_rest: 'yes' },
    { has_archive: 5n },
    throwing('labels'),
    { labels: throwing('name') },
  ].map(
    (options, at) =>
      [
        `the post type options ${at}`,
        (types: Types) => types.registerPostType('book', odd(options)),
      ] as const,
  ),
  ...[
    null,
    { labels: 5 },
    { visibility: { public: 'yes' } },
    { capabilities: { assign: 5 } },
    { rest_controller: {} },
    { rest_base: [] },
    throwing('public'),
  ].map(
    (options, at) =>
      [
        `the taxonomy options ${at}`,
        (types: Types) => types.registerTaxonomy('genre', ['post'], odd(options)),
      ] as const,
  ),
  ['a taxonomy of no list', (types) => types.registerTaxonomy('genre', odd('post'), {})],
  ...[
    null,
    { title: 5 },
    { keywords: 'a' },
    { attributes: 5 },
    { attributes: { a: 5 } },
    { attributes: { a: { default: 5n } } },
    { attributes: { a: cyclic } },
    { supports: { align: () => true } },
    { supports: 5 },
    { variations: [5] },
    { example: { a: Symbol('a') } },
    throwing('title'),
  ].map(
    (metadata, at) =>
      [
        `the block type metadata ${at}`,
        (types: Types) => types.registerBlockType('shop/price', odd(metadata)),
      ] as const,
  ),
  ['a block renderer of no kind', (types) => types.registerBlockType('shop/a', {}, odd('html'))],
];

test.each(REFUSED)('%s are refused with a notice', (_what, register) => {
  expect(isError(register(site.app.site.types))).toBe(true);
  expect(notices).toEqual([expect.stringContaining('is not registered.')]);
});

test('names that are not text are refused', async () => {
  const { types, patterns } = site.app.site;
  for (const name of [5, null, {}, undefined]) {
    expect(isError(types.registerPostType(odd(name)))).toBe(true);
    expect(isError(types.registerTaxonomy(odd(name), []))).toBe(true);
    expect(isError(types.registerBlockType(odd(name)))).toBe(true);
    expect(isError(patterns.registerBlockPattern(odd(name), odd({})))).toBe(true);
    expect(types.registerMeta('post', odd(name), { show_in_rest: true })).toBe(false);
    expect(types.registerSetting(odd(name), { show_in_rest: true })).toBe(false);
  }
  expect(types.registerMeta(odd('page'), 'key', { show_in_rest: true })).toBe(false);
});

const clock = {
  id: 'clock',
  name: 'Clock',
  description: '',
  classname: 'clock',
  fields: [],
  show: () => null,
};

test.each([
  ['null in place of a map', null],
  ['no id', { ...clock, id: undefined }],
  ['an invalid ID', { ...clock, id: 'a/b' }],
  ['a name that is a number', { ...clock, name: 5 }],
  ['a name that is a BigInt', { ...clock, name: 5n }],
  ['fields that are a text', { ...clock, fields: 'zone' }],
  ['a field that is a text', { ...clock, fields: ['zone'] }],
  ['a field without a reader', { ...clock, fields: [{ name: 'a', label: 'A', control: {} }] }],
  ['no renderer', { ...clock, show: 'html' }],
  ['an accessor that throws', throwing('id')],
])('a widget type with %s is refused with a notice', async (_what, type) => {
  expect(site.app.site.widgetTypes.register(odd(type))).toBe(false);
  expect(notices).toEqual([expect.stringContaining('The widget type is not registered.')]);
});

test.each([
  ['null in place of a map', null],
  ['no content', { title: 'A' }],
  ['a title that is a BigInt', { title: 5n, content: '' }],
  ['keywords that are a text', { title: 'A', content: '', keywords: 'a' }],
  ['a function', { title: 'A', content: '', extra: () => 1 }],
  ['an accessor that throws', throwing('title')],
])('a block pattern with %s is refused with a notice', async (_what, options) => {
  const { patterns } = site.app.site;
  expect(isError(patterns.registerBlockPattern('shop/a', odd(options)))).toBe(true);
  expect(isError(patterns.registerBlockPatternCategory('shop', odd({ label: 5 })))).toBe(true);
  expect(notices).toHaveLength(2);
});

test('the index, OPTIONS and every list respond after all invalid registrations', async () => {
  await expectSiteToWork();
});

test.each(['a(b', '[', '(?P<id>', 'a b', 'ä', '/books/', '..'])(
  'the base %j of a post type and a taxonomy affects no other route',
  async (base) => {
    const { types } = site.app.site;
    types.registerPostType('book', { show_in_rest: true, rest_base: base });
    types.registerTaxonomy('genre', ['book'], { show_in_rest: true, rest_base: `${base}s` });
    await expectSiteToWork();
  },
);

test('registerRoutes throws an error that names the route and the callback that is missing', () => {
  const { checkRenderContext: _checkRenderContext, ...others } = callbacks;
  const server = createServer({ ...apiSettings, ...addresses });
  expect(() => registerRoutes(server, handlers, odd(others))).toThrow(
    'cms/v2 is not registered. context.validate_callback: unknown callback checkRenderContext.',
  );
});
