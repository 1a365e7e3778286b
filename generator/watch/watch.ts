import { statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { generateWith } from '../cli/generate-once.ts';
import type { OnceOptions } from '../cli/generate-once.ts';
import { configNames } from '../config/names.ts';
import { loadSettings } from '../config/load.ts';
import type { Config, Settings } from '../config/settings.ts';
import { standard } from '../config/settings.ts';
import { ChangedMeanwhile } from '../load/files.ts';
import { Memory } from '../memory.ts';
import { inputPaths } from '../quick/files.ts';
import type { Telling } from '../report/report.ts';

/** How long nothing has to change before a run begins, when one file was saved. */
const QUIET_MS = 15;

/** The same when more has happened: git and editors change, move and remove many files at once. */
const MORE_QUIET_MS = 60;

/**
 * When a second look is taken: of a second change to a file chokidar tells nothing for 50 ms, so a run may have
 * read half of what was written.
 */
const SECOND_LOOK_MS = 60;

/** Generates now and whenever something changes, until `signal` says that it is enough. */
export async function watchProject(
  root: string,
  given: Config,
  options: OnceOptions,
  telling: Telling,
  signal: AbortSignal,
): Promise<void> {
  const memory = Memory.open(root);
  const { settings } = await loadSettings(root, given, memory);
  const folders = settings ?? standard;
  let read: string | null = null;
  const changed = new Set<string>();
  const turns = new Turns(() => {
    changed.clear();
    read = stateOf(root, folders, memory);
    return runOnce(root, given, options, telling, memory);
  });
  let secondLook: NodeJS.Timeout | undefined;
  const watcher = watch(root, {
    ignored: (path) => !isOfInterest(relative(root, path).split(sep).join('/'), folders),
    ignoreInitial: true,
  });
  watcher.on('all', (event, path) => {
    changed.add(event === 'change' ? path : `${event} ${path}`);
    turns.ask(event === 'change' && changed.size === 1 ? QUIET_MS : MORE_QUIET_MS);
    clearTimeout(secondLook);
    secondLook = setTimeout(() => {
      const now = stateOf(root, folders, memory);
      if (now === null || now !== read) turns.ask(0);
    }, SECOND_LOOK_MS);
  });
  watcher.on('error', (error) => telling.err(String(error)));
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  turns.ask(0);
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await watcher.close();
  clearTimeout(secondLook);
  await turns.end();
  memory.save();
}

/** The folder itself is watched, so that one that is gone and comes again is seen. */
function isOfInterest(path: string, { schemas, handlers }: Settings): boolean {
  if (path === '' || configNames.includes(path)) return true;
  return [schemas, handlers].some(
    (folder) => path === folder || path.startsWith(`${folder}/`) || folder.startsWith(`${path}/`),
  );
}

/** What tells one state of the files that a run reads from another; none while folders come and go. */
function stateOf(root: string, folders: Settings, memory: Memory): string | null {
  const hashes = memory.hashesOf(root);
  hashes.begin();
  try {
    const states = inputPaths(root, folders, hashes).map((path) => {
      const { mtimeMs, size, ino } = statSync(join(root, path));
      return [path, mtimeMs, size, ino].join(' ');
    });
    return states.join('\n');
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** A file was listed, and is gone: somebody is in the middle of something. */
function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
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
    if (isGone(error) || error instanceof ChangedMeanwhile) return 'again';
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
      if ((await this.#run()) === 'again') this.ask(MORE_QUIET_MS);
    }
    this.#running = null;
  }
}
