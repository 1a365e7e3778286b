import type { Schema } from '../../runtime/schema/types.ts';
import { isRedirect, isWithoutBody, usualStatus } from '../../runtime/resource/index.ts';
import type { Answers, ResponseSpec } from '../../runtime/resource/index.ts';
import { isJson, loseRestrictions, otherTypes } from './bodies.ts';
import { errorStatus, isUsualError } from './errors.ts';
import { isMap, mapIn, memberOf, textIn } from './json.ts';
import type { JsonMap } from './json.ts';
import { described } from './keywords.ts';
import type { Operation } from './operations.ts';
import type { SchemaConverter } from './schema.ts';

/** The response of an endpoint. */
export interface Answer {
  readonly answers: Answers;
  readonly answer_schema?: Schema;
  readonly media?: string;
  readonly status?: number;
  readonly responses?: { readonly [status: string]: ResponseSpec };
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
  return (
    found ?? all.find(({ status }) => status === 'default' || DECLARED.has(Number(status))) ?? null
  );
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
  const answer = usualOf(operation, success, converter, isItem);
  // A range of statuses is that of the kind of response.
  const given = Number(success?.status);
  const isGiven = DECLARED.has(given) && given !== usualStatus(answer);
  const isItemCreated = given === 201 && answer.answers === 'item';
  const status = isGiven && !isItemCreated ? { status: given } : {};
  const usual: Answer = { ...answer, ...(isItemCreated && { answers: 'created' }), ...status };
  return { ...usual, ...othersOf(operation, success, usual, converter) };
}

/** The statuses of successes and redirects that endpoints can declare. */
const DECLARED: ReadonlySet<number> = new Set([
  ...[200, 201, 202, 203, 204, 205, 206, 207, 208, 226],
  ...[301, 302, 303, 307, 308],
]);

/** Converts the usual response, without its status. */
function usualOf(
  operation: Operation,
  success: Success | null,
  converter: SchemaConverter,
  isItem: (schema: unknown) => boolean,
): Answer {
  if (!success?.body || isWithoutBody(Number(success.status)))
    return { answers: 'any', answer_schema: { type: 'null' } };
  const { body } = success;
  if (!isJsonBody(body)) return otherMedia(operation, success, converter);
  if (isItem(body.schema)) return { answers: 'item' };
  const { type, items, ...rest } = converter.flat(body.schema);
  if (type === 'array' && isItem(items)) {
    loseRestrictions(rest, converter.flat(body.schema), converter);
    return { answers: 'list' };
  }
  const schema = converter.named(body.schema, 'response');
  return Object.keys(schema).length === 0
    ? { answers: 'any' }
    : { answers: 'any', answer_schema: schema };
}

/** Converts the further responses of an operation, with the headers of all. A part that cannot be declared is reported as lost. */
function othersOf(
  { node }: Operation,
  success: Success | null,
  { answers, media = '' }: Answer,
  converter: SchemaConverter,
): Pick<Answer, 'responses'> {
  const { document, losses } = converter;
  const given = mapIn(node, 'responses');
  const isStream = STREAMS.has(media);
  const found = Object.entries(given).flatMap(([status, value]) => {
    const response = document.resolve(value);
    if (!isMap(response)) return [];
    if (status === success?.status || !FURTHER.test(status)) {
      loseUndeclared(response, status, success, converter);
      return [];
    }
    const further = isStream ? null : furtherOf(response, Number(status), converter);
    if (!further) losses.add('responses', given, status);
    return further ? [[status, further] as const] : [];
  });
  const main = document.resolve(given[success?.status ?? '']);
  const headers = headersOf(main, converter);
  // A stream has one response, without headers.
  if (headers && isStream) losses.add('response-header', Object(main));
  const own = headers && !isStream ? { headers } : null;
  if (found.length === 0 && !own) return {};
  const known = Number(success?.status);
  const status = String(DECLARED.has(known) ? known : usualStatus({ answers }));
  return { responses: { ...(own && { [status]: own }), ...Object.fromEntries(found) } };
}

