import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench, BenchOptions } from '../lib/bench.ts';
import { choose } from '../lib/choose.ts';
import { midmean } from '../lib/numbers.ts';
import { table } from '../lib/table.ts';
import { configs, MOST_S, writeProgram } from './check.ts';
import { compilers } from './compilers.ts';
import type { Compiler } from './compilers.ts';
import { waitsOf } from './complete.ts';
import type { Wait } from './complete.ts';
import { contestants, program } from './contestants.ts';
import type { Contestant } from './contestants.ts';
import { quantile, verdicts } from './verdicts.ts';
import type { Row } from './verdicts.ts';

const SIZES = [1, 10];
const CALLS = [1, 10];

/** The costs of the types of clients for compilers and editors, at 1 and 10 times as many resources. */
export const run: Bench = async (options) => {
  const chosen = choose(contestants(), options.only, ({ name }) => name);
  if (chosen.length === 0) return false;
  const scratch = mkdtempSync(join(tmpdir(), 'restloom-types-'));
  const failures: string[] = [];
  try {
    const clients = made(scratch, chosen);
    for (const compiler of await compilers()) {
      const rows: Row[] = [];
      for (const client of clients) {
        rows.push(...(await measured(client, compiler, options, failures)));
      }
      console.log(`\nTypeScript ${compiler.version}\n\n${table(HEAD, rows.map(shown))}`);
      console.log(`\n${table(['limit', 'at most', 'measured', ''], verdicts(rows))}`);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  for (const failure of new Set(failures)) console.log(`\n${failure}`);
  return failures.length === 0;
};

/** A client in a folder. */
interface Client {
  readonly contestant: Contestant;
  readonly times: number;
  readonly folder: string;
}

/** Returns the clients of all sizes, without those whose generation takes too long. */
function made(scratch: string, chosen: readonly Contestant[]): Client[] {
  const found: Client[] = [];
  for (const contestant of chosen) {
    for (const times of SIZES) {
      const folder = join(scratch, `${contestant.name.replaceAll(/\W+/g, '-')}-${times}`);
      mkdirSync(folder);
      if (contestant.make(folder, times)) found.push({ contestant, times, folder });
      else console.log(`${contestant.name}, ${times}×: takes more than ${MOST_S} s to make`);
    }
  }
  return found;
}

async function measured(
  { contestant, times, folder }: Client,
  compiler: Compiler,
  { rounds }: BenchOptions,
  failures: string[],
): Promise<Row[]> {
  const waits = await waited(contestant, folder, compiler, Math.min(rounds, 15));
  for (const line of new Set(waits.flatMap(({ emptyAt }) => emptyAt ?? []))) {
    const empty = `${contestant.name}, ${times}×: nothing is offered at ${line}`;
    if (contestant.package === null) failures.push(empty);
    else console.log(empty);
  }
  return CALLS.map((calls) => {
    writeProgram(folder, program(contestant, calls));
    const costOf = (config: string) => {
      const cost = compiler.costOf(join(folder, config));
      if (cost?.errors) failures.push(`${contestant.name}, ${times}×: ${cost.errors}`);
      return cost;
    };
    const length = (rounds < 10 ? 1 : 3) * compiler.repeats;
    const costs = Array.from({ length }, () => costOf(configs.usual));
    const sound = costs.filter((cost) => cost !== null);
    const [cost = null] = sound;
    return {
      client: contestant.name,
      times,
      calls,
      cost: cost && { ...cost, check: midmean(sound.map(({ check }) => check)) },
      waits: calls === 1 ? waits : [],
      // Only for our client, which is shipped as declarations; its copies have the same declarations.
      errors:
        contestant.package === null && times === 1 && calls === 10
          ? (costOf(configs.everything)?.errors ?? 'not checked to the end')
          : '',
    };
  });
}

async function waited(
  contestant: Contestant,
  folder: string,
  compiler: Compiler,
  rounds: number,
): Promise<Wait[]> {
  const text = program(contestant, 1);
  writeProgram(folder, text);
  const editor = await compiler.openEditor();
  try {
    return await waitsOf(editor, folder, text, contestant.typing, rounds);
  } finally {
    editor.stop();
  }
}

const HEAD = [
  'client',
  'resources',
  'calls',
  'check ms',
  'instantiations',
  'types',
  'files',
  'completion p50 ms',
  'p95 ms',
  'of the processor p50 ms',
  'p95 ms',
];

function shown({ client, times, calls, cost, waits }: Row): string[] {
  const quantiles = (numbers: readonly number[]) =>
    [0.5, 0.95].map((part) => (numbers.length > 0 ? quantile(numbers, part).toFixed(1) : ''));
  return [
    client,
    `${times}×`,
    String(calls),
    cost?.check.toFixed(cost.check < 10 ? 1 : 0) ?? `> ${MOST_S} s`,
    String(cost?.instantiations ?? ''),
    String(cost?.types ?? ''),
    String(cost?.files ?? ''),
    ...quantiles(waits.map(({ clock }) => clock)),
    ...quantiles(waits.map(({ processor }) => processor)),
  ];
}
