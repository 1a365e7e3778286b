import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiled, emptyProject, importedValue, lossesIn, schemaFile } from './import.ts';

const json = (schema: object) => ({
  description: 'Error.',
  content: { 'application/json': { schema } },
});

const text = { type: 'string' };

const failure = {
  type: 'object',
  required: ['message', 'errors'],
  properties: {
    message: text,
    errors: { type: 'array', items: { $ref: '#/components/schemas/Problem' } },
  },
};

const document = (paths: object) => ({
  openapi: '3.1.0',
  info: { title: 'Errors', version: '1' },
  paths,
  components: {
    schemas: {
      Failure: failure,
      Problem: { type: 'object', properties: { field: text, reason: text } },
      Plain: { type: 'object', properties: { code: text, message: text } },
    },
  },
});

const ref = (name: string) => json({ $ref: `#/components/schemas/${name}` });

test('schemas of errors become the data of codes, one code for each status and schema', async () => {
  const root = emptyProject();
  const retry = { type: 'object', properties: { seconds: { type: 'integer' } } };
  const { out } = await importedValue(
    root,
    document({
      '/books': { post: { responses: { 400: ref('Failure'), 404: ref('Plain') } } },
      '/maps': {
        post: { responses: { 400: json(retry), 401: ref('Plain'), 422: ref('Failure') } },
      },
      '/pens': { post: { responses: { 400: ref('Failure'), 503: { description: 'Down.' } } } },
    }),
  );
  const problems = { errors: { type: 'array', items: { $type: 'problem' } } };
  expect(schemaFile(root, 'api.json')).toMatchObject({
    errors: {
      bad_request: { status: 400, message: 'Bad Request.', data: problems },
      bad_request_2: { status: 400, data: { seconds: { type: 'integer', optional: true } } },
      not_found: [404],
      unprocessable_content: { status: 422, data: problems },
      service_unavailable: [503],
    },
  });
  const errorsOf = (name: string) =>
    Object.values(Object(schemaFile(root, `resources/${name}.json`)).routes['/'] as object)[0];
  expect(errorsOf('books')).toMatchObject({ errors: ['bad_request', 'not_found'] });
  expect(errorsOf('maps')).toMatchObject({ errors: ['bad_request_2', 'unprocessable_content'] });
  expect(lossesIn({ out })).toEqual([]);
  expect(await compiled(root)).toEqual([]);
  expect(readFileSync(join(root, 'generated/errors.ts'), 'utf8')).toContain(
    'badRequest: (values: { errors: Problem[] })',
  );
}, 60_000);

test('errors without a status, in XML, or that are lists are losses', async () => {
  const root = emptyProject();
  const { out } = await importedValue(
    root,
    document({
      '/books': {
        post: {
          responses: {
            404: { description: 'No.', content: { 'text/xml': { schema: failure } } },
            409: json({ type: 'array', items: text }),
            default: ref('Failure'),
            204: { description: 'Done.' },
          },
        },
      },
      '/pens': { post: { responses: { 204: { description: 'Done.' }, default: ref('Plain') } } },
    }),
  );
  expect(lossesIn({ out })).toEqual([
    'error-body /paths/~1books/post/responses/404',
    'error-body /paths/~1books/post/responses/409',
    'error-status /paths/~1books/post/responses/default',
  ]);
  expect(schemaFile(root, 'api.json')).toMatchObject({ errors: { not_found: [404] } });
});

test('the data of an error stays the same when the document of a service is imported', async () => {
  const root = emptyProject();
  const where = { type: 'object', properties: { where: text } };
  const made = document({
    '/books': { post: { responses: { 204: { description: 'Done.' }, 409: json(where) } } },
  });
  await importedValue(root, made);
  const before = schemaFile(root, 'api.json');
  expect(await compiled(root)).toEqual([]);
  const again = emptyProject();
  await importedValue(
    again,
    JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')),
  );
  expect(before).toHaveProperty('errors.conflict.data.where.type', 'string');
  expect(schemaFile(again, 'api.json')).toHaveProperty(
    'errors',
    expect.objectContaining(Object(before).errors),
  );
}, 60_000);
