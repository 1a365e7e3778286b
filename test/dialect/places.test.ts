import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listening } from '../../runtime/http/index.ts';
import { respond } from '../../runtime/server/index.ts';
import { PageProject } from './page-project.ts';

const project = new PageProject('notes', []);
const resource = {
  ...{ resource: 'notes', singular: 'note', base: 'notes', contexts: ['view'] },
  schema: { title: 'note', type: 'object', properties: { id: { type: 'integer' } } },
  routes: {
    '/': {
      add: {
        ...{ methods: 'POST', answers: 'any', answer_schema: { type: 'object' } },
        args: {
          text: { type: 'string', required: true },
          dry_run: { type: 'boolean', in: 'query' },
          due: { type: 'string', format: 'date-time' },
          tone: { enum: ['low', 'high'] },
          pay: {
            discriminator: 'by',
            oneOf: [
              { type: 'object', properties: { by: { const: 'card', required: true } } },
              { type: 'object', properties: { by: { const: 'cash', required: true } } },
            ],
          },
          note: { type: ['string', 'null'], in: 'query' },
          'X-Tags': { type: 'array', items: { type: 'string' }, in: 'header' },
          'X-Title': { type: 'string', in: 'header' },
          'X-Priority': { type: 'integer', in: 'header', minimum: 1, required: true },
        },
      },
    },
    '/csv': { csv: { methods: 'POST', answers: 'any', media: 'text/csv' } },
    '/pdf': { pdf: { methods: 'GET', answers: 'any', media: 'application/pdf' } },
    '/events': { events: { methods: 'GET', answers: 'any', media: 'text/event-stream' } },
    '/latest': { latest: { methods: 'GET', answers: 'any', status: 303 } },
    '/none': { none: { methods: 'GET', answers: 'any', answer_schema: { type: 'null' } } },
    '/lines': {
      order: {
        ...{ methods: 'PUT, DELETE', answers: 'any', answer_schema: { type: 'object' } },
        args: {
          name: { type: 'string', in: 'query' },
          body: { type: 'array', items: { type: 'integer' }, in: 'body', required: true },
        },
      },
    },
  },
};

interface Notes {
  add(input: object): Promise<object>;
  order(input: { name?: string; body: unknown[] }): Promise<object>;
}
let listening: Listening;
let notes: Notes;

beforeAll(async () => {
  const files = {
    'schemas/api.json': JSON.stringify({
      title: 'N',
      version: '1',
      profile: 'plain',
      server: '/api',
    }),
    'schemas/resources/notes.json': JSON.stringify(resource),
  };
  await project.generate(files, { parts: ['server', 'client', 'openapi', 'inputs'] });
  const handle = ({ args }: { args: object }) => args;
  const endpoint = { permission: () => true, handle } as never;
  const returning = (value: unknown) => ({ permission: () => true, handle: () => value });
  const url = { Location: 'https://notes.test/7' };
  listening = await project.listen({
    ...{ add: endpoint, order: endpoint, none: returning(null), csv: returning('a,b\n1,2\n') },
    ...{
      pdf: returning('%PDF'),
      events: returning([]),
      latest: returning(respond(303, null, url)),
    },
  });
  const { Client } = await project.load<{ Client: new (options: object) => { notes: Notes } }>(
    'generated/client.ts',
  );
  ({ notes } = new Client({ baseUrl: `http://127.0.0.1:${listening.port}/api` }));
}, 60_000);

afterAll(() => listening.close());

async function post(query: string, headers: Record<string, string>, body: object) {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } };
  const url = `http://127.0.0.1:${listening.port}/api/notes${query}`;
  const response = await fetch(url, { ...init, body: JSON.stringify(body) });
  return [response.status, await response.json()];
}

test('the client sends arguments in the query of a write and in headers, and the server converts them', async () => {
  const input = { text: 'a', dry_run: true, 'X-Priority': 2 };
  expect(await notes.add(input)).toEqual(input);
  expect(await notes.add({ text: 'a', 'X-Priority': 1 })).toEqual({ text: 'a', 'X-Priority': 1 });
});

test('the client sends values in a header or a query unchanged, or throws an error that names the invalid value', async () => {
  const sent = { 'X-Priority': 1, text: 'a' };
  const carried = { ...sent, 'X-Tags': ['a', 'é;b'], 'X-Title': 'an été, "c"', note: 'n' };
  expect(await notes.add(carried)).toEqual(carried);
  for (const [name, value] of [
    ['X-Tags', ['a b', 'c,d']],
    ['X-Tags', ['a', '']],
    ['X-Tags', [null]],
    ['X-Title', null],
    ['X-Title', { a: 1 }],
    ['X-Title', 'žluť'],
    ['X-Title', 'a\nb'],
    ['X-Title', ' a'],
    ['X-Priority', Number.NaN],
    ['note', null],
  ] as const) {
    const call = notes.add({ ...sent, [name]: value });
    await expect(call).rejects.toThrow(TypeError);
    await expect(call).rejects.toThrow(name);
  }
});

