import { isError, RestError } from '../errors/rest-error.ts';
import { parametersError } from '../http/limits.ts';
import { decodePath, splitAddress } from '../http/urls.ts';
import { parseForm } from '../http/query.ts';
import { isSet } from '../schema/index.ts';
import { isMap } from '../schema/values/containers.ts';
import { allowsBatch } from '../resource/index.ts';
import { checkArguments } from './arguments.ts';
import type { PlainEndpoint } from './definition.ts';
import { errorResponse, failedResponse, invalidHandler, responseOf } from './failures.ts';
import { postDispatch, preDispatch, runEndpoint } from './handle-request.ts';
import { envelope, type Envelope } from './response-data.ts';
import type { Match, Registration } from './registration.ts';
import { RestRequest } from './request.ts';
import { RestResponse } from './response.ts';
import type { Server } from './server.ts';

const MULTI_STATUS = 207;
const WRITES: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

export const BATCH_ROUTE = '/batch/v1';

/**
 * Returns the endpoint that runs several requests in one: `/batch/v1`. With `reads` it also accepts GET requests
 * to endpoints that allow them (`allow_batch: { v1: true, get: true }`).
 */
export function batchEndpoint(server: Server, reads = false): PlainEndpoint {
  const methods = reads ? ['GET', ...WRITES] : WRITES;
  return {
    methods: 'POST',
    callback: (request) => runBatch(server, request),
    permission_callback: () => true,
    args: {
      validation: { type: 'string', enum: ['require-all-validate', 'normal'], default: 'normal' },
      requests: {
        required: true,
        type: 'array',
        maxItems: server.hooks.filter('rest_get_max_batch_size', 25),
        items: {
          type: 'object',
          properties: {
            method: { type: 'string', enum: methods, default: 'POST' },
            path: { type: 'string', required: true },
            body: { type: 'object', properties: {}, additionalProperties: true },
            headers: {
              type: 'object',
              properties: {},
              additionalProperties: { type: ['string', 'array'], items: { type: 'string' } },
            },
          },
        },
      },
    },
  };
}

/** A request of a batch that is matched and validated. All requests are prepared before the first one runs. */
interface Prepared {
  readonly request: RestRequest | null;
  readonly match: Match | null;
  readonly error: RestError | null;
}

async function runBatch(server: Server, batch: RestRequest): Promise<RestResponse> {
  const prepared: Prepared[] = [];
  for (const entry of listOf(batch.getParam('requests')))
    prepared.push(await prepare(server, entry, batch));

  const needsAll = batch.getParam('validation') === 'require-all-validate';
  if (needsAll && prepared.some(({ error }) => error !== null)) {
    const responses = [];
    for (const { error } of prepared)
      responses.push(error && (await envelope(server, errorResponse(error), null, batch)));
    return new RestResponse({ failed: 'validation', responses }, { status: MULTI_STATUS });
  }

  const responses = [];
  for (const one of prepared) {
    // Earlier requests have already written, so the caller needs their responses.
    const response = await respondTo(server, one, batch).catch((bug: unknown) =>
      envelope(server, failedResponse(server, bug, batch.id), null, batch),
    );
    responses.push(response);
  }
  return new RestResponse({ responses }, { status: MULTI_STATUS });
}

async function respondTo(
  server: Server,
  { request, match, error }: Prepared,
  batch: RestRequest,
): Promise<Envelope> {
  const failed = (): RestResponse => errorResponse(error ?? invalidHandler());
  if (!request) return envelope(server, failed(), null, batch);
  const early = await preDispatch(server, request);
  const problem = error ?? (match?.endpoint.handle ? null : invalidHandler());
  const run = () => (match ? runEndpoint(server, request, match, problem) : failed());
  const response = isSet(early) ? responseOf(early) : await run();
  return envelope(server, await postDispatch(server, response, request), null, request);
}

async function prepare(server: Server, entry: unknown, batch: RestRequest): Promise<Prepared> {
  const request = readEntry(entry, batch, server.settings.parameters);
  if (isError(request)) return { request: null, match: null, error: request };
  const match = server.routes.match(request);
  if (isError(match)) return { request, match: null, error: match };
  if (!isAllowed(match, request)) return { request, match, error: notAllowed() };
  const { endpoint } = match;
  // Without a handler the arguments do not matter: the response is `rest_invalid_handler`.
  const error = endpoint.handle && (await checkArguments(request, endpoint, server.settings));
  return { request, match, error };
}

function readEntry(
  entry: unknown,
  batch: RestRequest,
  parameters: number | undefined,
): RestRequest | RestError {
  if (!isMap(entry)) return unreadablePath();
  const address = splitAddress(String(entry['path'] ?? ''));
  const route = address && decodePath(address.route);
  if (!address || route === null) return unreadablePath();
  const refusal = parametersError(address.query, parameters);
  if (refusal) return refusal;
  const { method, body, headers } = entry;
  return new RestRequest({
    method: typeof method === 'string' ? method : 'POST',
    route,
    query: parseForm(address.query),
    body: isMap(body) ? body : {},
    headers: headersOf(headers),
    user: batch.user,
    caller: batch.caller,
    address: batch.address,
    connection: batch.connection,
    wire: batch,
  });
}

function notAllowed(): RestError {
  const message = 'This route does not support batch requests.';
  return new RestError('rest_batch_not_allowed', message, { status: 400 });
}

function unreadablePath(): RestError {
  return new RestError('parse_path_failed', 'Malformed path.', { status: 400 });
}

function headersOf(headers: unknown): { readonly [name: string]: string } {
  if (!isMap(headers)) return {};
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, listOf(value).map(String).join(',')]),
  );
}

/** Whether a registration has an endpoint that batches may call; with `reads`, one that they may call with GET. */
export function takesBatches({ endpoints, options }: Registration, reads = false): boolean {
  return endpoints.some(({ methods, allowBatch }) =>
    methods.some(
      (method) =>
        (method === 'GET' || !reads) && allowsBatch(allowBatch ?? options.allow_batch, method),
    ),
  );
}

/** A response that is not JSON cannot be part of another one. */
function isAllowed({ route, endpoint }: Match, { method }: RestRequest): boolean {
  return (
    endpoint.response?.media === undefined &&
    allowsBatch(endpoint.allowBatch ?? route.options.allow_batch, method)
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
