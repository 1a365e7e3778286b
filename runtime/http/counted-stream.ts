import { Transform } from 'node:stream';
import type { Readable, TransformCallback } from 'node:stream';

/** A body that is sent while it is made. */
export interface BodyStream extends Readable {
  /** How much of it has been read, for logs. */
  readonly bytesRead: number;
}

/** Passes on what is written to it and counts it: a body that no file holds. */
export class CountedStream extends Transform implements BodyStream {
  bytesRead = 0;

  override _transform(chunk: Uint8Array, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytesRead += chunk.length;
    done(null, chunk);
  }
}
