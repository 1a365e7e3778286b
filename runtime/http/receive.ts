import { dispositionName, headerText, mediaType } from './headers.ts';
import type { WireHeaders } from './headers.ts';
import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { RestError } from '../errors/rest-error.ts';
import { bodyTooLarge } from './limits.ts';
import type { UploadFolder } from './upload-folder.ts';
import type { IncomingBody, UploadedFile } from './wire.ts';

/** How a body is received. */
export interface Receiving {
  readonly headers: WireHeaders;
  /** The most bytes that it may have. */
  readonly limit: number;
}

/** Memory that a piece of a body takes next to its bytes. */
const PIECE = 256;

/** Receives a body as a whole into memory; `rest_body_too_large` when it is larger than `limit`. */
export async function receiveBytes(
  { stream, hold }: IncomingBody,
  { limit }: Pick<Receiving, 'limit'>,
): Promise<Uint8Array | RestError> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(stream)) {
    size += chunk.length;
    if (size > limit) return bodyTooLarge(limit);
    hold(chunk.length + PIECE);
    chunks.push(chunk);
  }
  const [first] = chunks;
  return chunks.length === 1 && first ? first : Buffer.concat(chunks);
}

/** Returns `rest_body_too_large` for a body that announces more bytes than `limit`, else `null`. */
export function announcedError({ headers, limit }: Receiving): RestError | null {
  return Number(headers['content-length'] ?? 0) > limit ? bodyTooLarge(limit) : null;
}

/** Writes a body that is a file into a folder; `rest_body_too_large` when it is larger than `limit`. */
export async function receiveFile(
  { stream }: IncomingBody,
  folder: UploadFolder,
  { headers, limit }: Receiving,
): Promise<UploadedFile | RestError> {
  const path = folder.next();
  const hash = digestFor(headers);
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of chunksOf(stream)) {
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
    size,
    md5: hash?.digest('hex') ?? null,
    path,
  };
}

/** What computes the digest of a file; `null` where nobody will compare it. */
export function digestFor(headers: WireHeaders): Hash | null {
  return headers['content-md5'] === undefined ? null : createHash('md5');
}

/** The pieces of a body. Stopping early leaves the rest unread: the response uses the same connection. */
export function chunksOf(body: Readable): AsyncIterable<Uint8Array> {
  return body.iterator({ destroyOnReturn: false });
}
