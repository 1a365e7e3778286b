import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../lib/numbers.ts';
import type { Measured } from './page.ts';
import { changeOne } from './project.ts';
import { command, environment } from './tools.ts';

/** The largest file that depends on the schema, and the last one that is written. */
const WRITTEN = ['generated/openapi.json', 'generated/tags/schema.ts'];

/** Returns the milliseconds from a saved schema to the last written file, with `--watch`. */
export async function measureWatching(root: string, rounds: number): Promise<Measured> {
  const [program = '', ...args] = command('--watch');
  const tool = spawn(program, args, { cwd: root, env: environment, stdio: 'ignore' });
  const times: number[] = [];
  try {
    // The first changes fill the caches in memory.
    for (let turn = -2; turn < rounds; turn += 1) {
      await wait(turn === -2 ? 5_000 : 500);
      const ms = await timeOfChange(root, `watch ${turn}`);
      if (turn >= 0) times.push(ms);
    }
  } finally {
    tool.kill('SIGTERM');
    if (tool.exitCode === null) await new Promise((resolve) => tool.once('exit', resolve));
  }
  const ms = median(times);
  return {
    ...{ name: 'one schema changed, watching', ms, cpuMs: null, mebibytes: null, lines: null },
    ...{ failed: false, cut: false },
  };
}

async function timeOfChange(root: string, mark: string): Promise<number> {
  const before = new Map(WRITTEN.map((path) => [join(root, path), timeOf(join(root, path))]));
  changeOne(root, mark);
  const start = performance.now();
  for (;;) {
    const ms = performance.now() - start;
    // Files are replaced as a whole, so their times are enough: reading large files would add to the measurement.
    const isWritten = [...before].every(([path, time]) => timeOf(path) !== time);
    if (isWritten && [...before.keys()].every((path) => readFileSync(path).includes(mark)))
      return ms;
    if (ms > 60_000) throw new Error('generate: --watch wrote nothing');
    await wait(2);
  }
}

/** Returns the time of the last change of a file; 0 if it does not exist. */
function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
