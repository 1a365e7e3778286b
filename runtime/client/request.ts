export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a body may be: text, bytes, a file, a form, a stream. */
export type Body = NonNullable<RequestInit['body']>;

/** What carries a request, made of what carries all others. */
export type Carrier = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;

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
  /** Makes of the `fetch` of the client what carries it. */
  readonly carrier?: Carrier | undefined;
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

/** Milliseconds that timers can count: 24 days. */
const LONGEST = 2 ** 31 - 1;

/** A signal that aborts when the caller's does, or when the time is over; `undefined` without either. */
export function deadline(
  usual: number | undefined,
  { signal, timeout = usual }: CallOptions,
): AbortSignal | undefined {
  if (timeout === undefined) return signal;
  // No timer takes more: `Infinity` lifts the limit of the client for one call.
  const end = AbortSignal.timeout(Math.min(timeout, LONGEST));
  return signal ? AbortSignal.any([signal, end]) : end;
}

/** Waits for what knows of no signal, for as long as the signal lets. */
export function unlessAborted<T>(waited: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return waited;
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    // Listened to in any case, so that no failure of it is without somebody who takes it.
    void waited.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
