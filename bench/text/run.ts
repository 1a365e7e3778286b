import type { Bench } from '../lib/bench.ts';
import { choose } from '../lib/choose.ts';
import { report } from '../lib/report.ts';
import { functions } from './functions.ts';
import { inputs, textOf } from './inputs.ts';
import type { Input } from './inputs.ts';
import { growth, page } from './page.ts';
import type { Row } from './page.ts';

const SHORT = 64 * 1024;
const LONG = 4 * 1024 * 1024;
const MINUTE = 60 * 1000;

/** Measures the time per KiB that text functions take for 64 KiB and for 4 MiB of the inputs they find hardest. */
export const run: Bench = async ({ rounds, only }) => {
  const chosen = choose(Object.entries(functions), only, ([name]) => name);
  if (chosen.length === 0) return false;
  // All short texts together are as long as the long text.
  const turns = Math.max(3, Math.round(rounds / 7));
  const rows = chosen.map(([name, read]): Row => {
    process.stderr.write(`${name}\n`);
    const measured = inputs.map((input) => ({ input, ...growthOf(read, input, turns) }));
    return measured
      .map(({ input, short, long }) => ({ name, input: input.join('…'), short, long }))
      .reduce((worst, row) => (growth(row) > growth(worst) ? row : worst));
  });
  report('text', page(rows, turns));
  return true;
};

/** Returns the least milliseconds for as many KiB as the long text has, in short texts and in one. */
function growthOf(
  read: (text: string) => unknown,
  input: Input,
  turns: number,
): { readonly short: number; readonly long: number } {
  const [shortText, longText] = [textOf(input, SHORT), textOf(input, LONG)];
  const readShort = (): void => {
    for (let at = 0; at < LONG / SHORT; at += 1) read(shortText);
  };
  const readLong = (): void => void read(longText);
  let [short, long] = [Infinity, Infinity];
  for (let turn = 0; turn < turns; turn += 1) {
    short = Math.min(short, timeOf(readShort));
    long = Math.min(long, timeOf(readLong));
    // Doubtful results get more turns.
    if (long > MINUTE || growth({ short, long }) < 2) break;
  }
  return { short, long };
}

/** Returns the processor time in milliseconds; other processes do not change it. */
function timeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
