import { Agent, get as httpGet } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

/** A response; an error has the `status` 0 and its message in `body`. */
export interface Received {
  readonly status: number;
  readonly body: string;
  readonly connection: string | undefined;
}

/** Sends a GET request with an agent. */
export function get(
  url: string,
  agent: Agent,
  headers: IncomingHttpHeaders = {},
): Promise<Received> {
  return new Promise((resolve) => {
    const fail = ({ message }: Error): void =>
      resolve({ status: 0, body: message, connection: undefined });
    const request = httpGet(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => void chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response;
        const body = Buffer.concat(chunks).toString();
        resolve({ status, body, connection: received.connection });
      });
    });
    request.on('error', fail);
  });
}

/** Sequential GET requests of several clients over kept connections, until `end` is called. */
export class Stream {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #responses: Received[] = [];
  readonly #clients: Promise<void>[];
  #waiting: (() => void)[] = [];
  #isEnding = false;

  constructor(clients: number, url: () => string) {
    const send = async (): Promise<void> => {
      while (!this.#isEnding) {
        this.#responses.push(await get(url(), this.#agent));
        for (const check of this.#waiting) check();
      }
    };
    this.#clients = Array.from({ length: clients }, send);
  }

  /** Resolves to the next `count` responses. */
  more(count: number): Promise<readonly Received[]> {
    const start = this.#responses.length;
    return new Promise((resolve) => {
      const check = (): void => {
        if (this.#responses.length < start + count) return;
        this.#waiting = this.#waiting.filter((other) => other !== check);
        resolve(this.#responses.slice(start, start + count));
      };
      this.#waiting.push(check);
    });
  }

  /** Ends the stream and resolves to all responses. */
  async end(): Promise<readonly Received[]> {
    this.#isEnding = true;
    await Promise.all(this.#clients);
    this.#agent.destroy();
    return this.#responses;
  }
}
