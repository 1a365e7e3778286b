import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hint } from '../../generator/diagnostics/hint.ts';
import { judged } from '../kernel/judged.ts';
import { messageOf } from '../../generator/diagnostics/print.ts';
import { readInputs } from '../../generator/load/inputs.ts';
import { load } from '../../generator/load/load.ts';
import { projectOf } from '../../generator/load/project.ts';
import { valueSchema } from '../../generator/emit/arg-types.ts';
import { argOf } from '../../generator/lower/args.ts';
import { lowerContexts } from '../../generator/lower/contexts.ts';
import { lower } from '../../generator/lower/lower.ts';
import { parsePattern } from '../../runtime/resource/index.ts';
import { fullPattern } from '../../generator/lower/pattern.ts';
import type { Api, Arg } from '../../generator/model/api.ts';
import { assignNames } from '../../generator/names/names.ts';
import { argDefinitions } from '../../runtime/resource/index.ts';
import type { ArgsSpec, ResourceSpec } from '../../runtime/resource/index.ts';
import type { ItemSchema, Schema } from '../../runtime/schema/types.ts';
import { here, settings } from './helpers.ts';
import { inputsOf } from './texts.ts';

async function apiOf(golden: string): Promise<Api> {
  return lower(projectOf(load(readInputs(join(here, 'golden', golden), settings), settings)));
}

function argsOf(api: Api, id: string): readonly Arg[] {
  const endpoints = api.resources.flatMap(({ routes }) =>
    routes.flatMap((route) => route.endpoints),
  );
  return endpoints.find((endpoint) => endpoint.id === id)?.args ?? [];
}

test('a field in `wholeFields` has no paths to its parts', () => {
  const text: Schema = { type: 'object', properties: { raw: { type: 'string' } } };
  const [view] = lowerContexts(
    { type: 'object', properties: { caption: text, title: text } },
    [],
    ['caption'],
  );
  expect(view?.paths).toEqual(['caption', 'title', 'title.raw']);
});

test('arguments of an endpoint are merged: route, schema, sets, own; later ones win and keep the position of the first', async () => {
  const api = await apiOf('shared');
  const list = argsOf(api, 'films.list');
  expect(list.map(({ name, sharedFrom }) => [name, sharedFrom])).toEqual([
    ['context', null],
    ['page', 'pages'],
    ['per_page', null],
  ]);
  expect(list[0]?.definition.enum).toEqual(['view', 'edit']);
  expect(list[2]?.definition).toMatchObject({ default: 5, maximum: 20 });
  expect(argsOf(api, 'films.update').map(({ name, inPath }) => [name, inPath])).toEqual([
    ['id', true],
    ['title', false],
    ['status', false],
  ]);
});

test('arguments of an update have no defaults and are not required, with any method', () => {
  const item: ItemSchema = {
    type: 'object',
    title: 'note',
    properties: {
      text: { type: 'string', required: true },
      kind: { type: 'string', default: 'plain' },
      id: { type: 'integer', readonly: true },
    },
  };
  const taken = (spec: ArgsSpec): object => {
    const resource: ResourceSpec = {
      resource: 'notes',
      singular: 'note',
      base: 'notes',
      schema: item,
      routes: {},
    };
    const args = argDefinitions([spec], resource, { sets: {} }, 'POST');
    return Object.fromEntries(
      Object.entries(args).map(([name, arg]) => [name, [arg.required, arg.default]]),
    );
  };
  expect(taken({ $from: 'schema' })).toEqual({
    text: [true, undefined],
    kind: [undefined, 'plain'],
  });
  expect(taken({ $from: 'schema', $as: 'update' })).toEqual({
    text: [undefined, undefined],
    kind: [undefined, undefined],
  });
});

test('the values of an argument have the product token filled in, its definition does not', async () => {
  const [title] = argsOf(await apiOf('shared'), 'books.create');
  if (!title) throw new Error('books are made with a title');
  const typed = { type: 'string', enum: ['post', '{token}_block'] } as const;
  const arg = argOf('kind', typed, title.origin);
  expect(arg.definition).toEqual(typed);
  expect(valueSchema(arg)).toEqual({ type: 'string', enum: ['post', 'cms_block'] });
});

