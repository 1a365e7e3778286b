import { readFileSync, readdirSync, statSync } from 'node:fs';
import type { Dirent, Stats } from 'node:fs';
import { digestOfFile } from '../output/stamp.ts';
import { cachePath } from './record.ts';
import { SeenBefore } from './seen.ts';
import type { Seen } from './seen.ts';

/** A file: its hash, empty when there is none, and its bytes while they have that hash. */
export interface FileOnDisk {
  readonly hash: string;
  readonly bytes: () => Buffer | null;
}

/** A name in a folder. */
export interface Entry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link';
}

const GONE: FileOnDisk = { hash: '', bytes: () => null };

/**
 * The hashes of files, and the names in folders. A file is read once: as long as the system says the same of it, nobody has
 * written to it. Who copies a file or gives it an older time changes its `ctime`, which nobody can set. A folder is
 * listed once: what comes, goes or is called otherwise in it changes its times.
 */
export class FileHashes {
  readonly #root: string;
  readonly #path: string | null;
  readonly #before: SeenBefore;
  /** What was seen before and is as it was, and is kept. */
  readonly #still = new Set<string>();
  /** What was seen since. */
  readonly #seen = new Map<string, Seen>();
  /** What is too new to be kept for longer than a run. */
  readonly #fresh = new Map<string, Seen>();
  /** What was looked at since a run has begun. */
  readonly #looked = new Map<string, FileOnDisk>();
  readonly #listed = new Map<string, readonly Entry[]>();
  /** Whether nothing is other than it was looked at: somebody watches. */
  #trusts = false;
  #mayTrust = false;
  #isJustLooked = false;
  #isNew = false;

  private constructor(root: string, path: string | null) {
    this.#root = root;
    this.#path = path;
    this.#before = SeenBefore.read(path);
  }

  /** Those of the project at `root`. */
  static open(root: string): FileHashes {
    return new FileHashes(root, cachePath(root, 'files.bin'));
  }

  /** The hash of what is in a file, line ends apart; empty for one that is gone. */
  hashOf(path: string): string {
    return (this.#trusts ? this.lookedAt(path) : this.fileAt(path)).hash;
  }

  /** The file as this run has looked at it, or looks at it now. */
  lookedAt(path: string): FileOnDisk {
    return this.#looked.get(path) ?? this.fileAt(path);
  }

  /** The file as it is now, which is read where its hash is not known. */
  fileAt(path: string): FileOnDisk {
    const file = this.#look(path);
    this.#looked.set(path, file);
    return file;
  }

  #look(path: string): FileOnDisk {
    const full = `${this.#root}/${path}`;
    const stat = statSync(full, { throwIfNoEntry: false });
    if (!stat) return GONE;
    const known = this.#known(path, stat);
    if (known !== null) return { hash: known, bytes: () => this.#bytesAs(path, stat, known) };
    const readAt = Date.now();
    const bytes = bytesAt(full);
    if (bytes === null) return GONE;
    const hash = digestOfFile(path, bytes);
    this.#see(path, { value: hash, stat }, readAt);
    return { hash, bytes: () => bytes };
  }

  /** What is in a folder, by name; nothing where there is none. */
  entriesOf(folder: string): readonly Entry[] {
    const entries = this.#listed.get(folder) ?? this.#list(folder);
    this.#listed.set(folder, entries);
    return entries;
  }

  #list(folder: string): readonly Entry[] {
    const full = `${this.#root}/${folder}`;
    const stat = statSync(full, { throwIfNoEntry: false });
    if (!stat) return [];
    // A file of the same name has other times.
    const known = this.#known(`${folder}/`, stat);
    if (known !== null) return known === '' ? [] : known.split('/').map(entryIn);
    const readAt = Date.now();
    const entries = readdirSync(full, { withFileTypes: true }).flatMap(entryOf).sort(byName);
    const value = entries.map(({ name, kind }) => signs[kind] + name).join('/');
    // Windows has file systems that do not change the times of folders.
    if (process.platform !== 'win32') this.#see(`${folder}/`, { value, stat }, readAt);
    return entries;
  }

  /**
   * Begins a run: what may have been written twice in one tick is looked at again. Where somebody watches, only the paths
   * that have changed are looked at.
   */
  begin(changed: readonly string[] | null = null): void {
    this.#fresh.clear();
    this.#trusts = this.#mayTrust && changed !== null;
    if (this.#trusts) {
      for (const path of changed ?? []) this.#looked.delete(path);
    } else if (!this.#isJustLooked) {
      this.#looked.clear();
      this.#listed.clear();
    }
    this.#mayTrust = false;
    this.#isJustLooked = false;
  }

