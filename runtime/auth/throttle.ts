import { addressKey } from './address-key.ts';

/** How failed logins are slowed down; what is left out is as `DEFAULTS` says. */
export interface ThrottleSettings {
  /** Failures that cost nothing: of one account from one address, from one address, of one account. */
  readonly freePerPair?: number;
  readonly freePerAddress?: number;
  readonly freePerAccount?: number;
  /** The longest wait, in seconds. */
  readonly longestWait?: number;
  /** Seconds without a failure after which those of before are forgotten. */
  readonly memory?: number;
  /** How many addresses, accounts and pairs are remembered; the oldest are forgotten first. */
  readonly most?: number;
}

const DEFAULTS: Required<ThrottleSettings> = {
  freePerPair: 5,
  freePerAddress: 50,
  freePerAccount: 25,
  longestWait: 60,
  memory: 15 * 60,
  most: 20_000,
};

/** Who tries to log in: the name that was given, and the network address that it came from. */
export interface Attempt {
  readonly account: string;
  readonly ip: string | null;
}

/** Slows down those who guess. Counts are kept in memory, of this process. */
export interface LoginThrottle {
  /** Seconds to wait before this attempt is looked at; 0: go on. */
  wait(attempt: Attempt): number;
  failed(attempt: Attempt): void;
  /** Forgets the failures of this account from this address, and trusts the two together from now on. */
  succeeded(attempt: Attempt): void;
  /** Takes back one failure that was counted before the outcome was known. */
  takeBack(attempt: Attempt): void;
}

interface Failures {
  readonly count: number;
  /** Milliseconds, by the clock of the throttle. */
  readonly last: number;
}

/**
 * Each failure beyond the free ones doubles the wait, from one second on. Failures count for the pair of
 * account and address, for the address, and for the account. So that nobody is locked out by what others
 * do, a pair that has succeeded once is slowed down by its own failures only. What is measured is how much time passes: a
 * wait is no longer because the machine was told another time meanwhile.
 */
export function createLoginThrottle(
  settings: ThrottleSettings = {},
  clock: () => number = () => performance.now(),
): LoginThrottle {
  const limits = { ...DEFAULTS, ...settings };
  const pairs = new Tally(limits.freePerPair, limits, clock);
  const addresses = new Tally(limits.freePerAddress, limits, clock);
  const accounts = new Tally(limits.freePerAccount, limits, clock);
  const trusted = new Set<string>();
  const keysOf = ({ account, ip }: Attempt) => {
    const name = account.trim().toLowerCase().slice(0, LONGEST_NAME);
    const address = addressKey(ip);
    return { name, address, pair: `${address} ${name}` };
  };

  return {
    wait(attempt) {
      const { name, address, pair } = keysOf(attempt);
      if (trusted.has(pair)) return pairs.wait(pair);
      return Math.max(pairs.wait(pair), addresses.wait(address), accounts.wait(name));
    },
    failed(attempt) {
      const { name, address, pair } = keysOf(attempt);
      pairs.add(pair);
      addresses.add(address);
      accounts.add(name);
    },
    succeeded(attempt) {
      const { pair } = keysOf(attempt);
      pairs.forget(pair);
      trusted.delete(pair);
      trusted.add(pair);
      dropOldest(trusted, limits.most);
    },
    takeBack(attempt) {
      const { name, address, pair } = keysOf(attempt);
      pairs.takeBack(pair);
      addresses.takeBack(address);
      accounts.takeBack(name);
    },
  };
}

// Longer than any name; what is sent is kept, so it must not be as long as the sender likes.
const LONGEST_NAME = 120;

/** Failures by key, the one that failed longest ago first. */
class Tally {
  readonly #free: number;
  readonly #limits: Required<ThrottleSettings>;
  readonly #clock: () => number;
  readonly #failures = new Map<string, Failures>();

  constructor(free: number, limits: Required<ThrottleSettings>, clock: () => number) {
    this.#free = free;
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Whole seconds. */
  wait(key: string): number {
    const failures = this.#recent(key);
    const beyond = (failures?.count ?? 0) - this.#free;
    if (!failures || beyond <= 0) return 0;
    const pause = Math.min(2 ** (beyond - 1), this.#limits.longestWait);
    return Math.max(0, Math.ceil(pause - (this.#clock() - failures.last) / 1000));
  }

  add(key: string): void {
    const count = (this.#recent(key)?.count ?? 0) + 1;
    // Put at the end: what fails now is remembered longest, whatever else is sent to crowd it out.
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

function dropOldest(kept: Map<string, unknown> | Set<string>, most: number): void {
  while (kept.size > most) {
    const [oldest] = kept.keys();
    if (oldest === undefined) return;
    kept.delete(oldest);
  }
}
