/** `npm run nodes`: several nodes under load while they are restarted and killed, and their database and storage fail. */
import { loadavg } from 'node:os';
import { readCommandLine, refuse, wholeNumber } from '../../site/tools/command-line.ts';
import type { Tally } from './load.ts';
import { runNodes } from './run.ts';
import { measureThroughput } from './throughput.ts';
import type { Result } from './run.ts';

const usage = `Usage: npm run nodes -- [options]

Starts PostgreSQL, an S3 server, nodes of the site and a proxy, edits at one node and reads at all of them, then sends a mix of
reads and writes and compares every response with the acknowledged writes: without a disturbance, during a rolling restart
with a migration, while a node is killed (SIGKILL) every 20 seconds, while the database is paused, with a slow storage.

      --nodes COUNT     nodes (3)
      --rate COUNT      requests per second (200)
      --duration COUNT  seconds of all phases (300)
      --edits COUNT     edits that are read at every node (1000)
      --seed NUMBER     seed of the random requests
      --throughput      measure the processor time of requests with 1 to COUNT nodes instead
  -h, --help            show this

Exit status: 0 when no response was wrong and no write was lost, 1 otherwise, 2 for a mistake in the command.`;

const DEFAULTS = { nodes: 3, rate: 200, duration: 300, edits: 1000, seed: Date.now() % 1_000_000 };
type Name = keyof typeof DEFAULTS;

/** The most problems that are printed. */
const MOST_SHOWN = 20;

const text = { type: 'string' } as const;
const command = readCommandLine({
  usage,
  options: {
    ...{ nodes: text, rate: text, duration: text, edits: text, seed: text },
    throughput: { type: 'boolean', default: false },
  },
});
if (command) await run(command.values, command.values.throughput);

async function run(
  values: Partial<Record<Name, string | undefined>>,
  isThroughput: boolean,
): Promise<void> {
  const numbers = { ...DEFAULTS };
  for (const name of Object.keys(DEFAULTS) as Name[]) {
    const number = wholeNumber(values[name] ?? String(DEFAULTS[name]), name === 'edits' ? 0 : 1);
    if (number === null) return void refuse(usage, `--${name} needs a whole number.`);
    numbers[name] = number;
  }
  const { built } = await import('../built.ts');
  if (isThroughput) {
    const onNodes = (count: number): void => void process.stderr.write(`${count} nodes …\n`);
    return reportThroughput(await measureThroughput(built, numbers.nodes, onNodes));
  }
  const onPhase = (name: string): void => void process.stderr.write(`${name} …\n`);
  console.log(
    `${numbers.nodes} nodes, ${numbers.rate} requests/s, ${numbers.duration} s, seed ${numbers.seed}`,
  );
  report(await runNodes({ root: built, ...numbers, onPhase }));
}

function reportThroughput(costs: Awaited<ReturnType<typeof measureThroughput>>): void {
  console.log(
    `processor time in ms of nodes and database, queries (load ${loadavg()[0]?.toFixed(1) ?? ''})`,
  );
  console.log(`| request | ${[...costs.keys()].map((count) => `nodes: ${count}`).join(' | ')} |`);
  console.log(`| --- | ${[...costs.keys()].map(() => '--:').join(' | ')} |`);
  for (const { name } of costs.get(1) ?? []) {
    const cells = [...costs.values()].map((row) => {
      const cost = row.find((other) => other.name === name);
      return cost
        ? `${cost.nodes.toFixed(2)}, ${cost.database.toFixed(2)}; ${cost.queries.toFixed(1)}`
        : '';
    });
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  }
}

function report({ phases, lost, edits, processor }: Result): void {
  const wrong = phases.flatMap(({ name, wrong: sentences }) =>
    sentences.map((sentence) => `${name}: ${sentence}`),
  );
  const problems = [...edits.stale, ...wrong, ...lost];
  console.log(`${edits.reads} reads of edits at other nodes, ${edits.stale.length} stale`);
  console.log(
    '| phase | requests | reads p50, p99 | writes p50, p99 | statuses | not sent | wrong |',
  );
  console.log('| --- | --: | --: | --: | --- | --: | --: |');
  for (const phase of phases) console.log(rowOf(phase));
  console.log(
    `processor time per request: nodes ${processor.nodes.toFixed(2)} ms, database ${processor.database.toFixed(2)} ms`,
  );
  console.log(`${wrong.length} wrong responses, ${lost.length} lost or unknown writes`);
  for (const problem of problems.slice(0, MOST_SHOWN)) console.log(`  ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function rowOf({ name, reads, writes, statuses, skipped, wrong }: Tally): string {
  const counts = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
  const cells = [
    ...[name, reads.length + writes.length, timesOf(reads), timesOf(writes)],
    ...[counts.join(', '), skipped, wrong.length],
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Returns the median and the 99th percentile in milliseconds. */
function timesOf(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number): string =>
    `${Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0)} ms`;
  return `${at(0.5)}, ${at(0.99)}`;
}
