import { PassThrough } from 'node:stream';
import type { Duplex, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { isError, RestError } from '../errors/rest-error.ts';

/** The encodings of bodies that are decoded, as `Accept-Encoding` lists them. */
export const ENCODINGS = 'gzip, deflate, br';

type Decoder = (body: Readable) => Readable;

const DECODERS: { readonly [encoding: string]: Decoder } = {
  gzip: (body) => connect(body, createGunzip()),
  'x-gzip': (body) => connect(body, createGunzip()),
  deflate: inflate,
  br: (body) => connect(body, createBrotliDecompress()),
};

// No client encodes a body more often than this on purpose.
const MOST = 3;

/**
 * Receives a body with `how`, without its `Content-Encoding`; it is decoded no faster than `how` reads it.
 * Errors: `rest_unsupported_encoding` (415) and `rest_invalid_encoding` (400).
 */
export async function receiveDecoded<T>(
  body: Readable,
  encoding: string | undefined,
  how: (decoded: Readable) => Promise<T>,
): Promise<T | RestError> {
  const decode = decoderFor(encoding);
  if (decode === null) return how(body);
  if (isError(decode)) return decode;
  const decoded = decode(body);
  try {
    return await how(decoded);
  } catch (thrown) {
    if (thrown instanceof Error && decodingErrors.has(thrown)) return invalid(encoding);
    throw thrown;
  } finally {
    decoded.destroy();
  }
}

function decoderFor(header: string | undefined): Decoder | RestError | null {
  const names = (header ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length === 0) return null;
  const unknown = names.find((name) => !Object.hasOwn(DECODERS, name));
  if (unknown !== undefined || names.length > MOST) return unsupported(unknown ?? names.join(', '));
  // The last encoding of the list was applied last.
  return (body) => names.reduceRight((decoded, name) => DECODERS[name]?.(decoded) ?? decoded, body);
}

function unsupported(encoding: string): RestError {
  const message = `Unsupported content encoding "${encoding}". Supported encodings: ${ENCODINGS}.`;
  return new RestError('rest_unsupported_encoding', message, { status: 415, encoding });
}

function invalid(encoding: string | undefined): RestError {
  const message = `The body is not valid ${encoding ?? ''}.`;
  return new RestError('rest_invalid_encoding', message, { status: 400, encoding });
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
