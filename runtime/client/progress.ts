import { isStream } from './request.ts';
import type { Body, Carrier } from './request.ts';

/** Told how many bytes are on their way, of how many; `null` where nobody knows. */
export type OnProgress = (progress: {
  readonly sent: number;
  readonly total: number | null;
}) => void;

/** What is used of `XMLHttpRequest`, the only way by which browsers tell how far an upload is. */
interface Xhr {
  readonly upload: {
    onprogress:
      ((event: { loaded: number; total: number; lengthComputable: boolean }) => void) | null;
  };
  withCredentials: boolean;
  responseType: string;
  readonly response: ArrayBuffer | null;
  readonly status: number;
  readonly statusText: string;
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  open(method: string, address: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  send(body: unknown): void;
  abort(): void;
}

function xhrOf(): (new () => Xhr) | undefined {
  // Where it is there, it is this.
  return Reflect.get(globalThis, 'XMLHttpRequest') as (new () => Xhr) | undefined;
}

/** Whether the way of browsers is there, and can send this body: it cannot send a stream. */
export function isCountedByXhr(body: Body): boolean {
  return xhrOf() !== undefined && !isStream(body);
}

/** A `fetch` for one upload that tells how far it is. */
export function sendByXhr(onProgress: OnProgress): typeof fetch {
  return (address, init = {}) =>
    new Promise<Response>((resolve, reject) => {
      const Request = xhrOf();
      if (!Request) throw new TypeError('XMLHttpRequest is not available.');
      const { signal } = init;
      signal?.throwIfAborted();
      const request = new Request();
      request.open(init.method ?? 'POST', String(address));
      request.withCredentials = init.credentials === 'include';
      request.responseType = 'arraybuffer';
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        onProgress({ sent: loaded, total: lengthComputable ? total : null });
      const stop = (): void => request.abort();
      signal?.addEventListener('abort', stop, { once: true });
      request.onload = () => {
        signal?.removeEventListener('abort', stop);
        const { status, statusText } = request;
        // A response of these may have no body, not even an empty one.
        const body = status === 204 || status === 205 || status === 304 ? null : request.response;
        resolve(new Response(body, { status, statusText, headers: headersOf(request) }));
      };
      request.onerror = () => reject(new TypeError('The upload failed: network error.'));
      request.onabort = () => reject(signal?.reason);
      request.send(init.body);
    });
}

function headersOf(request: Xhr): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}

/** What counts a body as it is taken; anew each time that the request is sent. */
export function counting(onProgress: OnProgress): Carrier {
  return (fetch) =>
    (address, init = {}) => {
      const { stream, type } = counted(init.body ?? '', onProgress);
      const headers = new Headers(init.headers);
      if (type !== null) headers.set('content-type', type);
      // A stream is only sent where it is said that the answer waits for its end.
      const streamed = { ...init, headers, body: stream, duplex: 'half' as const };
      return fetch.call(undefined, address, streamed);
    };
}

/** A body as a stream that tells how much of it has been taken; and its type where it has one of its own. */
function counted(
  body: Body,
  onProgress: OnProgress,
): { readonly stream: ReadableStream<Uint8Array>; readonly type: string | null } {
  const whole = new Response(body);
  const total = sizeOf(body);
  let sent = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      sent += chunk.byteLength;
      controller.enqueue(chunk);
      onProgress({ sent, total });
    },
  });
  const stream = whole.body?.pipeThrough(counter) ?? new ReadableStream<Uint8Array>();
  return { stream, type: body instanceof FormData ? whole.headers.get('content-type') : null };
}

function sizeOf(body: Body): number | null {
  if (body instanceof Blob) return body.size;
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? body.byteLength : null;
}
