/** A value that clients wrote; `null` for an item that is deleted or does not exist yet. */
type Value = string | null;

interface Entry {
  acknowledged: Value;
  /** Values of writes without a response: each of them may be stored or not. */
  readonly sent: Set<Value>;
  /** Collect the values that are sent while a read runs. */
  readonly watchers: Set<Set<Value>>;
}

/**
 * The writes that clients sent, by key, and which of them were acknowledged. Each key has one writer, so the stored value is
 * the last acknowledged one or that of a write without a response.
 */
export class Ledger {
  readonly #entries = new Map<string, Entry>();
  /** Values of items that were sent without a response, so that their keys are unknown. */
  readonly #created = new Set<string>();
  /** Writes that were acknowledged so far. */
  acknowledged = 0;
  /** Writes without a response so far. */
  unanswered = 0;

  /** Runs the write of an existing item. A write that throws or returns `false` has no response. */
  async write(key: string, value: Value, send: () => Promise<boolean>): Promise<void> {
    const entry = this.#entry(key);
    entry.sent.add(value);
    for (const seen of entry.watchers) seen.add(value);
    if (!(await this.#isAcknowledged(send))) return;
    entry.acknowledged = value;
    entry.sent.clear();
  }

  /** Runs the creation of an item; `send` returns its key, or `null` without a response. */
  async create(value: string, send: () => Promise<string | null>): Promise<string | null> {
    this.#created.add(value);
    let key: string | null = null;
    const isStored = await this.#isAcknowledged(async () => (key = await send()) !== null);
    if (!isStored || key === null) return null;
    this.#created.delete(value);
    this.#entry(key).acknowledged = value;
    return key;
  }

  async #isAcknowledged(send: () => Promise<boolean>): Promise<boolean> {
    const isAcknowledged = await send();
    if (isAcknowledged) this.acknowledged += 1;
    else this.unanswered += 1;
    return isAcknowledged;
  }

  #entry(key: string): Entry {
    const known = this.#entries.get(key);
    if (known) return known;
    const entry: Entry = { acknowledged: null, sent: new Set(), watchers: new Set() };
    this.#entries.set(key, entry);
    return entry;
  }

  /** The keys of existing items that begin with a prefix. */
  keys(prefix: string): readonly string[] {
    return [...this.#entries]
      .filter(([key, { acknowledged }]) => acknowledged !== null && key.startsWith(prefix))
      .map(([key]) => key);
  }

  /** The values that a key may have now. */
  allowed(key: string): ReadonlySet<Value> {
    const { acknowledged, sent } = this.#entry(key);
    return new Set([acknowledged, ...sent]);
  }

  /** Runs a read. Returns its result, and the values that a key may have had meanwhile. */
  async read<T>(key: string, send: () => Promise<T>): Promise<readonly [T, ReadonlySet<Value>]> {
    const seen = new Set(this.allowed(key));
    const { watchers } = this.#entry(key);
    watchers.add(seen);
    try {
      return [await send(), seen];
    } finally {
      watchers.delete(seen);
    }
  }

  /**
   * Compares stored data with the writes. Returns a sentence per difference. No write may be running; later comparisons
   * expect the data found here.
   */
  settle(found: ReadonlyMap<string, string>): readonly string[] {
    const problems: string[] = [];
    for (const [key, value] of found) {
      if (this.#entries.has(key)) continue;
      if (!this.#created.delete(value))
        problems.push(`${key} exists with ${value}; nothing created it`);
      this.#entry(key).acknowledged = value;
    }
    for (const [key, entry] of this.#entries) {
      const stored = found.get(key) ?? null;
      if (!this.allowed(key).has(stored)) {
        const allowed = [...this.allowed(key)].map(String).join(' or ');
        problems.push(`${key} is ${stored ?? 'missing'}, not ${allowed}`);
      }
      entry.acknowledged = stored;
      entry.sent.clear();
      if (stored === null) this.#entries.delete(key);
    }
    this.#created.clear();
    return problems;
  }
}
