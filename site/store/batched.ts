interface Waiting<Value> {
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Looks values up by key. Keys that are asked for while nothing else can go on are looked up together;
 * each is looked up once, until it is forgotten.
 */
export class Batched<Key, Value> {
  readonly #lookUp: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;
  readonly #known = new Map<Key, Promise<Value | undefined>>();
  #waiting = new Map<Key, Waiting<Value>>();

  constructor(lookUp: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>) {
    this.#lookUp = lookUp;
  }

  /** The value of a key; `undefined` when there is none. */
  get(key: Key): Promise<Value | undefined> {
    const known = this.#known.get(key);
    if (known) return known;
    const found = new Promise<Value | undefined>((resolve, reject) => {
      // After everything that is waiting for nothing but other promises has run as far as it can.
      if (this.#waiting.size === 0) process.nextTick(() => void this.#run());
      this.#waiting.set(key, { resolve, reject });
    });
    this.#known.set(key, found);
    return found;
  }

  /** The values of many keys, as a map of those that have one. */
  async of(keys: readonly Key[]): Promise<Map<Key, Value>> {
    const distinct = [...new Set(keys)];
    const values = await Promise.all(distinct.map((key) => this.get(key)));
    const found = new Map<Key, Value>();
    distinct.forEach((key, at) => {
      const value = values[at];
      if (value !== undefined) found.set(key, value);
    });
    return found;
  }

  /** Takes in a value that was read by the way; one that is known stays. */
  learn(key: Key, value: Value): void {
    if (!this.#known.has(key)) this.#known.set(key, Promise.resolve(value));
  }

  forget(): void {
    this.#known.clear();
  }

  async #run(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    try {
      const values = await this.#lookUp([...waiting.keys()]);
      for (const [key, { resolve }] of waiting) resolve(values.get(key));
    } catch (error) {
      for (const { reject } of waiting.values()) reject(error);
    }
  }
}
