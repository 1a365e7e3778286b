import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyProject, here, imported, importedValue } from '../import/import.ts';

test('the resource in the guide equals the imported one', async () => {
  const root = emptyProject();
  await imported(root, join(here, 'shop.yaml'));
  const text = readFileSync(join(root, 'schemas/resources/products.json'), 'utf8');
  await expect(text).toMatchFileSnapshot('imported/products.json');
});

test('the list body in the guide equals the imported one', async () => {
  const root = emptyProject();
  const prices = { type: 'array', items: { type: 'number' } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: {
      '/products': {
        get: {
          operationId: 'listProducts',
          responses: { '200': { description: 'The products.' } },
        },
      },
      '/products/{product_id}/prices': {
        put: {
          operationId: 'replacePrices',
          parameters: [
            { name: 'product_id', in: 'path', required: true, schema: { type: 'integer' } },
          ],
          requestBody: { required: true, content: { 'application/json': { schema: prices } } },
          responses: { '204': { description: 'The prices are replaced.' } },
        },
      },
    },
  };
  await importedValue(root, document);
  const text = readFileSync(join(root, 'schemas/resources/products.json'), 'utf8');
  await expect(text).toMatchFileSnapshot('imported/prices.json');
});

test('the errors in the guide equal the imported ones', async () => {
  const root = emptyProject();
  const error = (more: object) => ({
    type: 'object',
    required: ['code', 'message'],
    properties: { code: { type: 'string' }, message: { type: 'string' }, ...more },
  });
  const failed = (description: string, more: object) => ({
    description,
    content: { 'application/json': { schema: error(more) } },
  });
  const responses = {
    '201': { description: 'The product.' },
    '404': failed('There is no such category.', {}),
    '409': failed('Conflict.', { existing: { type: 'integer' } }),
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: { '/products': { post: { operationId: 'createProduct', responses } } },
  };
  await importedValue(root, document);
  const text = readFileSync(join(root, 'schemas/api.json'), 'utf8');
  await expect(text).toMatchFileSnapshot('imported/api.json');
});
