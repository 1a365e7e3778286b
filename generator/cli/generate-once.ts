import { loadSettings } from '../config/load.ts';
import { configNames } from '../config/names.ts';
import type { Config } from '../config/settings.ts';
import { ChangedMeanwhile, unlessMeanwhile } from '../load/files.ts';
import { Memory } from '../memory.ts';
import type { FileHashes } from '../quick/hashes.ts';
import { runNarrowly } from '../narrow/run.ts';
import { remembering, rememberNarrow } from '../quick/remember.ts';
import type { Since } from '../quick/since.ts';
import { report } from '../report/report.ts';
import type { Telling } from '../report/report.ts';
import { failed, run } from '../run.ts';
import type { ExitCode, Outcome, RunOptions } from '../run.ts';

/** `command` tells runs apart that make different things of the same files; without it none is remembered. */
export interface OnceOptions extends RunOptions {
  readonly command?: string;
  /** Those of the project's files, where somebody has looked at them already. */
  readonly hashes?: FileHashes;
  /** What has changed since the last run, where that is known. */
  readonly since?: Since | null;
}

/** A run on the project at `root`, told of; gives the exit code. */
export async function generateOnce(
  root: string,
  given: Config,
  options: OnceOptions,
  telling: Telling,
): Promise<ExitCode> {
  const outcome = await runOnce(root, given, options);
  await report(outcome, options, telling);
  return outcome.exit;
}

/** The same, of which nothing is told. */
export async function runOnce(root: string, given: Config, options: OnceOptions): Promise<Outcome> {
  // A whole run looks at everything again.
  const narrow = await unlessMeanwhile(() => narrowOutcome(root, given, options));
  if (narrow !== null) return narrow;
  const memory = Memory.open(root, options.hashes);
  const outcome = await persistently(() => outcomeOf(root, given, options, memory));
  memory.save();
  return outcome;
}

/** That of a run where few files have changed, and little follows from them; `null` where a whole one is needed. */
async function narrowOutcome(
  root: string,
  given: Config,
  options: OnceOptions,
): Promise<Outcome | null> {
  const { hashes, since } = options;
  // What a run warned of, a whole one says again.
  if (!hashes || !since || since.record.warnings !== null) return null;
  const { record, changed } = since;
  const memory = Memory.glance(root, hashes, record.narrowRuns ?? 0);
  const { settings } = await loadSettings(root, given, memory);
  if (settings === null) return null;
  const outcome = await runNarrowly(root, settings, changed, options, memory);
  if (outcome === null) return null;
  memory.save();
  rememberNarrow(root, record, memory.narrowRuns, hashes.save());
  return outcome;
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
  const changed = options.changed ? memory.hashesOf(root).beginWith(options.changed) : null;
  const narrow = changed && (await runNarrowly(root, settings, changed, options, memory));
  if (narrow) return narrow;
  if (options.command === undefined) return run(root, settings, options, memory);
  const remember = remembering(root, options.command, settings, memory.hashesOf(root));
  const outcome = await run(root, settings, options, memory);
  await remember(outcome);
  return outcome;
}
