import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { OpenAPIV3_1 } from 'openapi-types';
import { beforeAll, expect, test } from 'vitest';
import { withTexts } from '../../runtime/client/int64.ts';
import { toFetchHandler } from '../../runtime/http/fetch.ts';
import { sanitizeValue, validateValue } from '../../runtime/schema/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import type { Server } from '../../runtime/server/index.ts';
import { PageProject } from './page-project.ts';
import {
  fileOf,
  isCreated,
  isRequired,
  isShown,
  isUpdated,
  namedResources,
  namesOf,
  programOf,
} from './resources-program.ts';
import {
  CONTEXTS,
  formsOf,
  isAllowed,
  leastOf,
  types,
  typedValueOf,
  valueOf,
  written,
} from './resources.ts';
import type { RandomResource, WordedSchema } from './resources.ts';

/** Keywords of properties and endpoints, in random resources: `RESOURCES=250` makes 2,000 schemas. */
const COUNT = Number(process.env['RESOURCES'] ?? 6);
const SEED = Number(process.env['SEED'] ?? 20251126);
const all = namedResources(COUNT, SEED);

const project = new PageProject('words', []);

let server: Server;
let received: unknown;
let document: OpenAPIV3_1.Document;
const endpoints: { [id: string]: object } = {};

beforeAll(async () => {
  const usedTypes = Object.entries(types).filter(([name]) =>
    JSON.stringify(all).includes(`"$type":"${name}"`),
  );
  const schemas: [string, object][] = [
    ['api', { title: 'A', version: '1', profile: 'plain', server: '/api' }],
    [
      'args/context',
      { args: { context: { type: 'string', enum: { $from: 'contexts' }, default: 'view' } } },
    ],
    ...usedTypes.map(([name, schema]): [string, object] => [`types/${name}`, { schema }]),
    ...all.map((one): [string, object] => [`resources/${one.name}`, fileOf(one)]),
  ];
  const texts = schemas.map(([path, value]) => [
    `schemas/${path}.json`,
    JSON.stringify(value, null, 1),
  ]);
  await project.generate(
    { ...Object.fromEntries(texts), 'program.ts': programOf(all) },
    { int64: 'bigint' },
  );
  for (const { name } of all)
    for (const endpoint of ['echo', 'whole'])
      endpoints[`${name}.${endpoint}`] = {
        permission: () => true,
        handle: ({ args }: { args: unknown }) => {
          received = args;
          return true;
        },
      };
  const { mockServer } = await project.load<{ mockServer(options: object): Server }>(
    'generated/testing.ts',
  );
  server = mockServer({ endpoints, settings: { checkResponses: 'strict' } });
  document = JSON.parse(
    readFileSync(join(project.root, 'generated/openapi.json'), 'utf8'),
  ) as typeof document;
}, 600_000);

