import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Cache } from '../../generator/cache.ts';
import { runProject } from '../../generator/run.ts';
import type { OpenAPIV3_1 } from 'openapi-types';
import { compiled, emptyProject, here, imported } from './import.ts';

const repository = resolve(here, '../..');

const properties = {
  id: { type: 'integer', readonly: true },
  title: { type: 'string', required: true, minLength: 1 },
  binding: { type: 'string', enum: ['soft', 'hard'], enumNames: ['Soft', 'Hard'] },
  price: { type: ['number', 'null'], minimum: 0 },
  size: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], optional: true },
  tags: { type: 'array', items: { type: 'string', maxLength: 9 }, uniqueItems: true },
  publisher: {
    type: 'object',
    properties: {
      name: { type: 'string', required: true },
      city: { type: 'string', optional: true },
    },
  },
};

const id = { id: { type: 'integer' } };
const books = {
  resource: 'books',
  singular: 'book',
  base: 'books',
  schema: { title: 'book', type: 'object', properties },
  routes: {
    '/': {
      list: { methods: 'GET', answers: 'list', args: { binding: properties.binding } },
      create: { methods: 'POST', answers: 'created', args: { $from: 'schema' } },
    },
    '/csv': { csv: { methods: 'GET', answers: 'any', media: 'text/csv' } },
    '/{id}': {
      args: id,
      get: { methods: 'GET', answers: 'item' },
      update: { methods: 'PUT', answers: 'item', args: { $from: 'schema' } },
      delete: { methods: 'DELETE', answers: 'any', answer_schema: { type: 'null' } },
    },
  },
};

/** The type names of both clients that are compared. */
const types = ['Book', 'CreateBookInput', 'UpdateBookInput', 'ListBooksInput', 'GetBookInput'];

test('the OpenAPI document of a project, imported again, gives the same types', async () => {
  const root = emptyProject();
  const first = join(root, 'first');
  mkdirSync(join(first, 'schemas/resources'), { recursive: true });
  const write = (path: string, value: object) =>
    writeFileSync(join(first, 'schemas', path), JSON.stringify(value));
  write('api.json', { title: 'Books', version: '1', profile: 'plain', server: '/api' });
  write('resources/books.json', books);
  symlinkSync(join(repository, 'runtime'), join(first, 'runtime'));
  const run = { check: false, force: false, stubs: true };
  const config = { runtime: './runtime', parts: ['client', 'openapi'] } as const;
  expect((await runProject(first, config, run, new Cache(first), '')).exit).toBe(0);

  const report = await imported(root, 'first/generated/openapi.json', { format: 'json' });
  expect(JSON.parse(report.out)).toMatchObject({ operations: 6, partly: 0, missing: 0 });
  mkdirSync(join(root, 'site'));
  const lines = types.flatMap((name) => [
    `export const to${name} = (value: before.${name}): after.${name} => value;`,
    `export const from${name} = (value: after.${name}): before.${name} => value;`,
  ]);
  writeFileSync(
    join(root, 'site/same.ts'),
    [
      "import type * as before from '../first/generated/books/types.ts';",
      "import type * as after from '../generated/books/types.ts';",
      ...lines,
      "import { Client as First } from '../first/generated/client.ts';",
      "import { Client as Second } from '../generated/client.ts';",
      "export const one: Second['books']['csv'] extends First['books']['csv'] ? true : false = true;",
      '',
    ].join('\n'),
  );
  expect(await compiled(root)).toEqual([]);
}, 60_000);

/** Generates the OpenAPI document of the project at `root`, and returns its path. */
async function generated(root: string): Promise<string> {
  symlinkSync(join(repository, 'runtime'), join(root, 'runtime'));
  const run = { check: false, force: false, stubs: false };
  const config = { runtime: './runtime', parts: ['openapi'] } as const;
  expect((await runProject(root, config, run, new Cache(root), '')).exit).toBe(0);
  return join(root, 'generated/openapi.json');
}

/** Returns the document of a new project that imports one. */
async function documentAfter(path: string): Promise<string> {
  const root = emptyProject();
  expect((await imported(root, path)).code).toBe(0);
  return generated(root);
}

function read(path: string): OpenAPIV3_1.Document {
  // The generator has written it.
  return JSON.parse(readFileSync(path, 'utf8')) as OpenAPIV3_1.Document;
}

/** Returns what a document says about the API and its operations, except for arguments and successful responses. */
function outlineOf(path: string): object {
  const { info, servers, security, paths = {} } = read(path);
  const operations = Object.entries(paths).map(([template, item]) => {
    const own = Object.entries(item ?? {}).map(([method, operation]) => {
      // The members of a path are its operations.
      const { responses = {}, ...rest } = operation as OpenAPIV3_1.OperationObject;
      const { parameters: _parameters, requestBody: _body, ...texts } = rest;
      const errors = Object.entries(responses).filter(([status]) => !/^[23]/.test(status));
      return [method, { ...texts, errors: Object.fromEntries(errors) }];
    });
    return [template, Object.fromEntries(own)];
  });
  return { info, servers, security, operations: Object.fromEntries(operations) };
}

const depot = {
  title: 'Depot',
  version: '1',
  profile: 'plain',
  contact: { name: 'Depot', email: 'depot@example.org' },
  license: { name: 'Own', url: 'https://example.org/license' },
  errors: {
    crate_full: {
      ...{ status: 409, message: 'The crate has {count} items.' },
      data: { count: { type: 'integer' } },
    },
    crate_locked: { status: 409, message: 'Locked.', data: { until: { type: 'string' } } },
    crate_busy: [409, 503],
    not_today: { status: 400, message: 'Not on {day}.' },
  },
};

const crates = {
  resource: 'crates',
  singular: 'crate',
  base: 'crates',
  schema: { title: 'crate', type: 'object', properties: { id: { type: 'integer' } } },
  routes: {
    '/{id}': {
      args: id,
      fill: {
        ...{ methods: 'POST', answers: 'any' },
        errors: ['crate_busy', 'crate_full', 'crate_locked', 'not_today'],
      },
      peek: { methods: 'GET', answers: 'any' },
    },
  },
};

test('the document of a plain service, imported, keeps the errors, names and texts of every operation', async () => {
  const [lending, own] = [emptyProject(), emptyProject()];
  cpSync(join(repository, 'test/e2e/lending/schemas'), join(lending, 'schemas'), {
    recursive: true,
  });
  mkdirSync(join(own, 'schemas/resources'), { recursive: true });
  writeFileSync(join(own, 'schemas/api.json'), JSON.stringify(depot));
  writeFileSync(join(own, 'schemas/resources/crates.json'), JSON.stringify(crates));
  const library = join(repository, 'test/e2e/library/generated/openapi.json');
  for (const path of [library, await generated(lending), await generated(own)])
    expect(outlineOf(await documentAfter(path))).toEqual(outlineOf(path));
}, 60_000);

test('the document of an imported service, imported again, is the same document', async () => {
  const golden = ['tiny', 'names', 'nested', 'shared', 'linked'].map(
    (name) => `test/generator/golden/${name}`,
  );
  for (const project of ['.', 'test/e2e/library', ...golden]) {
    const path = join(repository, project, 'generated/openapi.json');
    const first = await documentAfter(path);
    expect(readFileSync(await documentAfter(first), 'utf8')).toBe(readFileSync(first, 'utf8'));
  }
}, 120_000);
