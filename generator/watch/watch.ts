import { existsSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';
import type { FSWatcher } from 'chokidar';
import { generateWith } from '../cli/generate-once.ts';
import type { OnceOptions } from '../cli/generate-once.ts';
import { configNames } from '../config/names.ts';
import { loadSettings } from '../config/load.ts';
import type { Config } from '../config/settings.ts';
import { standard } from '../config/settings.ts';
import { ChangedMeanwhile } from '../load/files.ts';
import { Memory } from '../memory.ts';
import type { Telling } from '../report/report.ts';
import { leadsToFolder } from '../quick/files.ts';
import { isSystemError } from '../system-error.ts';
import { sentenceOf } from '../unable.ts';
import { areSameFolders, isOfInterest, isOwned, isRead, toldPath } from './interest.ts';

/** How long nothing has to change before a run tells of one file that was saved: it begins at once, and waits at the end. */
const QUIET_MS = 15;

/** How long before it begins when more has happened: git and editors change, move and remove many files at once. */
const MORE_QUIET_MS = 60;

/**
 * When, after a run, a second look is taken at everything: of a second change to a file chokidar tells nothing for 50 ms, so
 * a run may have read half of what was written; and a run looks at what has changed alone. By then the times of what
 * it has written tell when somebody else writes to it.
 */
const SECOND_LOOK_MS = 120;

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
  let folders = settings ?? standard;
  let watcher: FSWatcher | null = null;
  /** Whether folders have come since they are watched. */
  let areFoldersNew = false;
  const hashes = memory.hashesOf(root);
  hashes.keepLooks();
  const changed = new Changed(root);
  let secondLook: NodeJS.Timeout | undefined;
  const turns = new Turns(async () => {
    const { paths, toldAt } = changed.take();
    const settled = async (): Promise<void> => {
      if (paths === null) return;
      await wait(Math.max(0, toldAt + QUIET_MS - performance.now()));
      if (changed.isAny || !hashes.areAsLookedAt(paths)) throw new ChangedMeanwhile(String(paths));
    };
    const done = await runOnce(
      root,
      given,
      { ...options, changed: paths, settled },
      telling,
      memory,
    );
    if (paths === null) await followFolders();
    lookAgain();
    return done;
  });
  const lookAgain = (): void => {
    clearTimeout(secondLook);
    secondLook = setTimeout(() => {
      if (!turns.isBusy && !hashes.isAsLookedAt()) turns.ask(0);
    }, SECOND_LOOK_MS);
  };
  const pathOf = (path: string) => relative(root, path).split(sep).join('/');
  const watchFolders = async (): Promise<FSWatcher> => {
    const started = watch(root, {
      ignored: (path, stats) => !isOfInterest(pathOf(path), folders, stats?.isFile() === true),
      ignoreInitial: true,
    });
    started.on('all', (event, path) => {
      if (!isRead(pathOf(path), folders)) return;
      changed.add(event, path);
      turns.ask(changed.isOneFile ? 0 : MORE_QUIET_MS);
    });
    started.on('raw', (event, name, told) => {
      const path = event === 'rename' ? toldPath(name, told) : null;
      if (path === null) return;
      // What the tool owns is thousands of files, which it writes itself: their folders tell when one of them goes.
      if (isOwned(pathOf(path), folders)) {
        if (!existsSync(path)) lookAgain();
      } else if (isRead(pathOf(path), folders) && leadsToFolder(path)) {
        // One that goes and comes again within milliseconds chokidar watches no longer.
        areFoldersNew = true;
        changed.add(event, path);
        turns.ask(MORE_QUIET_MS);
      }
    });
    started.on('error', (error) => telling.err(String(error)));
    await new Promise<void>((resolve) => started.once('ready', resolve));
    return started;
  };
  // A configuration that is saved, or comes with another branch, may name others; and folders come with branches.
  const followFolders = async (): Promise<void> => {
    const { settings: now } = await loadSettings(root, given, memory);
    // Before the first ones are watched a run can begin, but another one follows.
    if (watcher === null || now === null || signal.aborted) return;
    if (areSameFolders(now, folders) && !areFoldersNew) return;
    folders = now;
    areFoldersNew = false;
    await watcher.close();
    watcher = await watchFolders();
    // Nobody has watched in between.
    changed.add('unwatched', root);
    if (!signal.aborted) turns.ask(0);
  };
  watcher = await watchFolders();
  turns.ask(0);
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await watcher.close();
  clearTimeout(secondLook);
  await turns.end();
  // A run may have begun to watch other folders meanwhile.
  await watcher.close();
  memory.save();
}

/** What the watcher has told since the last run. */
class Changed {
  readonly #root: string;
  readonly #told = new Set<string>();
  /** Whether files were written to, and nothing else has happened. */
  #isPlain = true;
  /** When something was told last; milliseconds, as `performance.now()`. */
  #toldAt = 0;

  constructor(root: string) {
    this.#root = root;
  }

  add(event: string, path: string): void {
    this.#told.add(path);
    this.#isPlain &&= event === 'change';
    this.#toldAt = performance.now();
  }

  get isAny(): boolean {
    return this.#told.size > 0;
  }

  get isOneFile(): boolean {
    return this.#isPlain && this.#told.size === 1;
  }

  /** The paths that are other than before; `null` where that is not so clear. */
  take(): { readonly paths: readonly string[] | null; readonly toldAt: number } {
    const paths = [...this.#told].map((path) => relative(this.#root, path).split(sep).join('/'));
    const isClear =
      this.#isPlain && paths.length > 0 && !paths.some((path) => configNames.includes(path));
    this.#told.clear();
    this.#isPlain = true;
    return { paths: isClear ? paths : null, toldAt: this.#toldAt };
  }
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
    // A file that was listed may be gone: somebody is in the middle of something.
    if (isSystemError(error, 'ENOENT') || error instanceof ChangedMeanwhile) return 'again';
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    // It lasts until somebody mends it, which the watcher tells of.
    telling.err(sentence);
    return 'done';
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

  get isBusy(): boolean {
    return this.#running !== null || this.#timer !== null;
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
      if ((await this.#run()) === 'done') continue;
      this.#isWanted = false;
      this.ask(MORE_QUIET_MS);
    }
    this.#running = null;
  }
}
