import { meanRatio, ratio } from '../lib/measure.ts';
import type { Timing } from '../lib/measure.ts';
import { short, times } from '../lib/numbers.ts';
import { plot } from '../lib/plot.ts';
import type { Page } from '../lib/html.ts';
import { table } from '../lib/table.ts';
import { INTERPRETER_LIMIT, MEAN_TARGET } from './cases.ts';
import type { Case } from './cases.ts';

/** What was measured of a case. */
export interface Row {
  readonly one: Case;
  readonly timings: readonly Timing[];
  /** The engines whose verdict is another; they are not measured. */
  readonly wrong: readonly string[];
}

const BASE = 'ajv standalone';
const ALL_ERRORS = 'ajv all errors';
const OURS = 'generated';
const WALKED = 'interpreter';

/** Tables, bars and sentences about what was measured. */
export function page(rows: readonly Row[], engines: readonly string[], rounds: number): Page {
  return {
    title: 'validate: checking and sanitizing the arguments of requests',
    plot: plot(
      rows.map((row) => group(row, engines)),
      {
        series: engines,
        axis: `times as fast as ${BASE} with coercion (longer is faster; the mark is the target)`,
      },
    ),
    tables: [verdictTable(rows), speedTable(rows, engines)],
    notes: [
      `Ratios are to ${BASE} (coerceTypes, useDefaults; it stops at the first error): the median of ${rounds} alternating rounds of one run.`,
      'Checked before timing: every engine accepts the good and refuses the bad input. One that does not is not measured in that row: "accepts" or "refuses" stands in its place.',
      'Generated and interpreter do what runtime/server/arguments.ts does: a reader takes what is of the usual form, the rest is checked, then sanitized; a refusal names every wrong argument with its sentence. Their results were compared with those of the dispatcher.',
      'On invalid input ajv standalone stops at the first error and names none of the others; the service has to name each, so it looks at every argument and words every sentence. Ajv all errors does the first half of that work, and is the fair neighbour there.',
      'Defaults are checked and sanitized once and stand beside what was sent, as in the dispatcher; the peers set and check them with each input.',
      'Arguments are checked and sanitized by their schemas alone, on all sides: callbacks of the site ask the store, and those of the kernel have no counterpart elsewhere. Arguments that nobody checks are open on all sides.',
      'Peers cannot split "3,7": a loop does it for them, within the time taken. TypeBox: Value.Default and Value.Convert, then the compiled check. zod: coerce.number, stringbool. ajv strict is given typed input.',
      'ajv all errors is the same code with allErrors: it finds every wrong argument, as the service has to.',
    ],
  };
}

/** Whether targets are met. */
function verdictTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const reached = ratioTo(row, OURS, BASE);
    const beside = ratioTo(row, OURS, ALL_ERRORS);
    const walked = ratioTo(row, WALKED, OURS);
    return [
      row.one.title,
      reached === null ? '' : times(reached),
      `≥ ${row.one.target}×`,
      reached !== null && reached >= row.one.target ? 'ok' : 'SHORT',
      beside === null ? '' : times(beside),
      walked === null ? '' : times(1 / walked),
      walked !== null && 1 / walked <= INTERPRETER_LIMIT ? 'ok' : 'SHORT',
    ];
  });
  const mean = meanRatio(rows.map((row) => ratioTo(row, OURS, BASE)));
  const walkedMean = meanRatio(rows.map((row) => ratioTo(row, OURS, WALKED)));
  lines.push([
    'geometric mean',
    times(mean),
    `≥ ${MEAN_TARGET}×`,
    mean >= MEAN_TARGET ? 'ok' : 'SHORT',
    times(meanRatio(rows.map((row) => ratioTo(row, OURS, ALL_ERRORS)))),
    times(walkedMean),
    walkedMean <= INTERPRETER_LIMIT ? 'ok' : 'SHORT',
  ]);
  const head = [
    'generated beside',
    BASE,
    'target',
    '',
    ALL_ERRORS,
    'time of interpreter',
    `≤ ${INTERPRETER_LIMIT}×`,
  ];
  return table(head, lines);
}

/** Operations a second, and what that is to the base. */
function speedTable(rows: readonly Row[], engines: readonly string[]): string {
  const lines = rows.map((row) => [
    row.one.title,
    ...engines.map((name) => {
      const reached = ratioTo(row, name, BASE);
      const timing = timingOf(row, name);
      if (!timing || reached === null) return row.one.isGood ? 'refuses' : 'accepts';
      return `${short(1e9 / timing.median)}/s ${times(reached).padStart(6)}`;
    }),
  ]);
  lines.push([
    'geometric mean',
    ...engines.map((name) => times(meanRatio(rows.map((row) => ratioTo(row, name, BASE))))),
  ]);
  return table(['operations a second', ...engines], lines);
}

function group(row: Row, engines: readonly string[]) {
  const bars = engines.flatMap((series) => {
    const value = ratioTo(row, series, BASE);
    return value === null ? [] : [{ series, value, label: times(value) }];
  });
  return { title: row.one.title, bars, target: row.one.target };
}

function ratioTo(row: Row, name: string, base: string): number | null {
  const timing = timingOf(row, name);
  const other = timingOf(row, base);
  return timing && other ? ratio(timing, other) : null;
}

function timingOf({ timings }: Row, name: string): Timing | undefined {
  return timings.find((timing) => timing.name === name);
}
