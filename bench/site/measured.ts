import { median } from '../lib/numbers.ts';
import type { Row } from './rows.ts';

/** The figures of one turn of one server. */
export interface Round {
  /** Microseconds of processor time per request, of all processes. */
  readonly cpu: number;
  /** The part of it that the database server used. */
  readonly database: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/**
 * How long servers are measured, in seconds of their processor time: on a machine that does other work the
 * clock says little.
 */
export interface Times {
  /** For each row and server, before the first row is measured. */
  readonly warmUp: number;
  readonly turn: number;
  readonly turns: number;
}

/** The figures of all turns of a row, by server. */
export interface Measured {
  readonly row: Row;
  readonly rounds: Map<string, Round[]>;
}

/** Returns the median of a quantity over the rounds of a server. */
export function medianOf({ rounds }: Measured, name: string, quantity: keyof Round): number {
  return median((rounds.get(name) ?? []).map((round) => round[quantity]));
}

/** Returns the processor time of a server as a multiple of another's: the median of all rounds. */
export function ratioOf({ rounds }: Measured, name: string, other: string): number {
  const base = rounds.get(other) ?? [];
  const own = rounds.get(name) ?? [];
  return median(own.map(({ cpu }, at) => cpu / (base[at]?.cpu ?? NaN)));
}
