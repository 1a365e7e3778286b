import { assertCarried } from './carried.ts';
import { divide, fillPath, isCarried, queryOf } from './input.ts';
import type { Entry, Written } from './input.ts';
import { appendQuery } from './query.ts';
import { isStream } from './request.ts';
import type { Body, CallOptions, Method } from './request.ts';
import { counting, isCountedByXhr, sendByXhr } from './progress.ts';
import type { OnProgress } from './progress.ts';
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
