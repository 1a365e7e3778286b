import { loadSettings } from '../config/load.ts';
import type { Config } from '../config/settings.ts';
import { report } from '../report/report.ts';
import type { Telling } from '../report/report.ts';
import { failed, run } from '../run.ts';
import type { ExitCode, Outcome, RunOptions } from '../run.ts';

/** A run on the project at `root`, told of; gives the exit code. */
export async function generateOnce(
  root: string,
  given: Config,
  options: RunOptions,
  telling: Telling,
): Promise<ExitCode> {
  const outcome = await outcomeOf(root, given, options);
  await report(outcome, options, telling);
  return outcome.exit;
}

async function outcomeOf(root: string, given: Config, options: RunOptions): Promise<Outcome> {
  const { settings, diagnostics } = await loadSettings(root, given);
  return settings === null ? failed(diagnostics) : run(root, settings, options);
}
