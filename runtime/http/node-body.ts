import { open, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Duplex, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { isError, RestError } from '../errors/rest-error.ts';
import { tooDeep } from '../schema/depth.ts';
import { isMap } from '../schema/values/containers.ts';
import { encodingsOf, invalidEncoding, joined, PIECE, readAll } from './body.ts';
import { announcesBody, dispositionName, headerText, isJsonType, mediaType } from './headers.ts';
import { bodyTooLarge, overloaded } from './limits.ts';
import type { Holding, MemoryBudget } from './load.ts';
import { receiveForm } from './multipart.ts';
import { formText } from './query.ts';
import { md5For, UploadFolder } from './upload-folder.ts';
import type {
  BodyCaller,
  FileOptions,
  FormOptions,
  ReceivedForm,
  UnreadBody,
  UploadedFile,
  WireHeaders,
} from './wire.ts';

/** How the bodies of requests are received. */
export interface BodyReceiving {
  /** The most bytes of one body that are taken into memory. */
  readonly limit: number;
  /** The memory that the bodies of known callers share, and those of all others. */
  readonly known: MemoryBudget;
  readonly anonymous: MemoryBudget;
}

/** Hooks around the receiving of a body, during which its request is not handled. */
interface BodyTurns {
  /** Throws `ClientGone` if the response is made already, such as that to a request that took too long. */
  begin(): void;
  /** Resolves once the request may be handled, with the error that refuses it. */
  end(): Promise<RestError | null>;
}

/** The client went away before its body was received. */
export class ClientGone extends Error {
  constructor() {
    super('http: the client has closed the connection');
  }
}

/** Ends the stream of a body that has to make way for others. */
class Evicted extends Error {}

/** The body of a request of `node:http`: files are written to disk while it is received. */
export class NodeBody implements UnreadBody {
  readonly limit: number;
  readonly #incoming: IncomingMessage;
  readonly #receiving: BodyReceiving;
  readonly #turns: BodyTurns;
  #holding: Holding | null = null;
  #folder: UploadFolder | null = null;

  constructor(incoming: IncomingMessage, receiving: BodyReceiving, turns: BodyTurns) {
    this.limit = receiving.limit;
    this.#incoming = incoming;
    this.#receiving = receiving;
    this.#turns = turns;
  }

  bytes(caller: BodyCaller): Promise<Uint8Array | RestError> {
    if (this.#incoming.headers['content-encoding'] === undefined) return this.#receivePlain(caller);
    return this.#receive(caller, (body, hold) => readAll(chunksOf(body), this.limit, hold));
  }

  async file(
    caller: BodyCaller,
    { limit, folder }: FileOptions,
  ): Promise<UploadedFile | RestError> {
    this.#folder = await UploadFolder.make(folder);
    const path = this.#folder.next();
    const { headers } = this.#incoming;
    return this.#receive(caller, (body) => writeFile(body, path, { headers, limit }));
  }

  async form(caller: BodyCaller, options: FormOptions): Promise<ReceivedForm | RestError> {
    if (options.takesFiles) this.#folder = await UploadFolder.make(options.folder);
    const form = { ...options, headers: this.#incoming.headers, uploads: this.#folder };
    return this.#receive(caller, (body, hold) => receiveForm(body, { ...form, hold }));
  }

  async dispose(): Promise<void> {
    await this.#folder?.remove();
  }

  /** Gives back the memory of the body, once the response is made. */
  release(): void {
    this.#holding?.release();
  }

  /** Reads a body that needs no decoding without the streams of `#receive`, which take most of the time of a small body. */
  async #receivePlain(caller: BodyCaller): Promise<Uint8Array | RestError> {
    this.#turns.begin();
    const budget = this.#budgetOf(caller);
    const reading = readPlain(this.#incoming, this.limit, (bytes) => holding.add(bytes));
    const holding = budget.open(() => reading.stop(overloaded('bodies', budget.maximum)));
    this.#holding = holding;
    const received = await reading.result;
    holding.pin();
    return isError(received) ? received : ((await this.#turns.end()) ?? received);
  }

  #budgetOf({ isKnown }: BodyCaller): MemoryBudget {
    return isKnown ? this.#receiving.known : this.#receiving.anonymous;
  }

  async #receive<T>(
    caller: BodyCaller,
    read: (body: Readable, hold: (bytes: number) => void) => Promise<T | RestError>,
  ): Promise<T | RestError> {
    this.#turns.begin();
    const budget = this.#budgetOf(caller);
    const body = new PassThrough();
    const holding = budget.open(() => body.destroy(new Evicted()));
    this.#holding = holding;
    const stop = pipeRequest(this.#incoming, body);
    try {
      const encoding = this.#incoming.headers['content-encoding'];
      const received = await readDecoded(body, encoding, (decoded) =>
        read(decoded, (bytes) => holding.add(bytes)),
      );
      holding.pin();
      return isError(received) ? received : ((await this.#turns.end()) ?? received);
    } catch (thrown) {
      if (thrown instanceof Evicted) return overloaded('bodies', budget.maximum);
      throw thrown;
    } finally {
      stop();
    }
  }
}

/** A body that is being read; `stop` ends that with an error and leaves the rest unread. */
interface Reading {
  readonly result: Promise<Uint8Array | RestError>;
  readonly stop: (refusal: RestError) => void;
}

/** Reads a body into memory; `rest_body_too_large` when it has more bytes than `limit`. Rejects when the client goes away. */
function readPlain(
  incoming: IncomingMessage,
  limit: number,
  hold: (bytes: number) => void,
): Reading {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let stop: Reading['stop'] = () => undefined;
  const result = new Promise<Uint8Array | RestError>((resolve, reject) => {
    const settle = (finish: () => void): void => {
      incoming.off('data', add).off('end', end).off('error', fail).off('close', close).pause();
      finish();
    };
    const add = (chunk: Uint8Array): void => {
      size += chunk.length;
      if (size > limit) return stop(bodyTooLarge(limit));
      chunks.push(chunk);
      hold(chunk.length + PIECE);
    };
    const end = (): void => settle(() => resolve(joined(chunks, size)));
    const fail = (error: Error): void => settle(() => reject(error));
    const close = (): void => fail(new ClientGone());
    stop = (refusal) => settle(() => resolve(refusal));
    if (incoming.destroyed) close();
    else incoming.on('data', add).once('end', end).once('error', fail).once('close', close);
  });
  return { result, stop };
}

/** Pipes the body of a request into a stream. Returns a function that stops; the connection stays open then. */
function pipeRequest(incoming: IncomingMessage, to: PassThrough): () => void {
  const fail = (error: Error): void => void to.destroy(error);
  const close = (): void => {
    if (!incoming.readableEnded) to.destroy(new ClientGone());
  };
  // The reader of the stream gets its errors, unless it has stopped reading.
  to.on('error', () => undefined);
  incoming.once('error', fail);
  incoming.once('close', close);
  if (incoming.destroyed) close();
  else incoming.pipe(to);
  return () => {
    incoming.off('error', fail);
    incoming.off('close', close);
    incoming.unpipe(to);
    to.destroy();
  };
}

/** The pieces of a body. Stopping early leaves the rest unread: the response uses the same connection. */
function chunksOf(body: Readable): AsyncIterable<Uint8Array> {
  return body.iterator({ destroyOnReturn: false });
}

/** Writes a body that is a file to `path`; `rest_body_too_large` when it is larger than `limit`. */
async function writeFile(
  body: Readable,
  path: string,
  { headers, limit }: { readonly headers: WireHeaders; readonly limit: number },
): Promise<UploadedFile | RestError> {
  const hash = md5For(headers);
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of chunksOf(body)) {
      size += chunk.length;
      if (size > limit) return bodyTooLarge(limit);
      hash?.update(chunk);
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  return {
    field: null,
    filename: dispositionName(headerText(headers, 'content-disposition')),
    type: mediaType(headerText(headers, 'content-type')),
    ...{ size, md5: hash?.digest('hex') ?? null, path },
    bytes: () => readFile(path),
  };
}

type Decoder = (body: Readable) => Readable;

const DECODERS: { readonly [encoding: string]: Decoder } = {
  gzip: (body) => connect(body, createGunzip()),
  'x-gzip': (body) => connect(body, createGunzip()),
  deflate: inflate,
  br: (body) => connect(body, createBrotliDecompress()),
};

/**
 * Reads a body without its `Content-Encoding`; it is decoded no faster than `read` reads it. Errors:
 * `rest_unsupported_encoding` (415) and `rest_invalid_encoding` (400).
 */
async function readDecoded<T>(
  body: Readable,
  encoding: string | undefined,
  read: (decoded: Readable) => Promise<T>,
): Promise<T | RestError> {
  const names = encodingsOf(encoding, DECODERS);
  if (isError(names)) return names;
  if (names.length === 0) return read(body);
  // The last encoding of the list was applied last.
  const decoded = names.reduceRight((stream, name) => DECODERS[name]?.(stream) ?? stream, body);
  try {
    return await read(decoded);
  } catch (thrown) {
    if (thrown instanceof Error && decodingErrors.has(thrown)) return invalidEncoding(encoding);
    throw thrown;
  } finally {
    decoded.destroy();
  }
}

/** Decodes `deflate` with the header of zlib, as it is defined, or without, as some clients send it. */
function inflate(body: Readable): Readable {
  const decoded = new PassThrough();
  decoded.on('error', () => undefined);
  body.once('error', (error) => decoded.destroy(error));
  body.once('readable', () => {
    const first: unknown = body.read();
    if (!(first instanceof Uint8Array)) return void decoded.end();
    body.unshift(first);
    const hasHeader = ((first[0] ?? 0) & 0x0f) === 8;
    connect(connect(body, hasHeader ? createInflate() : createInflateRaw()), decoded);
  });
  return decoded;
}

const decodingErrors = new WeakSet<Error>();

/** Pipes one stream into another. An error of the first ends the second, and the end of the second the first. */
function connect(from: Readable, to: Duplex): Duplex {
  from.once('error', (error) => to.destroy(error));
  to.once('error', (error) => {
    if (from.errored !== error) decodingErrors.add(error);
  });
  to.once('close', () => from.destroy());
  return from.pipe(to);
}

/** The body as a framework has parsed it; the error of a body that was lost; `null` for an unread or absent body. */
export type ParentBody = Uint8Array | RestError | null;

/**
 * Returns the body of a request that the framework around the service has read, from its property `body`; JSON and
 * forms are written again. `rest_body_consumed` (500) when it was read and not kept, `rest_value_too_deep` (400) for deep JSON.
 */
export function parentBody(incoming: IncomingMessage): ParentBody {
  const { headers, readableDidRead, readableEnded } = incoming;
  if (!announcesBody(incoming)) return null;
  // An empty body ends without data; chunked ones are announced like any other.
  if (!readableDidRead) return readableEnded ? new Uint8Array(0) : null;
  const { body } = incoming as { readonly body?: unknown };
  if (body instanceof Uint8Array) return body;
  const type = mediaType(headers['content-type']);
  if (isJsonType(type) && body !== undefined) return jsonBody(body);
  if (typeof body === 'string') return Buffer.from(body);
  if (type === FORM_TYPE && isMap(body)) return Buffer.from(formText(body));
  return new RestError(
    'rest_body_consumed',
    'The request body was read before the request reached the service. Mount the service before the body parser, or let the parser set "request.body".',
    { status: 500 },
  );
}

/** Writes JSON again; the error of a value that is nested too deeply for `JSON.stringify`. */
function jsonBody(value: unknown): Uint8Array | RestError {
  try {
    return Buffer.from(JSON.stringify(value));
  } catch (error) {
    if (error instanceof RangeError) return tooDeep('The body');
    throw error;
  }
}

const FORM_TYPE = 'application/x-www-form-urlencoded';
