import type { Config } from '../config/settings.ts';
import { paintFor } from '../diagnostics/paint.ts';
import { formats } from '../report/report.ts';
import type { Telling } from '../report/report.ts';
import { generateOnce } from './generate-once.ts';
import type { OnceOptions } from './generate-once.ts';
import type { Options } from './options.ts';

/** `restloom generate`: one run, or one after each change; gives the exit code. */
export async function runGenerate(
  root: string,
  given: Config,
  options: Options,
  known: Pick<OnceOptions, 'command' | 'hashes' | 'since'>,
): Promise<number> {
  const format = formats.find((each) => each === options.format);
  if (format === undefined) {
    console.error(`"${options.format}" is not one of the formats ${formats.join(', ')}.`);
    return 2;
  }
  const telling: Telling = {
    format,
    quiet: options.quiet,
    out: (text) => console.log(text),
    err: (text) => console.error(text),
    paint: paintFor(process.stdout),
    errPaint: paintFor(process.stderr),
  };
  if (options.compare !== undefined) {
    const { runCompare } = await import('../compare/run.ts');
    return runCompare(root, given, options.compare, telling);
  }
  if (options.watch) {
    const { watchProject } = await import('../watch/watch.ts');
    const ending = new AbortController();
    process.once('SIGINT', () => ending.abort());
    process.once('SIGTERM', () => ending.abort());
    await watchProject(root, given, runOptions(options), telling, ending.signal);
    return 0;
  }
  return generateOnce(root, given, { ...runOptions(options), ...known }, telling);
}

function runOptions({ check, force, 'no-stubs': noStubs }: Options) {
  return { check, force, stubs: !noStubs };
}