test('arguments of the profile plain take null', async () => {
  const [title] = argsOf(await apiOf('shared'), 'books.create');
  if (!title) throw new Error('books are made with a title');
  expect(title.takesNull).toBe(false);
  expect(argOf('kind', {}, title.origin, { profile: 'plain' }).takesNull).toBe(true);
});

test('4.6: readonly properties are not arguments; default and required apply to creation', async () => {
  const api = await apiOf('shared');
  const [title, status] = argsOf(api, 'books.create');
  expect(title).toMatchObject({
    definition: { required: true },
    validate: { by: 'none' },
    sanitize: { by: 'none' },
    accepts: { type: ['string', 'object'] },
  });
  expect(status).toMatchObject({ definition: { default: 'draft' }, validate: { by: 'schema' } });
  const update = argsOf(api, 'books.update').find(({ name }) => name === 'status');
  expect(update?.definition).not.toHaveProperty('default');
});

test('a callback is absent, by schema, by name of the kernel or by name of the site', async () => {
  const shared = await apiOf('shared');
  const [context, page] = argsOf(shared, 'books.list');
  expect(context).toMatchObject({
    validate: { by: 'schema' },
    sanitize: { by: 'kernel', name: 'sanitizeKey' },
  });
  expect(page).toMatchObject({ validate: { by: 'absent' }, sanitize: { by: 'absent' } });
  const linked = await apiOf('linked');
  const secret = argsOf(linked, 'people.update').find(({ name }) => name === 'secret');
  expect(secret?.sanitize).toEqual({ by: 'site', name: 'checkSecret' });
  expect([...linked.siteCallbacks.keys()]).toEqual(['checkSecret']);
});

test('4.5: a view is the schema without hidden properties, and `whole` has the properties of all contexts', async () => {
  const [, people] = (await apiOf('linked')).resources;
  const fields = (schema: { readonly properties?: object } | undefined) =>
    Object.keys(schema?.properties ?? {});
  expect(fields(people?.schema)).toEqual(['id', 'name', 'born', 'secret']);
  expect(fields(people?.whole)).toEqual(['id', 'name', 'born']);
  expect(
    people?.contexts.map(({ context, schema, paths }) => [context, fields(schema), paths]),
  ).toEqual([
    ['view', ['id', 'name', 'born'], ['id', 'name', 'born']],
    ['embed', ['id', 'name'], ['id', 'name']],
  ]);
  expect(people?.publicSchema.properties?.['secret']).not.toHaveProperty('arg_options');
});

test('an argument set contains the arguments that mean the same in every resource', async () => {
  const { argSets } = await apiOf('shared');
  expect(argSets.map(({ name, args }) => [name, args.map((arg) => arg.name)])).toEqual([
    ['pages', ['page', 'per_page']],
  ]);
});

test('hyphens are removed from names, collisions get another type name, and a runtime type gets an alias', async () => {
  const api = await apiOf('names');
  const { names, collisions } = assignNames(api, settings);
  expect(collisions).toEqual([]);
  const [items, , options] = api.resources;
  expect(items && names.of(items)).toMatchObject({
    key: 'menuItems',
    item: 'MenuItem',
    described: 'MenuItems',
  });
  expect(options && names.of(options)).toMatchObject({
    item: 'Settings',
    described: 'SettingsResource',
  });
  expect(names.renamed).toEqual(['Page']);
});

/** Returns the diagnostics about the names of these resources, each with its own base, all endpoints and further routes. */
function collisionsOf(resources: { readonly [name: string]: string }, more = {}): string[] {
  const item = { title: 'one', type: 'object', properties: {} };
  const routes = {
    '/': { list: { methods: 'GET', answers: 'list' } },
    '/1': { get: GET_ONE },
    ...more,
  };
  const files = Object.entries(resources).map(([resource, singular]) => {
    const file = { $extends: '../bases/args.json', resource, singular, base: resource };
    return [`schemas/resources/${resource}.json`, JSON.stringify(file)];
  });
  const base = { 'schemas/bases/args.json': JSON.stringify({ schema: item, routes }) };
  const inputs = inputsOf({ ...base, ...Object.fromEntries(files) });
  const config = { ...settings, bases: ['args'] };
  const { collisions } = assignNames(lower(projectOf(load(inputs, config))), config);
  return collisions.map(
    (collision) => `${collision.span.file.path.split('/').at(-1)}: ${messageOf(collision)}`,
  );
}

