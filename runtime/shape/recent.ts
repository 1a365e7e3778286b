/**
 * What was last asked for, by key. Only so much is kept that nobody can fill the memory: what was not asked
 * for since as many others were gives way.
 */
export class RecentMap<Key, Value extends NonNullable<unknown> | null> {
  readonly #most: number;
  #now = new Map<Key, Value>();
  #before = new Map<Key, Value>();

  /** `most`: how many are kept at least; twice as many at most. */
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

/** What was made of texts that clients sent, for the next one that sends the same. */
export class Recent<Made extends NonNullable<unknown> | null> {
  readonly #make: (text: string) => Made;
  readonly #made: RecentMap<string, Made>;

  /** `most`: how many texts are kept at least; twice as many at most. */
  constructor(make: (text: string) => Made, most = 100) {
    this.#make = make;
    this.#made = new RecentMap(most);
  }

  /** What is made of `text`. */
  of(text: string): Made {
    const known = this.#made.get(text);
    if (known !== undefined) return known;
    const made = this.#make(text);
    if (text.length <= LONGEST_TEXT) this.#made.set(text, made);
    return made;
  }
}

/** Longer texts are not kept: what strangers send must not fill the memory. */
export const LONGEST_TEXT = 500;
