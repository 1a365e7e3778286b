import { isError, RestError } from '../errors/rest-error.ts';
import { dispositionName, fileName, headerText, isJsonType, mediaType } from './headers.ts';
import {
  bodyTooLarge,
  MEBIBYTE,
  MOST_FILES,
  MOST_PARAMETERS,
  tooManyFiles,
  tooManyParameters,
} from './limits.ts';
import { fieldsOf } from './query.ts';
import type {
  BodyCaller,
  BodyStream,
  FileOptions,
  FormField,
  FormOptions,
  ReceivedForm,
  UnreadBody,
  UploadedFile,
  WireHeaders,
} from './wire.ts';

/** Bytes of a body that are taken into memory unless a setting says otherwise. */
export const DEFAULT_BODY_LIMIT = 8 * MEBIBYTE;

/** Encodings that the Compression Streams API decodes; older versions of Bun lack it. */
const FORMATS: { readonly [encoding: string]: 'gzip' | 'deflate' } =
  'DecompressionStream' in globalThis ? { gzip: 'gzip', 'x-gzip': 'gzip', deflate: 'deflate' } : {};

/** A body that is received with web APIs only: files stay in memory. */
export class MemoryBody implements UnreadBody {
  readonly limit: number;
  readonly #source: Uint8Array | BodyStream;
  readonly #headers: WireHeaders;

  constructor(source: Uint8Array | BodyStream, headers: WireHeaders, limit = DEFAULT_BODY_LIMIT) {
    this.#source = source;
    this.#headers = headers;
    this.limit = source instanceof Uint8Array ? Math.max(limit, source.length) : limit;
  }

  bytes(): Promise<Uint8Array | RestError> {
    return this.#read(this.limit);
  }

