import type { Page } from '../lib/html.ts';
import { short, times } from '../lib/numbers.ts';
import { isPinned } from '../lib/processes.ts';
import { plot } from '../lib/plot.ts';
import { table } from '../lib/table.ts';
import { BARE, OURS, contestants } from './contestants.ts';
import { medianOf, ratioOf, speedOf } from './measured.ts';
import type { Measured, Quantity, Times } from './measured.ts';

/** The target: processor time of a request as a multiple of that of bare `node:http`. */
const MOST_CPU = 1.3;

const names = contestants.map(({ name }) => name);

/** Returns the page with tables, bars and sentences about the measurements. */
export function page(all: readonly Measured[], { starts, turns, turn, warmUp }: Times): Page {
  return {
    title: 'http: answering over loopback, beside bare node:http and frameworks',
    plot: plot(
      all.map((measured) => ({
        title: measured.row.title,
        target: measured.row.target,
        bars: names
          .filter((name) => name !== BARE)
          .map((name) => {
            const value = speedOf(measured, name);
            return { series: name, value, label: times(value) };
          }),
      })),
      {
        series: names.filter((name) => name !== BARE),
        axis: 'times as fast as bare node:http (longer is faster)',
      },
    ),
    tables: [
      verdicts(all),
      quantityTable(all, 'perSecond', 'requests a second'),
      quantityTable(all, 'cpu', 'microseconds of processor a request'),
      quantityTable(all, 'p99', 'milliseconds, 99th percentile'),
      quantityTable(all, 'busy', 'part of its core used'),
    ],
    notes: [
      `The median of ${starts} × ${turns} alternating rounds of ${turn} s of processor time each, servers started anew ${starts} times, 16 connections; ratios are to bare node:http in the same round.`,
      'Every server makes its posts for each request, as from rows of a database, and shapes them: context, links, headers. bare node:http and the frameworks use code by hand for this route, without checks.',
      'ours: the service checks every argument and the permissions, and makes contexts, links, headers and entity tags.',
      'Speed is requests per second if both servers use their whole core, otherwise processor time per request.',
      `All are compiled as by \`npm run build\`, and use ${warmUp} s of processor time per row before the measurement. Before that, the responses of all are compared: they are equal.`,
      isPinned
        ? 'Servers were kept to one core, the client to another.'
        : 'Without taskset, servers and client shared the cores: these numbers are inexact.',
    ],
  };
}

/** Returns the targets with the measured figures. */
function verdicts(all: readonly Measured[]): string {
  const others = names.filter((name) => name !== BARE && !name.startsWith(OURS));
  const lines = all.map((measured) => {
    const speed = speedOf(measured, OURS);
    const best = others
      .map((name) => ({ name, speed: speedOf(measured, name) }))
      .reduce((most, one) => (one.speed > most.speed ? one : most));
    const cpu = ratioOf(measured, OURS, 'cpu');
    const { title, target } = measured.row;
    const isReached = speed >= target && speed > best.speed && cpu <= MOST_CPU;
    return [
      title,
      times(speed),
      times(target),
      times(cpu),
      times(MOST_CPU),
      `${times(best.speed)} ${best.name}`,
      isReached ? 'yes' : 'no',
    ];
  });
  return table(['ours', 'speed', 'least', 'processor', 'most', 'best framework', 'reached'], lines);
}

function quantityTable(all: readonly Measured[], quantity: Quantity, title: string): string {
  const lines = all.map((measured) => [
    measured.row.title,
    ...names.map(
      (name) =>
        `${short(medianOf(measured, name, quantity))} ${times(ratioOf(measured, name, quantity)).padStart(6)}`,
    ),
  ]);
  return table([title, ...names], lines);
}
