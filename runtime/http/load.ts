import { performance } from 'node:perf_hooks';
import type { RequestLimits } from './limits.ts';

type SemaphoreLimits = Pick<RequestLimits, 'requests' | 'waiting' | 'patience'>;

interface Waiting {
  readonly since: number;
  readonly admit: (isAdmitted: boolean) => void;
}

// Requests start one after another for as long; then other events get their turn, until none are left, or for as
// long as the pause lasts.
const TURN_MS = 20;
const LONGEST_PAUSE_MS = 200;
// While the event loop is busy all the time, more concurrent requests than these only delay each other and
// everything else.
const WHILE_BUSY = 2;
const BUSY = 0.9;
const SAMPLE_MS = 20;
// While the event loop is busy, a turn of it takes requests for as long: a turn for each request would double their cost.
const SLICE_MS = 2;

/**
 * A semaphore for requests: a bounded number runs, a bounded number waits in order, others are refused. Between
 * requests that wait, the event loop takes other events, such as health checks.
 */
export class RequestSemaphore {
  readonly #limits: SemaphoreLimits;
  readonly #loop = new LoopUtilization();
  readonly #waiting: Waiting[] = [];
  #running = 0;
  /** When requests began to start one after another, and when they paused; `null` when they have not. */
  #turnSince = 0;
  #pausedSince: number | null = null;
  /** Connections and requests that have arrived since that was last looked at. */
  #arrivals = 0;
  #isNextScheduled = false;
  /** When this turn of the event loop began to take requests; `null` before that. */
  #sliceSince: number | null = null;
  #retry: NodeJS.Timeout | null = null;

  constructor(limits: SemaphoreLimits) {
    this.#limits = limits;
  }

  /** Whether the request may be handled, immediately or when it is its turn; `leave` has to be called after it. */
  enter(): boolean | Promise<boolean> {
    const free = this.#limits.requests - this.#running;
    if (this.#waiting.length === 0 && free > 0 && (!this.#loop.isBusy() || this.#hasSlice())) {
      this.#running += 1;
      return true;
    }
    // While the event loop is busy, also requests that there is room for start in turn.
    if (this.#waiting.length >= this.#limits.waiting + free) return false;
    return new Promise((admit) => {
      this.#waiting.push({ since: performance.now(), admit });
      this.#scheduleNext();
    });
  }

  leave(): void {
    this.#running -= 1;
    if (this.#waiting.length > 0 && this.#hasSlice()) this.#startNext();
    this.#scheduleNext();
  }

  /** Notes a new connection or request. The event loop accepts one connection a turn, however many wait. */
  arrive(): void {
    this.#arrivals += 1;
  }

  #hasRoom(): boolean {
    if (this.#running >= this.#limits.requests) return false;
    return this.#running < WHILE_BUSY || !this.#loop.isBusy();
  }

  /** Whether the next request may start in this turn of the event loop, although that is busy. */
  #hasSlice(): boolean {
    if (this.#running >= WHILE_BUSY) return false;
    const now = performance.now();
    if (this.#sliceSince === null) {
      this.#sliceSince = now;
      setImmediate(() => (this.#sliceSince = null));
    }
    return now - this.#sliceSince < SLICE_MS;
  }

  /** Whether other events are to be taken before the next request. */
  #isPaused(): boolean {
    const now = performance.now();
    if (now - this.#turnSince <= TURN_MS) return false;
    this.#pausedSince ??= now;
    const isOver = this.#arrivals === 0 || now - this.#pausedSince > LONGEST_PAUSE_MS;
    this.#arrivals = 0;
    if (!isOver) return true;
    this.#turnSince = now;
    this.#pausedSince = null;
    return false;
  }

  /** Tries to start the next request when it has room: soon, or when the event loop may be less busy. */
  #scheduleNext(): void {
    if (this.#isNextScheduled || this.#waiting.length === 0) return;
    if (!this.#hasRoom()) {
      this.#retry ??= setTimeout(() => {
        this.#retry = null;
        this.#refuseLate();
        this.#scheduleNext();
      }, SAMPLE_MS);
      return;
    }
    this.#isNextScheduled = true;
    setImmediate(() => {
      this.#isNextScheduled = false;
      if (!this.#isPaused()) this.#startNext();
      this.#scheduleNext();
    });
  }

  #startNext(): void {
    this.#refuseLate();
    if (!this.#hasRoom()) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#running += 1;
    next.admit(true);
  }

  /** Refuses the requests that have waited too long. */
  #refuseLate(): void {
    const oldest = performance.now() - this.#limits.patience;
    for (let [first] = this.#waiting; first && first.since < oldest; [first] = this.#waiting) {
      this.#waiting.shift();
      first.admit(false);
    }
  }
}

/** Whether the event loop was busy lately. */
class LoopUtilization {
  #last = performance.eventLoopUtilization();
  #sampledAt = performance.now();
  #isBusy = false;

  isBusy(): boolean {
    const now = performance.now();
    if (now - this.#sampledAt < SAMPLE_MS) return this.#isBusy;
    const current = performance.eventLoopUtilization();
    this.#isBusy = performance.eventLoopUtilization(current, this.#last).utilization > BUSY;
    this.#last = current;
    this.#sampledAt = now;
    return this.#isBusy;
  }
}

/** Memory that one request or response takes of a budget. */
export interface Holding {
  /** Takes so many bytes more; negative to give some back. */
  add(bytes: number): void;
  /** Keeps the bytes, regardless of the needs of others. */
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
      // A file that is written to disk takes no memory.
      if (entry.bytes <= 0) continue;
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
