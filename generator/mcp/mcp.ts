import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { ApiError, connect } from '../../runtime/client/index.ts';
import type { Transport } from '../../runtime/client/index.ts';
import { tokenOf } from '../lower/about.ts';
import { apiModel } from '../emitters/api-model.ts';
import { packageVersion } from '../package.ts';
import type { ProjectApi } from '../read-api.ts';
import { permitted } from './permitted.ts';
import type { Ask } from './permitted.ts';
import { toolsOf } from './tools.ts';
import type { Selection, Tool } from './tools.ts';

/** The running API that the tools call. */
export interface Target {
  /** The root of the API. */
  readonly url: URL;
  /** The value of the `Authorization` header; `undefined` for anonymous requests. */
  readonly authorization: string | undefined;
}

/**
 * Serves the endpoints of an API as tools of the Model Context Protocol over standard input and output. Resolves when the
 * input ends.
 */
export async function serveTools(
  { api, names }: ProjectApi,
  { url, authorization }: Target,
  selection: Selection,
): Promise<void> {
  const model = apiModel(api, names);
  const client = connect(
    { baseUrl: url, auth: authorization, retries: 1 },
    { token: tokenOf(api.about), methodOverride: api.about.profile !== 'plain' },
  );
  const tools = toolsOf(model, selection);
  // The class for tools with the schemas of zod; these have JSON Schemas of their own.
  const server = new Server(
    { name: model.title, version: packageVersion() },
    { capabilities: { tools: {} } },
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => {
    const statuses = new Set<number>();
    const offered = await permitted(tools, askBy(url, authorization, statuses));
    if (offered.length === 0) reportEmpty(url, statuses, api.about.server);
    return { tools: offered.map(({ definition }) => definition) };
  });
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) return failure(`There is no tool "${params.name}".`);
    return callTool(tool, params.arguments ?? {}, client);
  });
  const ended = new Promise<void>((resolve) => {
    server.onclose = resolve;
    process.stdin.once('end', resolve);
  });
  await server.connect(new StdioServerTransport());
  await ended;
}

/** Returns a function that sends requests as the caller and adds the statuses of OPTIONS to `statuses`; paths are already escaped. */
function askBy(url: URL, authorization: string | undefined, statuses: Set<number>): Ask {
  const headers = { ...(authorization !== undefined && { authorization }) };
  const root = url.href.replace(/\/$/, '');
  return async (method, path) => {
    const sent = fetch(root + path, { method, headers, redirect: 'manual' });
    const response = await sent.catch((error: unknown) => {
      throw new Error(`The API at ${url.href} does not respond: ${problemOf(error)}`);
    });
    if (method === 'OPTIONS') statuses.add(response.status);
    if (method !== 'GET' || !response.ok) await response.body?.cancel();
    return response;
  };
}

/** Prints why the list of tools is empty. Throws if no path exists: the URL is not the root of the API. */
function reportEmpty(url: URL, statuses: ReadonlySet<number>, server = '/'): void {
  const all = [...statuses].join(', ');
  const isWrongUrl = /^(?:(?:30[1278]|40[45])(?:, |$))+$/.test(all);
  const root = new URL(new URL(server, url).pathname, url).href;
  const problem = isWrongUrl
    ? `The API is not at ${url.href}: OPTIONS of its paths is ${all} there. Set --url to its root, for example ${root}.`
    : `The caller may call no selected endpoint (OPTIONS of its paths: ${all || 'none'}).`;
  process.stderr.write(`restloom mcp: ${problem}\n`);
  if (isWrongUrl) throw new Error(problem);
}

/** Calls the endpoint of a tool. Errors are results that the model can read. */
async function callTool(
  { endpoint, definition }: Tool,
  input: { readonly [name: string]: unknown },
  client: Transport,
): Promise<CallToolResult> {
  const { properties } = definition.inputSchema;
  // Unknown names are not sent: `_method` would turn a request that reads into one that writes.
  const unknown = Object.keys(input).find((name) => !Object.hasOwn(Object(properties), name));
  if (unknown !== undefined) return failure(`${definition.name} has no argument "${unknown}".`);
  const { methods, path, sentIn, media } = endpoint;
  const [method = 'GET'] = methods;
  const isRead = method === 'GET' || method === 'DELETE';
  // As the client reads it: the names in the query of a write, in headers, and of the whole body.
  const query = isRead ? '' : sentIn.query.join('&');
  const places = `${path}?${query}#${sentIn.header.join('&')}#${sentIn.wholeBody.join('')}`;
  try {
    const written = client.write(method, places, input);
    const accept = media === undefined ? {} : { accept: `${media}, application/json;q=0.9` };
    const request = { ...written, headers: { ...written.headers, ...accept } };
    const { status, body, headers } = await client.exchange(
      // A redirect is a result: its target need not be JSON.
      { ...request, redirect: 'manual' },
      {},
      (response) => response.text(),
    );
    const text = String(await body);
    if (status >= 300) return success({ status, location: headers.get('location') });
    if (text === '') return success(null);
    const isJson = /[/+]json\b/.test(headers.get('content-type') ?? '');
    if (media !== undefined && !isJson) return { content: [{ type: 'text', text }] };
    const value: unknown = JSON.parse(text);
    const { total, totalPages } = client.totalsIn(headers);
    const isPage = Array.isArray(value) && !Number.isNaN(total);
    return success(isPage ? { items: value, total, totalPages } : value);
  } catch (error) {
    if (error instanceof ApiError) {
      const { code, message, params } = error;
      const details = Object.entries(params).map(([name, text]) => `${name}: ${text}`);
      return failure([`${code}: ${message}`, ...details].join('\n'));
    }
    return failure(problemOf(error));
  }
}

/** Returns the message of an error; `fetch` has the problem in the cause. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

function success(value: unknown): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value) }] };
}

function failure(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}
