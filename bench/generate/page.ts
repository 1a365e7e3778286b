import type { Page } from '../lib/html.ts';
import { times } from '../lib/numbers.ts';
import { plot } from '../lib/plot.ts';
import { table } from '../lib/table.ts';

/** What a tool took: medians of whole processes. */
export interface Measured {
  readonly name: string;
  readonly ms: number;
  readonly cpuMs: number;
  readonly mebibytes: number;
  /** Lines that it writes. */
  readonly lines: number;
  readonly failed: boolean;
}

/** What was measured with so many resources. */
export interface Row {
  readonly title: string;
  readonly tools: readonly Measured[];
}

/** What everything else is compared with: it writes types alone. */
const MEASURE = 'openapi-typescript';

export function page(rows: readonly Row[]): Page {
  const series = rows[0]?.tools.map(({ name }) => name) ?? [];
  return {
    title: 'generate: what generating costs, as a whole process',
    plot: plot(
      rows.map(({ title, tools }) => ({
        title,
        bars: tools
          .filter(({ failed }) => !failed)
          .map((tool) => ({
            series: tool.name,
            value: speedOf(tool, tools),
            label: `${(tool.ms / 1000).toFixed(2)} s`,
          })),
      })),
      { series, axis: `times as fast as ${MEASURE} (longer is faster)` },
    ),
    tables: rows.map(tableOf),
    notes: [
      'Medians of whole processes, from the start of Node to its end. What takes longer than 10 s is run once.',
      'Everything: server, client, types and OpenAPI, formatted, without anything remembered. Others read the OpenAPI document of the same project; openapi-typescript writes types alone, orval and hey-api types and a client, none of them formatted.',
      'Copies have names of their own and embed what the originals embed.',
    ],
  };
}

function tableOf({ title, tools }: Row): string {
  return table(
    [title, 'time', 'cpu', 'memory', 'lines', `to ${MEASURE}`],
    tools.map((tool) => [
      tool.failed ? `${tool.name} (failed)` : tool.name,
      `${(tool.ms / 1000).toFixed(2)} s`,
      `${(tool.cpuMs / 1000).toFixed(2)} s`,
      `${tool.mebibytes.toFixed(0)} MiB`,
      String(tool.lines),
      times(1 / speedOf(tool, tools)),
    ]),
  );
}

function speedOf({ ms }: Measured, all: readonly Measured[]): number {
  const measure = all.find(({ name, failed }) => name === MEASURE && !failed) ?? all[0];
  return measure && ms > 0 ? measure.ms / ms : 1;
}
