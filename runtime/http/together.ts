import type { WireAnswer } from './wire.ts';

/** Something that an answer can be sent to. */
export interface Sending {
  /** Sends it; does not throw. */
  finish(answer: WireAnswer): void;
}

/**
 * Sends answers one behind the other at the end of a turn of the event loop, or when the first of them has waited a
 * millisecond. Whoever reads them is often a process of the same machine (a proxy, a client), which then has to be woken
 * once and not for each: that takes the system as long as the service takes for a small request (bench/http).
 */
export class Together {
  #ready: { readonly to: Sending; readonly answer: WireAnswer }[] = [];
  /** When the first of them came. */
  #since = 0;
  /** How many more are sent at once: the last turn had but one answer, and waiting for its end has a price. */
  #atOnce = 0;

  /** Sends an answer at the latest when this turn ends. */
  send(to: Sending, answer: WireAnswer): void {
    if (this.#atOnce > 0) {
      this.#atOnce -= 1;
      to.finish(answer);
    } else if (this.#ready.push({ to, answer }) === 1) {
      this.#since = performance.now();
      setImmediate(() => this.#endTurn());
    } else if (performance.now() - this.#since >= MOST_MS) {
      this.#sendAll();
    }
  }

  #endTurn(): void {
    this.#atOnce = this.#ready.length === 1 ? AT_ONCE : 0;
    this.#sendAll();
  }

  #sendAll(): void {
    const ready = this.#ready;
    this.#ready = [];
    for (const { to, answer } of ready) to.finish(answer);
  }
}

const MOST_MS = 1;
const AT_ONCE = 4;
