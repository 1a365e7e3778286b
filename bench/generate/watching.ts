import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../lib/numbers.ts';
import type { Measured } from './page.ts';
import { changeOne } from './project.ts';
import { command } from './tools.ts';

const DOCUMENT = 'generated/openapi.json';

/** From a schema that is saved to the last file written, with `--watch`; milliseconds. */
export async function measureWatching(root: string, rounds: number): Promise<Measured> {
  const [program = '', ...args] = command('--watch');
  const tool = spawn(program, args, { cwd: root, stdio: 'ignore' });
  const times: number[] = [];
  try {
    // The first changes find nothing in memory.
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

/** The document is the largest of the files that follow from the schema. */
async function timeOfChange(root: string, mark: string): Promise<number> {
  const path = join(root, DOCUMENT);
  const before = existsSync(path) ? statSync(path).mtimeMs : 0;
  changeOne(root, mark);
  const start = performance.now();
  while (statSync(path).mtimeMs === before || !readFileSync(path, 'utf8').includes(mark)) {
    if (performance.now() - start > 60_000) throw new Error('generate: --watch wrote nothing');
    await wait(2);
  }
  return performance.now() - start;
}
