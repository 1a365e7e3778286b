import type { ResponseSpec } from '../resource/index.ts';
import type { Schema } from '../schema/types.ts';
import { oneLine, type HeaderList } from '../http/header-list.ts';
import { wrongValues, type WrongValue } from '../shape/wrong-values.ts';
import { jsonReplacer } from './response-data.ts';
import type { RestResponse } from './response.ts';

/** The responses of an endpoint by status, if its schema file declares more than the usual one. */
export interface DeclaredResponses {
  readonly [status: number]: Pick<ResponseSpec, 'answers' | 'schema' | 'headers'>;
}

type HeaderValues = { readonly [name: string]: string | number | boolean | undefined };

/** A value with a status and headers that the schema file declares. A handler returns it in place of the value. */
export class Reply<Status extends number = number, Body = unknown, Headers = object> {
  readonly status: Status;
  readonly body: Body;
  readonly headers: Headers;

  constructor(status: Status, body: Body, headers: Headers) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  /** Sets the status and the headers of a response. */
  applyTo(response: RestResponse): RestResponse {
    response.status = this.status;
    for (const [name, value] of Object.entries(this.headers as object))
      if (value !== undefined) response.header(name, String(value));
    return response;
  }
}

/** Returns a response with a status and headers that `responses` of the endpoint declares; without a body it is empty. */
export function respond<const Status extends number>(
  status: Status,
): Reply<Status, null, Record<never, never>>;
export function respond<const Status extends number, Body>(
  status: Status,
  body: Body,
): Reply<Status, Body, Record<never, never>>;
export function respond<const Status extends number, Body, Headers extends HeaderValues>(
  status: Status,
  body: Body,
  headers: Headers,
): Reply<Status, Body, Headers>;
export function respond(status: number, body: unknown = null, headers: HeaderValues = {}): Reply {
  return new Reply(status, body, headers);
}

/** Returns a redirect to a URL, 303 (See Other) if no status is given. */
export function redirect<const Status extends 301 | 302 | 303 | 307 | 308 = 303>(
  location: string | URL,
  status?: Status,
): Reply<Status, null, { readonly Location: string }> {
  return new Reply(status ?? (303 as Status), null, { Location: String(location) });
}

/** Returns what is wrong with the status, the headers and the body of a response of an endpoint with `responses`. */
export function wrongReply(
  { status, headers, data }: RestResponse,
  declared: DeclaredResponses,
): readonly WrongValue[] {
  const known = declared[status];
  if (!known) {
    const problem = `the status ${status} is not among the "responses" of the endpoint.`;
    return [{ pointer: '', problem }];
  }
  const { headers: schemas = {}, schema } = known;
  return [
    ...Object.entries(schemas).flatMap(([name, header]) => wrongHeader(headers, name, header)),
    ...(schema
      ? wrongValues(
          JSON.parse(JSON.stringify(data, jsonReplacer('bigint'))),
          schema,
          '',
          'the response',
        )
      : []),
  ];
}

function wrongHeader(headers: HeaderList, name: string, schema: Schema): readonly WrongValue[] {
  const value = headers.get(name);
  if (value === undefined)
    return schema.optional === true
      ? []
      : [{ pointer: '', problem: `the header ${name} is missing.` }];
  if (name !== 'Location' && oneLine(value) !== value) {
    const problem = `the header ${name} contains characters that are replaced by blanks: a header is one line of Latin letters.`;
    return [{ pointer: '', problem }];
  }
  const typed = [schema.type].flat().includes('string') ? value : parsed(value);
  return [...wrongValues(typed, schema, '', `the header ${name}`)];
}

/** Returns the number or the boolean of a header. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
