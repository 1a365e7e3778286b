import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileErrorCode, isMissing } from '../../lib/files.ts';

/** The size of a folder or of the database. */
interface Room {
  /** The formatted size, or a sentence if it is not known yet. */
  readonly size: string;
  /** The size with its bytes, or `timeout`. */
  readonly debug: string;
  /** In bytes; absent when it is not known yet. */
  readonly raw?: number;
  readonly path?: string;
}

/** The measured folders, by their names in the response, and the database. */
interface Measured {
  readonly folders: readonly MeasuredFolder[];
  databaseSize(): Promise<number>;
}

interface MeasuredFolder {
  readonly name: string;
  readonly path: string;
  /** Folders inside that are measured separately, or do not belong to it. */
  readonly except?: readonly string[];
}

type Sizes = { readonly raw: number; readonly [name: string]: Room | number };

/** In milliseconds. */
const USUAL = {
  /** How long a request waits; then it gets the results so far. */
  patience: 1000,
  /** The maximum duration of one measurement. */
  timeLimit: 60_000,
  /** How long results are reused. */
  age: 60_000,
};

type SizesTiming = Readonly<typeof USUAL>;

/**
 * Measures the folders and the database of a site in the background; requests share one measurement. Until
 * it ends, requests get the previous results.
 */
export class SizeMeter {
  readonly #measured: Measured;
  readonly #timing: SizesTiming;
  /** Bytes by name; `null` if the time was too short to count them. */
  readonly #bytes = new Map<string, number | null>();
  #begun = Number.NEGATIVE_INFINITY;
  #measuring: Promise<void> | null = null;

  constructor(measured: Measured, timing: Partial<SizesTiming> = {}) {
    this.#measured = measured;
    this.#timing = { ...USUAL, ...timing };
  }

  async sizes(): Promise<Sizes> {
    const isStale = performance.now() - this.#begun > this.#timing.age;
    if (isStale && this.#measuring === null) this.#begin();
    if (this.#measuring)
      await Promise.race([this.#measuring, pause(this.#timing.patience, null, { ref: false })]);
    return this.#report();
  }

  #begin(): void {
    const measuring = this.#measure().finally(() => (this.#measuring = null));
    // Waiting requests get the error; a later request measures again.
    measuring.catch(() => (this.#begun = Number.NEGATIVE_INFINITY));
    this.#begun = performance.now();
    this.#measuring = measuring;
  }

  async #measure(): Promise<void> {
    const { folders, databaseSize } = this.#measured;
    const deadline = performance.now() + this.#timing.timeLimit;
    this.#bytes.set(DATABASE, await databaseSize());
    // The program folder is the first and by far the largest, so it is measured last.
    for (const { name, path, except } of folders.toReversed())
      this.#bytes.set(name, await folderSize(path, deadline, except));
  }

  #report(): Sizes {
    const rooms = this.#measured.folders.map(
      ({ name, path }) => [name, { path, ...room(this.#bytesOf(name)) }] as const,
    );
    const all = [...this.#measured.folders.map(({ name }) => name), DATABASE].map((name) =>
      this.#bytesOf(name),
    );
    const isWhole = all.every((bytes) => bytes !== null);
    const total = all.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0);
    return {
      raw: isWhole ? total : 0,
      ...Object.fromEntries(rooms),
      [DATABASE]: room(this.#bytesOf(DATABASE)),
      total_size: room(isWhole ? total : null),
    };
  }

  #bytesOf(name: string): number | null {
    return this.#bytes.get(name) ?? null;
  }
}

const DATABASE = 'database_size';

function room(bytes: number | null): Room {
  if (bytes === null)
    return { size: 'Not available yet. Try again in a minute.', debug: 'timeout' };
  const size = inUnits(bytes);
  return { size, debug: `${size} (${bytes} bytes)`, raw: bytes };
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];
const STEP = 1024;

function inUnits(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  while (amount >= STEP && unit < UNITS.length - 1) {
    amount /= STEP;
    unit += 1;
  }
  return `${unit === 0 ? amount : amount.toFixed(2)} ${UNITS[unit] ?? ''}`;
}

/**
 * Returns the bytes of all files in a folder and below, without links and without the folders in `except`.
 * `null` if they are not counted before `deadline`, a time of `performance.now()`; 0 for a folder that does not exist.
 */
export async function folderSize(
  folder: string,
  deadline: number,
  except: readonly string[] = [],
): Promise<number | null> {
  let size = 0;
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    if (performance.now() > deadline) return null;
    const files: string[] = [];
    for (const entry of await unlessGone(readdir(next, { withFileTypes: true }), [])) {
      const path = join(next, entry.name);
      if (!entry.isDirectory()) files.push(path);
      else if (!except.includes(path)) folders.push(path);
    }
    for (let at = 0; at < files.length; at += AT_ONCE) {
      if (performance.now() > deadline) return null;
      const some = files.slice(at, at + AT_ONCE);
      const found = await Promise.all(some.map((file) => unlessGone(lstat(file), null)));
      size += found.reduce((sum, one) => sum + (one?.size ?? 0), 0);
    }
  }
  return size;
}

// The limit is low, since other requests need the file system threads, too.
const AT_ONCE = 8;

/** Returns `none` for a file that has disappeared while others were counted, or that the site may not read. */
async function unlessGone<T, None>(operation: Promise<T>, none: None): Promise<T | None> {
  try {
    return await operation;
  } catch (error) {
    if (isMissing(error) || fileErrorCode(error) === 'EACCES') return none;
    throw error;
  }
}
