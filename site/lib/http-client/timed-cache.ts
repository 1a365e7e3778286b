/** Values that are remembered for a while, the newest up to a number of them. */
export class TimedCache<T> {
  readonly #lasts: number;
  readonly #most: number;
  readonly #clock: () => number;
  readonly #kept = new Map<string, { readonly value: T; readonly until: number }>();

  constructor({ lasts, most, clock }: { lasts: number; most: number; clock: () => number }) {
    this.#lasts = lasts;
    this.#most = most;
    this.#clock = clock;
  }

  /** The cached value of a key; `undefined` for none. */
  get(name: string): T | undefined {
    const kept = this.#kept.get(name);
    return kept && this.#clock() < kept.until ? kept.value : undefined;
  }

  set(name: string, value: T): void {
    // A map keeps the order in which it was filled: the first one is the oldest.
    this.#kept.delete(name);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= this.#most) this.#kept.delete(oldest);
    this.#kept.set(name, { value, until: this.#clock() + this.#lasts });
  }
}
