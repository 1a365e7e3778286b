import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Expander } from '../../generator/load/expand.ts';
import { isError } from '../../runtime/errors/index.ts';
import { toFetchHandler } from '../../runtime/http/fetch.ts';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { parseValue, validateValue } from '../../runtime/schema/index.ts';
import { mapInner } from '../../runtime/schema/sub-schemas.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import type { Server } from '../../runtime/server/index.ts';
import { values } from '../kernel/arbitraries.ts';
import { deprecatedUses } from '../types/compile.ts';
import { PageProject } from './page-project.ts';
import { schemas, types } from './schemas.ts';

/** The project that docs/schema-files.md shows. */
const project = new PageProject('all');
const generated = join(project.root, 'generated');
let listening: Listening;
let document: OpenAPIV3_1.Document;
let testing: { mockServer(options?: object): Server };

beforeAll(async () => {
  await project.generate({});
  testing = (await import(join(generated, 'testing.ts'))) as typeof testing;
  listening = await listen(testing.mockServer(), { port: 0, host: '127.0.0.1' });
  document = JSON.parse(readFileSync(join(generated, 'openapi.json'), 'utf8')) as typeof document;
}, 60_000);

afterAll(() => listening.close());

function call(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${listening.port}/cms-json/library/v1${path}`, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
}

function text(path: string): string {
  return readFileSync(join(generated, path), 'utf8');
}

test('the generated code compiles', () => {
  const files = ['loans/args.ts', 'client.ts', 'routes.ts', 'enums.ts'];
  expect(project.errorsIn(files.map((name) => `generated/${name}`))).toBe('');
});

test('the generated code compiles with the settings of a new project', () => {
  const template = join(import.meta.dirname, '../../generator/init/project/tsconfig.json.txt');
  const { compilerOptions } = JSON.parse(readFileSync(template, 'utf8')) as Template;
  const options = { exactOptionalPropertyTypes: false, ...compilerOptions };
  const files = ['client.ts', 'routes.ts', 'testing.ts'];
  const found = project.errorsIn(
    files.map((name) => `generated/${name}`),
    options,
  );
  // Users compile with the declarations of the runtime, not with its sources.
  expect(found.split('\n').filter((line) => line.startsWith(project.folder))).toEqual([]);
});

interface Template {
  readonly compilerOptions: object;
}

test('`const` and `nullable` are types, arguments and OpenAPI schemas', async () => {
  expect(text('loans/types.ts')).toContain("kind: 'loan';");
  expect(text('loans/types.ts')).toContain('due?: string | null;');
  expect(document.components?.schemas?.['LoanView']).toMatchObject({
    properties: { kind: { type: 'string', enum: ['loan'] }, due: { type: ['string', 'null'] } },
  });
  expect((await call('POST', '/loans', { due: null })).status).toBe(201);
  expect((await call('POST', '/loans', { due: 7 })).status).toBe(400);
});

test('the first of `examples` is in fixtures, mock responses and the OpenAPI document', async () => {
  expect(await (await call('POST', '/loans', {})).json()).toMatchObject({ due: '2026-12-24' });
  expect(document.components?.schemas?.['LoanView']).toMatchObject({
    properties: { due: { examples: ['2026-12-24'] } },
  });
});

test('`deprecated` is in comments, in the OpenAPI document and in the header of responses', async () => {
  expect(text('loans/types.ts')).toContain('@deprecated Use `branch`.');
  expect(text('loans/client.ts')).toContain('@deprecated Use `readers.loans`.');
  expect(text('loans/handlers.ts')).toContain('@deprecated Use `readers.loans`.');
  expect(document.components?.schemas?.['LoanView']).toMatchObject({
    properties: {
      desk: { deprecated: true, description: expect.stringContaining('Use `branch`.') },
    },
  });
  const response = await call('GET', '/loans');
  expect(response.headers.get('Deprecation')).toBe('@1769817600');
  expect((await call('POST', '/loans', {})).headers.has('Deprecation')).toBe(false);
});

test('the compiler reports the uses of a deprecated endpoint and of a deprecated field', () => {
  const lines = [
    "import type { Client } from './generated/client.ts';",
    'export const search = (client: Client) => client.loans.search();',
    'export const desk = async (client: Client) => (await client.loans.create({})).desk;',
    'export const due = async (client: Client) => (await client.loans.create({})).due;',
  ];
  project.write('program.ts', lines.join('\n'));
  const found = deprecatedUses(`${project.folder}/program.ts`, {
    strict: true,
    allowImportingTsExtensions: true,
  });
  expect(found).toEqual([
    expect.stringMatching(/:2: .*search/),
    expect.stringMatching(/:3: .*desk/),
  ]);
});

test('`summary`, `operationId` and `tags` are those of the operation', () => {
  expect(document.paths?.['/library/v1/loans']?.get).toMatchObject({
    ...{ operationId: 'searchLoans', summary: 'Search loans', tags: ['loans', 'search'] },
    ...{ deprecated: true, description: 'Deprecated: Use `readers.loans`.' },
  });
  expect(document.tags).toContainEqual({ name: 'search' });
});

test('a `createOnly` property is not an argument of updates, and responses lack a `writeOnly` one', async () => {
  const types = text('loans/types.ts');
  const declared = (name: string): string =>
    new RegExp(`export (?:interface|type) ${name} [^]*?\n}`).exec(types)?.[0] ?? '';
  expect(declared('CreateLoanArgs')).toMatch(/book\?: number;[^]*pin\?: string;/);
  expect(declared('UpdateLoanArgs')).toMatch(/pin\?: string;/);
  expect(declared('UpdateLoanArgs')).not.toContain('book?:');
  expect(declared('Loan')).toContain('book: number;');
  expect(declared('Loan')).not.toContain('pin');
  expect(JSON.stringify(document.components?.schemas?.['LoanView'])).not.toContain('pin');
  const created = await (await call('POST', '/loans', { book: 7, pin: '1234' })).json();
  expect(created).toMatchObject({ book: 7 });
  expect(created).not.toHaveProperty('pin');
});

test('`enumNames` are a constant, and extensions of the OpenAPI document', async () => {
  const { RoomUse } = (await import(join(generated, 'enums.ts'))) as { RoomUse: object };
  expect(RoomUse).toEqual({ Reading: 'r', Meeting: 'm' });
  expect(text('enums.ts')).toContain('/** Quiet reading. */');
  expect(text('rooms/types.ts')).toContain("use: 'r' | 'm';");
  expect(document.components?.schemas?.['RoomView']).toMatchObject({
    properties: {
      use: {
        'x-enum-varnames': ['Reading', 'Meeting'],
        'x-enum-descriptions': ['Quiet reading.', 'Groups that talk.'],
      },
    },
  });
});

test('`prefixItems` is a tuple of types and OpenAPI', () => {
  expect(text('rooms/types.ts')).toContain("place: [number, string, ...('north' | 'south')[]];");
  expect(text('rooms/types.ts')).toContain('size?: [number, number, number?];');
  expect(document.components?.schemas?.['RoomView']).toMatchObject({
    properties: {
      place: { prefixItems: [{ type: 'integer' }, { type: 'string' }], minItems: 2 },
      size: { prefixItems: [{}, {}, {}], minItems: 2, maxItems: 3 },
    },
  });
});

test('`prefixItems` without a type is an array', () => {
  const prefixItems = [{ type: 'number' as const }];
  const schema = new Expander(new Map()).schema({ anyOf: [{ prefixItems }] });
  expect(schema).toEqual({ anyOf: [{ type: 'array', prefixItems }] });
});

test.each([
  [{ place: [1, 'a'], size: [1, 2] }, null],
  [{ place: '1,a,north,south', size: [1, 2, 3] }, null],
  [{ place: [1] }, 'place must have at least 2 items.'],
  [{ place: ['a', 'b'] }, 'place[0] must be an integer.'],
  [{ place: [1, 'b', 'east'] }, 'place[2] must be one of'],
  [{ size: [1, 2, 3, 4] }, 'size must have at most 3 items.'],
])('%j: the items of a tuple are validated by position', async (values, message) => {
  const response = await call('POST', '/rooms', { use: 'r', ...values });
  expect(response.status).toBe(message === null ? 201 : 400);
  if (message === null) expect(await response.json()).toMatchObject({ place: { 0: 1 } });
  else expect(await response.text()).toContain(message);
});

test('contexts in `hidden` do not include the property', async () => {
  const in_ = async (context: string) => (await call('GET', `/rooms?context=${context}`)).json();
  expect(await in_('edit')).toMatchObject([{ size: [1, 1, 1], key: 'key' }, {}]);
  const [view] = (await in_('view')) as object[];
  expect(Object.keys(view ?? {})).toEqual(['id', 'use', 'place', 'size']);
  const [embed] = (await in_('embed')) as object[];
  expect(Object.keys(embed ?? {})).toEqual(['id', 'use', 'place']);
});

test('`media` is the type of a response, which handler and client stream', async () => {
  expect(text('reports/handlers.ts')).toContain('AsyncIterable<types.WatchReportAnswer>');
  const operation = document.paths?.['/library/v1/reports/csv']?.get;
  expect(operation?.responses?.['200']).toMatchObject({
    content: { 'text/csv': { schema: { type: 'string' } } },
  });
  const parts = async function* () {
    yield* ['a,b\n', 'ä,d\n'];
  };
  const values = async function* () {
    yield* [{ book: 1 }, { book: 2 }];
  };
  const endpoint = (result: () => unknown) => ({ permission: () => true, handle: result });
  const server = testing.mockServer({
    endpoints: {
      'reports.csv': endpoint(parts),
      'reports.pdf': endpoint(() => new Uint8Array([1, 2, 3])),
      'reports.loans': endpoint(values),
      'reports.watch': endpoint(values),
    },
  });
  const { port, close } = await listen(server, { port: 0, host: '127.0.0.1' });
  const { Client } = (await import(join(generated, 'client.ts'))) as {
    Client: new (options: object) => { reports: ReportsClient };
  };
  const { reports } = new Client({ baseUrl: `http://127.0.0.1:${port}/cms-json` });
  const all = async (list: AsyncIterable<unknown>) => {
    const found: unknown[] = [];
    for await (const value of list) found.push(value);
    return found;
  };
  expect(await reports.csv()).toBe('a,b\nä,d\n');
  expect(await all(await reports.pdf())).toEqual([new Uint8Array([1, 2, 3])]);
  expect(await all(reports.loans())).toEqual([{ book: 1 }, { book: 2 }]);
  expect(await all(reports.watch())).toEqual([{ book: 1 }, { book: 2 }]);
  for await (const value of reports.watch()) {
    expect(value).toEqual({ book: 1 });
    break;
  }
  const response = await fetch(`http://127.0.0.1:${port}/cms-json/library/v1/reports/loans`, {
    method: 'POST',
  });
  expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
  expect(await response.text()).toBe('data: {"book":1}\n\ndata: {"book":2}\n\n');
  await close();
});