  async file(_caller: BodyCaller, { limit }: FileOptions): Promise<UploadedFile | RestError> {
    const bytes = await this.#read(limit);
    if (isError(bytes)) return bytes;
    const filename = dispositionName(headerText(this.#headers, 'content-disposition'));
    const type = mediaType(headerText(this.#headers, 'content-type'));
    return memoryFile({ field: null, filename, type }, bytes);
  }

  async form(_caller: BodyCaller, options: FormOptions): Promise<ReceivedForm | RestError> {
    const bytes = await this.#read(options.limit);
    if (isError(bytes)) return bytes;
    const type = headerText(this.#headers, 'content-type') ?? '';
    const headers = { 'Content-Type': type };
    try {
      const form = await new Response(bytes as Uint8Array<ArrayBuffer>, { headers }).formData();
      return await readForm(form, () => partTypes(bytes, type), options);
    } catch {
      return invalidForm();
    }
  }

  async dispose(): Promise<void> {
    // Files in memory are garbage collected.
  }

  async #read(limit: number): Promise<Uint8Array | RestError> {
    const encoding = headerText(this.#headers, 'content-encoding');
    const formats = encodingsOf(encoding, FORMATS);
    if (isError(formats)) return formats;
    if (formats.length === 0)
      return this.#source instanceof Uint8Array
        ? sized(this.#source, limit)
        : readAll(this.#source, limit);
    let isBroken = false;
    const watched = async function* (source: BodyStream): AsyncGenerator<Uint8Array> {
      try {
        yield* source;
      } catch (thrown) {
        isBroken = true;
        throw thrown;
      }
    };
    try {
      const decoded = formats.reduceRight(
        (stream, name) => stream.pipeThrough(decompression(FORMATS[name] ?? 'gzip')),
        streamOf(watched(streamOf(this.#source))),
      );
      return await readAll(decoded, limit);
    } catch (thrown) {
      if (isBroken) throw thrown;
      return invalidEncoding(encoding);
    }
  }
}

function sized(bytes: Uint8Array, limit: number): Uint8Array | RestError {
  return bytes.length > limit ? bodyTooLarge(limit) : bytes;
}

/** Returns a decompression of bytes; the types of browsers and of Node differ in what it accepts. */
function decompression(format: ConstructorParameters<typeof DecompressionStream>[0]) {
  const { readable, writable }: { readonly readable: unknown; readonly writable: unknown } =
    new DecompressionStream(format);
  return { readable, writable } as TransformStream<Uint8Array, Uint8Array>; // it takes and gives bytes
}

/** Reads a stream into memory; `rest_body_too_large` when it has more bytes than `limit`. */
export async function readAll(
  stream: BodyStream,
  limit: number,
  hold: (bytes: number) => void = () => undefined,
): Promise<Uint8Array | RestError> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) return bodyTooLarge(limit);
    hold(chunk.length + PIECE);
    chunks.push(chunk);
  }
  return joined(chunks, size);
}

/** Returns pieces of `size` bytes together as one. */
export function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [first] = chunks;
  if (chunks.length === 1 && first) return first;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Memory that a piece of a body takes next to its bytes. */
export const PIECE = 256;

/** Returns bytes or an iterable as a web stream; `onError` is called with an error of the iterable. */
export function streamOf(
  source: Uint8Array | BodyStream,
  onError?: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  if (source instanceof ReadableStream && !onError) return source;
  const chunks = source instanceof Uint8Array ? [source].values() : source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        onError?.(error);
        throw error;
      }
    },
    async cancel() {
      // An iterator that waits for a chunk ends only after that.
      closeStream(source);
      await chunks.return?.();
    },
  });
}

interface Closable extends Partial<AsyncIterable<unknown>> {
  destroy?(): unknown;
  cancel?(): unknown;
  return?(): unknown;
}

/** Ends a stream that is not sent. Iterators that were not started do not end their stream, so it is ended by itself. */
export function closeStream(stream: object): void {
  const source = stream as Closable; // a stream of Node or of the web, a generator, another iterable
  const close = async (): Promise<unknown> => {
    if (source.destroy) return source.destroy();
    if (source.cancel) return source.cancel();
    return source.return ? source.return() : source[Symbol.asyncIterator]?.().return?.();
  };
  close().catch(() => undefined);
}

// No client encodes a body more often than this on purpose.
const MOST_ENCODINGS = 3;

/**
 * Returns the encodings of a `Content-Encoding` header in the order in which they were applied, or
 * `rest_unsupported_encoding` (415) for one that `decoders` lacks.
 */
export function encodingsOf(
  header: string | undefined,
  decoders: { readonly [encoding: string]: unknown },
): readonly string[] | RestError {
  const names = (header ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity');
  const unknown = names.find((name) => !Object.hasOwn(decoders, name));
  if (unknown === undefined && names.length <= MOST_ENCODINGS) return names;
  const encoding = unknown ?? names.join(', ');
  const supported = Object.keys(decoders)
    .filter((name) => !name.startsWith('x-'))
    .join(', ');
  const message = `Unsupported content encoding "${encoding}". Supported encodings: ${supported || 'none'}.`;
  const data = { status: 415, encoding, supported };
  return new RestError('rest_unsupported_encoding', message, data);
}

/** `rest_invalid_encoding`, status 400. */
export function invalidEncoding(encoding: string | undefined): RestError {
  const message = `The body is not valid ${encoding ?? ''}.`;
  return new RestError('rest_invalid_encoding', message, { status: 400, encoding });
}

/** `rest_invalid_form`, status 400. */
export function invalidForm(): RestError {
  return new RestError('rest_invalid_form', 'Malformed form data.', { status: 400 });
}

/** Returns the parser of a part of a form; `null` for a part that is a text or a file. */
export function jsonParser(name: string, type: string, { json }: Pick<FormOptions, 'json'>) {
  return isJsonType(mediaType(type)) ? (json?.(name) ?? null) : null;
}

/** Returns a field of a form, or the error of a JSON part. */
export function formField(
  name: string,
  text: string,
  type: string,
  options: Pick<FormOptions, 'json'>,
): FormField | RestError {
  const part = options.json?.(name)?.(text, isJsonType(mediaType(type)));
  return isError(part) ? part : [name, text, part];
}

/** Returns the media types of the parts of a form: `FormData` has those of files only. */
function partTypes(bytes: Uint8Array, type: string): readonly string[] {
  const [, quoted, plain = ''] = /;\s*boundary=(?:"([^"]*)"|([^\s;,]*))/i.exec(type) ?? [];
  const text = `\r\n${new TextDecoder('latin1').decode(bytes)}`;
  const parts = text.split(`\r\n--${quoted ?? plain}`).slice(1, -1);
  return parts.map((part) => {
    const [head = ''] = part.split('\r\n\r\n', 1);
    return /^content-type:(.*)$/im.exec(head)?.[1] ?? '';
  });
}

async function readForm(
  form: FormData,
  typesOf: () => readonly string[],
  { takesFiles, fieldLimit, ...most }: FormOptions,
): Promise<ReceivedForm | RestError> {
  const { parameters = MOST_PARAMETERS, files: mostFiles = MOST_FILES } = most;
  const pairs: FormField[] = [];
  const parts: (readonly [string, File])[] = [];
  let size = 0;
  let types: readonly string[] | null = null;
  for (const [at, [name, value]] of [...form].entries()) {
    const isText = typeof value === 'string';
    if (isText && most.json?.(name)) types ??= typesOf();
    const type = isText ? (types?.[at] ?? '') : value.type;
    if (isText || jsonParser(name, type, most)) {
      const text = isText ? value : await value.text();
      size += text.length;
      const field = formField(name, text, type, most);
      if (isError(field)) return field;
      pairs.push(field);
    } else parts.push([name, value]);
    if (size > fieldLimit) return bodyTooLarge(fieldLimit);
    if (pairs.length > parameters) return tooManyParameters(parameters);
    if (parts.length > mostFiles) return tooManyFiles(mostFiles);
  }
  const files: UploadedFile[] = [];
  for (const [field, file] of takesFiles ? parts : []) {
    const filename = fileName(file.name);
    // A browser sends a part without name and content where no file was chosen.
    if (filename === null && file.size === 0) continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    files.push(memoryFile({ field, filename, type: mediaType(file.type) }, bytes));
  }
  return { pairs, fields: fieldsOf(pairs, most), files };
}

function memoryFile(
  about: Pick<UploadedFile, 'field' | 'filename' | 'type'>,
  bytes: Uint8Array,
): UploadedFile {
  return { ...about, size: bytes.length, md5: null, path: null, bytes: async () => bytes };
}
