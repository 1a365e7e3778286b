import type { WireAnswer } from './wire.ts';

/** Something that an answer can be sent to. */
export interface Sending {
  /** Sends it; does not throw. */
  finish(answer: WireAnswer): void;
}

/**
 * Sends answers that were waited for one behind the other at the end of a turn of the event loop. Whoever reads them is often
 * a process of the same machine (a proxy, a client), which then has to be woken once and not for each: that takes the
 * system as long as the service takes for a small request (bench/http).
 */
export class Together {
  #ready: { readonly to: Sending; readonly answer: WireAnswer }[] = [];
  /** How many more are sent at once: the last turn had but one answer, and waiting for its end has a price. */
  #atOnce = 0;

  /** Sends an answer at the latest when this turn ends. */
  send(to: Sending, answer: WireAnswer): void {
    if (this.#atOnce > 0) {
      this.#atOnce -= 1;
      to.finish(answer);
    } else if (this.#ready.push({ to, answer }) === 1) {
      setImmediate(() => this.#sendAll());
    }
  }

  #sendAll(): void {
    const ready = this.#ready;
    this.#ready = [];
    this.#atOnce = ready.length === 1 ? AT_ONCE : 0;
    for (const { to, answer } of ready) to.finish(answer);
  }
}

const AT_ONCE = 4;
