import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Bench } from '../lib/bench.ts';
import { median } from '../lib/numbers.ts';
import { report } from '../lib/report.ts';
import { page } from './page.ts';
import type { Measured, Row } from './page.ts';
import { makeProject } from './project.ts';
import { ownTools, peers } from './tools.ts';
import type { Tool } from './tools.ts';

const SIZES = [1, 10, 40] as const;
const MOST_MS = 240_000;
/** What takes this long is not run again and again. */
const LONG_MS = 10_000;

/** What generating costs as a whole process, with 1, 10 and 40 times the resources of this repository. */
export const run: Bench = async ({ rounds, only }) => {
  build();
  const sizes = SIZES.filter((size) => `${size} ×`.startsWith(only));
  const rows = sizes.map((size) => measureSize(size, Math.max(3, Math.round(rounds / 5))));
  report('generate', page(rows));
  return rows.every(({ tools }) => tools.every(({ failed }) => !failed));
};

/** Measured is what is packed, not the sources. */
function build(): void {
  const cwd = resolve(import.meta.dirname, '../..');
  const { status } = spawnSync('npm', ['run', 'build:package'], { cwd, stdio: 'ignore' });
  if (status !== 0) throw new Error('generate: the package does not build');
}

function measureSize(size: number, rounds: number): Row {
  const root = mkdtempSync(join(tmpdir(), 'restloom-bench-'));
  makeProject(root, size);
  const tools = [...ownTools, ...peers].map((tool) => measureTool(tool, root, rounds));
  rmSync(root, { recursive: true, force: true });
  return { title: `${size} ×`, tools };
}

function measureTool(tool: Tool, root: string, rounds: number): Measured {
  const runs: Run[] = [];
  // The first run fills the caches of files; it is the only one of what takes long.
  for (let turn = 0; turn <= rounds; turn += 1) {
    tool.prepare(root, turn);
    const one = runTool(tool, root);
    if (turn > 0 || one.ms > LONG_MS) runs.push(one);
    if (one.ms > LONG_MS || one.failed) break;
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
  };
}

interface Run {
  readonly ms: number;
  readonly cpuMs: number;
  readonly mebibytes: number;
  readonly failed: boolean;
}

const TIME = '/usr/bin/time';

function runTool({ command }: Tool, root: string): Run {
  const counted = existsSync(TIME);
  const [program = '', ...args] = counted ? [TIME, '-f', '%U %S %M', ...command] : command;
  const start = performance.now();
  const { status, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: MOST_MS,
  });
  const ms = performance.now() - start;
  const last = counted ? (stderr.trim().split('\n').at(-1) ?? '') : '';
  const [user = 0, system = 0, kibibytes = 0] = last.split(' ').map(Number);
  return {
    ms,
    cpuMs: (user + system) * 1000,
    mebibytes: kibibytes / 1024,
    failed: status !== 0 && ms < MOST_MS,
  };
}

function linesBelow(path: string): number {
  if (!existsSync(path)) return 0;
  if (statSync(path).isFile()) return readFileSync(path, 'utf8').split('\n').length;
  return readdirSync(path).reduce((sum, name) => sum + linesBelow(join(path, name)), 0);
}
