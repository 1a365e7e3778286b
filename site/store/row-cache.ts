const FRESH_FOR = 3_000;
const MOST = 10_000;

/**
 * Rows that nearly every request needs, cached for three seconds. The process that changes a row clears the
 * cache after the commit, and sends a message to the others. A process that misses the message sees the
 * change when its rows expire.
 */
export class RowCache<Row> {
  readonly #kept = new Map<string, { readonly row: Promise<Row>; readonly readAt: number }>();

  /** Returns the row under `key`, read by `read` unless a fresh one is cached; `undefined` is never cached. */
  async get(key: string, read: () => Promise<Row>): Promise<Row> {
    const known = this.#kept.get(key);
    if (known && performance.now() - known.readAt < FRESH_FOR) return known.row;
    if (this.#kept.size >= MOST) this.#kept.clear();
    const entry = { row: read(), readAt: performance.now() };
    this.#kept.set(key, entry);
    let isKept = false;
    try {
      const row = await entry.row;
      isKept = row !== undefined;
      return row;
    } finally {
      if (!isKept && this.#kept.get(key) === entry) this.#kept.delete(key);
    }
  }

  async clear(): Promise<void> {
    this.#kept.clear();
  }
}
