import type { Page } from '../lib/html.ts';
import { short, times } from '../lib/numbers.ts';
import { isPinned } from '../lib/processes.ts';
import { plot } from '../lib/plot.ts';
import { table } from '../lib/table.ts';
import {
  BY_HAND,
  FLOOR,
  NAMES,
  SITE,
  SMALL_SITE,
  SMALL_UNCACHED,
  UNCACHED,
} from './contestants.ts';
import type { Amount, Kind, Sizes } from './content.ts';
import { medianOf, ratioOf } from './measured.ts';
import type { Measured, Times } from './measured.ts';

/** The measurements of one database. */
export interface Section {
  readonly kind: Kind;
  readonly rows: readonly Measured[];
  /** Bytes of resident memory by server: after the start, and after all rows. */
  readonly memory: ReadonlyMap<string, readonly [idle: number, loaded: number]>;
  readonly sizes: Sizes | null;
}

const READ_TARGET: Readonly<Record<Kind, number>> = { SQLite: 1, PostgreSQL: 1.1 };
const WRITE_TARGET = 1.3;
/** Costs with many posts as a multiple of those with few. */
const growthTarget = ({ posts }: Amount): number => (posts > 100_000 ? 1.5 : 1.3);

/** Returns the page of a run. */
export function page(sections: readonly Section[], amount: Amount, run: Times): Page {
  const counts = Object.entries(amount)
    .map(([name, count]) => `${count.toLocaleString('en')} ${name}`)
    .join(', ');
  return {
    title: `site: the content API with ${counts}, compared with code by hand`,
    plot: plot(
      sections.flatMap(({ kind, rows }) =>
        rows.map((measured) => ({
          title: `${measured.row.title}, ${kind}`,
          bars: [BY_HAND, UNCACHED, SITE].map((series) => {
            const value = ratioOf(measured, series, FLOOR);
            return { series, value, label: times(value) };
          }),
          target: measured.row.floorTarget,
        })),
      ),
      {
        series: [BY_HAND, UNCACHED, SITE],
        axis: 'processor time of the floor (longer is slower); a line marks a target',
      },
    ),
    tables: sections.flatMap((section) => [
      processorTable(section, amount),
      latencyTable(section),
      memoryTable(section),
      ...sizesTable(section),
    ]),
    notes: [
      'Processor time per request of all processes, in microseconds; of PostgreSQL in brackets. Medians of ' +
        `${run.turns} turns of ${run.turn} s of processor time, after ${run.warmUp} s for each row and server; servers take turns.`,
      'floor: node:http, the driver and prepared statements; it only checks who writes.',
      'by hand: Fastify with schemas of TypeBox for arguments and responses, and Kysely. Both share the functions that make items of rows.',
      'Reads gave the same JSON, totals and `Allow` from all servers. The contents are paragraphs of HTML, which the site renders and the others send as they are stored.',
      `Latencies in milliseconds with 16 connections, of log ins with one. ${isPinned ? 'Servers and databases run on one core, the client on another.' : 'Processes are not kept to cores.'}`,
      'no cache: the site with RESPONSE_CACHE=0. With the cache, the first request for an address within ten seconds and after each write makes the response.',
      'SQLite has `synchronous = FULL`. PostgreSQL does not wait for the disk (`fsync=off`).',
    ],
  };
}

/** The servers that were measured. */
const namesIn = (rows: readonly Measured[]): readonly string[] =>
  NAMES.filter((name) => rows.some(({ rounds }) => rounds.has(name)));

function processorTable({ kind, rows }: Section, amount: Amount): string {
  const names = namesIn(rows);
  const hasFew = rows.some(({ rounds }) => rounds.has(SMALL_SITE));
  const lines = rows.map((measured) => {
    const toFloor = ratioOf(measured, SITE, FLOOR);
    const toHand = ratioOf(measured, SITE, BY_HAND);
    const { floorTarget, isWrite } = measured.row;
    const handTarget = isWrite ? WRITE_TARGET : READ_TARGET[kind];
    return [
      measured.row.title,
      ...names.map((name) => costOf(measured, name, kind)),
      times(toFloor),
      floorTarget === undefined ? '' : `≤ ${floorTarget}×`,
      times(ratioOf(measured, UNCACHED, BY_HAND)),
      times(toHand),
      `≤ ${handTarget}×`,
      ...(hasFew
        ? [
            times(ratioOf(measured, SITE, SMALL_SITE)),
            times(ratioOf(measured, UNCACHED, SMALL_UNCACHED)),
            `≤ ${growthTarget(amount)}×`,
          ]
        : []),
    ];
  });
  const head = [
    ...[`${kind}, µs`, ...names, 'site/floor', 'target'],
    ...['no cache/by hand', 'site/by hand', 'target'],
  ];
  if (hasFew) head.push('site/few posts', 'no cache/few posts', 'target');
  return table(head, lines);
}

function costOf(measured: Measured, name: string, kind: Kind): string {
  const cpu = short(medianOf(measured, name, 'cpu'));
  return kind === 'SQLite' ? cpu : `${cpu} (${short(medianOf(measured, name, 'database'))})`;
}

function latencyTable({ kind, rows }: Section): string {
  const names = namesIn(rows);
  const lines = rows.map((measured) => [
    measured.row.title,
    ...names.map((name) =>
      (['p50', 'p99'] as const).map((part) => medianOf(measured, name, part).toFixed(1)).join(', '),
    ),
  ]);
  return table([`${kind}, p50, p99 in ms`, ...names], lines);
}

function sizesTable({ kind, sizes }: Section): readonly string[] {
  if (sizes === null) return [];
  const lines = sizes.tables.map(({ name, rows, bytes, indexes }) => [
    name,
    ...[rows, bytes / MEBIBYTE, indexes / MEBIBYTE].map((value) => short(Math.round(value))),
  ]);
  return [
    table(
      [`${kind}, filled in ${sizes.seconds.toFixed(0)} s`, 'rows', 'table, MiB', 'indexes, MiB'],
      lines,
    ),
  ];
}

const MEBIBYTE = 1024 * 1024;

function memoryTable({ kind, rows, memory }: Section): string {
  const names = namesIn(rows);
  const mebibytes = (bytes: number | undefined) => ((bytes ?? NaN) / MEBIBYTE).toFixed(0);
  return table(
    [`${kind}, resident MiB of the server`, ...names],
    ['after the start', 'after all rows'].map((title, at) => [
      title,
      ...names.map((name) => mebibytes(memory.get(name)?.[at])),
    ]),
  );
}
