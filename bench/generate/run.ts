import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '../lib/bench.ts';
import { choose } from '../lib/choose.ts';
import { median } from '../lib/numbers.ts';
import { report } from '../lib/report.ts';
import { page } from './page.ts';
import type { Measured, Row } from './page.ts';
import { makeProject } from './project.ts';
import { clear, environment, ownTools, peers } from './tools.ts';
import type { Tool } from './tools.ts';
import { measureWatching } from './watching.ts';

const SIZES = [1, 10, 40] as const;
const MOST_S = 240;
/** The time for which a file system is slower after deletions, in milliseconds. */
const FORGOTTEN_MS = 40_000;
/** Commands that take longer are run once. */
const LONG_MS = 20_000;

/** Measures `generate` as a whole process, with 1, 10 and 40 times the resources of this repository. */
export const run: Bench = async ({ rounds, only }) => {
  const sizes = choose(SIZES, only, (size) => `${size} ×`);
  if (sizes.length === 0) return false;
  build();
  // Creating files is slower for a while after many were deleted, by tests or by the build (tools.ts).
  await wait(FORGOTTEN_MS);
  const rows: Row[] = [];
  const made: string[] = [];
  for (const size of sizes) {
    const root = mkdtempSync(join(tmpdir(), 'restloom-bench-'));
    made.push(root);
    rows.push(await measureSize(root, size, Math.max(3, Math.round(rounds / 5))));
  }
  for (const root of made) clear(root);
  report('generate', page(rows));
  return rows.every(({ tools }) => tools.every(({ failed }) => !failed));
};

/** Compiles the generator: the benchmark measures what users run, not the sources. */
function build(): void {
  const cwd = resolve(import.meta.dirname, '../..');
  const { status } = spawnSync('npm', ['run', 'build'], { cwd, stdio: 'ignore' });
  if (status !== 0) throw new Error('generate: the build failed');
}

async function measureSize(root: string, size: number, rounds: number): Promise<Row> {
  makeProject(root, size);
  const own = ownTools.map((tool) => measureTool(tool, root, rounds));
  // This command takes almost no time, so its times differ more.
  const watching = await measureWatching(root, 3 * rounds);
  const tools = [...own, watching, ...peers.map((tool) => measureTool(tool, root, rounds))];
  return { title: `${size} ×`, tools };
}

function measureTool(tool: Tool, root: string, rounds: number): Measured {
  const runs: Run[] = [];
  // The first run fills the file caches; it is the only run of slow commands.
  for (let turn = 0; turn <= rounds; turn += 1) {
    tool.prepare(root, turn);
    const one = runTool(tool, root);
    if (turn > 0 || one.ms > LONG_MS || one.failed) runs.push(one);
    if (one.ms > LONG_MS || one.failed || one.cut) break;
  }
  const ofAll = (value: (run: Run) => number): number =>
    runs.length === 0 ? 0 : median(runs.map(value));
  return {
    name: tool.name,
    ms: ofAll(({ ms }) => ms),
    cpuMs: ofAll(({ cpuMs }) => cpuMs),
    mebibytes: ofAll(({ mebibytes }) => mebibytes),
    lines: linesBelow(join(root, tool.output)),
    failed: runs.length === 0 || runs.some(({ failed }) => failed),
    cut: runs.some(({ cut }) => cut),
  };
}

interface Run {
  readonly ms: number;
  readonly cpuMs: number;
  readonly mebibytes: number;
  readonly failed: boolean;
  readonly cut: boolean;
}

const TIME = '/usr/bin/time';
/** The exit code of `timeout` when it ended the command. */
const WAS_ENDED = 124;

function runTool({ command }: Tool, root: string): Run {
  const counted = existsSync(TIME);
  const limited = ['timeout', String(MOST_S), ...command];
  const [program = '', ...args] = counted ? [TIME, '-f', '%U %S %M', ...limited] : limited;
  const start = performance.now();
  const { status, stderr } = spawnSync(program, args, {
    cwd: root,
    env: environment,
    encoding: 'utf8',
  });
  const ms = performance.now() - start;
  const last = counted ? (stderr.trim().split('\n').at(-1) ?? '') : '';
  const [user = 0, system = 0, kibibytes = 0] = last.split(' ').map(Number);
  const cut = status === WAS_ENDED;
  return {
    ms,
    cpuMs: (user + system) * 1000,
    mebibytes: kibibytes / 1024,
    failed: status !== 0 && !cut,
    cut,
  };
}

function linesBelow(path: string): number {
  if (!existsSync(path)) return 0;
  if (statSync(path).isFile()) return readFileSync(path, 'utf8').split('\n').length;
  return readdirSync(path).reduce((sum, name) => sum + linesBelow(join(path, name)), 0);
}
