import type { Page } from '../lib/html.ts';
import { times } from '../lib/numbers.ts';
import { plot } from '../lib/plot.ts';
import { table } from '../lib/table.ts';

/** Processor time per text in milliseconds. */
export interface Cost {
  readonly short: number;
  readonly long: number;
}

/** The measurements of a pattern; `null` if the generator refuses it. */
export interface Row {
  readonly pattern: string;
  readonly atRunTime: Cost;
  readonly generated: Cost | null;
}

/** The maximum ratio for a text of ten times the length; more than 10 because clocks are inexact. */
const MOST = 10;
const UNCERTAIN = 0.5;

/** Returns the page with tables, bars and sentences about the measurements. */
export function page(rows: readonly Row[], rounds: number): Page {
  return {
    title: 'patterns: a text of 1 MB beside one of 100 kB',
    plot: plot(
      rows.map(({ pattern, atRunTime, generated }) => ({
        title: pattern,
        target: MOST,
        bars: [
          { series: 'at run time', value: growth(atRunTime), label: times(growth(atRunTime)) },
          ...(generated
            ? [{ series: 'generated', value: growth(generated), label: times(growth(generated)) }]
            : []),
        ],
      })),
      {
        series: ['at run time', 'generated'],
        axis: 'times the cost for ten times the text (the mark is proportional)',
      },
    ),
    tables: [costTable(rows)],
    notes: [
      `Milliseconds of processor time for a text that does not match: the median of ${rounds} rounds, in which the two lengths take turns.`,
      'At run time: the engine without backtracking, or the faster engine of V8 for expressions that cannot backtrack. Generated: the engine of V8; the generator refuses patterns that can backtrack without bound.',
      `Linear time is a ratio of ten; up to ${MOST + UNCERTAIN}× is accepted.`,
    ],
  };
}

function costTable(rows: readonly Row[]): string {
  const lines = rows.map(({ pattern, atRunTime, generated }) => [
    pattern,
    ...cells(atRunTime),
    ...(generated ? cells(generated) : ['', '', 'refused']),
    isFine(atRunTime) && (generated === null || isFine(generated)) ? 'ok' : 'SHORT',
  ]);
  const head = ['pattern', 'at run time', '1 MB', '', 'generated', '1 MB', '', `≤ ${MOST}×`];
  return table(head, lines);
}

function cells(cost: Cost): readonly string[] {
  return [`${cost.short.toFixed(2)} ms`, `${cost.long.toFixed(2)} ms`, times(growth(cost))];
}

function growth({ short, long }: Cost): number {
  return long / short;
}

function isFine(cost: Cost): boolean {
  return growth(cost) <= MOST + UNCERTAIN;
}