const GET_ONE = { methods: 'GET', answers: 'item' };

test.each([
  ['shared', 'generated/shared/args.ts is generated for both all resources together'],
  ['index', 'site/handlers/index.ts is generated for both all resources together'],
  ['bases', 'generated/bases/args.ts is generated for both the base "args"'],
])(
  'a resource "%s" that would write a file of another resource is a name collision',
  (resource, wanted) => {
    expect(collisionsOf({ [resource]: 'one' })).toEqual([
      `${resource}.json: Name collision: ${wanted} and the resource "${resource}".`,
    ]);
  },
);

test.each([
  ['error', 'Error'],
  ['link-s', 'LinkS'],
  ['links', 'Links'],
  ['invalid-parameters', 'InvalidParameters'],
])('an item "%s" is a name collision if the OpenAPI document has a component %s', (item, name) => {
  const said = `things.json: Name collision: ${name} is generated for both generated code itself and the item of the resource "things".`;
  expect(collisionsOf({ things: item })).toEqual(name === 'LinkS' ? [] : [said]);
});

test.each(['then', 'toJSON', 'toString', 'constructor'])(
  'an endpoint "%s", which clients would call by mistake, is a name collision',
  (name) => {
    const said = `Name collision: ${name} is generated for both the language itself`;
    const endpoints = { [name]: { methods: 'GET', answers: 'list' } };
    expect(collisionsOf({ things: 'thing' }, { '/2': endpoints })).toEqual([
      `args.json: ${said} and the endpoint things.${name}.`,
    ]);
  },
);

test('a resource "then", which would make the client a promise, is a name collision', () => {
  expect(collisionsOf({ then: 'thing' })).toEqual([
    'then.json: Name collision: then is generated for both the language itself and the resource "then".',
  ]);
});

test('endpoints "catch", "finally" and "prototype" are possible', () => {
  const list = { methods: 'GET', answers: 'list' };
  const routes = { '/2': { catch: list }, '/3': { finally: list }, '/4': { prototype: list } };
  expect(collisionsOf({ things: 'thing' }, routes)).toEqual([]);
});

test('two items with one name are reported once, at the second', () => {
  expect(collisionsOf({ books: 'work', films: 'work' })).toEqual([
    'films.json: Name collision: Work is generated for both the item of the resource "books" and the item of the resource "films".',
  ]);
});

