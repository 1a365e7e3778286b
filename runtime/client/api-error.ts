import type { CommonCode } from '../errors/common-codes.ts';

/** An error response (7.1), thrown by the client. */
export class ApiError<Code extends string = string, Data = unknown> extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  /** The code of the first error: `rest_invalid_param`; `http_error` for a response without one. */
  readonly code: string;
  /** The message about each argument that the error names; empty for other errors. */
  readonly params: Readonly<Record<string, string>>;
  /** The data of the error; `is` tells its type. */
  readonly data: unknown;
  /** The body: the error object, or the text of a response without JSON. */
  readonly body: unknown;
  /** The headers of the response: `Retry-After`, or the current `ETag`. */
  readonly headers: Headers;

  constructor(status: number, body: unknown, headers: Headers = new Headers()) {
    // A successful status is an error if the body is not JSON of the service.
    const summary =
      status < 300
        ? `Unexpected response with status ${status}.`
        : `Request failed with status ${status}.`;
    super(textAt(body, 'message') ?? summary);
    this.status = status;
    this.code = textAt(body, 'code') ?? 'http_error';
    this.data = memberOf(body, 'data');
    const isMissing = this.code === 'rest_missing_callback_param';
    this.params = messagesOf(memberOf(this.data, 'params'), isMissing ? 'Missing.' : this.message);
    this.body = body;
    this.headers = headers;
  }

  /** Whether it has this code, which must be one of the endpoint. */
  is<C extends Code>(
    code: C,
  ): this is { readonly code: C; readonly data: C extends keyof Data ? Data[C] : unknown } {
    return this.code === code;
  }
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}

function textAt(value: unknown, name: string): string | undefined {
  const member = memberOf(value, name);
  return typeof member === 'string' ? member : undefined;
}

/** `params` has messages by name for invalid values. In other errors it is a list of names, which have the message `common`. */
function messagesOf(params: unknown, common: string): Readonly<Record<string, string>> {
  const messages: Record<string, string> = Object.create(null);
  if (Array.isArray(params)) {
    for (const name of params) messages[String(name)] = common;
  } else if (typeof params === 'object' && params !== null) {
    for (const [name, message] of Object.entries(params)) messages[name] = String(message);
  }
  return messages;
}

declare const codes: unique symbol;

/** The promise of a response, typed with the codes of the errors that the call may throw. */
export interface Call<T, Code extends string = string, Data = unknown> extends Promise<T> {
  /** Types without values: the codes, and the data of their errors. */
  readonly [codes]?: { readonly code: Code; readonly data: Data };
}

/** The outcome of a call: its value, or the error response. */
export type Outcome<T, Code extends string = string, Data = unknown> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ApiError<Code | CommonCode, Data> };

/** Returns the outcome of a call. Errors that are not a response are thrown. */
export async function outcomeOf<T, Code extends string, Data = unknown>(
  call: Call<T, Code, Data>,
): Promise<Outcome<T, Code, Data>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, error };
    throw error;
  }
}
