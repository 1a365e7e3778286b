import type { Page } from '../lib/html.ts';
import { times } from '../lib/numbers.ts';
import { plot } from '../lib/plot.ts';
import { table } from '../lib/table.ts';

/** The costs of a tool: medians of whole processes. */
export interface Measured {
  readonly name: string;
  readonly ms: number;
  /** `null` if no process ends. */
  readonly cpuMs: number | null;
  readonly mebibytes: number | null;
  /** The number of written lines. */
  readonly lines: number | null;
  readonly failed: boolean;
  /** Whether it was ended before it finished. */
  readonly cut: boolean;
}

/** The measurements with a number of resources. */
export interface Row {
  readonly title: string;
  readonly tools: readonly Measured[];
}

/** The base of the ratios, which only writes types. */
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
            value: 1 / (ratioOf(tool, tools, ({ ms }) => ms) ?? 1),
            label: timeOf(tool, tool.ms),
          })),
      })),
      { series, axis: `times as fast as ${MEASURE} (longer is faster)` },
    ),
    tables: rows.map(tableOf),
    notes: [
      'Medians of whole processes, from the start of Node to its end. Processes of more than 20 s run once; those of more than 240 s are ended. Processor time is that of all threads and children.',
      'Watching: from a saved schema to the last written file.',
      'Everything: server, client, types and OpenAPI, formatted, without the cache. Others read the OpenAPI document of the same project; openapi-typescript writes only types, orval and hey-api types and a client, all without formatting.',
      'Copies have other names, and embed the same resources as the originals.',
    ],
  };
}

function tableOf({ title, tools }: Row): string {
  return table(
    [title, 'time', 'cpu', 'memory', 'lines', 'time', 'cpu', `of ${MEASURE}`],
    tools.map((tool) => [
      tool.failed ? `${tool.name} (failed)` : tool.name,
      timeOf(tool, tool.ms),
      tool.cpuMs === null ? '' : timeOf(tool, tool.cpuMs),
      tool.mebibytes === null ? '' : `${tool.mebibytes.toFixed(0)} MiB`,
      tool.lines === null ? '' : String(tool.lines),
      timesOf(tool, tools, ({ ms }) => ms),
      timesOf(tool, tools, ({ cpuMs }) => cpuMs),
      '',
    ]),
  );
}

/** Returns `1.04 s`; for a process that was ended, its time until then. */
function timeOf({ cut }: Measured, ms: number): string {
  return `${cut ? '> ' : ''}${(ms / 1000).toFixed(2)} s`;
}

function timesOf(
  tool: Measured,
  all: readonly Measured[],
  of: (tool: Measured) => number | null,
): string {
  const ratio = ratioOf(tool, all, of);
  return ratio === null ? '' : `${tool.cut ? '> ' : ''}${times(ratio)}`;
}

/** Returns the ratio to the base. */
function ratioOf(
  tool: Measured,
  all: readonly Measured[],
  of: (tool: Measured) => number | null,
): number | null {
  const measure = all.find(({ name, failed }) => name === MEASURE && !failed);
  const [one, other] = [of(tool), measure ? of(measure) : null];
  return one !== null && other !== null && one > 0 && other > 0 ? one / other : null;
}
