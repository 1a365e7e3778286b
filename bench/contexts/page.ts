import type { Page } from '../lib/html.ts';
import { meanRatio, ratio } from '../lib/measure.ts';
import type { Timing } from '../lib/measure.ts';
import { short, times } from '../lib/numbers.ts';
import { plot } from '../lib/plot.ts';
import { table } from '../lib/table.ts';

/** The measurements of a case. */
export interface Row {
  readonly title: string;
  readonly timings: readonly Timing[];
}

/** The parts with their contestants; the base of the ratios is the code by hand. */
const PARTS = [
  { part: 'filter', base: 'by hand', others: ['ours', 'table', 'interpreter'] },
  { part: 'both', base: 'by hand + JSON', others: ['ours + JSON', 'fast-json-stringify'] },
] as const;

const SERIES = ['by hand', 'ours', 'table', 'interpreter', 'fast-json-stringify'];

/** Returns the page with tables, bars and sentences about the measurements. */
export function page(rows: readonly Row[], rounds: number): Page {
  return {
    title: 'contexts: what is shown of 100 posts',
    plot: plot(
      rows.flatMap((row) => PARTS.map((part) => group(row, part))),
      { series: SERIES, axis: 'times as fast as a projection written by hand (longer is faster)' },
    ),
    tables: [partTable(rows, PARTS[0]), partTable(rows, PARTS[1]), stringifyTable(rows)],
    notes: [
      `Pages of 100 posts per second; ratios are to the code by hand: the median of ${rounds} alternating rounds of one run.`,
      'filter: from complete posts to their views. both: to the JSON of the views. fast-json-stringify does both in one step, with a schema of the views.',
      'ours: generated views. table: applyContext, name by name. interpreter: filterByContext, which walks the schema; for links, a table that is read for each post. _fields needs neither; it is parsed once per page. The context edit omits nothing, and costs nothing.',
      'links: fast-json-stringify gets links that were built by hand.',
      'Before the measurement, the results of all are compared: they are equal.',
    ],
  };
}

type Part = (typeof PARTS)[number];

function partTable(rows: readonly Row[], part: Part): string {
  const names = [part.base, ...part.others];
  const lines = rows.map((row) => [
    row.title,
    ...names.map((name) => {
      const timing = timingOf(row, part, name);
      const reached = ratioOf(row, part, name);
      if (!timing || reached === null) return '–';
      return `${short(1e9 / timing.median)}/s ${times(reached).padStart(6)}`;
    }),
  ]);
  lines.push([
    'geometric mean',
    ...names.map((name) => times(meanRatio(rows.map((row) => ratioOf(row, part, name))))),
  ]);
  return table([`${part.part}: pages a second`, ...names], lines);
}

/** A table with the parts of the time of both. */
function stringifyTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.title,
    ...['filter: ours', 'stringify: JSON', 'both: ours + JSON', 'both: fast-json-stringify'].map(
      (name) => microseconds(find(row, name)),
    ),
  ]);
  return table(
    ['microseconds a page', 'filter: ours', 'JSON.stringify', 'ours, both', 'fast-json-stringify'],
    lines,
  );
}

function group(row: Row, part: Part) {
  const names = [part.base, ...part.others];
  const bars = names.flatMap((name) => {
    const value = ratioOf(row, part, name);
    return value === null
      ? []
      : [{ series: name.replace(' + JSON', ''), value, label: times(value) }];
  });
  return { title: `${row.title}: ${part.part}`, bars };
}

function ratioOf(row: Row, part: Part, name: string): number | null {
  const timing = timingOf(row, part, name);
  const base = timingOf(row, part, part.base);
  return timing && base ? ratio(timing, base) : null;
}

function timingOf(row: Row, { part }: Part, name: string): Timing | undefined {
  return find(row, `${part}: ${name}`);
}

function find({ timings }: Row, name: string): Timing | undefined {
  return timings.find((timing) => timing.name === name);
}

function microseconds(timing: Timing | undefined): string {
  return timing ? (timing.median / 1000).toFixed(1) : '–';
}
