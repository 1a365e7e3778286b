import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import { receiveDecoded } from './content-encoding.ts';
import { overloaded } from './limits.ts';
import type { Holding, MemoryBudget } from './memory-budget.ts';
import type { BodyCaller, IncomingBody, UnreadBody } from './wire.ts';

/** How the bodies of requests are received. */
export interface BodyReceiving {
  /** The most bytes of one body that are taken into memory. */
  readonly limit: number;
  /** The memory that the bodies of known callers share, and those of all others. */
  readonly known: MemoryBudget;
  readonly anonymous: MemoryBudget;
}

/** Hooks around the receiving of a body, during which its request is not handled. */
export interface BodyTurns {
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
class Evicted extends Error {
  readonly refusal: RestError;

  constructor(refusal: RestError) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** The body of a request on the wire. */
export class RequestBody implements UnreadBody {
  readonly limit: number;
  readonly #incoming: IncomingMessage;
  readonly #receiving: BodyReceiving;
  readonly #turns: BodyTurns;
  #holding: Holding | null = null;

  constructor(incoming: IncomingMessage, receiving: BodyReceiving, turns: BodyTurns) {
    this.limit = receiving.limit;
    this.#incoming = incoming;
    this.#receiving = receiving;
    this.#turns = turns;
  }

  async receive<T>(
    { isKnown }: BodyCaller,
    how: (body: IncomingBody) => Promise<T>,
  ): Promise<T | RestError> {
    const budget = isKnown ? this.#receiving.known : this.#receiving.anonymous;
    const body = new PassThrough();
    const holding = budget.open(() =>
      body.destroy(new Evicted(overloaded('bodies', budget.maximum))),
    );
    this.#holding = holding;
    const hold = (bytes: number): void => holding.add(bytes);
    const stop = pipeRequest(this.#incoming, body);
    this.#turns.begin();
    try {
      const encoding = this.#incoming.headers['content-encoding'];
      const received = await receiveDecoded(body, encoding, (stream) => how({ stream, hold }));
      holding.pin();
      return isError(received) ? received : ((await this.#turns.end()) ?? received);
    } catch (thrown) {
      if (thrown instanceof Evicted) return thrown.refusal;
      throw thrown;
    } finally {
      stop();
    }
  }

  /** Gives back the memory of the body, once the request is answered. */
  release(): void {
    this.#holding?.release();
  }
}

/** Pipes the body of a request into a stream. Returns what ends that; the connection stays open then. */
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