/** Further responses: successes and redirects, except for those that a service sends itself. */
const FURTHER = /^(?!30[0456])[23]/;

/** Adds the losses of a response that is not a further one: the usual one, or an error. */
function loseUndeclared(
  response: JsonMap,
  status: string,
  success: Success | null,
  converter: SchemaConverter,
): void {
  const { losses } = converter;
  if (textIn(response, 'description')) losses.add('response-text', response, 'description');
  const content = mapIn(response, 'content');
  if (status === success?.status) {
    for (const type of otherTypes(Object.entries(content), success.body?.type ?? '', isJson))
      losses.add('media', content, type);
  } else if (status !== '304') {
    if (isMap(response['headers'])) losses.add('response-header', response, 'headers');
    // Errors with a status have codes.
    const isError = errorStatus(status) !== null || isUsualError(response, converter);
    if (!isError) losses.add('error-body', response);
  }
}

/** Converts a further response; `null` if an endpoint cannot declare it. */
function furtherOf(
  response: JsonMap,
  status: number,
  converter: SchemaConverter,
): ResponseSpec | null {
  const content = Object.entries(mapIn(response, 'content'));
  const [type, body] = content.find(([each]) => isJson(each) || each === '*/*') ?? [];
  const isPossible = content.length === 0 || type !== undefined || isRedirect(status);
  if (!DECLARED.has(status) || !isPossible) return null;
  const given = isWithoutBody(status) ? undefined : memberOf(body, 'schema');
  const schema = isMap(given) ? converter.named(given, 'response') : {};
  const headers = headersOf(response, converter);
  return {
    ...described(response),
    ...(Object.keys(schema).length > 0 && { schema }),
    ...(headers && { headers }),
  };
}

/** Converts the headers of a response; `null` without any. A value that is not a text, a number or a boolean is a text. */
function headersOf(
  response: unknown,
  converter: SchemaConverter,
): { [name: string]: Schema } | null {
  const all = Object.entries(mapIn(response, 'headers')).flatMap(([name, value]) => {
    const header = converter.document.resolve(value);
    // The service writes these headers itself.
    const isOwn = /^(?:content-(?:type|length)|location|etag|date|vary)$/i.test(name);
    if (!isMap(header) || !HEADER_NAME.test(name) || isOwn) return [];
    const { type, description, ...limits } = converter.convert(header['schema'], 'response');
    const isScalar = typeof type === 'string' && SCALARS.includes(type);
    const schema: Schema = {
      ...described({ description, ...header }),
      ...(isScalar ? { type, ...limits } : { type: 'string' }),
      ...(header['deprecated'] === true && { deprecated: true }),
      ...(header['required'] !== true && { optional: true }),
    };
    return [[name, schema] as const];
  });
  return all.length === 0 ? null : Object.fromEntries(all);
}

const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
const SCALARS: readonly string[] = ['string', 'number', 'integer', 'boolean'];

/** Converts a response that is not JSON: text, bytes, or a stream of values. */
function otherMedia(
  { node }: Operation,
  { status, body }: Success,
  converter: SchemaConverter,
): Answer {
  const given = body?.type.split(';')[0]?.trim().toLowerCase() ?? '';
  const isExact = /^[a-z]+\/[a-z0-9.+-]+$/.test(given);
  if (!isExact) converter.losses.add('response-media', mapIn(node, 'responses'), status);
  const media = isExact ? given : BYTES;
  const text = converter.flat(body?.schema);
  const { format: _format, ...rest } = text;
  if (!STREAMS.has(media)) {
    loseRestrictions(rest, text, converter);
    return { answers: 'any', media };
  }
  const schema = converter.named(body?.schema, 'response');
  return {
    answers: 'any',
    media,
    ...(Object.keys(schema).length > 0 && { answer_schema: schema }),
  };
}

const BYTES = 'application/octet-stream';

/** Media types whose responses are streams of JSON values. */
const STREAMS: ReadonlySet<string> = new Set(['application/x-ndjson', 'text/event-stream']);
