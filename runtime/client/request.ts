export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a body may be: text, bytes, a file, a form, a stream. */
export type Body = NonNullable<RequestInit['body']>;

/** A request on its way to the service. */
export interface Outgoing {
  readonly method: Method;
  /** The segments of its route, as they are meant: `['cms', 'v2', 'posts', '7']`. */
  readonly route: readonly string[];
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** `null` for none. */
  readonly body: Body | null;
  readonly signal?: AbortSignal | undefined;
  /** Whether the cookies of a browser go with it. */
  readonly credentials?: 'include' | undefined;
  /** How often it may be repeated, where the caller has said it. */
  readonly retries?: number | undefined;
  /** What carries it in place of `fetch`. */
  readonly carrier?: typeof fetch | undefined;
}

/** Sends a request; the response may be an error of the service. Throws when there is no response. */
export type Send = (request: Outgoing) => Promise<Response>;

/** Something that requests pass on their way: it may change them, repeat them or answer them itself. */
export type Step = (next: Send) => Send;

/** What a caller may say of one call, beside its input. */
export interface CallOptions {
  /** Aborts the call: it then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds that the call may take, repetitions and waiting included. */
  readonly timeout?: number | undefined;
  /** Sent along, over the headers of the client. */
  readonly headers?: ConstructorParameters<typeof Headers>[0];
  /**
   * Writes only what nobody has changed since: an answer of this client, whose ETag is remembered, or the
   * text of an ETag. Where somebody was first, the call throws an `ApiError` of status 412.
   */
  readonly ifMatch?: string | object | undefined;
  /** How often the call may be repeated. What is said for a call counts for one that writes, too. */
  readonly retries?: number | undefined;
}

/** Whether a body can be read but once, so that its request cannot be repeated. */
export function isStream(body: unknown): body is ReadableStream {
  return body instanceof ReadableStream;
}

/** A signal that aborts when one of the caller's or the time does; `undefined` when neither is there. */
export function deadline({ signal, timeout }: CallOptions): AbortSignal | undefined {
  if (timeout === undefined) return signal;
  const end = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, end]) : end;
}
