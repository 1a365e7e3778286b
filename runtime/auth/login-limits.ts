import { setTimeout as sleep } from 'node:timers/promises';
import { isIPv6 } from 'node:net';

/** The limits on guessing passwords; what is absent is as in `DEFAULTS`. */
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

/** An attempt to log in: the name that was given, and where it comes from. */
export interface Attempt {
  readonly account: string;
  readonly ip: string | null;
  /** The device, where it has logged in to the account before. */
  readonly device?: string | null;
}

/** The outcome of an attempt. */
export interface AttemptResult {
  readonly isRight: boolean;
  /** Seconds after which to try again; 0 when the password was checked. */
  readonly wait: number;
}

/** Limits how fast passwords can be guessed. Counts are kept in the memory of this process. */
export interface LoginLimits {
  /** Checks a password that people choose, unless a limit refuses it. */
  attempt(attempt: Attempt, check: () => Promise<boolean>): Promise<AttemptResult>;
  /** Returns the seconds for which the address, or the device, is refused; 0 when it is not. */
  wait(attempt: Attempt): number;
  failed(attempt: Attempt): void;
  /** Forgets the failures of the account from this address or device. */
  succeeded(attempt: Attempt): void;
}

/**
 * Two limits hold back guessing:
 *
 * - An address, or an account from one address, is refused after its free failures: for one second, and twice as
 *   long after each further failure.
 * - An account that fails from many addresses is not refused, or strangers could lock out its owner. Its attempts
 *   take turns, with a pause that grows by a tenth of a second with each failure.
 *
 * A device that has logged in before, and an address from which the account was logged in to, are held back by their own
 * failures only. The clock measures how much time passes, whatever the date is set to.
 */
export function createLoginLimits(
  settings: LoginLimitSettings = {},
  clock: () => number = () => performance.now(),
): LoginLimits {
  const limits = { ...DEFAULTS, ...settings };
  const pairs = new Tally(limits.freePerPair, limits, clock);
  const addresses = new Tally(limits.freePerAddress, limits, clock);
  const accounts = new Tally(limits.freePerAccount, limits, clock);
  const trusted = new Set<string>();
  /** When the last turn of an account is. */
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

  const failed = ({ pair, address, name }: Keys): void => {
    pairs.add(pair);
    addresses.add(address);
    accounts.add(name);
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

  /** Waits for the turn of an attempt; returns the seconds to wait when too many are before it. */
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
    await sleep(at - now);
    return 0;
  };

  return {
    async attempt(attempt, check) {
      const keys = keysOf(attempt);
      const refused = wait(keys);
      if (refused > 0) return { isRight: false, wait: refused };
      // Counted before the outcome is known: else many attempts at the same time would all be free.
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
    failed: (attempt) => failed(keysOf(attempt)),
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

// No name is longer. Keys are kept, so their length is limited.
const LONGEST_NAME = 120;

/** The limits of a tally, in seconds and entries. */
export interface TallyLimits {
  readonly longestWait: number;
  readonly memory: number;
  readonly most: number;
}

interface Failures {
  readonly count: number;
  /** Milliseconds, by the clock of the tally. */
  readonly last: number;
}

/** Counts failures by key. Each one beyond the free ones doubles the wait, from one second on. */
export class Tally {
  readonly #free: number;
  readonly #limits: TallyLimits;
  readonly #clock: () => number;
  /** The key whose last failure is longest ago comes first. */
  readonly #failures = new Map<string, Failures>();

  constructor(free: number, limits: TallyLimits, clock: () => number) {
    this.#free = free;
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Returns the whole seconds for which a key is refused. */
  wait(key: string): number {
    const failures = this.#recent(key);
    const beyond = (failures?.count ?? 0) - this.#free;
    if (!failures || beyond <= 0) return 0;
    const pause = Math.min(2 ** (beyond - 1), this.#limits.longestWait);
    return Math.max(0, Math.ceil(pause - (this.#clock() - failures.last) / 1000));
  }

  /** Returns how many failures there are beyond the free ones; 0 or less when there are free ones left. */
  beyondFree(key: string): number {
    return (this.#recent(key)?.count ?? 0) - this.#free;
  }

  add(key: string): void {
    const count = (this.#recent(key)?.count ?? 0) + 1;
    // Moved to the end: other keys, however many are sent, do not crowd it out.
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

/** Drops the oldest entries of a map or set beyond `most`. */
export function dropOldest(kept: Map<string, unknown> | Set<string>, most: number): void {
  while (kept.size > most) {
    const [oldest] = kept.keys();
    if (oldest === undefined) return;
    kept.delete(oldest);
  }
}

/**
 * What one sender is known by. Whoever has one IPv6 address has at least the 2^64 of its network, so
 * these count as one; an IPv4 address in the form of an IPv6 one is the IPv4 address.
 */
export function addressKey(ip: string | null): string {
  if (ip === null) return '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(ip) ? networkOf(ip) : ip;
}

function networkOf(ip: string): string {
  const [head = '', tail] = ip.toLowerCase().replace(/%.*$/, '').split('::');
  const before = groups(head);
  const after = groups(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}
