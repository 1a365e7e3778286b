import { assertCarried, divide, fillPath, isCarried, queryOf, appendQuery } from './input.ts';
import type { Entry, Written } from './input.ts';
import { isStream } from './request.ts';
import type { Body, CallOptions, Method, Carrier } from './request.ts';
import type { Transport } from './transport.ts';

/** A file to send: a `File` or `Blob`, or its bytes. */
export type Upload = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** Options of a call that sends a file. */
export interface UploadOptions extends CallOptions {
  readonly file?: Upload | undefined;
  /** The name of the file. Default: the name of a `File`. */
  readonly filename?: string | undefined;
  /** The media type: `image/png`. Default: the type of a `Blob`. */
  readonly type?: string | undefined;
  /**
   * `body` sends the file by itself and everything else in the address; `form` sends both as a form, and
   * reads a stream to its end before. Default `body`.
   */
  readonly as?: 'body' | 'form' | undefined;
  /** Called with the progress of the upload. */
  readonly onProgress?: OnProgress | undefined;
}

/** Calls an endpoint that accepts a file. */
export async function upload<T>(
  transport: Transport,
  method: Method,
  path: string,
  input: object = {},
  options: UploadOptions = {},
  json: readonly string[] = [],
): Promise<T> {
  const { file, as = 'body', onProgress } = options;
  if (file === undefined) return transport.call(method, path, input, options, json);
  const { route, rest } = fillPath(transport.route(path), input);
  const { sent, shaping } = divide(rest);
  assertCarried(sent);
  const refused = sent.find((entry) => !isCarried(entry, json));
  if (refused)
    throw new TypeError(
      `${refused[0]} cannot be sent with a file: forms cannot contain such values.`,
    );
  const written: Written & { readonly body: Body } =
    as === 'form'
      ? {
          ...(await asForm(file, sent, { ...options, signal: transport.signalOf(options) })),
          method,
          route,
          query: queryOf(shaping),
        }
      : { ...asBody(file, options), method, route, query: queryOf([...sent, ...shaping]) };
  const { body } = await transport.exchange(
    onProgress ? watched(written, onProgress) : written,
    options,
  );
  return body as T; // the generated client says what the schemas promise
}

type Packed = Pick<Written, 'headers'> & { readonly body: Body };

function asBody(file: Upload, options: UploadOptions): Packed {
  const filename = nameOf(file, options);
  return {
    headers: {
      'content-type': typeOf(file, options),
      ...(filename !== undefined && { 'content-disposition': disposition(filename) }),
    },
    body: file,
  };
}

async function asForm(
  file: Upload,
  sent: readonly Entry[],
  options: UploadOptions,
): Promise<Packed> {
  const bytes = isStream(file) ? await bytesOf(file, options.signal) : file;
  const form = new FormData();
  for (const [name, value] of sent) appendQuery(form, name, value);
  const blob = new Blob([bytes], { type: typeOf(file, options) });
  form.append('file', blob, nameOf(file, options));
  return { headers: {}, body: form };
}

function bytesOf(stream: ReadableStream<Uint8Array>, signal?: AbortSignal): Promise<ArrayBuffer> {
  // Aborting the pipe also cancels the source.
  const piped = stream.pipeThrough(new TransformStream(), signal && { signal });
  return new Response(piped).arrayBuffer();
}

function nameOf(file: Upload, { filename }: UploadOptions): string | undefined {
  return filename ?? (file instanceof File ? file.name : undefined);
}

function typeOf(file: Upload, { type }: UploadOptions): string {
  const known = file instanceof Blob && file.type !== '' ? file.type : undefined;
  return type ?? known ?? 'application/octet-stream';
}

/** Headers are ASCII: another name is sent as `filename*`, after a replacement for clients that do not know it. */
function disposition(filename: string): string {
  const plain = filename.replace(/[^ -~]|["\\%]/g, '_');
  if (plain === filename) return `attachment; filename="${plain}"`;
  const escaped = encodeURIComponent(filename).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${escaped}`;
}

/** Returns the request with a body that reports its progress. */
function watched(written: Written & { readonly body: Body }, onProgress: OnProgress): Written {
  const isByXhr = isCountedByXhr(written.body);
  return { ...written, carrier: isByXhr ? () => sendByXhr(onProgress) : counting(onProgress) };
}

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
