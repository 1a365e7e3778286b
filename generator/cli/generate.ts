import { stripVTControlCharacters } from 'node:util';
import type { Config } from '../config/settings.ts';
import { Cache } from '../cache.ts';
import { paintFor } from '../diagnostics/paint.ts';
import { formats, inSync, report } from '../report/report.ts';
import type { Format, Reporter } from '../report/report.ts';
import { unchangedRun } from '../last-run.ts';
import type { RunOptions } from '../run.ts';
import type { WatchKeys } from '../watch.ts';
import { configOf } from './options.ts';
import type { Options } from './options.ts';

/** `restloom generate`: one run, or one after each change. Returns the exit code. */
export async function runGenerate(root: string, options: Options): Promise<number> {
  const given = configOf(options);
  const { format: name = 'text', quiet = false, compare } = options;
  const known = formats.filter((each) => each !== 'markdown' || compare !== undefined);
  const format = known.find((each) => each === name);
  if (format === undefined) {
    console.error(`Unknown format "${name}". Formats: ${known.join(', ')}.`);
    return 2;
  }
  const reporter = consoleReporter(format, quiet);
  if (compare !== undefined) {
    const { runCompatibilityReport } = await import('../compatibility/report.ts');
    return runCompatibilityReport(root, given, compare, reporter);
  }
  const stubs = options['no-stubs'] !== true;
  const run = { check: false, force: false, ...options, stubs };
  const start = options.watch === true ? watch : runOnce;
  return start({ root, given, options: run, reporter });
}

/** `restloom routes`. Returns the exit code. */
export async function runRoutes(root: string, options: Options): Promise<number> {
  const { listRoutes } = await import('../routes/routes.ts');
  const reporter = consoleReporter(options.format === 'json' ? 'json' : 'text', false);
  return listRoutes(root, configOf(options), reporter);
}

interface Run {
  readonly root: string;
  /** The settings of the command line. */
  readonly given: Config;
  readonly options: RunOptions;
  readonly reporter: Reporter;
}

/** Reports to the console, with colours if it has them. */
export function consoleReporter(format: Format, quiet: boolean): Reporter {
  return {
    format,
    quiet,
    out: (text) => console.log(text),
    err: (text) => console.error(text),
    paint: paintFor(process.stdout),
    errPaint: paintFor(process.stderr),
  };
}

async function runOnce({ root, given, options, reporter }: Run): Promise<number> {
  const cache = Cache.open(root);
  const command = JSON.stringify([given, options.stubs]);
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
  const outcome = await runProject(root, given, options, cache, command);
  await report(outcome, options, reporter);
  return outcome.exit;
}

async function watch({ root, given, options, reporter }: Run): Promise<number> {
  const { watchProject } = await import('../watch.ts');
  const ending = new AbortController();
  process.once('SIGINT', () => ending.abort());
  process.once('SIGTERM', () => ending.abort());
  const keys = process.stdin.isTTY ? terminalKeys : null;
  await watchProject(root, given, options, reporter, ending.signal, keys);
  return 0;
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
