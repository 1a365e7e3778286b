import { expect, test } from 'vitest';
import { emptyProject, importedValue, schemaFile } from './import.ts';

const info = { title: 'Shop', version: '1' };
const text = { type: 'string' };
const json = (schema: unknown) => ({ 'application/json': { schema } });
const done = { 204: { description: 'Done.' } };

/** Imports a document with one path, and returns the kinds and the pointers of its losses below the path. */
async function lossesOf(root: string, item: object): Promise<readonly string[]> {
  const { out } = await importedValue(root, { openapi: '3.1.0', info, paths: { '/a': item } });
  // The report of an import.
  const { losses } = JSON.parse(out) as { losses: { kind: string; pointer: string }[] };
  return losses.map(({ kind, pointer }) => `${kind} ${pointer.replace('/paths/~1a', '')}`);
}

test('limits of a body whose members are arguments are losses; a service refuses other members itself', async () => {
  const whole = { minProperties: 1, maxProperties: 2, enum: [{ name: 'a' }] };
  const schema = { type: 'object', properties: { name: text }, additionalProperties: false };
  const body = (own: object) => ({
    post: { requestBody: { content: json({ ...schema, ...own }) }, responses: done },
  });
  const root = emptyProject();
  expect(await lossesOf(root, body({}))).toEqual([]);
  const place = '/post/requestBody/content/application~1json/schema';
  expect(await lossesOf(root, body(whole))).toEqual([
    ...[
      `keyword ${place}/enum`,
      `keyword ${place}/maxProperties`,
      `keyword ${place}/minProperties`,
    ],
  ]);
});

test('other members of a form with files, and limits of a file, are losses', async () => {
  const file = { ...text, format: 'binary', maxLength: 9 };
  const form = { type: 'object', properties: { file }, additionalProperties: text };
  const content = { 'multipart/form-data': { schema: form, encoding: { file: {} } } };
  const place = '/post/requestBody/content/multipart~1form-data';
  const losses = await lossesOf(emptyProject(), {
    post: { requestBody: { content }, responses: done },
  });
  expect(losses).toEqual([
    `annotation ${place}/encoding`,
    `keyword ${place}/schema/additionalProperties`,
    `keyword ${place}/schema/properties/file/maxLength`,
  ]);
});

test('limits of lists of items, of texts and of errors, headers of errors, and servers of operations are losses', async () => {
  const item = { type: 'object', properties: { id: text } };
  const list = json({ type: 'array', items: item, maxItems: 3 });
  const error = json({ type: 'object', properties: { at: text }, minProperties: 1 });
  const losses = await lossesOf(emptyProject(), {
    get: {
      servers: [{ url: '/other' }],
      responses: {
        200: { description: 'The items.', content: list, links: {} },
        404: { description: 'Missing.', content: error, headers: { 'X-Why': { schema: text } } },
      },
    },
    post: {
      responses: {
        200: {
          description: 'Text.',
          content: { 'text/plain': { schema: { ...text, maxLength: 9 } } },
        },
      },
    },
  });
  expect(losses).toEqual([
    'response-header /get/responses/404/headers',
    'server /get/servers',
    'annotation /get/responses/200/links',
    'keyword /get/responses/200/content/application~1json/schema/maxItems',
    'keyword /get/responses/404/content/application~1json/schema/minProperties',
    'keyword /post/responses/200/content/text~1plain/schema/maxLength',
  ]);
});

test('`contentEncoding: base64` becomes the format `byte`', async () => {
  const root = emptyProject();
  const data = { ...text, contentEncoding: 'base64' };
  const body = { type: 'object', properties: { data } };
  expect(
    await lossesOf(root, { post: { requestBody: { content: json(body) }, responses: done } }),
  ).toEqual([]);
  expect(JSON.stringify(schemaFile(root, 'resources/a.json'))).toContain('"format":"byte"');
});
