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
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { cachePath } from '../quick/record.ts';
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

  private constructor(root: string, folder: string | null) {
    this.#root = root;
    this.#folder = folder;
  }

  static open(root: string): Staged {
    const folder = cachePath(root, `${NAME}${process.pid}`);
    if (folder !== null) removeLeftOver(folder);
    return new Staged(root, folder);
  }

  keep(path: string, content: Content): void {
    if (this.#folder === null) {
      this.#waiting.set(path, typeof content === 'string' ? content : Buffer.concat(content));
      return;
    }
    if (this.#waiting.size === 0) mkdirSync(this.#folder, { recursive: true });
    const there = join(this.#folder, String(this.#waiting.size));
    if (typeof content === 'string') writeFileSync(there, content);
    else writeParts(there, content);
    this.#waiting.set(path, { there, isLarge: typeof content !== 'string' });
  }

  /** Puts a file where it belongs; `false` when it does not wait here. */
  release(path: string): boolean {
    const waiting = this.#waiting.get(path);
    if (waiting === undefined) return false;
    const target = join(this.#root, path);
    if (typeof waiting === 'string' || Buffer.isBuffer(waiting)) writeAtomically(target, waiting);
    else {
      if (waiting.isLarge && existsSync(target)) this.#replaced.push(openSync(target, 'r'));
      const { ino } = statSync(waiting.there);
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

interface Waiting {
  readonly there: string;
  readonly isLarge: boolean;
}

/** A text, or bytes in parts. */
export type Content = string | readonly Buffer[];

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

/** Through one block: piece by piece writing takes ten times as long. */
function writeParts(path: string, parts: readonly Buffer[]): void {
  const file = openSync(path, 'w');
  const block = Buffer.allocUnsafeSlow(BLOCK);
  let used = 0;
  const flush = () => {
    writeFileSync(file, block.subarray(0, used));
    used = 0;
  };
  try {
    for (const part of parts) {
      if (used + part.length > BLOCK) flush();
      if (part.length > BLOCK) writeFileSync(file, part);
      else used += part.copy(block, used);
    }
    flush();
  } finally {
    closeSync(file);
  }
}

const BLOCK = 1_048_576;

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
