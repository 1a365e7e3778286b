import { stripVTControlCharacters } from 'node:util';
import { Cache } from '../cache.ts';
import { inSync } from '../report/reporter.ts';
import type { Reporter } from '../report/reporter.ts';
import { unchangedRun } from '../last-run.ts';
import type { WatchKeys } from '../watch.ts';
import type { Config } from '../config/settings.ts';

export interface GenerateOptions {
  readonly check?: boolean;
  readonly force?: boolean;
  readonly stubs?: boolean;
  readonly watch?: boolean;
}

/** `restloom generate`: one run, or one after each change. Returns the exit code. */
export async function runGenerate(
  root: string,
  given: Config,
  { check = false, force = false, stubs = true, watch = false }: GenerateOptions,
  reporter: Reporter,
): Promise<number> {
  const run = { check, force, stubs };
  if (watch) {
    const { watchProject } = await import('../watch.ts');
    const ending = new AbortController();
    process.once('SIGINT', () => ending.abort());
    process.once('SIGTERM', () => ending.abort());
    const keys = process.stdin.isTTY ? terminalKeys : null;
    await watchProject(root, given, run, reporter, ending.signal, keys);
    return 0;
  }
  const cache = new Cache(root);
  const command = JSON.stringify([given, stubs]);
  const unchanged = reporter.format === 'text' ? unchangedRun(root, command, cache) : null;
  if (unchanged !== null) {
    const { warnings, files } = unchanged;
    const isPlain = !reporter.errPaint.isColorSupported;
    if (warnings !== null) reporter.err(isPlain ? stripVTControlCharacters(warnings) : warnings);
    if (!reporter.quiet) reporter.out(inSync(files, 'nothing changed'));
    return 0;
  }
  // Loads the pipeline.
  const { runProject } = await import('../run.ts');
  const { report } = await import('../report/report.ts');
  const outcome = await runProject(root, given, run, cache, command);
  await report(outcome, run, reporter);
  return outcome.exit;
}

const terminalKeys: WatchKeys = (press, signal) => {
  const { stdin } = process;
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  // In raw mode the terminal passes Ctrl+C on as a character.
  stdin.on('data', (key) => press(String(key) === '\u0003' ? 'q' : String(key)));
  const stop = (): void => {
    stdin.setRawMode(false);
    stdin.pause();
  };
  signal.addEventListener('abort', stop, { once: true });
};
