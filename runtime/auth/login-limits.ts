import ipaddr from 'ipaddr.js';

/** The rate limits of logins. See `DEFAULTS`. */
export interface LoginLimitSettings {
  /** Failures without a delay: of one account from one address, from one address, of one account. */
  readonly freePerPair?: number;
  readonly freePerAddress?: number;
  readonly freePerAccount?: number;
  /** The longest time in seconds for which an address is refused. */
  readonly longestWait?: number;
  /** The longest pause in seconds between two checks of an account that is under attack. */
  readonly longestPause?: number;
  /** The longest time in seconds that an attempt waits for its turn at such an account. */
  readonly longestTurn?: number;
  /** How many checks of unknown devices may be waiting or running. */
  readonly checks?: number;
  /** Seconds without a failure after which earlier ones are forgotten. */
  readonly memory?: number;
  /** How many addresses, accounts and pairs are kept; the oldest are dropped first. */
  readonly most?: number;
}

const DEFAULTS: Required<LoginLimitSettings> = {
  freePerPair: 5,
  freePerAddress: 50,
  freePerAccount: 25,
  longestWait: 60,
  longestPause: 2,
  longestTurn: 10,
  checks: 100,
  memory: 15 * 60,
  most: 20_000,
};

/** An attempt to log in. */
export interface Attempt {
  readonly account: string;
  readonly ip: string | null;
  /** The device, if it has logged in to the account before. */
  readonly device?: string | null;
}

/** The outcome of an attempt. */
export interface AttemptResult {
  readonly isRight: boolean;
  /** Seconds to wait; 0 if the password was checked. */
  readonly wait: number;
}

/** The rate limit of logins. Counts are kept in memory. */
export interface LoginLimits {
  /** Checks a password unless a limit refuses the attempt. */
  attempt(attempt: Attempt, check: () => Promise<boolean>): Promise<AttemptResult>;
  /** Returns the seconds for which the address or device is refused, or 0. */
  wait(attempt: Attempt): number;
  /** Counts a failure of `age` milliseconds ago; now when absent. */
  failed(attempt: Attempt, age?: number): void;
  /** Forgets the failures of the account from this address or device. */
  succeeded(attempt: Attempt): void;
}

/**
 * Returns a rate limit with two parts:
 *
 * - An address, or an account from one address, is refused after its free failures: for one second, and twice as
 *   long after each further failure.
 * - An account that fails from many addresses is not refused, because its owner would be locked out. Its attempts
 *   are queued, with a pause that grows by a tenth of a second with each failure.
 *
 * Devices and addresses with an earlier login to the account are limited by their own failures only. The clock is
 * monotonic.
 */
