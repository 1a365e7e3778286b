import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { RestError } from '../errors/rest-error.ts';
import { dispositionName } from './disposition.ts';
import { bodyTooLarge } from './limits.ts';
import { mediaType } from './media-type.ts';
import type { UploadFolder } from './upload-folder.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** The headers of a request, as they came. */
export type WireHeaders = { readonly [name: string]: string | readonly string[] | undefined };

/** How a body is received. */
export interface Receiving {
  readonly headers: WireHeaders;
  /** The most bytes that it may have. */
  readonly limit: number;
}

/**
 * Reads a body as a whole into memory; `rest_body_too_large` when it is larger than `limit`: the rest of
 * it is left unread, for the answer goes over the same connection.
 */
export function receiveBytes(
  body: Readable,
  { limit }: Pick<Receiving, 'limit'>,
): Promise<Uint8Array | RestError> {
  // Told by events: most bodies come in one piece, and going through them one by one costs more than
  // the rest of a small request (bench/http).
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const take = (chunk: Uint8Array): void => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      body.off('data', take);
      body.pause();
      resolve(bodyTooLarge(limit));
    };
    body.on('data', take);
    body.on('end', () => resolve(joined(chunks)));
    body.on('error', reject);
    body.on('close', () => {
      if (!body.readableEnded) reject(new Error('http: the connection was closed'));
    });
  });
}

/** Pieces as one. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const [first] = chunks;
  return chunks.length === 1 && first ? first : Buffer.concat(chunks);
}

/** Streams a body that is a file into a folder; `rest_body_too_large` when it is larger than `limit`. */
export async function receiveFile(
  body: Readable,
  folder: UploadFolder,
  { headers, limit }: Receiving,
): Promise<UploadedFile | RestError> {
  const path = folder.next();
  const hash = digestFor(headers);
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
    size,
    md5: hash?.digest('hex') ?? null,
    path,
  };
}

/** What computes the digest of a file; `null` where nobody will compare it. */
export function digestFor(headers: WireHeaders): Hash | null {
  return headers['content-md5'] === undefined ? null : createHash('md5');
}

/** A header as one text; `undefined` when it was not sent. */
export function headerText(headers: WireHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'object' ? value.join(', ') : value;
}

/** What comes of a body. To stop early leaves the rest unread: the answer goes over the same connection. */
export function chunksOf(body: Readable): AsyncIterable<Uint8Array> {
  return body.iterator({ destroyOnReturn: false });
}