interface ReportsClient {
  csv(): Promise<string>;
  pdf(): Promise<ReadableStream<Uint8Array>>;
  loans(): AsyncGenerator<unknown>;
  watch(): AsyncGenerator<unknown>;
}

test('a named type is an interface for responses, and one for requests', () => {
  const shared = text('shared/types.ts');
  for (const name of ['Address', 'AddressInput', 'Shelf', 'ShelfInput'])
    expect(shared).toContain(`export interface ${name} {`);
  expect(shared).toContain('shelves?: Shelf[];');
  expect(shared).toContain('shelves?: ShelfInput[] | undefined;');
  const types = text('branches/types.ts');
  expect(types).toContain('postbox: Address | null;');
  expect(types).toContain('postbox?: AddressInput | null;');
  expect(types).toContain('import type { Address, AddressInput, Shelf, ShelfInput }');
});

test('a named type is a component of the OpenAPI document', () => {
  const { schemas = {} } = document.components ?? {};
  expect(schemas['Shelf']).toMatchObject({
    required: ['label'],
    properties: { shelves: { items: { $ref: '#/components/schemas/Shelf' } } },
  });
  expect(schemas['BranchView']).toMatchObject({
    properties: {
      address: { $ref: '#/components/schemas/Address' },
      postbox: {
        anyOf: [{ $ref: '#/components/schemas/Address' }, { type: 'null' }],
        description: 'Where letters go.',
      },
    },
  });
  expect(Object.keys(schemas)).toContain('ShelfInput');
});

