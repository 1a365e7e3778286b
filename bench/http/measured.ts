import { median } from '../lib/numbers.ts';
import { BARE } from './contestants.ts';
import type { Row } from './rows.ts';

/** The figures of one turn of one server. */
export interface Round {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Processor time per request in microseconds. */
  readonly cpu: number;
  /** The part of its core that it used, from 0 to 1. */
  readonly busy: number;
}

/** How long servers are measured, in seconds of their processor time: the clock says little on a busy machine. */
export interface Times {
  /**
   * The number of times that all servers are started: compilation and memory layout differ from
   * process to process by more than the servers do (bench/README.md).
   */
  readonly starts: number;
  /** Before the measurement: V8 compiles code for some ten thousand requests. */
  readonly warmUp: number;
  readonly turn: number;
  readonly turns: number;
}

/** The figures of all turns of a row, by server. */
export interface Measured {
  readonly row: Row;
  readonly rounds: ReadonlyMap<string, readonly Round[]>;
}

export type Quantity = keyof Round;

/** The median of a quantity over the rounds. */
export function medianOf({ rounds }: Measured, name: string, quantity: Quantity): number {
  return median((rounds.get(name) ?? []).map((round) => round[quantity]));
}

/** Returns a quantity as a multiple of that of bare `node:http`: the median of all rounds. */
export function ratioOf({ rounds }: Measured, name: string, quantity: Quantity): number {
  const bare = rounds.get(BARE) ?? [];
  const own = rounds.get(name) ?? [];
  return median(own.map((round, at) => round[quantity] / (bare[at]?.[quantity] ?? NaN)));
}

/** A server that uses less of its core than this waits for the client; its processor time is compared then. */
const FULL = 0.95;

/**
 * The speed of a server as a multiple of that of bare `node:http`: in requests per second where both fill
 * their core, else in processor time per request, because the client is the limit then.
 */
export function speedOf(measured: Measured, name: string): number {
  const isFull = [BARE, name].every((each) => medianOf(measured, each, 'busy') >= FULL);
  return isFull ? ratioOf(measured, name, 'perSecond') : 1 / ratioOf(measured, name, 'cpu');
}
