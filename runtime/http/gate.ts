/** The limits of a gate. */
export interface GateLimits {
  /** Requests that are handled concurrently. */
  readonly requests: number;
  /** Requests that wait for that. */
  readonly waiting: number;
  /** Milliseconds that a request waits at most. */
  readonly patience: number;
}

interface Waiting {
  readonly since: number;
  readonly admit: (isAdmitted: boolean) => void;
}

// Requests that arrive together start one after another for as long; then other events get their turn.
const TURN_MS = 20;

/**
 * A semaphore for requests: a bounded number runs, a bounded number waits in order, others are refused. Between
 * requests that wait, the event loop takes other events, such as health checks.
 */
export class RequestGate {
  readonly #limits: GateLimits;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  /** When the requests of this turn of the event loop began; `null` before the first. */
  #turnSince: number | null = null;
  #isNextScheduled = false;

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  /** Whether the request may be handled, once it is its turn; `leave` has to be called after it. */
  enter(): Promise<boolean> {
    const { requests, waiting } = this.#limits;
    if (this.#waiting.length === 0 && this.#running < requests && this.#hasTime()) {
      this.#running += 1;
      return Promise.resolve(true);
    }
    if (this.#waiting.length >= waiting) return Promise.resolve(false);
    return new Promise((admit) => {
      this.#waiting.push({ since: performance.now(), admit });
      this.#scheduleNext();
    });
  }

  leave(): void {
    this.#running -= 1;
    this.#scheduleNext();
  }

  #hasTime(): boolean {
    const now = performance.now();
    if (this.#turnSince === null) {
      this.#turnSince = now;
      setImmediate(() => (this.#turnSince = null));
    }
    return now - this.#turnSince < TURN_MS;
  }

  #scheduleNext(): void {
    if (this.#isNextScheduled || this.#waiting.length === 0) return;
    this.#isNextScheduled = true;
    setImmediate(() => {
      this.#isNextScheduled = false;
      this.#startNext();
      if (this.#running < this.#limits.requests) this.#scheduleNext();
    });
  }

  #startNext(): void {
    if (this.#running >= this.#limits.requests) return;
    const next = this.#waiting.shift();
    if (!next) return;
    const isInTime = performance.now() - next.since <= this.#limits.patience;
    if (isInTime) this.#running += 1;
    next.admit(isInTime);
  }
}
