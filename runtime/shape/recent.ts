/**
 * A least-recently-used cache with two generations: when the newer one is full, it replaces the older one.
 * Its size is bounded, so that clients cannot exhaust the memory.
 */
export class RecentMap<Key, Value extends NonNullable<unknown> | null> {
  readonly #most: number;
  #now = new Map<Key, Value>();
  #before = new Map<Key, Value>();

  /** `most`: the size of a generation; the cache has at most twice as many entries. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    const known = this.#now.get(key);
    if (known !== undefined) return known;
    const old = this.#before.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, value: Value): void {
    if (this.#now.size === this.#most && !this.#now.has(key)) {
      this.#before = this.#now;
      this.#now = new Map();
    }
    this.#now.set(key, value);
  }
}

/** Caches the results of `make` for texts that clients send. */
export class Recent<Made extends NonNullable<unknown> | null> {
  readonly #make: (text: string) => Made;
  readonly #made: RecentMap<string, Made>;

  /** `most`: the size of a generation; the cache has at most twice as many entries. */
  constructor(make: (text: string) => Made, most = 100) {
    this.#make = make;
    this.#made = new RecentMap(most);
  }

  /** Returns the cached result for `text`, or computes it. */
  of(text: string): Made {
    const known = this.#made.get(text);
    if (known !== undefined) return known;
    const made = this.#make(text);
    if (text.length <= LONGEST_TEXT) this.#made.set(text, made);
    return made;
  }
}

/** Longer texts are not cached, so that clients cannot exhaust the memory. */
export const LONGEST_TEXT = 500;
