/** Memory that one request or response takes of a budget. */
export interface Holding {
  /** Takes so many bytes more; negative to give some back. */
  add(bytes: number): void;
  /** Keeps the bytes, from now on whatever others need. */
  pin(): void;
  /** Gives all bytes back. */
  release(): void;
}

interface Entry {
  bytes: number;
  readonly giveUp: () => void;
}

/**
 * Bytes that requests or responses share. When they take more than there are, the oldest that is not pinned
 * gives up: those that are slow make way for those that are quick.
 */
export class MemoryBudget {
  readonly maximum: number;
  #taken = 0;
  /** In the order of their beginning. */
  readonly #unpinned = new Set<Entry>();

  constructor(maximum: number) {
    this.maximum = maximum;
  }

  /** Opens a holding; `giveUp` is called, at most once, when others need its bytes. */
  open(giveUp: () => void): Holding {
    const entry: Entry = { bytes: 0, giveUp };
    this.#unpinned.add(entry);
    return {
      add: (bytes) => {
        if (!this.#unpinned.has(entry)) return;
        entry.bytes += bytes;
        this.#taken += bytes;
        this.#makeRoom();
      },
      pin: () => void this.#unpinned.delete(entry),
      release: () => this.#release(entry),
    };
  }

  #makeRoom(): void {
    for (const entry of this.#unpinned) {
      // A single holding that is too large is refused by other limits.
      if (this.#taken <= this.maximum || entry.bytes === this.#taken) return;
      this.#release(entry);
      entry.giveUp();
    }
  }

  #release(entry: Entry): void {
    this.#unpinned.delete(entry);
    this.#taken -= entry.bytes;
    entry.bytes = 0;
  }
}