const address = { street: 'Main Street 1', city: 'Berlin' };

test('a named type is validated in requests, at every level', async () => {
  const nested = (depth: number, label: unknown): object => ({
    label: depth === 0 ? label : 'a',
    shelves: depth === 0 ? [] : [nested(depth - 1, label)],
  });
  const create = async (body: object) => (await call('POST', '/branches', body)).status;
  expect(await create({ address, shelves: [nested(20, 'deep')] })).toBe(201);
  expect(await create({ address, shelves: [nested(20, { no: 'text' })] })).toBe(400);
  expect(await create({ address: { street: 'Main Street 1' } })).toBe(400);
  expect(await create({ address: { ...address, zip: '1' } })).toBe(400);
  expect(await create({ address, postbox: null })).toBe(201);
  expect(await create({})).toBe(400);
});

test('a value that is nested deeper than the limit is refused', () => {
  const shelf = new Expander(
    new Map<string, Schema>([['shelf', { type: 'array', items: { $type: 'shelf' } }]]),
  ).schema({ $type: 'shelf' });
  let value: unknown = [];
  for (let depth = 0; depth < 2000; depth += 1) value = [value];
  expect(validateValue(value, shelf, 'p')?.code).toBe('rest_value_too_deep');
});

test('fixtures and arbitraries have values of a recursive type', async () => {
  const { fixtures } = (await import(join(generated, 'testing.ts'))) as {
    fixtures: { branches: { view(): unknown } };
  };
  expect(fixtures.branches.view()).toMatchObject({ address: {}, shelves: [{ shelves: [] }] });
  const { arbitraries } = (await import(join(generated, 'arbitraries.ts'))) as {
    arbitraries: { branches: { inputs: { create: fc.Arbitrary<object> } } };
  };
  for (const body of fc.sample(arbitraries.branches.inputs.create, { numRuns: 20, seed: 1 }))
    expect((await call('POST', '/branches', body)).status, JSON.stringify(body)).toBe(201);
});

