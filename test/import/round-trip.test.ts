import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Cache } from '../../generator/cache.ts';
import { runProject } from '../../generator/run.ts';
import { compiled, emptyProject, here, imported } from './import.ts';

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
  symlinkSync(join(resolve(here, '../..'), 'runtime'), join(first, 'runtime'));
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
