import { meanRatio, ratio } from '../lib/measure.ts';
import type { Timing } from '../lib/measure.ts';
import { short, times } from '../lib/numbers.ts';
import { plot } from '../lib/plot.ts';
import type { Page } from '../lib/html.ts';
import { table } from '../lib/table.ts';
import { GOOD_TARGET, INTERPRETER_LIMIT } from './cases.ts';
import type { Case } from './cases.ts';

/** The measurements of a case. */
export interface Row {
  readonly one: Case;
  readonly timings: readonly Timing[];
  /** The engines with another verdict, which are not measured. */
  readonly wrong: readonly string[];
}

const BASE = 'ajv standalone';
const ALL_ERRORS = 'ajv all errors';
const OURS = 'generated';
const WORDED = 'generated, worded';
const WALKED = 'interpreter';

/** Returns the page with tables, bars and sentences about the measurements. */
export function page(rows: readonly Row[], engines: readonly string[], rounds: number): Page {
  return {
    title: 'validate: checking and sanitizing the arguments of requests',
    plot: plot(
      rows.map((row) => group(row, engines)),
      {
        series: engines,
        axis: `times as fast as ${BASE} with coercion (longer is faster)`,
      },
    ),
    tables: [verdictTable(rows), speedTable(rows, engines)],
    notes: [
      `Ratios are to ${BASE} (coerceTypes, useDefaults; it stops at the first error): the median of ${rounds} alternating rounds of one run.`,
      'Checked before timing: every engine accepts the good and refuses the bad input. Another one is not measured in that row, which has "accepts" or "refuses" instead.',
      'Generated and interpreter do what runtime/server/arguments.ts does: the parse function handles the usual values, the interpreter validates and sanitizes the rest; an error names every invalid argument. Their results were compared with those of the dispatcher.',
      'A refusal is timed as each library hands it over: ajv its list of error objects, ours one error with the problems of every argument. Its messages are made when they are read; "worded" reads them.',
      `Ajv all errors is the same code with allErrors: it names every wrong argument, as the service has to (${ALL_ERRORS} is therefore the neighbour that does the same work; ${BASE} names one and leaves the rest unseen).`,
      'There is no target for bad input: ajv stops at the first error, while the service reports every invalid argument.',
      'The comparison with the dispatcher runs on a copy of the generated code: what is timed has seen the same inputs as its peers.',
      'Defaults are checked and sanitized once and added to the input, as in the dispatcher; the peers set and check them with each input.',
      'Arguments are checked and sanitized by their schemas alone, on all sides: callbacks of the site ask the store, and those of the kernel have no counterpart elsewhere. Arguments without a check are open on all sides.',
      'Peers cannot split "3,7": a loop does it for them, within the time taken. TypeBox: Value.Default and Value.Convert, then the compiled check. zod: coerce.number, stringbool. ajv strict is given typed input.',
    ],
  };
}

/** Whether targets are met. */
function verdictTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const reached = ratioTo(row, OURS, BASE);
    const walked = ratioTo(row, WALKED, OURS);
    return [
      row.one.title,
      shown(reached),
      '',
      '',
      shown(ratioTo(row, OURS, ALL_ERRORS)),
      shown(ratioTo(row, WORDED, ALL_ERRORS)),
      shown(walked && 1 / walked),
      walked !== null && 1 / walked <= INTERPRETER_LIMIT ? 'ok' : 'SHORT',
    ];
  });
  const good = rows.filter(({ one }) => one.isGood);
  const bad = rows.filter(({ one }) => !one.isGood);
  if (good.length > 0) lines.push(meansOf('geometric mean, good input', good, GOOD_TARGET));
  if (bad.length > 0) lines.push(meansOf('geometric mean, bad input', bad));
  const head = [
    'generated beside',
    BASE,
    'target',
    '',
    ALL_ERRORS,
    'worded',
    'time of interpreter',
    `≤ ${INTERPRETER_LIMIT}×`,
  ];
  return table(head, lines);
}

function meansOf(title: string, rows: readonly Row[], target?: number): string[] {
  const mean = (name: string, base: string): number | null => {
    const ratios = rows.map((row) => ratioTo(row, name, base)).filter((one) => one !== null);
    return ratios.length > 0 ? meanRatio(ratios) : null;
  };
  const reached = mean(OURS, BASE);
  const walked = mean(OURS, WALKED);
  return [
    title,
    shown(reached),
    target === undefined ? '' : `≥ ${target}×`,
    target === undefined ? '' : (reached ?? 0) >= target ? 'ok' : 'SHORT',
    shown(mean(OURS, ALL_ERRORS)),
    shown(mean(WORDED, ALL_ERRORS)),
    shown(walked),
    walked !== null && walked <= INTERPRETER_LIMIT ? 'ok' : 'SHORT',
  ];
}

function shown(value: number | null): string {
  return value === null ? '' : times(value);
}

/** Returns operations per second, and their ratio to the base. */
function speedTable(rows: readonly Row[], engines: readonly string[]): string {
  const lines = rows.map((row) => [
    row.one.title,
    ...engines.map((name) => {
      const reached = ratioTo(row, name, BASE);
      const timing = timingOf(row, name);
      if (row.wrong.includes(name)) return row.one.isGood ? 'refuses' : 'accepts';
      if (!timing || reached === null) return '';
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
  return { title: row.one.title, bars };
}

function ratioTo(row: Row, name: string, base: string): number | null {
  const timing = timingOf(row, name);
  const other = timingOf(row, base);
  return timing && other ? ratio(timing, other) : null;
}

function timingOf({ timings }: Row, name: string): Timing | undefined {
  return timings.find((timing) => timing.name === name);
}
