import {
  assertCarried,
  assertInQuery,
  divide,
  fillPath,
  isCarried,
  queryOf,
  appendQuery,
} from './input.ts';
import type { Entry, Written } from './input.ts';
import { isStream, type Body, type CallOptions, type Method, type Carrier } from './request.ts';
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
   * `body` sends the file as the body and the arguments in the query; `form` sends both as a form, after reading a stream
   * to its end. Default `body`.
   */
  readonly as?: 'body' | 'form' | undefined;
  /** Called with the progress of the upload. */
  readonly onProgress?: OnProgress | undefined;
}

/** Options of a call with declared files: `Files` has them by the fields of the form. */
export interface FilesOptions<Files> extends CallOptions {
  readonly files: Files;
  /** Called with the progress of the upload. */
  readonly onProgress?: OnProgress | undefined;
}

/** Calls an endpoint that accepts a file. */
export async function upload<T>(...request: Parameters<typeof uploadRequest>): Promise<T> {
  const [transport, , , , options] = request;
  const { body } = await transport.exchange(await uploadRequest(...request), options);
  return body as T; // the generated client says what the schemas promise
}

/** Returns the request of a call that sends a file. */
export async function uploadRequest(
  transport: Transport,
  method: Method,
  path: string,
  input: object = {},
  options: UploadOptions & { readonly files?: object } = {},
  json: readonly string[] = [],
): Promise<Written> {
  const { file, files = file === undefined ? undefined : { file }, onProgress } = options;
  const { as = file === undefined ? 'form' : 'body' } = options;
  if (files === undefined) return transport.write(method, path, input, options, json);
  const {
    route,
    inQuery: placed,
    headers,
    rest,
  } = fillPath(transport.route(path), transport.sent(input));
  const { sent, shaping } = divide(rest);
  assertCarried(sent);
  assertInQuery(placed, json);
  const isForm = as === 'form' || file === undefined;
  // A form carries any object or list as JSON.
  const isSent = ([, value]: Entry): boolean =>
    isForm && typeof value === 'object' && value !== null;
  const refused = sent.find((entry) => !isCarried(entry, json) && !isSent(entry));
  if (refused)
    throw new TypeError(
      `${refused[0]} cannot be sent with a file: ${isForm ? 'forms' : 'queries'} cannot contain such values.`,
    );
  const packed = isForm
    ? await transport.during(options, (signal) => asForm(files, sent, json, { ...options, signal }))
    : asBody(file, options);
  const whole = {
    ...{ method, route, body: packed.body, call: `${method} ${path}` },
    query: queryOf([...(isForm ? [] : sent), ...placed, ...shaping]),
    headers: { ...headers, ...packed.headers },
  };
  if (!onProgress) return whole;
  // `XMLHttpRequest` cannot send a stream.
  const isByXhr = xhrOf() !== undefined && !isStream(whole.body);
  return { ...whole, carrier: isByXhr ? () => sendByXhr(onProgress) : counting(onProgress) };
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
  files: object,
  sent: readonly Entry[],
  json: readonly string[],
  options: UploadOptions,
): Promise<Packed> {
  const form = new FormData();
  for (const [name, value] of sent)
    if (isCarried([name, value], json)) appendQuery(form, name, value);
    else form.append(name, new Blob([JSON.stringify(value)], { type: 'application/json' }));
  const entries: [field: string, files: Upload | readonly Upload[] | undefined][] =
    Object.entries(files);
  for (const [field, given] of entries)
    for (const file of [given ?? []].flat()) {
      const bytes = isStream(file) ? await bytesOf(file, options.signal) : file;
      const part = new Blob([bytes], { type: typeOf(file, options) });
      // The name is that of browsers; Node.js sends `undefined` as text.
      form.append(field, part, nameOf(file, options) ?? 'blob');
    }
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

/** Headers are ASCII: other names are sent as `filename*`, after a replacement for servers that ignore it. */
function disposition(filename: string): string {
  const plain = filename.replace(/[^ -~]|["\\%]/g, '_');
  if (plain === filename) return `attachment; filename="${plain}"`;
  const escaped = encodeURIComponent(filename).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${escaped}`;
}

/** Called with the number of sent bytes and of all bytes; `null` if that is unknown. */
export type OnProgress = (progress: {
  readonly sent: number;
  readonly total: number | null;
}) => void;

/** The used part of `XMLHttpRequest`, the only API of browsers that reports upload progress. */
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
  return Reflect.get(globalThis, 'XMLHttpRequest') as (new () => Xhr) | undefined;
}

/** Returns a `fetch` for one upload that reports its progress. */
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
        // `Response` refuses a body for these statuses, even an empty one.
        const body = status === 204 || status === 205 || status === 304 ? null : request.response;
        resolve(new Response(body, { status, statusText, headers: headersOf(request) }));
      };
      request.onerror = () => {
        signal?.removeEventListener('abort', stop);
        reject(new TypeError('The upload failed: network error.'));
      };
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

/** Returns a carrier that counts the bytes of a body each time it is sent. */
function counting(onProgress: OnProgress): Carrier {
  return (fetch) =>
    (address, init = {}) => {
      const body = init.body ?? '';
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
      const headers = new Headers(init.headers);
      // That of a form has its boundary.
      const type = body instanceof FormData ? whole.headers.get('content-type') : null;
      if (type !== null) headers.set('content-type', type);
      const stream = whole.body?.pipeThrough(counter) ?? new ReadableStream<Uint8Array>();
      // `fetch` sends a stream only with `duplex`.
      const streamed = { ...init, headers, body: stream, duplex: 'half' as const };
      return fetch.call(undefined, address, streamed);
    };
}

function sizeOf(body: Body): number | null {
  if (body instanceof Blob) return body.size;
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? body.byteLength : null;
}
