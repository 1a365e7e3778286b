import { isSame, sign } from './digest.ts';

/** What a nonce is good for, and whose it is. */
export interface NoncePurpose {
  readonly action: string;
  /** 0 for nobody. */
  readonly userId: number;
  /** The session of the login cookie; empty when there is none. */
  readonly session: string;
}

/** Makes and checks nonces: short texts that prove that a page of ours sent the request (5.1). */
export interface Nonces {
  create(purpose: NoncePurpose): string;
  /** 1: of this half of its life; 2: of the half before; `false`: not a good one. */
  verify(nonce: unknown, purpose: NoncePurpose): 1 | 2 | false;
}

const HALF_LIFE = 12 * 60 * 60 * 1000;
const LENGTH = 16;

/** Nonces that live between half a day and a whole one. */
export function createNonces(secret: string, clock: () => number): Nonces {
  const make = (tick: number, { action, userId, session }: NoncePurpose): string =>
    sign(`${tick}|${action}|${userId}|${session}`, secret).slice(0, LENGTH);
  const tick = (): number => Math.ceil(clock() / HALF_LIFE);

  return {
    create: (purpose) => make(tick(), purpose),
    verify: (nonce, purpose) => {
      if (typeof nonce !== 'string' || nonce === '') return false;
      const now = tick();
      if (isSame(nonce, make(now, purpose))) return 1;
      return isSame(nonce, make(now - 1, purpose)) ? 2 : false;
    },
  };
}
