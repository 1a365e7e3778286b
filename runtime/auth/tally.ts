/** The limits of a tally, in seconds and entries. */
export interface TallyLimits {
  readonly longestWait: number;
  readonly memory: number;
  readonly most: number;
}

interface Failures {
  readonly count: number;
  /** Milliseconds, by the clock of the tally. */
  readonly last: number;
}

/** Counts failures by key. Each one beyond the free ones doubles the wait, from one second on. */
export class Tally {
  readonly #free: number;
  readonly #limits: TallyLimits;
  readonly #clock: () => number;
  /** The key whose last failure is longest ago comes first. */
  readonly #failures = new Map<string, Failures>();

  constructor(free: number, limits: TallyLimits, clock: () => number) {
    this.#free = free;
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Returns the whole seconds for which a key is refused. */
  wait(key: string): number {
    const failures = this.#recent(key);
    const beyond = (failures?.count ?? 0) - this.#free;
    if (!failures || beyond <= 0) return 0;
    const pause = Math.min(2 ** (beyond - 1), this.#limits.longestWait);
    return Math.max(0, Math.ceil(pause - (this.#clock() - failures.last) / 1000));
  }

  /** Returns how many failures there are beyond the free ones; 0 or less when there are free ones left. */
  beyondFree(key: string): number {
    return (this.#recent(key)?.count ?? 0) - this.#free;
  }

  add(key: string): void {
    const count = (this.#recent(key)?.count ?? 0) + 1;
    // Moved to the end: other keys, however many are sent, do not crowd it out.
    this.#failures.delete(key);
    this.#failures.set(key, { count, last: this.#clock() });
    dropOldest(this.#failures, this.#limits.most);
  }

  takeBack(key: string): void {
    const failures = this.#failures.get(key);
    if (!failures) return;
    if (failures.count <= 1) this.#failures.delete(key);
    else this.#failures.set(key, { ...failures, count: failures.count - 1 });
  }

  forget(key: string): void {
    this.#failures.delete(key);
  }

  #recent(key: string): Failures | undefined {
    const failures = this.#failures.get(key);
    const isOld = failures && this.#clock() - failures.last > this.#limits.memory * 1000;
    return isOld ? undefined : failures;
  }
}

/** Drops the oldest entries of a map or set beyond `most`. */
export function dropOldest(kept: Map<string, unknown> | Set<string>, most: number): void {
  while (kept.size > most) {
    const [oldest] = kept.keys();
    if (oldest === undefined) return;
    kept.delete(oldest);
  }
}
