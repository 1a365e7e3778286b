import { stripVTControlCharacters } from 'node:util';
import { Cache } from '../cache.ts';
import { inSync, report } from '../report/report.ts';
import type { Reporter } from '../report/report.ts';
import { unchangedRun } from '../last-run.ts';
import type { WatchKeys } from '../watch.ts';
import { configOf } from './options.ts';
import type { Options } from './options.ts';

/** `restloom generate`: one run, or one after each change. Returns the exit code. */
export async function runGenerate(
  root: string,
  options: Options,
  reporter: Reporter,
): Promise<number> {
  const given = configOf(options);
  const { check = false, force = false, 'no-stubs': noStubs = false, watch = false } = options;
  const run = { check, force, stubs: !noStubs };
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
  const command = JSON.stringify([given, run.stubs]);
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
  const outcome = await runProject(root, given, run, cache, command);
  await report(outcome, run, reporter);
  return outcome.exit;
}

const terminalKeys: WatchKeys = {
  listen(press, signal) {
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
  },
};
