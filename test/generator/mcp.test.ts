import { resolve } from 'node:path';
import { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import { createServer } from '../../runtime/server/index.ts';
import { startService } from '../client/service.ts';
import type { Service } from '../client/service.ts';
import { apiSettings, registerRoutes } from '../e2e/library/generated/routes.ts';
import { createHandlers } from '../e2e/library/site/handlers/index.ts';
import { openLibrary } from '../e2e/library/site/library.ts';

const root = resolve(import.meta.dirname, '../..');
const agents: McpClient[] = [];
let service: Service;
let editor: McpClient;
let anonymous: McpClient;
let reader: McpClient;

beforeAll(async () => {
  service = await startService();
  const { login, applicationPassword } = await service.passwordOf('harbour');
  const basic = `Basic ${Buffer.from(`${login}:${applicationPassword}`).toString('base64')}`;
  [editor, anonymous, reader] = await Promise.all([
    startAgent(basic),
    startAgent(''),
    startAgent(basic, '--tag', 'posts', '--read-only'),
  ]);
});
afterAll(async () => {
  for (const agent of agents) await agent.close();
  await service.site.close();
});

/** The text that `restloom mcp` wrote to standard error, for each client. */
const written = new Map<McpClient, string>();

/** Starts `restloom mcp` and returns a connected client. */
async function startAgent(authorization: string, ...options: string[]): Promise<McpClient> {
  const agent = new McpClient({ name: 'test', version: '1' });
  const args = ['--import', 'tsx', 'generator/cli.ts', 'mcp', '--url', service.baseUrl, ...options];
  const env = { ...process.env, RESTLOOM_AUTHORIZATION: authorization } as Record<string, string>;
  const command = process.execPath;
  const transport = new StdioClientTransport({ command, args, cwd: root, env, stderr: 'pipe' });
  transport.stderr?.on('data', (text) => written.set(agent, `${written.get(agent) ?? ''}${text}`));
  agents.push(agent);
  await agent.connect(transport);
  return agent;
}

async function namesOf(agent: McpClient): Promise<readonly string[]> {
  return (await agent.listTools()).tools.map(({ name }) => name);
}

/** The JSON of a result, and whether it is an error. */
async function resultOf(agent: McpClient, name: string, args: object = {}) {
  const { content, isError } = await agent.callTool({ name, arguments: { ...args } });
  const [{ text }] = content as [{ text: string }];
  return isError === true ? text : JSON.parse(text);
}

test('agents list, read, create, update and delete as a user with an application password', async () => {
  const tags = await resultOf(editor, 'tags_list', { per_page: 2, _fields: ['id', 'name'] });
  expect(tags).toMatchObject({
    items: [{ id: expect.any(Number) }, {}],
    totalPages: expect.any(Number),
  });
  const created = await resultOf(editor, 'tags_create', { name: 'Made by an agent' });
  expect(created).toMatchObject({ name: 'Made by an agent' });
  expect(
    await resultOf(editor, 'tags_update', { id: created.id, description: 'Changed' }),
  ).toMatchObject({ id: created.id, description: 'Changed' });
  expect(await resultOf(editor, 'tags_get', { id: created.id })).toMatchObject({
    description: 'Changed',
  });
  expect(await resultOf(editor, 'tags_delete', { id: created.id, force: true })).toMatchObject({
    deleted: true,
  });
  expect(await resultOf(editor, 'tags_get', { id: created.id })).toMatch(/^rest_term_invalid: /);
  expect(await resultOf(editor, 'posts_list', { per_page: 1000 })).toMatch(
    /^rest_invalid_param: .*\nper_page: /,
  );
});

test('a tool has the description and the input schema of its endpoint, and the hint whether it is read-only', async () => {
  const { tools } = await editor.listTools();
  const list = tools.find(({ name }) => name === 'posts_list');
  expect(list?.description).toMatch(/^Lists posts\. \(GET \/cms\/v2\/posts\)/);
  expect(list?.inputSchema.properties).toMatchObject({
    per_page: { type: 'integer', maximum: 100 },
  });
  expect(list?.annotations?.readOnlyHint).toBe(true);
  const remove = tools.find(({ name }) => name === 'posts_delete');
  expect(remove?.inputSchema.required).toEqual(['id']);
  expect(remove?.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: true });
});

