import {
  accessSync,
  closeSync,
  constants,
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
import { atPath } from '../unable.ts';
import { inMemory, onDisk } from './sink.ts';
import type { Sink } from './sink.ts';
import { prepare } from './write-atomically.ts';
import type { Prepared } from './write-atomically.ts';

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
  /** Folders that can be written to. */
  readonly #folders = new Set<string>();
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
    const there = atPath(join(this.#root, path), () => {
      const place = this.#place();
      if (place !== null) writeFileSync(place, content);
      return place;
    });
    this.#waiting.set(path, there === null ? content : { there, isLarge: false });
  }

  /** Begins a large file, which waits once it is kept. */
  begin(path: string): Sink {
    const target = join(this.#root, path);
    const there = atPath(target, () => this.#place());
    if (there === null) return inMemory((bytes) => this.#waiting.set(path, bytes));
    return onDisk(there, target, () => this.#waiting.set(path, { there, isLarge: true }));
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
    const prepared = this.prepare(path, how);
    prepared?.commit();
    return prepared !== null;
  }

  /** The same file, ready to be put where it belongs; `null` when it does not wait here. */
  prepare(path: string, how: 'new' | 'over' = 'over'): Prepared | null {
    const waiting = this.#waiting.get(path);
    if (waiting === undefined) return null;
    const target = join(this.#root, path);
    if (typeof waiting === 'string' || Buffer.isBuffer(waiting)) return prepare(target, waiting);
    const { there, isLarge } = waiting;
    const folder = dirname(target);
    const { ino, dev } = atPath(target, () => {
      this.#openFolder(folder);
      return statSync(there);
    });
    // The cache may be on a disk of its own.
    if (statSync(folder).dev !== dev) return prepare(target, readFileSync(there));
    const move = (): void => {
      if (isLarge && existsSync(target)) this.#replaced.push(openSync(target, 'r'));
      const time = new Date(Date.now() - BEFORE_MS);
      if (how === 'over') utimesSync(there, time, time);
      renameSync(there, target);
      this.#inodes.set(path, ino);
    };
    return { commit: () => atPath(target, move), discard: () => undefined };
  }

  /** Makes a folder where there is none, and throws where it may not be written to. */
  #openFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    this.#folders.add(folder);
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