  /** What was looked at so far need not be looked at again by the run that follows. */
  justLooked(): void {
    this.#isJustLooked = true;
  }

  /** Ends a run that has written files over others, so that each is what it should be. */
  end(written: readonly { readonly path: string; readonly hash: string }[]): void {
    for (const { path, hash } of written) {
      const stat = statSync(`${this.#root}/${path}`, { throwIfNoEntry: false });
      if (!stat) return;
      this.#looked.set(path, { hash, bytes: () => this.#bytesAs(path, stat, hash) });
    }
    this.#mayTrust = true;
  }

  /** Whether everything is as the last run has looked at it, or left it. */
  isAsLookedAt(): boolean {
    this.#fresh.clear();
    for (const [folder, entries] of this.#listed) {
      const now = this.#list(folder);
      if (now.length !== entries.length || now.some((each, at) => !isEqual(each, entries[at])))
        return false;
    }
    for (const [path, { hash }] of this.#looked) if (this.#look(path).hash !== hash) return false;
    return true;
  }

  /** Keeps what was asked for, when anything of that is new. */
  save(): void {
    if (this.#path === null || !this.#isNew) return;
    this.#isNew = false;
    this.#before.write(this.#path, this.#still, this.#seen);
  }

  /** The bytes of a file that was seen before; `null` when it has been written to since. */
  #bytesAs(path: string, stat: Stats, hash: string): Buffer | null {
    const full = `${this.#root}/${path}`;
    const bytes = bytesAt(full);
    if (bytes === null) return null;
    // What was written a moment ago may be written again, and look the same.
    if (this.#fresh.has(path)) return digestOfFile(path, bytes) === hash ? bytes : null;
    const now = statSync(full, { throwIfNoEntry: false });
    return now && isSame(now, stat) ? bytes : null;
  }

  #known(path: string, stat: Stats): string | null {
    const seen = this.#seen.get(path) ?? this.#fresh.get(path);
    if (seen) return isSame(seen.stat, stat) ? seen.value : null;
    const value = this.#before.valueOf(path, stat);
    if (value !== null) this.#still.add(path);
    return value;
  }

  #see(path: string, seen: Seen, readAt: number): void {
    const { mtimeMs, ctimeMs } = seen.stat;
    const isSettled = [mtimeMs, ctimeMs].every((ms) => ms < readAt - tickOf(ms));
    for (const each of [this.#still, this.#seen, this.#fresh]) each.delete(path);
    (isSettled ? this.#seen : this.#fresh).set(path, seen);
    this.#isNew ||= isSettled;
  }
}

/**
 * More than the file system rounds a time by: what was written a moment ago may be written again without a change of its
 * times. Some count in seconds, or in two; of others a time is hardly ever a whole second.
 */
function tickOf(ms: number): number {
  return ms % 1_000 === 0 ? 2_500 : 100;
}

function isEqual(a: Entry, b: Entry | undefined): boolean {
  return a.name === b?.name && a.kind === b.kind;
}

function isSame(a: Stats, b: Stats): boolean {
  return a.size === b.size && a.mtimeMs === b.mtimeMs && a.ctimeMs === b.ctimeMs && a.ino === b.ino;
}

/** The bytes with every line ended by a line feed alone, and without a byte order mark. */
export function unified(bytes: Buffer): Buffer {
  if (!bytes.includes('\r\n') && !bytes.subarray(0, 3).equals(MARK)) return bytes;
  const text = bytes.toString('utf8');
  return Buffer.from(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
}

const MARK = Buffer.from('\uFEFF');

/** What is in a file, line ends made equal; `null` when it is gone. */
function bytesAt(path: string): Buffer | null {
  try {
    return unified(readFileSync(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** What stands before a name, by what it is; no name has a slash. */
const signs = { file: '=', folder: '+', link: '>' } as const;
const kinds = new Map(Object.entries(signs).map(([kind, sign]) => [sign, kind as Entry['kind']]));

function entryIn(text: string): Entry {
  return {
    name: text.slice(1),
    kind: kinds.get(text.charAt(0) as (typeof signs)[Entry['kind']]) ?? 'file',
  };
}

function entryOf(entry: Dirent): readonly Entry[] {
  const { name } = entry;
  if (entry.isDirectory()) return [{ name, kind: 'folder' }];
  if (entry.isSymbolicLink()) return [{ name, kind: 'link' }];
  return entry.isFile() ? [{ name, kind: 'file' }] : [];
}

function byName(a: Entry, b: Entry): number {
  return a.name < b.name ? -1 : 1;
}
