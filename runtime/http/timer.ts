import { RestError } from '../errors/rest-error.ts';

/** Limits the time in which a response is made. */
export class RequestTimer {
  readonly #limit: number;
  readonly #expire: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #onExpiry: (() => void) | null = null;

  /** `limit` is in milliseconds, 0 for no limit; `expire` is called when they have passed. */
  constructor(limit: number, expire: () => void) {
    this.#limit = limit;
    this.#expire = expire;
  }

  /** Resolves like `work`, or to `rest_timeout`. A later result goes to `discard`, a later error to `onBug`. */
  async race<T>(
    work: T | Promise<T>,
    late: { readonly discard: (value: T) => void; readonly onBug: (bug: unknown) => void },
  ): Promise<T | RestError> {
    if (this.#limit === 0) return work;
    let isExpired = false;
    const expiry = new Promise<RestError>((resolve) => {
      this.#onExpiry = () => {
        isExpired = true;
        this.#expire();
        resolve(new RestError('rest_timeout', 'The request took too long.', { status: 503 }));
      };
    });
    this.resume();
    const working = Promise.resolve(work);
    working.then(
      (value) => isExpired && late.discard(value),
      (bug: unknown) => isExpired && late.onBug(bug),
    );
    try {
      return await Promise.race([working, expiry]);
    } finally {
      this.pause();
      this.#onExpiry = null;
    }
  }

  /** Stops the time, such as while a body is received. */
  pause(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Starts the time anew. */
  resume(): void {
    this.pause();
    if (this.#onExpiry) this.#timer = setTimeout(this.#onExpiry, this.#limit);
  }
}
