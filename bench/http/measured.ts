import { median } from '../lib/numbers.ts';
import { BARE } from './contestants.ts';
import type { Row } from './rows.ts';

/** What one turn of one server showed. */
export interface Round {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Microseconds of processor time a request. */
  readonly cpu: number;
  /** Which part of its core it used. */
  readonly busy: number;
}

/** How long servers are asked, in seconds. */
export interface Times {
  /**
   * How often all servers are started anew: how the engine compiles one, and where it puts it, differs from
   * process to process by more than servers differ (bench/README.md).
   */
  readonly starts: number;
  /** Before anything is timed: they compile what they run through for some ten thousand requests. */
  readonly warmUp: number;
  readonly turn: number;
  readonly turns: number;
}

/** What all turns of a row showed, by server. */
export interface Measured {
  readonly row: Row;
  readonly rounds: ReadonlyMap<string, readonly Round[]>;
}

export type Quantity = keyof Round;

/** The median of a quantity over the rounds. */
export function medianOf({ rounds }: Measured, name: string, quantity: Quantity): number {
  return median((rounds.get(name) ?? []).map((round) => round[quantity]));
}

/** How many times that of bare `node:http` a quantity is: the median of what each round says. */
export function ratioOf({ rounds }: Measured, name: string, quantity: Quantity): number {
  const bare = rounds.get(BARE) ?? [];
  const own = rounds.get(name) ?? [];
  return median(own.map((round, at) => round[quantity] / (bare[at]?.[quantity] ?? NaN)));
}

/** A server that uses less of its core than this waits for who asks: what it can do is in its time. */
const FULL = 0.95;

/**
 * The speed of a server beside bare `node:http`: of requests a second where both fill their core, else
 * of processor time a request, which is what decides where the client is the limit.
 */
export function speedOf(measured: Measured, name: string): number {
  const isFull = [BARE, name].every((each) => medianOf(measured, each, 'busy') >= FULL);
  return isFull ? ratioOf(measured, name, 'perSecond') : 1 / ratioOf(measured, name, 'cpu');
}
