import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import { createServer } from '../../runtime/server/index.ts';
import type { HandlerRequest, Server, ServerSettings } from '../../runtime/server/index.ts';
import { compiled, emptyProject, importedValue, schemaFile } from './import.ts';

const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const returning = (schema: object) => ({ responses: { 200: json(schema) } });
const parameter = (name: string, place: string, schema: object = text) => ({
  ...{ name, in: place, schema, required: place === 'path' },
});
const object = (properties: object, ...required: string[]) => ({
  ...{ type: 'object', properties, required },
});
const extending = (parent: string, properties: object) => ({
  allOf: [ref(parent), { type: 'object', properties }],
});
const documentOf = (paths: object, schemas: object = {}, servers: readonly object[] = []) => ({
  ...{ openapi: '3.0.3', info: { title: 'Echo', version: '1' } },
  ...{ paths, components: { schemas }, servers },
});

/** The members of generated/routes.ts that the tests use. */
interface Routes {
  readonly apiSettings: ServerSettings;
  readonly registerRoutes: (server: Server, handlers: object, callbacks: object) => void;
}

/** Imports and compiles a document, and serves it with handlers that return their arguments. Returns the address of the server. */
async function echoing(root: string, document: object): Promise<string> {
  await importedValue(root, document);
  expect(await compiled(root)).toEqual([]);
  const path = pathToFileURL(join(root, 'generated/routes.ts')).href;
  const { registerRoutes, apiSettings }: Routes = await import(path);
  const handle = ({ args }: HandlerRequest<{ readonly body?: unknown }>) => args.body ?? args;
  const endpoint = { permission: () => true, handle };
  const endpoints = new Proxy({}, { get: () => endpoint });
  const server = createServer(apiSettings);
  registerRoutes(server, new Proxy({}, { get: () => endpoints }), {});
  const { port, close } = await listen(server, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => close());
  return `http://127.0.0.1:${port}`;
}

async function got(address: string): Promise<unknown> {
  return (await fetch(address)).json();
}

async function posted(address: string, value: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(value) });
  return response.ok ? response.json() : response.status;
}

test('names with `$`, the end of a segment and the default of a server variable reach the service', async () => {
  const parameters = [
    parameter('$filter', 'query'),
    parameter('$top', 'query', { type: 'integer' }),
  ];
  const found = { ...returning(object({})), parameters: [parameter('id', 'path')] };
  const root = emptyProject();
  const base = await echoing(
    root,
    documentOf(
      {
        '/products': { get: { parameters, ...returning({ type: 'array', items: text }) } },
        '/products/{id}.json': { get: { ...found, ...returning({}) } },
        '/products/{id}:publish': { get: { ...found, ...returning({}) } },
      },
      {},
      [
        {
          url: '{root}/{version}',
          variables: { root: { default: 'https://example.org/api' }, version: { default: 'v2' } },
        },
      ],
    ),
  );
  expect(schemaFile(root, 'api.json')).toMatchObject({ server: '/api/v2' });
  const products = `${base}/api/v2/products`;
  expect(await got(`${products}?$filter=a%20b&%24top=3`)).toEqual({ $filter: 'a b', $top: 3 });
  expect(await got(`${products}/a.b.json`)).toEqual({ id: 'a.b' });
  expect(await got(`${products}/urn:a:publish`)).toEqual({ id: 'urn:a' });
});

test('components that extend one with a `discriminator` are its alternatives, and each keeps its members', async () => {
  const mapping = { cat: '#/components/schemas/Cat', Dog: 'Dog', pet: '#/components/schemas/Pet' };
  const root = emptyProject();
  const base = await echoing(
    root,
    documentOf(
      {
        '/pets': {
          post: { requestBody: { required: true, ...json(ref('Pet')) }, ...returning(ref('Pet')) },
        },
      },
      {
        Pet: {
          ...object({ kind: text, name: text }, 'kind'),
          discriminator: { propertyName: 'kind', mapping },
        },
        Cat: extending('Pet', { lives: { type: 'integer' } }),
        Dog: extending('Pet', { friend: ref('Pet') }),
        Puppy: extending('Dog', { weeks: { type: 'integer' } }),
      },
    ),
  );
  for (const pet of [
    { kind: 'cat', name: 'Tom', lives: 9 },
    { kind: 'Dog', friend: { kind: 'cat', lives: 7 } },
    { kind: 'Puppy', weeks: 3 },
    { kind: 'pet', name: 'Ada' },
  ])
    expect(await posted(`${base}/pets`, pet)).toEqual(pet);
  expect(await posted(`${base}/pets`, { kind: 'bird' })).toBe(400);
});

test('alternatives that extend the schema around them, and alternatives inside alternatives, are imported', async () => {
  const discriminator = { propertyName: 'kind' };
  const root = emptyProject();
  const whole = object({ source: ref('Source'), term: ref('Term'), free: ref('Free') });
  const base = await echoing(
    root,
    documentOf(
      {
        '/runs': { post: { requestBody: { required: true, ...json(whole) }, ...returning(whole) } },
      },
      {
        Source: {
          ...object({ kind: text }, 'kind'),
          ...{ discriminator, oneOf: [ref('Once'), ref('Daily')] },
        },
        Once: extending('Source', { cluster: text }),
        Daily: extending('Source', { policy: text }),
        Term: { discriminator, oneOf: [ref('Literal'), ref('Operation')] },
        Operation: { discriminator, oneOf: [ref('Sum'), ref('Product'), ref('Term')] },
        Literal: object({ kind: text, value: { type: 'number' } }, 'kind'),
        Sum: object({ kind: text, terms: { type: 'array', items: ref('Term') } }, 'kind'),
        Product: object({ kind: text, factors: { type: 'array', items: ref('Term') } }, 'kind'),
        Free: { nullable: true, oneOf: [ref('Literal'), ref('Sum')] },
      },
    ),
  );
  for (const run of [
    { source: { kind: 'Daily', policy: 'p' } },
    { term: { kind: 'Sum', terms: [{ kind: 'Literal', value: 1 }] } },
    { free: null },
  ])
    expect(await posted(`${base}/runs`, run)).toEqual(run);
  expect(await posted(`${base}/runs`, { source: { kind: 'Weekly' } })).toBe(400);
});
