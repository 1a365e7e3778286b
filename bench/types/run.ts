import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Bench, BenchOptions } from '../lib/bench.ts';
import { median } from '../lib/numbers.ts';
import { table } from '../lib/table.ts';
import { costOf, writeProgram } from './check.ts';
import type { Cost } from './check.ts';
import { completionTimes } from './complete.ts';
import { contestants, program } from './contestants.ts';
import type { Contestant } from './contestants.ts';

const root = resolve(import.meta.dirname, '../..');
const SIZES = [1, 10];
const CALLS = [1, 10];

/** The compilers that are installed, by version. */
function compilers(): Map<string, string> {
  const places = [
    join(root, 'node_modules/typescript'),
    join(root, 'bench/node_modules/typescript'),
  ];
  const found = new Map<string, string>();
  for (const place of places.filter((path) => existsSync(path))) {
    const { version } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as {
      readonly version: string;
    };
    found.set(version, join(place, 'lib'));
  }
  return found;
}

/** What the types of clients cost compilers and editors, at 1 and 10 times as many resources. */
export const run: Bench = async (options) => {
  const scratch = mkdtempSync(join(tmpdir(), 'restloom-types-'));
  const chosen = contestants().filter(({ name }) => name.includes(options.only));
  const failures: string[] = [];
  try {
    for (const [version, lib] of compilers()) {
      const rows: string[][] = [];
      for (const contestant of chosen) {
        for (const times of SIZES) {
          const folder = folderOf(scratch, contestant, times);
          rows.push(...(await measured(contestant, times, folder, lib, options, failures)));
        }
      }
      console.log(`\nTypeScript ${version}\n\n${table(HEAD, rows)}`);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  for (const failure of new Set(failures)) console.log(`\n${failure}`);
  return failures.length === 0;
};

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
];

/** Where a client of this size is; made when it is first asked for. */
function folderOf(scratch: string, { name, make }: Contestant, times: number): string {
  const folder = join(scratch, `${name.replaceAll(/\W+/g, '-')}-${times}`);
  if (!existsSync(folder)) {
    mkdirSync(folder);
    make(folder, times);
  }
  return folder;
}

async function measured(
  contestant: Contestant,
  times: number,
  folder: string,
  lib: string,
  { rounds }: BenchOptions,
  failures: string[],
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const calls of CALLS) {
    const text = program(contestant, calls);
    writeProgram(folder, text);
    const costs = Array.from({ length: Math.min(rounds, 5) }, () => costOf(lib, folder));
    const [{ instantiations, types, files, errors }] = costs as [Cost];
    if (errors !== '') failures.push(`${contestant.name}, ${times}×: ${errors}`);
    const waits =
      calls === 1
        ? await completionTimes(
            join(lib, 'tsserver.js'),
            folder,
            text,
            contestant.typedUpTo,
            rounds,
          )
        : [];
    rows.push([
      contestant.name,
      `${times}×`,
      String(calls),
      median(costs.map(({ check }) => check)).toFixed(0),
      String(instantiations),
      String(types),
      String(files),
      ...(waits.length > 0 ? [quantile(waits, 0.5), quantile(waits, 0.95)].map(one) : ['', '']),
    ]);
  }
  return rows;
}

function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

function one(number: number): string {
  return number.toFixed(1);
}
