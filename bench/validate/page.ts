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
      `Ratios are to ${BASE} (coerceTypes, useDefaults, only the first error): the median of ${rounds} alternating rounds of one run.`,
      'Before the measurement, each engine has to accept valid and refuse invalid input. Engines with another verdict are not measured: their rows contain "accepts" or "refuses".',
      'Generated and interpreter work like runtime/server/arguments.ts: the parse function handles usual values, the interpreter validates and sanitizes the others; an error names every invalid argument. Their results are compared with those of the dispatcher.',
      'Errors are measured in the form of each library: a list of error objects for ajv, one error with the problems of every argument for ours. Its messages are made when they are read; "worded" reads them.',
      `${ALL_ERRORS} is the same code with allErrors: it names every wrong argument, like the service; ${BASE} names only the first one.`,
      'Invalid input has no target: ajv stops at the first error, and the service reports every invalid argument.',
      'The comparison with the dispatcher uses a copy of the generated code, so that the measured code gets only the inputs of its peers.',
      'Defaults are checked and sanitized once and added to the input, as in the dispatcher; the peers set and check them with each input.',
      'All engines check and sanitize arguments by their schemas alone: callbacks of the site query the store, and those of the kernel have no counterpart in other libraries. Arguments without a check accept everything.',
      'Peers cannot split "3,7": a loop does it for them, as part of the measured time. TypeBox: Value.Default and Value.Convert, then the compiled check. zod: coerce.number, stringbool. ajv strict gets typed input.',
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
