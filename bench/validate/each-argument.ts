import type { ArgDefinitions } from '../../runtime/schema/index.ts';
import { median } from '../lib/numbers.ts';
import { table } from '../lib/table.ts';
import { RestRequest } from '../../runtime/server/request.ts';
import type { ArgRecord } from '../../runtime/server/registration.ts';
import type { Case } from './cases.ts';
import { argRecords } from './engines/ours.ts';

const INPUTS = 128;
const WARM_UP = 200;
const ROUNDS = 300;
const NO_REQUEST = new RestRequest();

// V8 would not compute an unused result.
let sink: unknown;

/** Prints the cost of checking and sanitizing each argument of valid input, the highest first. */
export function argumentTables(
  cases: readonly Case[],
  definitionsOf: (set: string) => ArgDefinitions | undefined,
): string {
  const good = cases.filter(({ isGood, sent }) => isGood && Object.keys(sent).length > 0);
  return good
    .map((one) => argumentTable(one, argRecords(definitionsOf(one.set) ?? {})))
    .join('\n\n');
}

function argumentTable({ title, sent }: Case, args: readonly ArgRecord[]): string {
  const costs = args
    .filter(({ name }) => Object.hasOwn(sent, name))
    .map((arg) => ({ name: arg.name, cost: costOf(arg, sent[arg.name]) }))
    .sort((a, b) => b.cost - a.cost);
  const rows = costs.map(({ name, cost }) => [name, cost.toFixed(0)]);
  const sum = costs.reduce((total, { cost }) => total + cost, 0);
  return table([title, 'nanoseconds'], [...rows, ['together', sum.toFixed(0)]]);
}

function costOf({ name, validate, sanitize }: ArgRecord, value: unknown): number {
  const text = JSON.stringify(value);
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    // New values: V8 caches the match of an expression for a text.
    const values: unknown[] = Array.from({ length: INPUTS }, () => JSON.parse(text));
    const start = process.hrtime.bigint();
    for (const one of values) {
      sink = validate?.(one, name, NO_REQUEST);
      sink = sanitize?.(one, name, NO_REQUEST);
    }
    times.push(Number(process.hrtime.bigint() - start) / INPUTS);
  }
  return median(times.slice(WARM_UP));
}

/** The last result, which is not used. */
export function lastResult(): unknown {
  return sink;
}
