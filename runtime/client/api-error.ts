import type { CommonCode } from '../errors/common-codes.ts';

/** An answer that is an error (7.1), thrown by the client. */
export class ApiError<Code extends string = string> extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  /** The code of the first error: `rest_invalid_param`; `http_error` for an answer that has none. */
  readonly code: string;
  /** What is wrong with each argument, by name; empty when the error is not about arguments. */
  readonly params: Readonly<Record<string, string>>;
  /** The body as it came: the error object, or the text of an answer that is no JSON. */
  readonly body: unknown;
  /** The headers of the answer: `Retry-After`, or the `ETag` that stood in the way. */
  readonly headers: Headers;

  constructor(status: number, body: unknown, headers: Headers = new Headers()) {
    // A successful status is an error when the body is not what the service sends.
    const summary =
      status < 300
        ? `Unexpected response with status ${status}.`
        : `Request failed with status ${status}.`;
    super(textAt(body, 'message') ?? summary);
    this.status = status;
    this.code = textAt(body, 'code') ?? 'http_error';
    this.params = messagesOf(memberOf(memberOf(body, 'data'), 'params'));
    this.body = body;
    this.headers = headers;
  }

  /** Whether it has this code, of those that the call can be answered with. */
  is<C extends Code>(code: C): this is { readonly code: C } {
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

/** `params` is messages by name when values are bad, and a list of names when they are missing. */
function messagesOf(params: unknown): Readonly<Record<string, string>> {
  const messages: Record<string, string> = Object.create(null);
  if (Array.isArray(params)) {
    for (const name of params) messages[String(name)] = 'Missing.';
  } else if (typeof params === 'object' && params !== null) {
    for (const [name, message] of Object.entries(params)) messages[name] = String(message);
  }
  return messages;
}

declare const codes: unique symbol;

/** A call that was made: a promise of its answer. It knows the codes of the errors that may come instead. */
export interface Call<T, Code extends string = string> extends Promise<T> {
  /** Only for the compiler: there is no such member. */
  readonly [codes]?: Code;
}

/** How a call came out: its answer, or the error that the service answered. */
export type Outcome<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ApiError<Code | CommonCode> };

/** Waits for a call and takes an error of the service as a value. What else goes wrong is thrown. */
export async function outcomeOf<T, Code extends string>(
  call: Call<T, Code>,
): Promise<Outcome<T, Code>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, error };
    throw error;
  }
}