test('an argument in a header is validated, and is not read from other places', async () => {
  const priority = { 'X-Priority': '3' };
  expect(await post('?dry_run=0', priority, { text: 'a' })).toMatchObject([
    ...[200, { text: 'a', dry_run: false, 'X-Priority': 3 }],
  ]);
  expect(await post('', {}, { text: 'a' })).toMatchObject([
    ...[400, { code: 'rest_missing_callback_param', data: { params: ['X-Priority'] } }],
  ]);
  expect(await post('', { 'X-Priority': '0' }, { text: 'a' })).toMatchObject([
    ...[
      400,
      { code: 'rest_invalid_param', data: { params: { 'X-Priority': expect.any(String) } } },
    ],
  ]);
  expect(await post('?text=a', priority, {})).toMatchObject([400, { code: 'rest_unknown_param' }]);
  for (const [query, body] of [
    ['?X-Priority=3', { text: 'a' }],
    ['', { text: 'a', 'X-Priority': 3 }],
  ] as const) {
    expect(await post(query, {}, body)).toMatchObject([
      ...[400, { message: 'Send in the header: X-Priority.', data: { params: ['X-Priority'] } }],
    ]);
  }
  expect(await post('', priority, { text: 'a', dry_run: true })).toMatchObject([
    ...[400, { message: 'Send in the query: dry_run.' }],
  ]);
});

test('alternatives and values of an argument without a type are validated', async () => {
  const headers = { 'X-Priority': '1' };
  expect(await post('', headers, { text: 'a', tone: 'low' })).toMatchObject([200, { tone: 'low' }]);
  expect(await post('', headers, { text: 'a', tone: 'loud' })).toMatchObject([400, {}]);
  expect(await post('', headers, { text: 'a', pay: { by: 'cash' } })).toMatchObject([200, {}]);
  expect(await post('', headers, { text: 'a', pay: { by: 'x' } })).toMatchObject([
    ...[400, { code: 'rest_invalid_param', data: { params: { pay: expect.any(String) } } }],
  ]);
});

test('a validator of forms checks formats as strictly as the server', async () => {
  const { inputs } = await project.load<{
    inputs: { notes: { add: StandardSchemaV1 } };
  }>('generated/inputs.ts');
  const input = { text: 'a', 'X-Priority': 1, due: '2026-13-01' };
  expect(await inputs.notes.add['~standard'].validate(input)).toMatchObject({
    issues: [{ path: ['due'] }],
  });
  expect(await post('', { 'X-Priority': '1' }, { text: 'a', due: '2026-13-01' })).toMatchObject([
    ...[400, { data: { params: { due: expect.any(String) } } }],
  ]);
});

test('an argument in the body is the whole body, a list for example, and is validated', async () => {
  const input = { name: 'a', body: [1, 2] };
  expect(await notes.order(input)).toEqual(input);
  await expect(notes.order({ body: [1, 'x'] })).rejects.toMatchObject({
    params: { body: expect.stringContaining('body[1]') as string },
  });
  const send = async (query: string, body: string, method: string) => {
    const headers = { 'Content-Type': 'application/json' };
    const url = `http://127.0.0.1:${listening.port}/api/notes/lines${query}`;
    const response = await fetch(url, { method, headers, body });
    return [response.status, await response.json()];
  };
  expect(await send('?name=7', '[3]', 'DELETE')).toEqual([200, { name: '7', body: [3] }]);
  // Members of the body are not arguments.
  expect(await send('', '{ "name": "b", "body": [1] }', 'PUT')).toMatchObject([
    400,
    { code: 'rest_invalid_param' },
  ]);
  expect(await send('', '', 'PUT')).toMatchObject([400, { code: 'rest_missing_callback_param' }]);
});

const documented = (): OpenAPIV3_1.PathsObject => {
  const path = join(project.root, 'generated/openapi.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as OpenAPIV3_1.Document).paths ?? {};
};

test('the OpenAPI document has the whole body', () => {
  const schema = { type: 'array', items: { type: 'integer' } };
  const requestBody = { required: true, content: { 'application/json': { schema } } };
  const { put, delete: remove } = documented()['/notes/lines'] ?? {};
  expect([put, remove]).toMatchObject([{ requestBody }, { requestBody }]);
});

test('the OpenAPI document has the parameters next to the body', () => {
  const { parameters = [], requestBody } = documented()['/notes']?.post ?? {};
  expect(parameters).toMatchObject([
    { name: 'dry_run', in: 'query', schema: { type: 'boolean' } },
    ...[{ name: 'note' }, { name: 'X-Tags' }, { name: 'X-Title' }],
    { name: 'X-Priority', in: 'header', required: true, schema: { type: 'integer', minimum: 1 } },
    {},
  ]);
  const properties = { text: { type: 'string' } };
  const schema = { type: 'object', properties, required: ['text'] };
  expect(requestBody).toMatchObject({
    ...{ required: true, content: { 'application/json': { schema } } },
  });
});

test('agents get text, and the target of a redirect; bytes and streams are not tools', async () => {
  const agent = new McpClient({ name: 'test', version: '1' });
  const url = `http://127.0.0.1:${listening.port}/api`;
  const cli = join(import.meta.dirname, '../../generator/cli.ts');
  const args = ['--import', 'tsx', cli, 'mcp', '--root', project.root, '--url', url];
  await agent.connect(new StdioClientTransport({ command: process.execPath, args }));
  const { tools } = await agent.listTools();
  const results = [];
  for (const name of ['notes_csv', 'notes_latest', 'notes_none'])
    results.push((await agent.callTool({ name })).content);
  await agent.close();
  const names = ['notes_add', 'notes_csv', 'notes_latest', 'notes_none', 'notes_order'];
  expect(tools.map(({ name }) => name).sort()).toEqual(names);
  expect(results).toEqual([
    [{ type: 'text', text: 'a,b\n1,2\n' }],
    [{ type: 'text', text: '{"status":303,"location":"https://notes.test/7"}' }],
    [{ type: 'text', text: 'null' }],
  ]);
});
