import { IncomingMessage } from 'node:http';
import type { RestError } from '../errors/rest-error.ts';
import { bodyTooLarge } from './limits.ts';
import { joined } from './receive.ts';

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
  /** Whether there is nothing that a stream could give: no body, or one that is collected. */
  #isSpent = false;

  /** Says that there is no body. */
  expectNoBody(): void {
    this.#isSpent = true;
  }

  /**
   * Collects the body, of which nothing can have been read: to be asked for while the request is announced. `done` is
   * called once, with `rest_body_too_large` as soon as there is more than `limit`, whose rest is left unread; it is not
   * called when the client goes away before.
   */
  collect(limit: number, done: (body: Uint8Array | RestError) => void): void {
    this.#collecting = { limit, chunks: [], size: 0, done };
    this.#isSpent = true;
  }

  /** What the parser calls with each piece of the body, and with `null` at its end. */
  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (!this.#isSpent) return super.push(chunk, encoding);
    const collecting = this.#collecting;
    if (!collecting) return false;
    if (chunk instanceof Uint8Array) return this.#take(chunk, collecting);
    this.#collecting = null;
    collecting.done(joined(collecting.chunks));
    return false;
  }

  /** What the server calls when it has answered, so that the rest of the body comes and is thrown away. */
  override resume(): this {
    return this.#isSpent ? this : super.resume();
  }

  #take(chunk: Uint8Array, collecting: Collecting): boolean {
    collecting.size += chunk.length;
    collecting.chunks.push(chunk);
    if (collecting.size <= collecting.limit) return true;
    this.#collecting = null;
    // The rest is a stream that nobody wants.
    this.#isSpent = false;
    collecting.done(bodyTooLarge(collecting.limit));
    return false;
  }
}