test.each([
  ['/posts', '/posts', []],
  ['/posts/(?P<id>[\\d]+)', '/posts/{id}', ['id']],
  [
    '/posts/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)',
    '/posts/{parent}/revisions/{id}',
    ['parent', 'id'],
  ],
  ['/t/(?P<id>([^/:<>)(]+(?:/[^/]+)?)[/\\w\\)]+)', '/t/{id}', ['id']],
  ['/feed\\.json/(?P<id>[\\d]+)\\+\\(x\\)', '/feed.json/{id}+(x)', ['id']],
])('the pattern %s is %s', (pattern, path, names) => {
  const parsed = parsePattern(pattern);
  expect(parsed).toMatchObject({ path, unwritable: null });
  expect(parsed.groups.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['/posts/{id}', '{id}'],
  ['/posts/:id', ':id'],
  ['/posts/<id>', '<id>'],
  ['/posts/(\\d+)', '('],
  ['/posts/\\d+', '\\d'],
  ['/posts(?:/(?P<id>[\\d]+))?', '(?:'],
  ['/posts/(?P<id>[\\d]+)?', '?'],
  ['/posts/[id]', '['],
  ['/posts/\\{id\\}', '\\{'],
])('`parsePattern` reports for %s that no URL can contain %s', (pattern, unwritable) => {
  expect(parsePattern(pattern).unwritable).toBe(unwritable);
});

test.each([
  ['^/posts/(?<id>[\\d]+)$', null],
  ['^/a/(?<x>[\\w-]+)/b/(?<y>[\\d]+)$', null],
  ['^(a|a)*$', 'can backtrack without bound'],
  ['^(a+)+$', 'can backtrack without bound'],
  ['^(?<x>(?:a?)+)$', null],
  ['a*a*b', 'can take the length of the text to the power of 3'],
  ['(', 'is not a regular expression'],
])('%s: %s', async (source, problem) => {
  expect(await judged(source, 'u', 'linear')).toBe(problem);
});

test('a similar name is suggested, a different one is not', () => {
  expect(hint('contxts', ['context', 'contexts'])).toBe(' Did you mean "contexts"?');
  expect(hint('sattus', ['status', 'slug'])).toBe(' Did you mean "status"?');
  expect(hint('colour', ['status', 'slug'])).toBe('');
  expect(hint('id', ['ID'])).toBe(' Did you mean "ID"?');
});

describe('4.5: a view has the properties of its context', () => {
  const secret = { type: 'string', context: ['edit'] } as const;
  const open = { type: 'string', context: ['view', 'edit'] } as const;
  const properties = { open, secret };
  const shown = (inner: Schema): Schema | undefined => {
    const some = { context: ['view', 'edit'], ...inner };
    const item: Schema = { type: 'object', properties: { some } };
    const [view] = lowerContexts(item, ['view', 'edit']);
    const { context: _context, ...left } = view?.schema.properties?.['some'] ?? {};
    return left;
  };

  test('and requires no hidden property', () => {
    const required = ['open', 'secret'];
    expect(shown({ type: 'object', required, minProperties: 2, properties })).toEqual({
      type: 'object',
      required: ['open'],
      properties: { open },
    });
  });

  test('also in alternatives and in additional properties', () => {
    const [one, left] = [
      { type: 'object', properties },
      { type: 'object', properties: { open } },
    ] as const;
    expect(shown({ oneOf: [one, { type: 'null' }] })).toEqual({ oneOf: [left, { type: 'null' }] });
    expect(shown({ anyOf: [{ type: 'array', items: { ...one, context: ['view'] } }] })).toEqual({
      anyOf: [{ type: 'array', items: { ...left, context: ['view'] } }],
    });
    expect(shown({ ...one, additionalProperties: secret })).toEqual({
      ...left,
      additionalProperties: false,
    });
    expect(shown({ ...one, patternProperties: { '^a': secret, '^b': open } })).toEqual({
      ...left,
      patternProperties: { '^b': open },
    });
  });
});

describe('segments of a route in braces', () => {
  test.each([
    ['an integer argument', 'integer', '/books/(?P<id>[\\d]+)'],
    ['a string argument', 'string', '/books/(?P<id>[^/]+)'],
  ] as const)('the group of %s', (_, type, pattern) => {
    const args = { id: { type } } as ArgsSpec; // definitions by name
    expect(fullPattern('books', '/{id}', { args })).toBe(pattern);
  });

  test('a segment without an argument matches any text without a slash', () => {
    expect(fullPattern('books', '/{id}/pages/{page}', {})).toBe(
      '/books/(?P<id>[^/]+)/pages/(?P<page>[^/]+)',
    );
  });

  test('braces of a quantifier, next to each other, and next to a group are kept', () => {
    expect(fullPattern('', '/(?P<year>[\\d]{4})/{a}{b}/(?P<c>[^/]+)-{d}', {})).toBe(
      '/(?P<year>[\\d]{4})/{a}{b}/(?P<c>[^/]+)-{d}',
    );
  });

  test('a placeholder ends before the text that leads to the next one in its segment', () => {
    const args = { n: { type: 'integer' } } as ArgsSpec; // definitions by name
    expect(fullPattern('', '/v{a}-to-{b}.json/{n}.{c}', { args })).toBe(
      '/v(?P<a>(?:(?!-to-)[^/])+)-to-(?P<b>[^/]+)\\.json/(?P<n>[\\d]+)\\.(?P<c>[^/]+)',
    );
  });

  test('a dot outside of groups is text', () => {
    expect(fullPattern('v1.0/books', '/(?P<id>(a.b)[.)]+).json/{at}', {})).toBe(
      '/v1\\.0/books/(?P<id>(a.b)[.)]+)\\.json/(?P<at>[^/]+)',
    );
    expect(fullPattern('books', '/all\\.json', {})).toBe('/books/all\\.json');
  });
});
