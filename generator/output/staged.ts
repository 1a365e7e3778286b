import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { cachePath } from '../quick/record.ts';
import { inMemory, onDisk } from './sink.ts';
import type { Sink } from './sink.ts';
import { putInFolder, writeAtomically } from './write-atomically.ts';

/**
 * Finished files that wait until a run knows that nothing is wrong, and are then moved where they belong. They wait in
 * a folder of the cache: all of them together take more memory than what they are made of. Without a cache they wait in
 * memory.
 */
export class Staged {
  readonly #root: string;
  readonly #folder: string | null;
  /** By the paths where they belong: where they are, or they themselves. */
  readonly #waiting = new Map<string, Waiting | string | Buffer>();
  /** Of files that were put where they belong, by their paths there. */
  readonly #inodes = new Map<string, number>();
  /** Large files that others were put over: open, so that the system gives their room back afterwards. */
  readonly #replaced: number[] = [];
  #places = 0;

  private constructor(root: string, folder: string | null) {
    this.#root = root;
    this.#folder = folder;
  }

  static open(root: string): Staged {
    const folder = cachePath(root, `${NAME}${process.pid}`);
    if (folder !== null) removeLeftOver(folder);
    return new Staged(root, folder);
  }

  keep(path: string, content: string): void {
    const there = this.#place();
    if (there !== null) writeFileSync(there, content);
    this.#waiting.set(path, there === null ? content : { there, isLarge: false });
  }

  /** Begins a large file, which waits once it is kept. */
  begin(path: string): Sink {
    const there = this.#place();
    if (there === null) return inMemory((bytes) => this.#waiting.set(path, bytes));
    return onDisk(there, () => this.#waiting.set(path, { there, isLarge: true }));
  }

  /** Where the next file waits; `null` for in memory. */
  #place(): string | null {
    if (this.#folder === null) return null;
    if (this.#places === 0) mkdirSync(this.#folder, { recursive: true });
    this.#places += 1;
    return join(this.#folder, String(this.#places));
  }

  /**
   * Puts a file where it belongs, where none is or over another one; `false` when it does not wait here. One that is put over another
   * has a time of a moment before, so that whoever writes to it from now on gives it a later one: files that the next run need not
   * read to see that nobody has.
   */
  release(path: string, how: 'new' | 'over' = 'over'): boolean {
    const waiting = this.#waiting.get(path);
    if (waiting === undefined) return false;
    const target = join(this.#root, path);
    if (typeof waiting === 'string' || Buffer.isBuffer(waiting)) writeAtomically(target, waiting);
    else {
      if (waiting.isLarge && existsSync(target)) this.#replaced.push(openSync(target, 'r'));
      const { ino } = statSync(waiting.there);
      const time = new Date(Date.now() - BEFORE_MS);
      if (how === 'over') utimesSync(waiting.there, time, time);
      if (move(waiting.there, target)) this.#inodes.set(path, ino);
    }
    return true;
  }

  /** The inode of a file that was put where it belongs; `null` where that is not known. */
  inodeOf(path: string): number | null {
    return this.#inodes.get(path) ?? null;
  }

  /** Forgets what is still waiting. */
  end(): void {
    for (const file of this.#replaced.splice(0)) closeSync(file);
    if (this.#folder !== null) rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** By more than clocks of file systems round. */
const BEFORE_MS = 50;

interface Waiting {
  readonly there: string;
  readonly isLarge: boolean;
}

const NAME = 'staged-';

/** What runs have left that were killed. */
function removeLeftOver(folder: string): void {
  const cache = dirname(folder);
  for (const name of namesIn(cache)) {
    if (!name.startsWith(NAME) || (name !== basename(folder) && isRunning(name))) continue;
    rmSync(join(cache, name), { recursive: true, force: true });
  }
}

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function isRunning(name: string): boolean {
  try {
    return process.kill(Number(name.slice(NAME.length)), 0);
  } catch (error) {
    // It is there, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether it is the same file there. */
function move(from: string, to: string): boolean {
  try {
    putInFolder(to, () => renameSync(from, to));
    return true;
  } catch (error) {
    // The cache may be on a disk of its own.
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    writeAtomically(to, readFileSync(from));
    return false;
  }
}
