import type { Page } from '../lib/html.ts';
import { times } from '../lib/numbers.ts';
import { plot } from '../lib/plot.ts';
import { table } from '../lib/table.ts';

/** The input that a function finds hardest, and milliseconds for 4 MiB of it in short texts and in one. */
export interface Row {
  readonly name: string;
  readonly input: string;
  readonly short: number;
  readonly long: number;
}

/** How much more a KiB of 4 MiB may take than a KiB of 64 KiB. */
const MOST = 3;
// Shorter times are inexact: the clock has milliseconds, and garbage collection takes part of them.
const LEAST = 20;

/** Returns the page with a table, bars and sentences about the measurements. */
export function page(rows: readonly Row[], turns: number): Page {
  return {
    title: 'text: a KiB of 4 MiB compared with a KiB of 64 KiB',
    plot: plot(
      rows.map((row) => ({
        title: row.name,
        target: MOST,
        bars: [{ series: 'growth', value: growth(row), label: times(growth(row)) }],
      })),
      { series: ['growth'], axis: `times the cost of a KiB (at most ${MOST})` },
    ),
    tables: [
      table(
        ['function', 'hardest input', '64 × 64 KiB', '4 MiB', '', `≤ ${MOST}×`],
        rows.map((row) => [
          row.name,
          JSON.stringify(row.input),
          `${row.short.toFixed(0)} ms`,
          `${row.long.toFixed(0)} ms`,
          times(growth(row)),
          growth(row) <= MOST ? 'ok' : 'SHORT',
        ]),
      ),
    ],
    notes: [
      `Processor time for 4 MiB, in 64 texts of 64 KiB and in one text: the least of ${turns} turns, for the input that grows most.`,
      `Times below ${LEAST} ms count as ${LEAST} ms.`,
    ],
  };
}

/** Returns how many times as long a KiB of the long text takes. */
export function growth({ short, long }: Pick<Row, 'short' | 'long'>): number {
  return Math.max(long, LEAST) / Math.max(short, LEAST);
}
