import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutgoingProblem } from './problem.ts';

/** How much of an answer is read. */
export interface BodyOptions {
  /** Bytes, unpacked: 1 MiB when absent. */
  readonly sizeLimit?: number;
  /** What becomes of an answer that is larger: an error when absent, or only its start is read. */
  readonly whenLarger?: 'refuse' | 'cut';
  /** Sees the headers, and then each piece: true when nothing after it is wanted. */
  readonly watch?: (headers: IncomingMessage['headers']) => (piece: Uint8Array) => boolean;
}

const SIZE_LIMIT = 1024 * 1024;

const UNPACKERS: { readonly [encoding: string]: () => Transform } = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Reads the body of an answer, as far as it is wanted. Throws when it breaks off or cannot be unpacked. */
export async function readBody(
  response: IncomingMessage,
  { sizeLimit = SIZE_LIMIT, whenLarger = 'refuse', watch }: BodyOptions,
): Promise<Uint8Array | OutgoingProblem> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const isEnough = watch?.(response.headers);
  for await (const piece of unpacked(response)) {
    const isTooLarge = size + piece.length > sizeLimit;
    if (isTooLarge && whenLarger === 'refuse')
      return new OutgoingProblem('large', 'The answer is too large.');
    const wanted = isTooLarge ? piece.subarray(0, sizeLimit - size) : piece;
    pieces.push(wanted);
    size += wanted.length;
    if (isTooLarge || isEnough?.(wanted) === true) break;
  }
  return Buffer.concat(pieces);
}

function unpacked(response: IncomingMessage): AsyncIterable<Uint8Array> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? '';
  const make = Object.hasOwn(UNPACKERS, encoding) ? UNPACKERS[encoding] : undefined;
  if (!make) return response;
  const unpacker = make();
  // What breaks off on this side has to end the other one.
  response.on('error', (error) => unpacker.destroy(error));
  return response.pipe(unpacker);
}
