import type { Schema } from '../../runtime/schema/types.ts';
import type { Answers } from '../../runtime/resource/index.ts';
import { isJson } from './arguments.ts';
import { isMap, mapIn } from './json.ts';
import type { JsonMap } from './json.ts';
import type { Operation } from './operations.ts';
import type { SchemaConverter } from './schema.ts';

/** The response of an endpoint. */
export interface Answer {
  readonly answers: Answers;
  readonly answer_schema?: Schema;
  readonly media?: string;
}

/** The success response of an operation. */
export interface Success {
  readonly status: string;
  /** `null`: the response has no body. */
  readonly body: { readonly type: string; readonly schema: unknown } | null;
}

/** Returns the first success response with JSON, else the first one. */
export function successOf({ node }: Operation, { document }: SchemaConverter): Success | null {
  const all = Object.entries(mapIn(node, 'responses')).map(([status, given]) => {
    const media = Object.entries(mapIn(document.resolve(given), 'content'));
    const found = media.find(([type]) => isJson(type)) ?? media.find(([type]) => type === '*/*');
    const [type, value] = found ?? media[0] ?? [];
    const body = type === undefined ? null : { type, schema: mapIn({ value }, 'value')['schema'] };
    return { status, body };
  });
  const successes = all.filter(({ status }) => /^2/.test(status));
  const found = successes.find(({ body }) => body && isJsonBody(body)) ?? successes[0];
  return found ?? all.find(({ status }) => status === 'default' || /^3/.test(status)) ?? null;
}

function isJsonBody({ type }: NonNullable<Success['body']>): boolean {
  return isJson(type) || type === '*/*';
}

/** Whether the response is a list. */
export function isListResponse(operation: Operation, converter: SchemaConverter): boolean {
  const schema = successOf(operation, converter)?.body?.schema;
  const { type, items } = converter.flat(schema);
  return type === 'array' || (type === undefined && isMap(items));
}

/** Converts the success response of an operation. `itemOf` returns whether a schema is that of the items of the resource. */
export function answerOf(
  operation: Operation,
  converter: SchemaConverter,
  isItem: (schema: unknown) => boolean,
): Answer {
  const success = successOf(operation, converter);
  loseOthers(operation, success, converter);
  const empty: Answer = { answers: 'any', answer_schema: { type: 'null' } };
  if (!success?.body) return empty;
  const { status, body } = success;
  if (!isJsonBody(body)) return otherMedia(operation, success, converter);
  if (isItem(body.schema)) return { answers: status === '201' ? 'created' : 'item' };
  const { type, items } = converter.flat(body.schema);
  if (type === 'array' && isItem(items) && status !== '201') return { answers: 'list' };
  if (status === '201') converter.losses.add('status', mapIn(operation.node, 'responses'), status);
  const schema = converter.convert(body.schema, 'response');
  return Object.keys(schema).length === 0
    ? { answers: 'any' }
    : { answers: 'any', answer_schema: schema };
}

/** Converts a response that is not JSON: text, bytes, or a stream of values. */
function otherMedia(
  { node }: Operation,
  { status, body }: Success,
  converter: SchemaConverter,
): Answer {
  const media = body?.type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!/^[a-z]+\/[a-z0-9.+-]+$/.test(media)) {
    converter.losses.add('response-media', mapIn(node, 'responses'), status);
    return { answers: 'any' };
  }
  if (!STREAMS.has(media)) return { answers: 'any', media };
  const schema = converter.convert(body?.schema, 'response');
  return {
    answers: 'any',
    media,
    ...(Object.keys(schema).length > 0 && { answer_schema: schema }),
  };
}

/** Media types whose responses are streams of JSON values. */
const STREAMS: ReadonlySet<string> = new Set(['application/x-ndjson', 'text/event-stream']);

const ACCEPTED = ['200', '201', '2XX', '2xx', 'default'];

function loseOthers(
  { node }: Operation,
  success: Success | null,
  { document, losses }: SchemaConverter,
): void {
  const responses = mapIn(node, 'responses');
  if (success?.body && !ACCEPTED.includes(success.status))
    losses.add('status', responses, success.status);
  if (success?.body === null && success.status !== '204')
    losses.add(
      /^(?:2|default)/.test(success.status) ? 'empty-status' : 'status',
      responses,
      success.status,
    );
  for (const [status, given] of Object.entries(responses)) {
    const response = document.resolve(given);
    if (!isMap(response)) continue;
    const media = Object.keys(mapIn(response, 'content'));
    const isOwn = status === success?.status;
    if (Object.keys(mapIn(response, 'headers')).length > 0) losses.add('response-header', response);
    if (isOwn && media.length > 1) losses.add('media', response, 'content');
    if (isOwn) continue;
    if (/^2/.test(status)) losses.add('responses', responses, status);
    else if (media.length > 0) losses.add('error-body', response);
  }
}

/** Codes of errors by status. Other statuses have common codes. */
const codes: { readonly [status: string]: string } = {
  ...{
    402: 'payment_required',
    404: 'not_found',
    405: 'method_not_allowed',
    406: 'not_acceptable',
  },
  ...{ 409: 'conflict', 410: 'gone', 412: 'precondition_failed', 415: 'unsupported_media_type' },
  ...{ 422: 'unprocessable_content', 423: 'locked', 429: 'too_many_requests' },
};

/** Returns the error codes of an operation, sorted. */
export function errorCodesOf(node: JsonMap): readonly string[] {
  const statuses = Object.keys(mapIn(node, 'responses'));
  return statuses.flatMap((status) => codes[status] ?? []).sort();
}

/** Returns the statuses of error codes, for schemas/api.json. */
export function statusesOf(used: ReadonlySet<string>): {
  readonly [code: string]: readonly number[];
} {
  const found = Object.entries(codes).filter(([, code]) => used.has(code));
  return Object.fromEntries(found.map(([status, code]) => [code, [Number(status)]]));
}