test('only endpoints that the caller may call are tools', async () => {
  const ofNobody = await namesOf(anonymous);
  expect(ofNobody).toEqual(expect.arrayContaining(['posts_list', 'posts_get', 'tags_get']));
  expect(ofNobody.filter((name) => /_(?:create|update|delete)/.test(name))).toEqual([]);
  const ofEditor = await namesOf(editor);
  expect(ofEditor).toEqual(
    expect.arrayContaining(['posts_create', 'posts_update', 'posts_revisions_list']),
  );
});

test('every tool for anonymous callers without required arguments can be called', async () => {
  const { tools } = await anonymous.listTools();
  const ready = tools.filter(({ inputSchema }) => !inputSchema.required?.length);
  expect(ready.length).toBeGreaterThan(9);
  for (const { name } of ready)
    expect([name, await resultOf(anonymous, name)]).toEqual([name, expect.any(Object)]);
});

test('a tool that reads cannot be turned into one that writes by an argument `_method`', async () => {
  const [post] = (await resultOf(reader, 'posts_list', { per_page: 1 })).items;
  expect(await resultOf(reader, 'posts_get', { id: post.id, _method: 'DELETE' })).toBe(
    'posts_get has no argument "_method".',
  );
  expect(await resultOf(reader, 'posts_list', { _method: 'POST', title: 'Written' })).toBe(
    'posts_list has no argument "_method".',
  );
  expect(await resultOf(reader, 'posts_get', { id: post.id })).toMatchObject({ status: 'publish' });
});

test('a tool that is not listed is refused by the API', async () => {
  expect(await resultOf(anonymous, 'posts_create', { title: 'Mine' })).toMatch(
    /^rest_cannot_create: /,
  );
  expect(await resultOf(reader, 'posts_create', { title: 'Mine' })).toMatch(/^There is no tool/);
});

test('with --tag and --read-only, only read endpoints of the tag are tools', async () => {
  const { tools } = await reader.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['posts_list', 'posts_get']);
});

test('an API that does not respond is an error of the list with its URL', async () => {
  const agent = await startAgent(
    '',
    ...['--root', 'test/e2e/library', '--url', 'http://127.0.0.1:9/'],
  );
  await expect(agent.listTools()).rejects.toThrow(
    /The API at http:\/\/127\.0\.0\.1:9\/ does not respond: /,
  );
});

test('a URL without the prefix of the API is an error of the list that names the right URL', async () => {
  const server = createServer(apiSettings);
  registerRoutes(server, createHandlers(openLibrary()), {});
  const running = await listen(server, { port: 0, host: '127.0.0.1' });
  const plain = `http://127.0.0.1:${running.port}/`;
  const content = service.baseUrl.replace('cms-json/', '');
  const cases = [
    [['--root', 'test/e2e/library', '--url', plain], plain, '404', `${plain}api`],
    [['--url', content], content, '405', `${content}cms-json`],
  ] as const;
  for (const [options, url, status, root] of cases) {
    const agent = await startAgent('', ...options);
    const problem = `The API is not at ${url}: OPTIONS of its paths is ${status} there. Set --url to its root, for example ${root}.`;
    await expect(agent.listTools()).rejects.toThrow(problem);
    await expect.poll(() => written.get(agent)).toBe(`restloom mcp: ${problem}\n`);
  }
  await running.close();
});

test('an empty list for a caller without permissions has its reason on standard error', async () => {
  const agent = await startAgent('', '--tag', 'plugins');
  expect(await namesOf(agent)).toEqual([]);
  await expect
    .poll(() => written.get(agent))
    .toBe('restloom mcp: The caller may call no selected endpoint (OPTIONS of its paths: 200).\n');
});
