import { readFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { emitOpenApi, openApi } from '../../generator/emit/openapi/index.ts';
import { openApiSchema } from '../../generator/emit/openapi/schema.ts';
import { assignNames } from '../../generator/names/names.ts';
import { api, withUploads } from './emit-fixture.ts';
import { settings } from './helpers.ts';

const { names } = assignNames(api, settings);

/** What is wrong with a document, by the rules of OpenAPI and of good practice. */
async function errorsOf(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['spec', 'recommended'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

test('the document has no error', async () => {
  expect(await errorsOf(emitOpenApi(api, names))).toEqual([]);
});

test('the document of this project has no error', async () => {
  const document = new URL('../../generated/openapi.json', import.meta.url);
  expect(await errorsOf(await readFile(document, 'utf8'))).toEqual([]);
});

test('exclusive bounds are numbers, `required` is a list, readonly has a capital O', () => {
  const schema = {
    type: 'object',
    properties: {
      share: { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 1, required: true },
      link: { type: ['string', 'null'], format: 'uri', readonly: true, context: ['view'] },
    },
  } as const;
  expect(openApiSchema(schema)).toEqual({
    type: 'object',
    properties: {
      share: { type: 'number', exclusiveMinimum: 0, maximum: 1 },
      link: { type: ['string', 'null'], format: 'uri', readOnly: true },
    },
    required: ['share'],
  });
});

test('an endpoint of three methods is three operations, each with an id of its own', () => {
  const path = openApi(api, names).paths?.['/cms/v2/posts/{id}'];
  expect([path?.post?.operationId, path?.put?.operationId, path?.patch?.operationId]).toEqual([
    'posts.update',
    'posts.update.put',
    'posts.update.patch',
  ]);
});

test('a group of the address is a path parameter, and the rest of a write is its body', () => {
  const update = openApi(api, names).paths?.['/cms/v2/posts/{id}']?.post;
  expect(update?.parameters?.[0]).toEqual({
    name: 'id',
    in: 'path',
    required: true,
    description: 'Number of it.',
    schema: { type: 'integer' },
  });
  expect(update?.requestBody).toEqual({
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            author: { description: 'User who wrote it.', type: 'integer' },
            slug: { description: 'Its name in addresses.', type: 'string' },
          },
        },
      },
    },
  });
});

test('an endpoint that takes files takes a form with them, and a body that is one', () => {
  const taking = withUploads('update');
  const document = openApi(taking, assignNames(taking, settings).names);
  expect(document.paths?.['/cms/v2/posts/{id}']?.post?.requestBody).toMatchObject({
    content: {
      'application/json': { schema: { type: 'object' } },
      'multipart/form-data': {
        schema: {
          properties: { slug: { type: 'string' } },
          additionalProperties: { type: 'string', format: 'binary' },
        },
      },
      '*/*': { schema: { type: 'string', format: 'binary' } },
    },
  });
});