export function createLoginLimits(
  settings: LoginLimitSettings = {},
  clock: () => number = () => performance.now(),
): LoginLimits {
  const limits = { ...DEFAULTS, ...settings };
  const pairs = createTally(limits.freePerPair, limits, clock);
  const addresses = createTally(limits.freePerAddress, limits, clock);
  const accounts = createTally(limits.freePerAccount, limits, clock);
  const trusted = new Set<string>();
  /** The time of the last queued attempt of an account. */
  const turns = new Map<string, number>();
  let checks = 0;

  const keysOf = ({ account, ip, device = null }: Attempt): Keys => {
    const name = account.trim().toLowerCase().slice(0, LONGEST_NAME);
    const address = addressKey(ip);
    const pair = device === null ? `${address} ${name}` : `device ${device} ${name}`;
    return { name, address, pair, isKnown: device !== null || trusted.has(pair) };
  };

  const wait = ({ pair, address, isKnown }: Keys): number =>
    Math.max(pairs.wait(pair), isKnown ? 0 : addresses.wait(address));

  const failed = ({ pair, address, name }: Keys, age = 0): void => {
    pairs.add(pair, age);
    addresses.add(address, age);
    accounts.add(name, age);
  };

  const takeBack = ({ pair, address, name }: Keys): void => {
    pairs.takeBack(pair);
    addresses.takeBack(address);
    accounts.takeBack(name);
  };

  const succeeded = ({ pair }: Keys): void => {
    pairs.forget(pair);
    trusted.delete(pair);
    trusted.add(pair);
    dropOldest(trusted, limits.most);
  };

  /** Waits for the turn of an attempt, or returns the seconds to wait if the queue is too long. */
  const turn = async ({ name, isKnown }: Keys): Promise<number> => {
    const beyond = accounts.beyondFree(name);
    if (isKnown || beyond <= 0) return 0;
    const now = clock();
    const pause = Math.min(beyond * STEP, limits.longestPause * 1000);
    const at = Math.max(now, turns.get(name) ?? 0) + pause;
    if (at - now > limits.longestTurn * 1000) return Math.ceil((at - now) / 1000);
    turns.delete(name);
    turns.set(name, at);
    dropOldest(turns, limits.most);
    await new Promise((resolve) => setTimeout(resolve, at - now));
    return 0;
  };

  return {
    async attempt(attempt, check) {
      const keys = keysOf(attempt);
      const refused = wait(keys);
      if (refused > 0) return { isRight: false, wait: refused };
      // Counted before the outcome is known, so that concurrent attempts are limited too.
      failed(keys);
      let isWrong = false;
      try {
        const queued = await turn(keys);
        if (queued > 0) return { isRight: false, wait: queued };
        if (!keys.isKnown && checks >= limits.checks) return { isRight: false, wait: 1 };
        checks += 1;
        const isRight = await check().finally(() => (checks -= 1));
        isWrong = !isRight;
        if (isRight) succeeded(keys);
        return { isRight, wait: 0 };
      } finally {
        if (!isWrong) takeBack(keys);
      }
    },
    wait: (attempt) => wait(keysOf(attempt)),
    failed: (attempt, age) => failed(keysOf(attempt), age),
    succeeded: (attempt) => succeeded(keysOf(attempt)),
  };
}

interface Keys {
  readonly name: string;
  readonly address: string;
  readonly pair: string;
  readonly isKnown: boolean;
}

/** Milliseconds by which each failure lengthens the pause of an account. */
const STEP = 100;

// Limits the memory of keys; no name is longer.
const LONGEST_NAME = 120;

interface Failures {
  readonly count: number;
  /** Milliseconds, by the clock of the tally. */
  readonly last: number;
}

/** Counts failures by key. Each failure beyond the free ones doubles the wait, from one second. */
function createTally(
  free: number,
  { longestWait, memory, most }: Required<LoginLimitSettings>,
  clock: () => number,
) {
  /** Ordered by the time of the last failure. */
  const failures = new Map<string, Failures>();
  const recent = (key: string): Failures => {
    const known = failures.get(key);
    return known && clock() - known.last <= memory * 1000 ? known : NO_FAILURES;
  };
  /** Returns the number of failures beyond the free ones. */
  const beyondFree = (key: string): number => recent(key).count - free;
  return {
    beyondFree,
    /** Returns the whole seconds for which a key is refused. */
    wait(key: string): number {
      if (beyondFree(key) <= 0) return 0;
      const pause = Math.min(2 ** (beyondFree(key) - 1), longestWait);
      return Math.max(0, Math.ceil(pause - (clock() - recent(key).last) / 1000));
    },
    add(key: string, age: number): void {
      const { count, last } = recent(key);
      // Moved to the end, so that it is dropped last.
      failures.delete(key);
      failures.set(key, { count: count + 1, last: Math.max(last, clock() - age) });
      dropOldest(failures, most);
    },
    takeBack(key: string): void {
      const known = failures.get(key);
      if (known && known.count > 1) failures.set(key, { ...known, count: known.count - 1 });
      else failures.delete(key);
    },
    forget: (key: string) => void failures.delete(key),
  };
}

const NO_FAILURES: Failures = { count: 0, last: Number.NEGATIVE_INFINITY };

/** Drops the oldest entries of a map or set beyond `most`. */
function dropOldest(kept: Map<string, unknown> | Set<string>, most: number): void {
  while (kept.size > most) {
    const [oldest] = kept.keys();
    if (oldest === undefined) return;
    kept.delete(oldest);
  }
}

/**
 * Returns the key of a client address. The 2^64 IPv6 addresses of a network count as one, and an IPv4 address in the form
 * of an IPv6 address as itself.
 */
export function addressKey(ip: string | null): string {
  if (ip === null || !ipaddr.isValid(ip)) return ip ?? '';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
