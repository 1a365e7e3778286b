/** Keys that are looked up by one query. */
interface Batch<Key> {
  readonly keys: Key[];
  readonly done: Promise<void>;
}

/**
 * Looks up values by key. Keys that are requested in the same tick are looked up together, and each is looked
 * up once, until it is cleared. Unlike `dataloader`, it makes one promise per lookup, not one per key.
 */
export class DataLoader<Key, Value> {
  readonly #lookUp: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;
  /** The values that were looked up; `undefined` for a key without one. */
  #known = new Map<Key, Value | undefined>();
  #batches = new Map<Key, Batch<Key>>();
  #next: Batch<Key> | null = null;

  constructor(lookUp: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>) {
    this.#lookUp = lookUp;
  }

  /** Returns the value of a key; `undefined` when there is none. */
  async load(key: Key): Promise<Value | undefined> {
    const known = this.#known;
    if (!known.has(key)) await this.#batchOf(key).done;
    return known.get(key);
  }

  /** Returns the values of many keys, as a map of those that have one. */
  async loadMany(keys: readonly Key[]): Promise<Map<Key, Value>> {
    const known = this.#known;
    const batches = new Set<Promise<void>>();
    for (const key of keys) if (!known.has(key)) batches.add(this.#batchOf(key).done);
    if (batches.size > 0) await Promise.all(batches);
    const found = new Map<Key, Value>();
    for (const key of keys) {
      const value = known.get(key);
      if (value !== undefined) found.set(key, value);
    }
    return found;
  }

  /** Stores a value that another query returned, unless the key has a value already. */
  prime(key: Key, value: Value | undefined): void {
    if (!this.#known.has(key)) this.#known.set(key, value);
  }

  /** Clears all values. Lookups that have started return their results, but do not store them. */
  clear(): void {
    this.#known = new Map();
    this.#batches = new Map();
    this.#next = null;
  }

  /** Replaces the stored values with those of another instance. */
  copyFrom(other: DataLoader<Key, Value>): void {
    this.clear();
    this.#known = new Map(other.#known);
  }

  #batchOf(key: Key): Batch<Key> {
    const begun = this.#batches.get(key);
    if (begun) return begun;
    const batch = (this.#next ??= this.#begin());
    batch.keys.push(key);
    this.#batches.set(key, batch);
    return batch;
  }

  #begin(): Batch<Key> {
    const known = this.#known;
    const keys: Key[] = [];
    // Runs after all promise callbacks that can run without waiting.
    const done = new Promise<void>((resolve, reject) => {
      process.nextTick(() => {
        if (this.#next?.keys === keys) this.#next = null;
        this.#lookUp(keys).then((values) => {
          for (const key of keys) known.set(key, values.get(key));
          resolve();
        }, reject);
      });
    });
    return { keys, done };
  }
}
