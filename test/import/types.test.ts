import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  compiled,
  emptyProject,
  here,
  imported,
  importedValue,
  lossesIn,
  schemaFile,
} from './import.ts';

const ok = (schema: object) => ({
  responses: { 200: { description: 'OK.', content: { 'application/json': { schema } } } },
});

const document = (paths: object, schemas: object) => ({
  openapi: '3.1.0',
  info: { title: 'Types', version: '1' },
  paths,
  components: { schemas },
});

const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('components become types, which refer to each other and to themselves', async () => {
  const root = emptyProject();
  await imported(root, join(here, 'shop.yaml'));
  expect(readdirSync(join(root, 'schemas/types')).sort()).toEqual([
    'book.json',
    'category.json',
    'record-data.json',
  ]);
  expect(schemaFile(root, 'types/category.json')).toEqual({
    $schema: '../../generated/meta/type.schema.json',
    'x-imported': 'shop.yaml',
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string', optional: true },
        parent: { $type: 'category', optional: true },
      },
    },
  });
  // Only the mapping of the discriminator contains the value.
  expect(schemaFile(root, 'types/book.json')).toMatchObject({
    schema: { properties: { kind: { enum: ['book'], required: true }, isbn: { required: true } } },
  });
});

test('a component that contains itself and has a readOnly member is a type of its own in requests', async () => {
  const root = emptyProject();
  const node = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string', readOnly: true }, parent: ref('Node') },
  };
  const content = { 'application/json': { schema: ref('Node') } };
  const responses = { 200: { description: 'Added.', content } };
  await importedValue(root, {
    openapi: '3.1.0',
    info: { title: 'Nodes', version: '1' },
    paths: { '/nodes/add': { post: { requestBody: { required: true, content }, responses } } },
    components: { schemas: { Node: node } },
  });
  expect(schemaFile(root, 'types/node-request.json')).toMatchObject({
    schema: { properties: { parent: { $type: 'node-request', optional: true } } },
  });
  expect(await compiled(root)).toEqual([]);
});

test('a component becomes a named type only if the type is equivalent to its schema', async () => {
  const root = emptyProject();
  const fields = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`f${at}`, text]));
  const get = (schema: object, body?: object) => ({
    ...ok(schema),
    ...(body && { requestBody: { content: { 'application/json': { schema: body } } } }),
  });
  const wrapped = (name: string) => ({ type: 'object', properties: { inner: ref(name) } });
  await importedValue(
    root,
    document(
      {
        '/large': { get: ok(wrapped('Large')) },
        '/endless': { get: ok(wrapped('Endless')) },
        '/ids': { get: ok(wrapped('Id')) },
        '/accounts/refresh': { post: get(wrapped('Account'), wrapped('Account')) },
        '/colors': { post: get({ anyOf: [ref('Color'), { type: 'null' }] }) },
      },
      {
        Large: { type: 'object', properties: fields },
        Endless: { type: 'object', required: ['next'], properties: { next: ref('Endless') } },
        Id: text,
        Account: { type: 'object', properties: { id: { ...text, readOnly: true }, name: text } },
        Color: { type: 'string', enum: ['red', 'green'] },
      },
    ),
  );
  expect(readdirSync(join(root, 'schemas/types')).sort()).toEqual([
    'account-request.json',
    'account.json',
    'color.json',
    'large-data.json',
  ]);
  expect(schemaFile(root, 'resources/accounts.json')).toMatchObject({
    base: 'accounts/refresh',
    routes: { '/': { postRefresh: { args: { inner: { $type: 'account-request' } } } } },
  });
  expect(schemaFile(root, 'types/account-request.json')).not.toHaveProperty('schema.properties.id');
  expect(schemaFile(root, 'types/account.json')).toHaveProperty('schema.properties.id');
  expect(schemaFile(root, 'resources/colors.json')).toMatchObject({
    routes: { '/': { postColors: { answer_schema: { $type: 'color', nullable: true } } } },
  });
  expect(await compiled(root)).toEqual([]);
});

test('alternatives that a member tells apart have a discriminator, and null in an enum is a value', async () => {
  const root = emptyProject();
  const tagged = (kind: string, isRequired = true) => ({
    type: 'object',
    ...(isRequired && { required: ['kind'] }),
    properties: { kind: { type: 'string', enum: [kind] }, [kind]: text },
  });
  const shape = {
    type: 'object',
    properties: {
      named: { oneOf: [ref('Cat'), ref('Dog')] },
      inner: { anyOf: [tagged('cat'), tagged('dog')] },
      loose: { oneOf: [tagged('cat', false), tagged('dog')] },
      apart: { oneOf: [text, { type: 'array', items: text }] },
      color: { type: 'string', enum: ['red', null] },
    },
  };
  const paths = { '/pets': { get: ok(shape) } };
  const { out } = await importedValue(
    root,
    document(paths, { Cat: tagged('cat'), Dog: tagged('dog') }),
  );
  const pets = schemaFile(root, 'resources/pets.json');
  expect(pets).toHaveProperty(['routes', '/', 'getPets', 'answer_schema', 'properties'], {
    named: { discriminator: 'kind', oneOf: [{ $type: 'cat' }, { $type: 'dog' }], optional: true },
    inner: expect.objectContaining({ discriminator: 'kind' }) as unknown,
    loose: expect.not.objectContaining({ discriminator: 'kind' }) as unknown,
    apart: expect.objectContaining({ anyOf: expect.any(Array) as unknown }) as unknown,
    color: { type: ['string', 'null'], enum: ['red', null], optional: true },
  });
  expect(lossesIn({ out })).toEqual([expect.stringMatching(/^one-of .*\/loose\/oneOf$/)]);
});

test('types that contain each other in too many ways are cut off once each, and responses share their schemas', async () => {
  const root = emptyProject();
  const names = Array.from({ length: 12 }, (_, at) => `Node${at}`);
  const properties = Object.fromEntries(names.map((name) => [name.toLowerCase(), ref(name)]));
  const node = { type: 'object', properties: { id: text, ...properties } };
  const paths = names.map((name) => [
    `/${name}/now`,
    { get: { tags: ['parts'], ...ok(ref(name)) } },
  ]);
  const { out } = await importedValue(
    root,
    document(Object.fromEntries(paths), Object.fromEntries(names.map((name) => [name, node]))),
  );
  expect(readdirSync(join(root, 'schemas/types'))).toHaveLength(12);
  const types = names.map((_, at) => JSON.stringify(schemaFile(root, `types/node${at}.json`)));
  // Each type contains itself by its name.
  types.forEach((type, at) => expect(type).toContain(`{"$type":"node${at}"`));
  expect(types.join('').match(/"\$type"/g)?.length).toBeGreaterThan(12);
  const kinds = lossesIn({ out }).map((loss) => loss.split(' ')[0]);
  expect(new Set(kinds)).toEqual(new Set(['depth']));
  expect(await compiled(root)).toEqual([]);
  const shared = readFileSync(join(root, 'generated/shared/schemas.ts'), 'utf8');
  expect(shared.match(/^export const \w+: Schema = /gm)).toHaveLength(12);
  const routes = readFileSync(join(root, 'generated/parts/routes.ts'), 'utf8');
  expect(routes).toContain('answerSchema: types.node0Schema,');
}, 60_000);
