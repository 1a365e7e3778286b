import type { Call } from './calls.ts';
import type { Problem } from './problems.ts';
import type { ResponseSchemas } from './response-schemas.ts';
import type { Reply } from './send.ts';

/** Facts about the site that the checks need. */
export interface CheckParts {
  readonly schemas: ResponseSchemas;
  /** Folders that no response names. */
  readonly folders: readonly string[];
}

/** Returns the first rule that a response breaks; `null` if it breaks none. */
export function problemOf(call: Call, reply: Reply, parts: CheckParts): Problem | null {
  if ('failure' in reply) return { rule: reply.failure, detail: reply.reason };
  const { status, headers, body } = reply;
  const type = headers['content-type'] ?? '';
  return (
    (call.endpoint.route.path === FOLDERS ? null : leakIn(body, parts.folders)) ??
    wrongStatus(call, status, body, parts) ??
    (call.method === 'HEAD' || body === '' ? null : wrongBody(call, status, type, body, parts))
  );
}

/** Shows administrators the folders of the site. */
const FOLDERS = '/cms-site-health/v1/directory-sizes';

function leakIn(body: string, folders: readonly string[]): Problem | null {
  const folder = folders.find((name) => body.includes(name));
  if (folder !== undefined) return { rule: 'file path', detail: around(body, folder) };
  const frame = /\bat [^\n"]{1,200}:\d+:\d+\)?|node_modules\//.exec(body)?.[0];
  return frame === undefined ? null : { rule: 'stack', detail: around(body, frame) };
}

function around(body: string, found: string): string {
  const at = body.indexOf(found);
  return body.slice(Math.max(0, at - 60), at + found.length + 60);
}

/** Statuses above 499 that every endpoint may have: not implemented, and unavailable for now. */
const DOCUMENTED = [501, 503];

function wrongStatus(
  { endpoint, method }: Call,
  status: number,
  body: string,
  { schemas }: CheckParts,
): Problem | null {
  if (status < 500 || DOCUMENTED.includes(status)) return null;
  const code = /"code":"(\w+)"/.exec(body)?.[1] ?? '';
  return schemas.describesError({ path: endpoint.route.path, method, status }, code)
    ? null
    : { rule: `status ${status}`, detail: body.slice(0, 400) };
}

function wrongBody(
  call: Call,
  status: number,
  type: string,
  text: string,
  parts: CheckParts,
): Problem | null {
  if (!type.startsWith('application/json'))
    return status < 400 || isOutside(call)
      ? null
      : { rule: 'error body', detail: `${status} ${type}: ${text.slice(0, 200)}` };
  const body = parsed(text);
  if (body === undefined) return { rule: 'JSON', detail: text.slice(0, 200) };
  const { status: inner, body: wrapped } = opened(call, status, body);
  if (inner >= 400) return wrongStatus(call, inner, text, parts) ?? wrongError(inner, wrapped);
  if (inner === 207) return '_fields' in call.query ? null : wrongBatch(call, wrapped, parts);
  if (inner >= 300 || call.method === 'OPTIONS' || isMisled(call) || isOutside(call)) return null;
  const { route } = call.endpoint;
  const wrong = parts.schemas.wrong(wrapped, route.schema, {
    path: route.path,
    method: call.method,
    status: inner,
    context: contextOf(call),
    isPartial: '_fields' in call.query,
  });
  return wrong === null ? null : { rule: 'schema', detail: wrong };
}

/** The response inside an envelope, or the response itself. */
function opened(call: Call, status: number, body: unknown): { status: number; body: unknown } {
  if (!('_envelope' in call.query)) return { status, body };
  const { status: inner, body: wrapped } = body as { status?: unknown; body?: unknown };
  return typeof inner === 'number' ? { status: inner, body: wrapped } : { status, body };
}

/** Whether the path may not lead to the route: the API handles paths below it, pages the others. */
function isOutside({ endpoint, path }: Call): boolean {
  return !endpoint.route.pattern.test(path);
}

/** Whether a header or a parameter chooses another method, another route or two contexts. */
function isMisled({ headers, args, query }: Call): boolean {
  return (
    'x-http-method-override' in headers ||
    '_method' in query ||
    'rest_route' in query ||
    ('context' in query && 'context' in args)
  );
}

/** Returns the context of the response if the request alone decides it; `null` otherwise. */
function contextOf({ method, args, query, encoding }: Call): Context | null {
  if (method !== 'GET') return null;
  const isRead = encoding === 'query' || encoding === 'json';
  if ('context' in args && !isRead) return null;
  const sent = query['context'] ?? args['context'] ?? 'view';
  return CONTEXTS.find((context) => context === sent) ?? null;
}

const CONTEXTS = ['view', 'embed', 'edit'] as const;
type Context = (typeof CONTEXTS)[number];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An error has a code, a message, and its status in its data. */
function wrongError(status: number, body: unknown): Problem | null {
  const { code, message, data } = body as { code?: unknown; message?: unknown; data?: unknown };
  const bodyStatus =
    typeof data === 'object' && data !== null && 'status' in data ? data.status : null;
  const isRight =
    typeof code === 'string' && code !== '' && typeof message === 'string' && bodyStatus === status;
  return isRight
    ? null
    : { rule: 'error body', detail: `${status} ${JSON.stringify(body).slice(0, 300)}` };
}

function wrongBatch(call: Call, body: unknown, parts: CheckParts): Problem | null {
  const { responses } = body as { responses?: unknown };
  if (!Array.isArray(responses)) return { rule: 'batch', detail: 'responses is not a list' };
  // If the validation of the whole batch failed, valid requests have no response.
  for (const response of responses.filter((one) => one !== null)) {
    const { status, body: inner } = response as { status?: unknown; body?: unknown };
    if (typeof status !== 'number') return { rule: 'batch', detail: JSON.stringify(response) };
    const problem =
      wrongStatus(call, status, JSON.stringify(inner) ?? '', parts) ??
      (status >= 400 ? wrongError(status, inner) : null);
    if (problem) return { ...problem, rule: `batch: ${problem.rule}` };
  }
  return null;
}
