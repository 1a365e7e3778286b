import { relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { generateWith } from '../cli/generate-once.ts';
import type { OnceOptions } from '../cli/generate-once.ts';
import { configNames } from '../config/names.ts';
import { loadSettings } from '../config/load.ts';
import type { Config, Settings } from '../config/settings.ts';
import { standard } from '../config/settings.ts';
import { Memory } from '../memory.ts';
import type { Telling } from '../report/report.ts';

/**
 * How long nothing has to change before a run begins: editors and git change many files at once. Longer than
 * the 50 ms in which chokidar tells of a second change to a file as little as of none: what it kept to itself
 * is there when the run reads.
 */
const QUIET_MS = 60;

/** Generates now and whenever something changes, until `signal` says that it is enough. */
export async function watchProject(
  root: string,
  given: Config,
  options: OnceOptions,
  telling: Telling,
  signal: AbortSignal,
): Promise<void> {
  const memory = Memory.open(root);
  const turns = new Turns(() => runOnce(root, given, options, telling, memory));
  const { settings } = await loadSettings(root, given, memory);
  const watcher = watch(root, {
    ignored: (path) =>
      !isOfInterest(relative(root, path).split(sep).join('/'), settings ?? standard),
    ignoreInitial: true,
  });
  watcher.on('all', () => turns.ask(QUIET_MS));
  watcher.on('error', (error) => telling.err(String(error)));
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  turns.ask(0);
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await watcher.close();
  await turns.end();
  await memory.save();
}

/** The folder itself is watched, so that one that is gone and comes again is seen. */
function isOfInterest(path: string, { schemas, handlers }: Settings): boolean {
  if (path === '' || configNames.includes(path)) return true;
  return [schemas, handlers].some(
    (folder) => path === folder || path.startsWith(`${folder}/`) || folder.startsWith(`${path}/`),
  );
}

async function runOnce(
  root: string,
  given: Config,
  options: OnceOptions,
  telling: Telling,
  memory: Memory,
): Promise<'done' | 'again'> {
  try {
    await generateWith(memory, root, given, options, telling);
    return 'done';
  } catch (error) {
    // A file was listed, and is gone: somebody is in the middle of something.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'again';
    throw error;
  }
}

/** One run at a time; what is asked for meanwhile is one more. */
class Turns {
  readonly #run: () => Promise<'done' | 'again'>;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #isWanted = false;

  constructor(run: () => Promise<'done' | 'again'>) {
    this.#run = run;
  }

  ask(after: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#isWanted = true;
      this.#running ??= this.#runAll();
    }, after);
  }

  async end(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#isWanted = false;
    await this.#running;
  }

  async #runAll(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      if ((await this.#run()) === 'again') this.ask(QUIET_MS);
    }
    this.#running = null;
  }
}
