import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import type { FSWatcher } from 'chokidar';
import { Cache } from './cache.ts';
import { loadSettings } from './config/load.ts';
import { configNames, standard } from './config/settings.ts';
import type { Config } from './config/settings.ts';
import { messageForUser } from './errors.ts';
import { isDirectory } from './files.ts';
import { digestsOfProject } from './last-run.ts';
import { isHidden } from './load/inputs.ts';
import type { ProjectFolders } from './load/inputs.ts';
import { report } from './report/report.ts';
import type { Reporter } from './report/reporter.ts';
import { runProject } from './run.ts';
import type { RunOptions } from './run.ts';

/** A run starts when nothing has changed for this time: editors and git write many files in several steps. */
const DEBOUNCE_MS = 60;

/** Calls `press` with each key that a user types while the project is watched, until `signal` aborts. */
export type WatchKeys = (press: (key: string) => void, signal: AbortSignal) => void;

/** Runs once, then after each change, until `signal` aborts or the user presses `q`. */
export async function watchProject(
  root: string,
  given: Config,
  options: RunOptions,
  reporter: Reporter,
  signal: AbortSignal,
  keys: WatchKeys | null = null,
): Promise<void> {
  const cache = new Cache(root);
  const command = JSON.stringify([given, options.stubs]);
  let quit = (): void => undefined;
  let fail = (_error: unknown): void => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    [quit, fail] = [resolve, reject];
  });
  let digest: string | null = null;
  let folders = await watchedFolders(root, given);
  // chokidar loses a folder that is removed and created again within milliseconds.
  let isFolderNew = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const say = (text: string): void => {
    if (!reporter.quiet && reporter.format === 'text') reporter.out(text);
  };
  /** Starts a run after some milliseconds without another call. One run at a time; changes during a run cause one more. */
  const schedule = (after: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run).catch(fail);
    }, after);
  };

  const run = async (): Promise<void> => {
    try {
      // The files that the last run wrote cause events as well.
      const before = digestsOfProject(root, command, folders).join();
      if (before !== digest) {
        // The problem matcher of editors removes the problems of the last run here (docs/commands.md).
        say('Generating …');
        const outcome = await runProject(root, given, options, cache, command);
        await report(outcome, options, reporter);
        // A run that failed wrote nothing, and leaves the record of an earlier one.
        digest = (outcome.exit === 0 ? cache.lastRun?.digests.join() : undefined) ?? before;
      }
    } catch (error) {
      const message = messageForUser(error);
      if (message === null) throw error;
      // The problem lasts until the user fixes it, which causes an event.
      reporter.err(message);
    }
    await followFolders();
  };

  const pathOf = (path: string): string => relative(root, path).split(sep).join('/');
  const start = async (): Promise<FSWatcher> => {
    const started = watch(root, {
      ignored: (path) => !isWatched(pathOf(path), folders),
      ignoreInitial: true,
    });
    started.on('all', () => schedule(DEBOUNCE_MS));
    started.on('raw', (event, name, details) => {
      const { watchedPath = root } = { ...(details as { readonly watchedPath?: string } | null) };
      const path = join(watchedPath, String(name));
      if (event !== 'rename' || !isWatched(pathOf(path), folders)) return;
      // `existsSync` is false for a link that leads to itself.
      if (!existsSync(path) || !isDirectory(path)) return;
      isFolderNew = true;
      schedule(DEBOUNCE_MS);
    });
    started.on('error', (error) => reporter.err(String(error)));
    await new Promise<void>((resolve) => started.once('ready', resolve));
    return started;
  };

  /** Restarts the watcher if the configuration names other folders, or a folder is new. */
  const followFolders = async (): Promise<void> => {
    const now = await watchedFolders(root, given);
    if (JSON.stringify(now) === JSON.stringify(folders) && !isFolderNew) return;
    folders = now;
    isFolderNew = false;
    await watcher.close();
    if (signal.aborted) return;
    watcher = await start();
    // Changes made while the watcher restarted were missed.
    schedule(0);
  };

  let watcher = await start();
  const keysEnd = new AbortController();
  keys?.((key) => {
    if (key === 'q') quit();
    if (key !== 'r') return;
    digest = null;
    schedule(0);
  }, keysEnd.signal);
  signal.addEventListener('abort', quit, { once: true });
  const hint = keys ? ' Press q to quit, r to run again.' : '';
  say(`Watching ${folders.schemas}/ and ${folders.handlers}/.${hint}`);
  schedule(0);
  await ended;
  keysEnd.abort();
  clearTimeout(timer);
  await running;
  await watcher.close();
}

async function watchedFolders(root: string, given: Config): Promise<ProjectFolders> {
  const { settings } = await loadSettings(root, given);
  const { schemas, handlers, out } = settings ?? standard;
  return { schemas, handlers, out };
}

/** Whether a path is a file that runs read or write, or a folder on the way to one. */
function isWatched(path: string, { schemas, handlers, out }: ProjectFolders): boolean {
  if (path === '' || configNames.includes(path)) return true;
  return [schemas, handlers, out].some(
    (folder) =>
      `${folder}/`.startsWith(`${path}/`) ||
      (path.startsWith(`${folder}/`) && !path.split('/').some(isHidden)),
  );
}
