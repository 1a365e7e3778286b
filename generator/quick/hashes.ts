import { readdirSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { digestOfFile } from '../output/stamp.ts';
import { bytesAt } from './bytes.ts';
import { areEqual, entriesIn, entriesOf, signs, textOf } from './entries.ts';
import type { Entry } from './entries.ts';
import { OpenFile } from './open-file.ts';
import { cachePath } from './record.ts';
import { SeenBefore } from './seen.ts';
import type { Seen } from './seen.ts';
import { isLongBefore, isSame, statAt } from './stat.ts';

/** A file: its hash, empty when there is none, and its bytes while they have that hash. */
export interface FileOnDisk {
  readonly hash: string;
  readonly bytes: () => Buffer | null;
  /** The same of a large file, to be read in parts. */
  readonly open: () => OpenedFile | null;
}

/** To be closed. */
export interface OpenedFile extends Pick<OpenFile, 'read' | 'close'> {
  readonly size: number;
  /** Whether it has that hash to this moment. */
  readonly isStill: () => boolean;
}

/** A file that was written to since it was seen, and the hash of what it was then. */
export interface ChangedFile {
  readonly path: string;
  readonly before: string;
}

/** A file that a run has put over another one. */
export interface WrittenFile {
  readonly path: string;
  readonly hash: string;
  /** `null` where it is not known. */
  readonly inode: number | null;
}

/** Of more files than these a whole run takes hardly longer. */
const MOST_CHANGED = 8;

const GONE: FileOnDisk = { hash: '', bytes: () => null, open: () => null };

/**
 * The hashes of files, and the names in folders. A file is read once: as long as the system says the same of it, nobody has
 * written to it. Who copies a file or gives it an older time changes its `ctime`, which nobody can set. A folder is
 * listed once: what comes, goes or is called otherwise in it changes its times.
 */
export class FileHashes {
  readonly #root: string;
  readonly #path: string | null;
  readonly #before: SeenBefore;
  #id: string;
  /** What was seen before and is as it was, and is kept. */
  readonly #still = new Set<string>();
  /** What was seen since. */
  readonly #seen = new Map<string, Seen>();
  /** What is too new to be kept for longer than a run. */
  readonly #fresh = new Map<string, Seen>();
  /** What runs have written that somebody watches. */
  readonly #left = new Map<string, Seen>();
  /** What files were before somebody changed them, until a run that follows has come to its end. */
  readonly #changed = new Map<string, string>();
  /** What was looked at since a run has begun. */
  readonly #looked = new Map<string, FileOnDisk>();
  readonly #listed = new Map<string, readonly Entry[]>();
  /** Whether nothing is other than it was looked at: somebody watches. */
  #trusts = false;
  #mayTrust = false;
  /** Whether it is kept how everything was looked at, for somebody who watches. */
  #keeps = false;
  #isJustLooked = false;
  #isNew = false;
  /** Whether nothing is kept of a file that was written since. */
  #isWhole = true;

  private constructor(root: string, path: string | null) {
    this.#root = root;
    this.#path = path;
    this.#before = SeenBefore.read(path);
    this.#id = this.#before.id;
  }

  /** Those of the project at `root`. */
  static open(root: string): FileHashes {
    return new FileHashes(root, cachePath(root, 'files.bin'));
  }

  /** The hash of what is in a file, line ends apart; empty for one that is gone. */
  hashOf(path: string): string {
    if (this.#trusts) return this.lookedAt(path).hash;
    return (this.#keeps ? this.fileAt(path) : this.#look(path)).hash;
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

  /** The file as it was when it had the hash: what is in it can be read when it has it again. */
  fileAs(path: string, hash: string): FileOnDisk {
    return this.#file(path, hash);
  }

  #look(path: string): FileOnDisk {
    const full = `${this.#root}/${path}`;
    const stat = statSync(full, { throwIfNoEntry: false });
    if (!stat) return GONE;
    const known = this.#known(path, stat);
    if (known !== null) return this.#file(path, known);
    const readAt = Date.now();
    const bytes = bytesAt(full);
    if (bytes === null) return GONE;
    const hash = digestOfFile(path, bytes);
    this.#see(path, { value: hash, stat }, readAt);
    return { hash, bytes: () => bytes, open: () => this.#openAs(path, hash) };
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
    const remembered = known === null ? null : entriesIn(known);
    if (remembered !== null) return remembered;
    const readAt = Date.now();
    const entries = entriesOf(readdirSync(full, { withFileTypes: true }));
    const value = textOf(entries);
    // Windows has file systems that do not change the times of folders.
    if (process.platform !== 'win32') this.#see(`${folder}/`, { value, stat }, readAt);
    return entries;
  }

  /**
   * Begins a run: what may have been written twice in one tick is looked at again. Where somebody watches, only the paths
   * that have changed are looked at.
   */
  begin(changed: readonly string[] | null = null): void {
    this.#changed.clear();
    this.#trusts = this.#mayTrust && changed !== null;
    if (this.#trusts) {
      this.#fresh.clear();
      for (const path of changed ?? []) this.#looked.delete(path);
    } else if (!this.#isJustLooked) {
      this.#fresh.clear();
      this.#looked.clear();
      this.#listed.clear();
      this.#still.clear();
    }
    this.#mayTrust = false;
    this.#isJustLooked = false;
    this.#isWhole = false;
  }

  /**
   * The same where somebody watches, and the files at `changed` are all that has become other than it was; `null` where that is
   * not so sure. Those of a run that has begun with this and did not end are told of again. One that finds more in them than it
   * wants may begin once more.
   */
  beginWith(changed: readonly string[]): readonly ChangedFile[] | null {
    if (!this.#mayTrust) return null;
    this.#fresh.clear();
    this.#trusts = true;
    for (const path of changed) {
      const before = this.#changed.get(path) ?? this.#looked.get(path)?.hash ?? '';
      this.#changed.set(path, before);
    }
    const files = [...this.#changed].map(([path, before]) => ({ path, before }));
    for (const { path } of files) this.#looked.delete(path);
    return files.every(({ before }) => before !== '') ? files : null;
  }

  /** From now on somebody watches: what runs look at is kept. */
  keepLooks(): void {
    this.#keeps = true;
  }

  /** What was looked at so far need not be looked at again by the run that follows. */
  justLooked(): void {
    this.#isJustLooked = true;
  }

  /**
   * Ends a run that has put files over others, so that each is what it should be; it began to do so at `startedAt`
   * (milliseconds, as `Date.now()`).
   */
  end(written: readonly WrittenFile[], startedAt: number): void {
    this.#changed.clear();
    this.#isWhole = true;
    for (const { path, hash, inode } of written) {
      const stat = statSync(`${this.#root}/${path}`, { throwIfNoEntry: false });
      if (!stat) {
        this.#isWhole = false;
        return;
      }
      this.#left.set(path, { value: hash, stat });
      this.#looked.set(path, this.#file(path, hash));
      // Whoever has written to it since it is there gave it a later time, or put another file there.
      if (stat.ino === inode && isLongBefore(startedAt, stat.mtimeMs))
        this.#keep(path, { value: hash, stat });
      else {
        this.#forget(path);
        this.#isWhole = false;
      }
    }
    this.#mayTrust = true;
  }

  /** Whether everything is as the last run has looked at it, or left it. */
  isAsLookedAt(): boolean {
    this.#fresh.clear();
    for (const [folder, entries] of this.#listed) {
      if (!areEqual(this.#list(folder), entries)) return false;
    }
    return this.areAsLookedAt([...this.#looked.keys()]);
  }

  /** The same for some files. */
  areAsLookedAt(paths: readonly string[]): boolean {
    return paths.every((path) => {
      this.#fresh.delete(path);
      return this.#look(path).hash === this.lookedAt(path).hash;
    });
  }

  /** Whether something was seen that is not kept. */
  get isNew(): boolean {
    return this.#isNew;
  }

  /**
   * Keeps what was asked for, when anything of that is new. Gives the mark of what is kept when that is all that was asked
   * for, and all that was written.
   */
  save(): string | null {
    if (this.#path === null) return null;
    // What nobody asks for any more goes as well.
    if (this.#isNew || this.#still.size < this.#before.size) {
      this.#isNew = false;
      this.#id = this.#before.write(this.#path, this.#still, this.#seen);
    }
    return this.#isWhole && this.#isAllKept() ? this.#id : null;
  }

  #isAllKept(): boolean {
    if (this.#fresh.size > 0) return false;
    for (const [path, { hash }] of this.#looked)
      if (hash !== '' && !this.#still.has(path) && !this.#seen.has(path)) return false;
    return true;
  }

  /**
   * What is other than it was when it was kept with this mark; `null` when that is much, or not known. `looked` are the paths that
   * were looked for; those of them that were not there are still not there. What is below `out` comes last: it is the most,
   * and people write to the rest.
   */
  sinceKept(id: string, looked: readonly string[], out: string): readonly ChangedFile[] | null {
    const before = this.#before;
    // Where a link leads is not seen from its folder.
    if (id === '' || id !== before.id || before.someValueHas(signs.link)) return null;
    const statOf = (path: string) => statAt(`${this.#root}/${path}`);
    const isKnown = (path: string): boolean => before.has(path) || before.has(`${path}/`);
    if (!looked.every((path) => isKnown(path) || statOf(path) === undefined)) return null;
    const others = before.others(`${out}/`, statOf, MOST_CHANGED);
    if (others === null || others.length === 0) return others && [];
    const changed: ChangedFile[] = [];
    for (const path of others) {
      const value = before.lastOf(path) ?? '';
      if (path.endsWith('/')) {
        // Who puts a file in the place of another one, as editors do and the tool itself, changes the times of its folder.
        if (textOf(this.entriesOf(path.slice(0, -1))) !== value) return null;
        continue;
      }
      const { hash } = this.fileAt(path);
      if (hash === value) continue;
      if (hash === '' || path.startsWith(`${out}/`)) return null;
      changed.push({ path, before: value });
    }
    for (const path of before.paths()) this.#still.add(path);
    for (const path of others) this.#still.delete(path);
    return changed;
  }

  /** A file that was seen before. */
  #file(path: string, hash: string): FileOnDisk {
    return {
      hash,
      bytes: () => this.#bytesAs(path, hash),
      open: () => this.#openAs(path, hash),
    };
  }

  /** The bytes of a file that was seen before; `null` when it has been written to since. */
  #bytesAs(path: string, hash: string): Buffer | null {
    const bytes = bytesAt(`${this.#root}/${path}`);
    if (bytes === null) return null;
    // What was written a moment ago may be written again, and look the same.
    if (this.#fresh.has(path)) return digestOfFile(path, bytes) === hash ? bytes : null;
    return this.#isStill(path, hash) ? bytes : null;
  }

  #openAs(path: string, hash: string): OpenedFile | null {
    // As above.
    if (this.#fresh.has(path) && this.#bytesAs(path, hash) === null) return null;
    const file = OpenFile.at(`${this.#root}/${path}`);
    if (file === null) return null;
    const stat = file.stat();
    const isStill = (): boolean => isSame(file.stat(), stat) && this.#isStill(path, hash);
    return {
      size: stat.size,
      read: (start, end, take) => file.read(start, end, take),
      close: () => file.close(),
      isStill,
    };
  }

  /** Whether a file is the one that was seen to have the hash. */
  #isStill(path: string, hash: string): boolean {
    const now = statSync(`${this.#root}/${path}`, { throwIfNoEntry: false });
    if (!now) return false;
    const left = this.#left.get(path);
    return (left?.value === hash && isSame(left.stat, now)) || this.#known(path, now) === hash;
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
    if ([mtimeMs, ctimeMs].every((ms) => isLongBefore(readAt, ms))) this.#keep(path, seen);
    else {
      this.#forget(path);
      this.#fresh.set(path, seen);
    }
  }

  #keep(path: string, seen: Seen): void {
    this.#forget(path);
    this.#seen.set(path, seen);
    this.#isNew = true;
  }

  #forget(path: string): void {
    for (const each of [this.#still, this.#seen, this.#fresh]) each.delete(path);
  }
}
