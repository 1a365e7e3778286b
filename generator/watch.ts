import { existsSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import type { FSWatcher } from 'chokidar';
import { Cache } from './cache.ts';
import { loadSettings } from './config/load.ts';
import { configNames, standard } from './config/settings.ts';
import type { Config, Settings } from './config/settings.ts';
import { isHidden } from './load/inputs.ts';
import { report } from './report/report.ts';
import type { Reporter } from './report/report.ts';
import { digestOfProject, runProject } from './run.ts';
import type { RunOptions } from './run.ts';
import { messageForUser } from './errors.ts';

/** A run starts when nothing has changed for this time: editors and git write many files in several steps. */
const DEBOUNCE_MS = 60;

/** Commands that a user types while the project is watched. */
export interface WatchKeys {
  /** Calls `press` with each key until `signal` aborts. */
  listen(press: (key: string) => void, signal: AbortSignal): void;
}

/** Runs once, then after each change, until `signal` aborts or the user presses `q`. */
export async function watchProject(
  root: string,
  given: Config,
  options: RunOptions,
  reporter: Reporter,
  signal: AbortSignal,
  keys: WatchKeys | null = null,
): Promise<void> {
  const cache = Cache.open(root);
  const command = JSON.stringify([given, options.stubs]);
  let digest: string | null = null;
  let quit = (): void => undefined;
  let fail = (_error: unknown): void => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    quit = resolve;
    fail = reject;
  });
  signal.addEventListener('abort', quit, { once: true });

  const runs = new Runs(async (isForced) => {
    try {
      // The files that the last run wrote cause events as well.
      if (isForced || digestOfProject(root, command, folders) !== digest) {
        await report(await runProject(root, given, options, cache, command), options, reporter);
        digest = digestOfProject(root, command, folders);
      }
    } catch (error) {
      const sentence = messageForUser(error);
      if (sentence === null) throw error;
      // It lasts until the user mends it, which the watcher notices.
      reporter.err(sentence);
    }
    await followFolders();
  }, fail);
  let folders = await watchedFolders(root, given);
  // chokidar loses a folder that is removed and created again within milliseconds.
  let isFolderNew = false;
  let watcher = await start();

  async function start(): Promise<FSWatcher> {
    const pathOf = (path: string): string => relative(root, path).split(sep).join('/');
    const started = watch(root, {
      ignored: (path) => !isWatched(pathOf(path), folders),
      ignoreInitial: true,
    });
    started.on('all', () => runs.schedule(DEBOUNCE_MS));
    started.on('raw', (event, name: unknown, details: unknown) => {
      if (event !== 'rename') return;
      const path = pathOfEvent(name, details);
      if (path === null || !isWatched(pathOf(path), folders)) return;
      // `existsSync` is false for a link that leads to itself.
      if (!existsSync(path) || !statSync(path).isDirectory()) return;
      isFolderNew = true;
      runs.schedule(DEBOUNCE_MS);
    });
    started.on('error', (error) => reporter.err(String(error)));
    await new Promise<void>((resolve) => started.once('ready', resolve));
    return started;
  }

  /** Watches the folders that the configuration names now. */
  async function followFolders(): Promise<void> {
    const now = await watchedFolders(root, given);
    if (JSON.stringify(now) === JSON.stringify(folders) && !isFolderNew) return;
    folders = now;
    isFolderNew = false;
    await watcher.close();
    if (signal.aborted) return;
    watcher = await start();
    // Changes made while the watcher restarted were missed.
    runs.schedule(0);
  }

  const keysEnd = new AbortController();
  keys?.listen((key) => {
    if (key === 'q') quit();
    if (key === 'r') runs.schedule(0, true);
  }, keysEnd.signal);
  if (!reporter.quiet && reporter.format === 'text')
    reporter.out(
      `Watching ${folders.schemas}/ and ${folders.handlers}/. ${keys ? KEYS : ''}`.trim(),
    );
  runs.schedule(0, true);
  await ended;
  keysEnd.abort();
  await runs.end();
  await watcher.close();
}

const KEYS = 'Press q to quit, r to run again.';

type Folders = Pick<Settings, 'schemas' | 'handlers' | 'out'>;

async function watchedFolders(root: string, given: Config): Promise<Folders> {
  const { settings } = await loadSettings(root, given);
  const { schemas, handlers, out } = settings ?? standard;
  return { schemas, handlers, out };
}

/** Whether a path is a file that runs read or write, or a folder on the way to one. */
function isWatched(path: string, { schemas, handlers, out }: Folders): boolean {
  if (path === '' || configNames.includes(path)) return true;
  return [schemas, handlers, out].some(
    (folder) =>
      path === folder ||
      folder.startsWith(`${path}/`) ||
      (path.startsWith(`${folder}/`) && !path.split('/').some(isHidden)),
  );
}

/** The path of a raw event, which names it relative to the watched folder. */
function pathOfEvent(name: unknown, details: unknown): string | null {
  if (typeof name !== 'string' || typeof details !== 'object' || details === null) return null;
  return 'watchedPath' in details ? join(String(details.watchedPath), name) : null;
}

/** One run at a time; changes during a run cause one more. */
class Runs {
  readonly #run: (isForced: boolean) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #isForced = false;
  #running: Promise<void> = Promise.resolve();

  constructor(run: (isForced: boolean) => Promise<void>, onError: (error: unknown) => void) {
    this.#run = run;
    this.#onError = onError;
  }

  schedule(after: number, isForced = false): void {
    this.#isForced ||= isForced;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const forced = this.#isForced;
      this.#isForced = false;
      this.#running = this.#running.then(() => this.#run(forced)).catch(this.#onError);
    }, after);
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
  }
}
