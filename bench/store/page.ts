import type { Page } from '../lib/html.ts';
import { times } from '../lib/numbers.ts';
import { plot } from '../lib/plot.ts';
import { table } from '../lib/table.ts';

/** What was measured of one request: milliseconds with few posts and with many. */
export interface Row {
  readonly title: string;
  readonly medians: readonly number[];
}

/** What a request may cost with many posts, beside with few. */
const MOST = 3;

/** Tables, bars and sentences about what was measured. */
export function page(
  rows: readonly Row[],
  { few, many, rounds }: { readonly few: number; readonly many: number; readonly rounds: number },
): Page {
  const count = (posts: number): string => `${posts.toLocaleString('en')} posts`;
  const lines = rows.map(({ title, medians: [small = NaN, large = NaN] }) => [
    title,
    `${small.toFixed(2)} ms`,
    `${large.toFixed(2)} ms`,
    times(large / small),
    large / small <= MOST ? 'yes' : 'no',
  ]);
  return {
    title: 'store: lists and items, with few posts and with many',
    plot: plot(
      rows.map(({ title, medians: [small = NaN, large = NaN] }) => ({
        title,
        target: 1 / MOST,
        bars: [{ series: count(many), value: small / large, label: times(small / large) }],
      })),
      { series: [count(many)], axis: `times as fast as with ${count(few)} (longer is faster)` },
    ),
    tables: [table(['', count(few), count(many), 'costs', `within ${MOST}×`], lines)],
    notes: [
      `Milliseconds of a whole request from inside, with links and totals: the median of ${rounds} alternating rounds.`,
      'first page: twenty posts and their total. page by cursor: twenty posts after one of 200 places spread over the whole list, not counted. item by slug: one of 200 posts.',
      'PostgreSQL is one that does not wait for the disk (fsync=off); nothing is written while it is measured.',
    ],
  };
}
