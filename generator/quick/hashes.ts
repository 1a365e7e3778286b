import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../digest.ts';
import { writeAtomically } from '../output/write-atomically.ts';
import { cachePath } from './record.ts';

/** The hash of a file, and what the system said of the file before it was read. */
type Seen = readonly [hash: string, size: number, mtimeMs: number, ctimeMs: number, ino: number];

/**
 * The hashes of files. A file is read once: as long as the system says the same of it, nobody has written to it. Who
 * copies a file or gives it an older time changes its `ctime`, which nobody can set.
 */
export class FileHashes {
  readonly #root: string;
  readonly #path: string | null;
  readonly #known: Map<string, Seen>;
  readonly #seen = new Map<string, Seen>();
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
    const full = join(this.#root, path);
    const stat = statSync(full, { throwIfNoEntry: false });
    if (!stat) return '';
    const { size, mtimeMs, ctimeMs, ino } = stat;
    const known = this.#known.get(path);
    if (known && isDeepEqual(known, [known[0], size, mtimeMs, ctimeMs, ino])) {
      this.#seen.set(path, known);
      return known[0];
    }
    const readAt = Date.now();
    const bytes = readOrNull(full);
    if (bytes === null) return '';
    const hash = digestOf(unified(bytes));
    // What was written a moment ago may be written again within one tick of the system's clock.
    if (Math.max(mtimeMs, ctimeMs) < readAt - TICK_MS) {
      this.#isNew = true;
      this.#known.set(path, [hash, size, mtimeMs, ctimeMs, ino]);
      this.#seen.set(path, [hash, size, mtimeMs, ctimeMs, ino]);
    }
    return hash;
  }

  /** Keeps what was asked for, when anything of that is new. */
  save(): void {
    if (this.#path === null || !this.#isNew) return;
    this.#isNew = false;
    writeAtomically(this.#path, JSON.stringify([...this.#seen]));
  }
}

/** More than any file system rounds its times by. */
const TICK_MS = 2_500;

/** The bytes with every line ended by a line feed alone, and without a byte order mark. */
export function unified(bytes: Buffer): Buffer {
  if (!bytes.includes('\r\n') && !bytes.subarray(0, 3).equals(MARK)) return bytes;
  const text = bytes.toString('utf8');
  return Buffer.from(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
}

const MARK = Buffer.from('\uFEFF');

function isDeepEqual(one: Seen, other: Seen): boolean {
  return one.every((value, at) => value === other[at]);
}

function readOrNull(path: string): Buffer | null {
  try {
    return readFileSync(path);
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
