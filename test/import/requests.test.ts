import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiled, emptyProject, importedValue, schemaFile } from './import.ts';

test('bodies that are not objects, colliding names, files and operations of one path are imported', async () => {
  const root = emptyProject();
  const body = (schema: object, media = 'application/json') => ({
    requestBody: { required: true, content: { [media]: { schema } } },
    responses: { 204: { description: 'Done.' } },
  });
  const object = (...names: string[]) => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  });
  const query = (...names: string[]) => ({
    parameters: names.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
  });
  const file = { type: 'string', format: 'binary' };
  const form = {
    type: 'object',
    required: ['scan'],
    properties: { scan: file, pages: { type: 'array', items: file }, title: { type: 'string' } },
  };
  const named = { name: 'name', in: 'path', required: true, schema: { type: 'string' } };
  const { out } = await importedValue(root, {
    openapi: '3.0.3',
    info: { title: 'Files', version: '1' },
    paths: {
      '/files': { post: body({ type: 'array', items: { type: 'integer' } }) },
      '/files/open': { put: body({ type: 'object', additionalProperties: { type: 'string' } }) },
      '/files/form': { post: body(form, 'multipart/form-data') },
      '/files/text': { post: body({ type: 'string' }, 'text/plain') },
      '/files/{name}': {
        parameters: [named],
        get: { ...query('name'), responses: {} },
        put: { ...query('note'), ...body(object('name', 'note')) },
      },
      '/files/{name}#copy': {
        parameters: [named],
        put: { ...query('copy'), ...body(object('target')) },
      },
    },
  });
  expect(JSON.parse(out)).toMatchObject({ operations: 7, whole: 7 });
  expect(schemaFile(root, 'resources/files.json')).toMatchObject({
    routes: {
      '/': { create: { args: { body: { type: 'array', in: 'body', required: true } } } },
      '/open': { putOpen: { args: { body: { additionalProperties: { type: 'string' } } } } },
      '/form': {
        postForm: {
          uploads: { scan: { required: true }, pages: { minItems: 0 } },
          args: { title: { type: 'string' } },
        },
      },
      '/text': { postText: { uploads: true } },
      '/{path_name}': {
        args: { path_name: { type: 'string', required: true } },
        get: { args: { name: { type: 'string' } } },
        update: {
          args: {
            note: { in: 'query' },
            copy: { in: 'query' },
            body: {
              in: 'body',
              anyOf: [
                { properties: { name: {}, note: {} } },
                { properties: { target: { type: 'string' } } },
              ],
            },
          },
        },
      },
    },
  });
  expect(await compiled(root)).toEqual([]);
});

test('items with colliding names get other names, and enum values have the type of their schema', async () => {
  const root = emptyProject();
  const flags = { type: 'array', items: { type: 'string' }, enum: ['a', 'b'] };
  const schema = { type: 'object', properties: { flags } };
  const get = { responses: { 200: { content: { 'application/json': { schema } } } } };
  const paths = ['/view/{id}', '/view-items/{id}', '/views/{id}'].map((path) => [path, { get }]);
  await importedValue(root, {
    ...{ openapi: '3.0.0', info: { title: 'Views', version: '1' } },
    paths: Object.fromEntries(paths),
  });
  const found = ['view', 'view-items', 'views-2'].map((name) =>
    schemaFile(root, `resources/${name}.json`),
  );
  const { enum: _values, ...plain } = flags;
  const properties = { flags: { ...plain, optional: true } };
  expect(found).toMatchObject([
    { singular: 'view', schema: { properties } },
    { singular: 'view-item' },
    { singular: 'view-2' },
  ]);
  expect(JSON.stringify(found)).not.toContain('enum');
});

test('a parameter named `context` with values of its own is an argument of the client', async () => {
  const root = emptyProject();
  const context = { name: 'context', in: 'query', schema: { type: 'string', enum: ['a', 'b'] } };
  const responses = { 204: { description: 'Done.' } };
  const get = { operationId: 'begin', parameters: [context], responses };
  const info = { title: 'Runs', version: '1' };
  await importedValue(root, { openapi: '3.1.0', info, paths: { '/runs/start': { get } } });
  mkdirSync(join(root, 'site'));
  const call = `void new Client({ baseUrl: '' }).start.begin({ context: 'a' });`;
  const text = `import { Client } from '../generated/client.ts';\n${call}\n`;
  writeFileSync(join(root, 'site/call.ts'), text);
  expect(await compiled(root)).toEqual([]);
});
