import type { Page } from '../lib/html.ts';
import { ratio } from '../lib/measure.ts';
import type { Timing } from '../lib/measure.ts';
import { times } from '../lib/numbers.ts';
import { plot } from '../lib/plot.ts';
import { table } from '../lib/table.ts';

/** The measurements of one kind of routes: the fewest routes first. */
export interface Row {
  readonly title: string;
  readonly timings: readonly Timing[];
}

/** Milliseconds from the start of a process to its first response. */
export interface Start {
  /** Milliseconds of waiting. */
  readonly clock: number;
  /** The work of all threads: also of those that compile and collect garbage. */
  readonly processor: number;
}

export interface Starts {
  readonly without: Start;
  readonly with: Start;
}

/** The limit of the cost of finding a route among many, compared with 10. */
const MOST = 1.2;
/** The time that 2,000 routes may add to a start, in milliseconds on the clock. */
const MOST_ADDED = 100;

/** Returns the page with tables, bars and sentences about the measurements. */
export function page(rows: readonly Row[], starts: Starts, rounds: number): Page {
  const series = rows[0]?.timings.map(({ name }) => name) ?? [];
  return {
    title: 'routes: finding one among many, and starting with them',
    plot: plot(
      rows.map(({ title, timings }) => ({
        title,
        target: 1 / MOST,
        bars: timings.map((timing) => ({
          series: timing.name,
          value: speedOf(timing, timings),
          label: times(speedOf(timing, timings)),
        })),
      })),
      { series, axis: 'times as fast as among 10 routes (longer is faster)' },
    ),
    tables: [matchTable(rows, series), startTable(starts)],
    notes: [
      `Nanoseconds to find the route of a request and its path parameters: the median of ${rounds} alternating rounds; ratios are to 10 routes.`,
      'many namespaces: 10 collections each, with a list and an item. same start: paths differ only behind a group.',
      'ten of them: the same requests with fewer and more routes. all of them: more routes also use more memory, which exceeds the caches of the processor.',
      'Every route has two endpoints with six arguments each. Starts: medians of processes up to their first response over HTTP. Processor time is that of all threads; other processes change the clock.',
    ],
  };
}

function matchTable(rows: readonly Row[], series: readonly string[]): string {
  const lines = rows.map(({ title, timings }) => [
    title,
    ...timings.map(
      (timing) =>
        `${timing.median.toFixed(0)} ns ${times(1 / speedOf(timing, timings)).padStart(6)}`,
    ),
    timings.every((timing) => 1 / speedOf(timing, timings) <= MOST) ? 'yes' : 'no',
  ]);
  return table(['finding a route', ...series, `within ${times(MOST)}`], lines);
}

function startTable(starts: Starts): string {
  const line = (title: string, of: keyof Start, most: number | null): readonly string[] => {
    const added = starts.with[of] - starts.without[of];
    const verdict = most === null ? '' : added <= most ? 'yes' : 'no';
    const times = [starts.without[of], starts.with[of], added];
    return [title, ...times.map((one) => `${one.toFixed(0)} ms`), verdict];
  };
  return table(
    ['first response', 'without routes', 'with 2,000', 'added', `within ${MOST_ADDED} ms`],
    [line('clock', 'clock', MOST_ADDED), line('processor', 'processor', null)],
  );
}

function speedOf(timing: Timing, [base]: readonly Timing[]): number {
  return base ? ratio(timing, base) : NaN;
}
