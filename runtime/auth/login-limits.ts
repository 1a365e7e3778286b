import { setTimeout as sleep } from 'node:timers/promises';
import { addressKey } from './address-key.ts';
import { dropOldest, Tally } from './tally.ts';

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
