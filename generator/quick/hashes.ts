import { readFileSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../digest.ts';
import { writeAtomically } from '../output/write-atomically.ts';
import { cachePath } from './record.ts';

/** The hash of a file, and what the system said of the file before it was read. */
type Seen = readonly [hash: string, size: number, mtimeMs: number, ctimeMs: number, ino: number];

/** A file: its hash, empty when there is none, and its bytes while they have that hash. */
export interface FileOnDisk {
  readonly hash: string;
  readonly bytes: () => Buffer | null;
}

const GONE: FileOnDisk = { hash: '', bytes: () => null };

/**
 * The hashes of files. A file is read once: as long as the system says the same of it, nobody has written to it. Who
 * copies a file or gives it an older time changes its `ctime`, which nobody can set.
 */
export class FileHashes {
  readonly #root: string;
  readonly #path: string | null;
  readonly #known: Map<string, Seen>;
  /** What somebody has asked for, and is kept. */
  readonly #seen = new Map<string, Seen>();
  /** What is too new to be kept for longer than a run. */
  readonly #fresh = new Map<string, Seen>();
  #isNew = false;

  private constructor(root: string, path: string | null) {
    this.#root = root;
    this.#path = path;
    this.#known = path === null ? new Map() : readSeen(path);
  }

  /** Those of the project at `root`. */
  static open(root: string): FileHashes {
    return new FileHashes(root, cachePath(root, 'files.json'));
  }

  /** The hash of what is in a file, line ends apart; empty for one that is gone. */
  hashOf(path: string): string {
    return this.fileAt(path).hash;
  }

  /** The file itself, which is read where its hash is not known. */
  fileAt(path: string): FileOnDisk {
    const full = join(this.#root, path);
    const stat = statSync(full, { throwIfNoEntry: false });
    if (!stat) return GONE;
    const known = this.#seen.get(path) ?? this.#known.get(path) ?? this.#fresh.get(path);
    if (known && isSame(known, stat)) {
      const [hash] = known;
      if (!this.#fresh.has(path)) this.#seen.set(path, known);
      return { hash, bytes: () => bytesOf(full, hash) };
    }
    const readAt = Date.now();
    const bytes = bytesOf(full, null);
    if (bytes === null) return GONE;
    const { size, mtimeMs, ctimeMs, ino } = stat;
    const seen: Seen = [digestOf(bytes), size, mtimeMs, ctimeMs, ino];
    this.#seen.delete(path);
    this.#known.delete(path);
    this.#fresh.delete(path);
    const isSettled = [mtimeMs, ctimeMs].every((ms) => ms < readAt - tickOf(ms));
    (isSettled ? this.#seen : this.#fresh).set(path, seen);
    this.#isNew ||= isSettled;
    return { hash: seen[0], bytes: () => bytes };
  }

  /** Begins a run: what may have been written twice in one tick is looked at again. */
  begin(): void {
    this.#fresh.clear();
  }

  /** Keeps what was asked for, when anything of that is new. */
  save(): void {
    if (this.#path === null || !this.#isNew) return;
    this.#isNew = false;
    writeAtomically(this.#path, JSON.stringify([...this.#seen]));
  }
}

/**
 * More than the file system rounds a time by: what was written a moment ago may be written again without a change of its
 * times. Some count in seconds, or in two; of others a time is hardly ever a whole second.
 */
function tickOf(ms: number): number {
  return ms % 1_000 === 0 ? 2_500 : 100;
}

/** The bytes with every line ended by a line feed alone, and without a byte order mark. */
export function unified(bytes: Buffer): Buffer {
  if (!bytes.includes('\r\n') && !bytes.subarray(0, 3).equals(MARK)) return bytes;
  const text = bytes.toString('utf8');
  return Buffer.from(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
}

const MARK = Buffer.from('\uFEFF');

function isSame([, ...seen]: Seen, { size, mtimeMs, ctimeMs, ino }: Stats): boolean {
  return seen[0] === size && seen[1] === mtimeMs && seen[2] === ctimeMs && seen[3] === ino;
}

/** What is in a file, line ends made equal; `null` when it is gone, or has another hash than `expected`. */
function bytesOf(path: string, expected: string | null): Buffer | null {
  try {
    const bytes = unified(readFileSync(path));
    return expected === null || digestOf(bytes) === expected ? bytes : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function readSeen(path: string): Map<string, Seen> {
  try {
    // Nobody but the tool writes it; one that was cut short is no JSON.
    const seen = JSON.parse(readFileSync(path, 'utf8')) as [string, Seen][];
    return new Map(seen.filter(([, each]) => each.length === 5));
  } catch {
    return new Map();
  }
}
