import { randomUUID } from 'node:crypto';
import type { Attempt, LoginLimits } from '../../runtime/auth/index.ts';
import { LONGEST } from './channel.ts';
import type { AgedFailure, Channel } from './channel.ts';

// The limits compare only this part of a name.
const LONGEST_ACCOUNT = 120;
/** Milliseconds until a failure expires, as in the limits. */
const MEMORY = 15 * 60 * 1000;
/** The maximum number of failures that a process stores for others. */
const MOST = 2_000;
/** The maximum size of the failures in a message; the rest is for its other properties. */
const PART = LONGEST - 500;

/**
 * Shares login results with the other processes, so that more processes do not allow more guesses. A starting process
 * requests the earlier failures and counts those of the first process that replies.
 */
export function shareLogins(limits: LoginLimits, channel: Channel): LoginLimits {
  const own = randomUUID();
  /** The recent failed logins. */
  let failures: { readonly attempt: Attempt; readonly at: number }[] = [];
  /** The process whose earlier failures are counted; `null` until the first reply. */
  let source: string | null = null;
  let hasAsked = false;
  /** Failures that arrived before the first reply; the reply contains them, too. */
  const known = new Counts();

  const note = (attempt: Attempt, isRight: boolean, age = 0): void => {
    const oldest = performance.now() - MEMORY;
    if (isRight) failures = failures.filter((failure) => !isSamePair(failure.attempt, attempt));
    else failures.push({ attempt, at: performance.now() - age });
    if (failures.length > MOST || (failures[0] && failures[0].at < oldest))
      failures = failures.filter(({ at }) => at >= oldest).slice(-MOST / 2);
  };
  const share = (attempt: Attempt, isRight: boolean): void => {
    const { ip, device = null } = attempt;
    const account = attempt.account.trim().slice(0, LONGEST_ACCOUNT);
    note({ account, ip, device }, isRight);
    void channel.send({ type: 'login', isRight, attempt: { account, ip, device } });
  };
  const count = (attempt: Attempt, isRight: boolean, age = 0): void => {
    note(attempt, isRight, age);
    if (isRight) limits.succeeded(attempt);
    else limits.failed(attempt, age);
  };
  const reply = async (to: string): Promise<void> => {
    const now = performance.now();
    const recent = failures
      .map(({ attempt, at }) => ({ attempt, age: Math.round(now - at) }))
      .filter(({ age }) => age <= MEMORY);
    for (const part of parts(recent))
      await channel.send({ type: 'logins known', to, from: own, failures: part });
  };

  channel.listen((notice) => {
    switch (notice.type) {
      case 'login':
        return count(notice.attempt, notice.isRight);
      case 'opened':
        if (!hasAsked) void channel.send({ type: 'logins wanted', by: own });
        hasAsked = true;
        return;
      case 'logins wanted':
        return void reply(notice.by);
      case 'logins known':
        if (notice.to !== own) return;
        if (source === null) for (const { attempt } of failures) known.add(attempt);
        source ??= notice.from;
        if (notice.from === source)
          for (const { attempt, age } of notice.failures)
            if (!known.take(attempt)) count(attempt, false, age);
    }
  });
  return {
    async attempt(attempt, check) {
      const result = await limits.attempt(attempt, check);
      if (result.wait === 0) share(attempt, result.isRight);
      return result;
    },
    wait: (attempt) => limits.wait(attempt),
    failed(attempt) {
      limits.failed(attempt);
      share(attempt, false);
    },
    succeeded(attempt) {
      limits.succeeded(attempt);
      share(attempt, true);
    },
  };
}

/** A multiset of attempts. */
class Counts {
  readonly #counts = new Map<string, number>();

  add(attempt: Attempt): void {
    const key = JSON.stringify(attempt);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Removes one occurrence; returns whether there was one. */
  take(attempt: Attempt): boolean {
    const key = JSON.stringify(attempt);
    const count = this.#counts.get(key) ?? 0;
    if (count > 0) this.#counts.set(key, count - 1);
    return count > 0;
  }
}

/** Whether two attempts have the same account and the same address or device, as in the limits. */
function isSamePair(one: Attempt, other: Attempt): boolean {
  const isSame = one.account.toLowerCase() === other.account.toLowerCase();
  const [device, ofOther] = [one.device ?? null, other.device ?? null];
  return isSame && device === ofOther && (device !== null || one.ip === other.ip);
}

/** Splits failures into messages. */
function parts(failures: readonly AgedFailure[]): readonly (readonly AgedFailure[])[] {
  const split: AgedFailure[][] = [[]];
  let size = 0;
  for (const failure of failures) {
    const bytes = Buffer.byteLength(JSON.stringify(failure)) + 1;
    if (size + bytes > PART) {
      split.push([]);
      size = 0;
    }
    split.at(-1)?.push(failure);
    size += bytes;
  }
  return split.filter((part) => part.length > 0);
}