test('OPTIONS shows two levels of a recursive type, without its name', async () => {
  const shown = await (await call('OPTIONS', '/branches')).text();
  expect(shown).not.toContain('$type');
  const { schema } = JSON.parse(shown) as { schema: Schema };
  let at = schema.properties?.['shelves']?.items;
  for (let level = 0; level <= 2; level += 1) {
    expect(at?.properties).toHaveProperty('label');
    at = at?.properties?.['shelves']?.items;
  }
  expect(at).toEqual({ type: 'object' });
});

test('`discriminator` is a union of names and a discriminator of OpenAPI', () => {
  expect(text('fees/types.ts')).toContain('payment: CardPayment | CashPayment;');
  expect(text('fees/types.ts')).toContain('payment: CardPaymentInput | CashPaymentInput;');
  expect(document.components?.schemas?.['FeeView']).toMatchObject({
    properties: {
      payment: {
        oneOf: [
          { $ref: '#/components/schemas/CardPayment' },
          { $ref: '#/components/schemas/CashPayment' },
        ],
        discriminator: {
          propertyName: 'method',
          mapping: {
            card: '#/components/schemas/CardPayment',
            cash: '#/components/schemas/CashPayment',
          },
        },
      },
    },
  });
});

test.each([
  [{ method: 'card', card: '1234' }, null],
  [{ method: 'cash', desk: 'one' }, /is not a valid cash payment: .*desk\] must be an integer/],
  [{ method: 'cheque' }, /\[method\] must be one of "card", "cash"/],
  [{ card: '1234' }, /\[method\] is required/],
  ['card', /must be an object/],
])('%j: the discriminator chooses the schema', async (payment, message) => {
  const response = await call('POST', '/fees', { payment });
  expect(response.status).toBe(message === null ? 201 : 400);
  if (message !== null) expect((await response.text()).replaceAll('\\"', '"')).toMatch(message);
});

test('a schema registered at run time and the one that the generator expands accept the same values', () => {
  const sampled = fc.sample(schemas, { numRuns: 300, seed: 7 });
  const some = fc.sample(values, { numRuns: 40, seed: 7 });
  const outcome = (value: unknown): unknown => (isError(value) ? 'refused' : value);
  for (const written of sampled) {
    const schema = withTypes(written);
    const same = new Expander(types).schema(written);
    for (const value of some)
      expect(outcome(parseValue(value, schema, 'p')), JSON.stringify([schema, value])).toEqual(
        outcome(parseValue(value, same, 'p')),
      );
  }
});

/** Replaces named types by their definitions, as in a schema that is registered at run time. */
function withTypes(schema: Schema, around: readonly string[] = []): Schema {
  const { $type } = schema;
  const type = $type === undefined || around.includes($type) ? undefined : types.get($type);
  if (!type || $type === undefined) return mapInner(schema, (inner) => withTypes(inner, around));
  return { ...withTypes(type, [...around, $type]), ...schema };
}

test('an argument with `in` is read from its header', async () => {
  let reason: unknown;
  const handle = ({ args }: { args: Record<string, unknown> }) => {
    reason = args['X-Request-Reason'];
    return { deleted: true, previous: { id: 7, title: 'Emma' } };
  };
  const endpoints = { 'books.delete': { permission: () => true, handle } };
  const handler = toFetchHandler(testing.mockServer({ endpoints }));
  const { Client } = (await import(join(generated, 'client.ts'))) as {
    Client: new (options: object) => { books: { delete(input: object): Promise<unknown> } };
  };
  const fetch = (url: string, init: RequestInit) => handler(new Request(url, init));
  const { books } = new Client({ baseUrl: 'http://localhost/cms-json', fetch });
  await books.delete({ id: 7, 'X-Request-Reason': 'worn' });
  expect(reason).toBe('worn');
});
