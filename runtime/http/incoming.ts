import { IncomingMessage } from 'node:http';
import type { RestError } from '../errors/rest-error.ts';
import { bodyTooLarge, joined } from './receive.ts';

/** A body that is collected. */
interface Collecting {
  /** The most bytes that it may have. */
  readonly limit: number;
  readonly chunks: Uint8Array[];
  size: number;
  readonly done: (body: Uint8Array | RestError) => void;
}

/**
 * A request on the wire. Its body is a stream, or is collected as the parser finds it: what a stream does for each body
 * takes as long as much of the rest of a small request (bench/http).
 */
export class Incoming extends IncomingMessage {
  #collecting: Collecting | null = null;

  /**
   * Collects the body, of which nothing can have been read: to be asked for while the request is announced. `done` is
   * called once, with `rest_body_too_large` as soon as there is more than `limit`, whose rest is left unread; it is not
   * called when the client goes away before.
   */
  collect(limit: number, done: (body: Uint8Array | RestError) => void): void {
    this.#collecting = { limit, chunks: [], size: 0, done };
  }

  /** What the parser calls with each piece of the body, and with `null` at its end. */
  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    const collecting = this.#collecting;
    if (!collecting) return super.push(chunk, encoding);
    if (chunk instanceof Uint8Array) return this.#take(chunk, collecting);
    this.#collecting = null;
    const isWanted = super.push(chunk, encoding);
    collecting.done(joined(collecting.chunks));
    return isWanted;
  }

  #take(chunk: Uint8Array, collecting: Collecting): boolean {
    collecting.size += chunk.length;
    collecting.chunks.push(chunk);
    if (collecting.size <= collecting.limit) return true;
    this.#collecting = null;
    collecting.done(bodyTooLarge());
    return false;
  }
}