/** Sends a request to the mock server. */
async function call(method: string, path: string, body?: object, headers: object = {}) {
  const isForm = body instanceof FormData;
  const request = new Request(`http://localhost/api${path}`, {
    method,
    headers: { ...headers, ...(body && !isForm && { 'Content-Type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const response = await toFetchHandler(server)(request);
  const value: unknown = await response.json();
  return {
    status: response.status,
    headers: response.headers,
    value,
    keys: Object.keys(Object(value)).filter((key) => key !== '_links'),
  };
}

/** Values of the properties with which an item can be created. */
function valuesOf({ properties }: RandomResource, holds: (one: WordedSchema) => unknown) {
  const sent = Object.entries(properties).filter(([, one]) => holds(one));
  return Object.fromEntries(sent.map(([name, one]) => [name, valueOf(one, 5)]));
}

test('types have exactly the members, files and responses that the keywords define', () => {
  const found = project.errorsIn(['program.ts', 'generated/routes.ts', 'generated/testing.ts']);
  expect(found.split('\n').slice(0, 10).join('\n')).toBe('');
}, 600_000);

test('responses have the fields of their context, and examples as their values', async () => {
  for (const one of all) {
    for (const context of CONTEXTS) {
      const { value, headers } = await call('GET', `/${one.name}?context=${context}`);
      const [item = {}] = value as Record<string, unknown>[];
      const shown = ['id', ...namesOf(one, isShown(context))];
      expect([one.name, context, Object.keys(item)]).toEqual([one.name, context, shown]);
      for (const name of shown) {
        const { examples, ...schema } = one.properties[name] ?? {};
        if (examples) expect([one.name, name, item[name]]).toEqual([one.name, name, examples[0]]);
        const problem = validateValue(item[name], written({ ...schema, required: false }), name);
        expect([one.name, problem?.message]).toEqual([one.name, undefined]);
      }
      expect(headers.has('Deprecation')).toBe(one.deprecated !== false);
    }
  }
}, 600_000);

test('requests have the arguments that the keywords allow, and all required ones', async () => {
  for (const one of all) {
    const created = valuesOf(one, isCreated);
    const { status, keys, value } = await call('POST', `/${one.name}`, created);
    expect([one.name, value, status]).toEqual([one.name, expect.anything(), 201]);
    expect([one.name, keys]).toEqual([one.name, ['id', ...namesOf(one, isShown('edit'))]]);
    for (const name of namesOf(one, isRequired)) {
      const { [name]: _, ...less } = created;
      expect([one.name, name, await call('POST', `/${one.name}`, less)]).toMatchObject([
        ...[one.name, name, { status: 400, value: { code: 'rest_missing_callback_param' } }],
      ]);
    }
    const updated = await call('PUT', `/${one.name}/1`, valuesOf(one, isUpdated));
    expect([one.name, updated.status]).toEqual([one.name, 200]);
    for (const name of namesOf(one, (each) => !isUpdated(each))) {
      const refused = await call('PUT', `/${one.name}/1`, {
        [name]: valueOf(one.properties[name] ?? {}),
      });
      expect([one.name, name, refused]).toMatchObject([
        ...[one.name, name, { status: 400, value: { code: 'rest_unknown_param' } }],
      ]);
    }
  }
}, 600_000);

interface Endpoints {
  reply(
    options: object,
  ): Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>;
  echo(input: object): Promise<unknown>;
  whole(input: object): Promise<unknown>;
  list(input: object): Promise<readonly Record<string, unknown>[]>;
}

/** Returns a value of a client as its schema parses it from JSON. */
const typed = (value: unknown, schema: Schema) =>
  sanitizeValue(withTexts(value), written(schema), 'value', { int64: 'bigint' });

async function client(): Promise<{ readonly [resource: string]: Endpoints }> {
  const { Client } = await project.load<{
    Client: new (options: object) => Record<string, Endpoints>;
  }>('generated/client.ts');
  const handler = toFetchHandler(server);
  const fetch = (url: string, init: RequestInit) => handler(new Request(url, init));
  return new Client({ baseUrl: 'http://localhost/api', fetch });
}

test('the client has BigInts for 64-bit integers in items', async () => {
  const own = await client();
  for (const one of all)
    for (const item of (await own[one.name]?.list({ context: 'view' })) ?? [])
      for (const [name, schema] of Object.entries(one.properties))
        if (name in item)
          expect([one.name, name, item[name]]).toEqual([one.name, name, typed(item[name], schema)]);
}, 600_000);

test('the client has status, headers and body of each response', async () => {
  const own = await client();
  for (const one of all) {
    for (const [status, { schema = {}, headers }] of Object.entries(one.responses)) {
      const response = await own[one.name]?.reply({ headers: { Prefer: `code=${status}` } });
      expect([one.name, response?.status]).toEqual([one.name, Number(status)]);
      expect(Object.keys(response?.headers ?? {})).toEqual(Object.keys(headers));
      for (const [name, header] of Object.entries(headers))
        expect(validateValue(response?.headers[name], header, name)).toBe(null);
      expect(response?.body).toEqual(typed(response?.body, schema));
      expect([
        one.name,
        validateValue(withTexts(response?.body), written(schema), 'body')?.message,
      ]).toEqual([one.name, undefined]);
    }
  }
}, 600_000);

test('arguments are read from the places of the schema, with their types', async () => {
  const own = await client();
  for (const one of all) {
    const input = Object.fromEntries(
      Object.entries(one.args).map(([name, { in: _, required: _r, ...arg }]) => [
        name,
        typedValueOf(arg, 9),
      ]),
    );
    const isWritable = Object.entries(one.args).every(
      ([name, { in: place }]) => place !== 'header' || /^[\x21-\x7e]+$/.test(String(input[name])),
    );
    if (!isWritable) continue;
    await own[one.name]?.echo(input);
    expect([one.name, received]).toEqual([one.name, input]);
    const value = typedValueOf(one.whole, 4);
    if (value !== null) {
      await own[one.name]?.whole({ ...input, value });
      expect([one.name, received]).toEqual([one.name, { ...input, value }]);
    }
    for (const [name] of Object.entries(one.args).filter(([, arg]) => arg.required)) {
      const { [name]: _, ...less } = input;
      await expect(own[one.name]?.echo(less)).rejects.toThrow(name);
    }
  }
}, 600_000);

test('a form is accepted if it has the declared files', async () => {
  const counts = { true: 0, false: 0 };
  for (const one of all)
    for (const form of fc.sample(formsOf(one.files), { numRuns: 12, seed: SEED })) {
      const body = new FormData();
      for (const [field, type, size] of form)
        body.append(field, new File(['x'.repeat(size)], 'a', { type }));
      const { status, value } = await call('POST', `/${one.name}/files`, body);
      const isRight = isAllowed(form, one.files);
      counts[`${isRight}`] += 1;
      expect([one.name, one.files, form, value, status < 300]).toEqual([
        one.name,
        one.files,
        form,
        expect.anything(),
        isRight,
      ]);
    }
  expect(Math.min(counts.true, counts.false)).toBeGreaterThan(COUNT);
}, 600_000);

test('the OpenAPI document has the keywords', () => {
  for (const one of all) {
    for (const context of CONTEXTS) {
      const view = `${one.type}${context[0]?.toUpperCase()}${context.slice(1)}`;
      const { properties = {}, required = [] } = document.components?.schemas?.[view] ?? {};
      const shown = ['id', ...namesOf(one, isShown(context))];
      expect([
        view,
        Object.keys(properties).filter((key) => key !== '_links' && key !== '_embedded'),
      ]).toEqual([view, shown]);
      expect(required).toEqual(shown.filter((key) => one.properties[key]?.optional !== true));
      for (const name of shown.slice(1)) {
        const { deprecated = false, examples } = one.properties[name] ?? {};
        const property = properties[name] as OpenAPIV3_1.SchemaObject;
        expect([view, name, property.deprecated ?? false, property.examples]).toEqual([
          view,
          name,
          deprecated !== false,
          examples,
        ]);
      }
    }
    const paths = document.paths ?? {};
    expect(paths[`/${one.name}`]?.get?.deprecated ?? false).toBe(one.deprecated !== false);
    expect(Object.keys(paths[`/${one.name}/reply`]?.post?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', ...Object.keys(one.responses)]),
    );
    const { parameters = [] } = paths[`/${one.name}/echo`]?.post ?? {};
    const placed = Object.entries(one.args).filter(([, arg]) => arg.in);
    for (const [name, arg] of placed)
      expect(parameters).toContainEqual(
        expect.objectContaining({ name, in: arg.in, ...(arg.required && { required: true }) }),
      );
    const body = paths[`/${one.name}/files`]?.post?.requestBody as OpenAPIV3_1.RequestBodyObject;
    const { schema } = body.content['multipart/form-data'] ?? {};
    expect([one.name, Object(schema).required ?? []]).toEqual([
      one.name,
      Object.keys(one.files).filter((name) => leastOf(one.files[name] ?? {}) > 0),
    ]);
  }
});
