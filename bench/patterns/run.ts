import { patternProblem } from '../../test/kernel/judged.ts';
import { matchesPattern, nativeMatcher } from '../../runtime/schema/patterns/pattern.ts';
import type { Bench } from '../lib/bench.ts';
import { choose } from '../lib/choose.ts';
import { median } from '../lib/numbers.ts';
import { report } from '../lib/report.ts';
import { cases, textOf } from './cases.ts';
import type { Case } from './cases.ts';
import { page } from './page.ts';
import type { Cost, Row } from './page.ts';

type Matches = (text: string, pattern: string) => boolean;

const LENGTHS = { short: 100_000, long: 1_000_000 } as const;
// Both lengths are measured with the same number of characters.
const SHORT_RUNS = LENGTHS.long / LENGTHS.short;
const WARM_UP = 3;

/** The cost of a pattern with a text of 100 kB and with one of 1 MB. */
export const run: Bench = async ({ rounds, only }) => {
  const chosen = choose(cases, only, ({ pattern }) => pattern);
  if (chosen.length === 0) return false;
  const rows = chosen.map((one): Row => {
    process.stderr.write(`${one.pattern}\n`);
    const isVouched = patternProblem(one.pattern) === null;
    return {
      pattern: one.pattern,
      atRunTime: costOf(one, matchesPattern, rounds),
      generated: isVouched ? costOf(one, matchesNatively, rounds) : null,
    };
  });
  report('patterns', page(rows, rounds));
  return true;
};

/** Matches like the runtime with a pattern that the generator has checked. */
function matchesNatively(text: string, expression: string): boolean {
  const known = natives.get(expression) ?? nativeMatcher(expression);
  natives.set(expression, known);
  return known.test(text);
}

const natives = new Map<string, ReturnType<typeof nativeMatcher>>();

/** The texts take turns, so that other work on the machine slows both. */
function costOf(one: Case, matches: Matches, rounds: number): Cost {
  const [short, long] = [textOf(one, LENGTHS.short), textOf(one, LENGTHS.long)];
  if (matches(short, one.pattern) || matches(long, one.pattern))
    throw new Error(`patterns: ${one.pattern} is not to match its text`);
  const times = { short: [] as number[], long: [] as number[] };
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const forShort = processorTime(() => {
      for (let run = 0; run < SHORT_RUNS; run += 1) matches(short, one.pattern);
    });
    const forLong = processorTime(() => matches(long, one.pattern));
    if (round < 0) continue;
    times.short.push(forShort / SHORT_RUNS);
    times.long.push(forLong);
  }
  return { short: median(times.short), long: median(times.long) };
}

/** Returns the processor time of this process in milliseconds. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
