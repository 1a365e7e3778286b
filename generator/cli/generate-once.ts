import { loadSettings } from '../config/load.ts';
import { configNames } from '../config/names.ts';
import type { Config } from '../config/settings.ts';
import { ChangedMeanwhile } from '../load/files.ts';
import { Memory } from '../memory.ts';
import type { FileHashes } from '../quick/hashes.ts';
import { remembering } from '../quick/remember.ts';
import { report } from '../report/report.ts';
import type { Telling } from '../report/report.ts';
import { failed, run } from '../run.ts';
import type { ExitCode, Outcome, RunOptions } from '../run.ts';

/** `command` tells runs apart that make different things of the same files; without it none is remembered. */
export interface OnceOptions extends RunOptions {
  readonly command?: string;
  /** Those of the project's files, where somebody has looked at them already. */
  readonly hashes?: FileHashes;
}

/** A run on the project at `root`, told of; gives the exit code. */
export async function generateOnce(
  root: string,
  given: Config,
  options: OnceOptions,
  telling: Telling,
): Promise<ExitCode> {
  const memory = Memory.open(root, options.hashes);
  const exit = await persistently(() => generateWith(memory, root, given, options, telling));
  memory.save();
  return exit;
}

/** Runs again when somebody has written to what was read. */
async function persistently<T>(run: () => Promise<T>): Promise<T> {
  for (let left = AGAIN; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || left === 0) throw error;
    }
  }
}

const AGAIN = 3;

/** The same for a process that goes on, and keeps its memory when it ends. */
export async function generateWith(
  memory: Memory,
  root: string,
  given: Config,
  options: OnceOptions,
  telling: Telling,
): Promise<ExitCode> {
  const outcome = await outcomeOf(root, given, options, memory);
  await report(outcome, options, telling);
  return outcome.exit;
}

async function outcomeOf(
  root: string,
  given: Config,
  options: OnceOptions,
  memory: Memory,
): Promise<Outcome> {
  const { settings, diagnostics } = await loadSettings(root, given, memory);
  if (settings === null) {
    // Who watches waits until one of these is other than it was.
    const hashes = memory.hashesOf(root);
    hashes.begin();
    for (const name of configNames) hashes.lookedAt(name);
    return failed(diagnostics);
  }
  if (options.command === undefined) return run(root, settings, options, memory);
  const remember = remembering(root, options.command, settings, memory.hashesOf(root));
  const outcome = await run(root, settings, options, memory);
  await remember(outcome);
  return outcome;
}
