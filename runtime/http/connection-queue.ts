import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request of a connection, and how it is begun. */
interface Queued {
  readonly outgoing: ServerResponse;
  readonly begin: () => void;
}

/** Counts the requests that wait on all connections. */
export interface Pipelined {
  waiting: number;
  readonly maximum: number;
}

/**
 * The requests of a connection, one at a time. Clients may send requests ahead (pipelining): they wait until
 * the response before theirs is sent, and no more is read meanwhile.
 */
export class ConnectionQueue {
  readonly #socket: Socket;
  readonly #pipelined: Pipelined;
  readonly #waiting: Queued[] = [];
  #isBusy = false;

  constructor(socket: Socket, pipelined: Pipelined) {
    this.#socket = socket;
    this.#pipelined = pipelined;
    socket.once('close', () => this.#clear());
  }

  /** Whether requests wait, so that nothing is read. */
  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Begins a request when those before it are answered; closes the connection when too many wait. */
  add(outgoing: ServerResponse, begin: () => void): void {
    if (!this.#isBusy) return this.#begin({ outgoing, begin });
    if (this.#pipelined.waiting >= this.#pipelined.maximum) return void this.#socket.destroy();
    this.#pipelined.waiting += 1;
    this.#waiting.push({ outgoing, begin });
    this.#socket.pause();
  }

  #begin({ outgoing, begin }: Queued): void {
    this.#isBusy = true;
    outgoing.once('close', () => this.#next());
    begin();
  }

  #next(): void {
    this.#isBusy = false;
    // After the last response the connection is closed, whatever was sent ahead.
    if (!this.#socket.writable) return this.#clear();
    const next = this.#waiting.shift();
    if (next) {
      this.#pipelined.waiting -= 1;
      this.#begin(next);
    }
    if (this.#waiting.length > 0) this.#socket.pause();
    else this.#socket.resume();
  }

  #clear(): void {
    this.#pipelined.waiting -= this.#waiting.length;
    this.#waiting.length = 0;
  }
}
