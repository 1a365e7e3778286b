import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A part of a file: from the first to the last byte. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A published file that can be read. The stream of `read` closes it; without one, `close` does. */
export interface OpenFile {
  readonly size: number;
  readonly changed: Date;
  /** Its entity tag, with its quotes. */
  readonly tag: string;
  read(range: Range | null): Promise<Readable>;
  close(): Promise<void>;
}

/** Size and SHA-256, in hexadecimal, of a file. */
export interface FileDigest {
  readonly size: number;
  readonly sha256: string;
}

/** A stored file; `path` has a hidden name for a file that is not published (`nameOfPart`). */
export interface ListedFile {
  readonly path: string;
}

/**
 * Where the uploaded files of a site are kept. Files are named by their paths below the storage: `2024/03/tower.png`.
 * A file is stored hidden first and is served once it is published, after its attachment is written.
 */
export abstract class MediaStorage {
  /** The address of the files, with a slash at its end. */
  readonly url: string;

  constructor({ baseUrl, token }: { readonly baseUrl: string; readonly token: string }) {
    this.url = `${baseUrl}/${token}-content/uploads/`;
  }

  /** Returns the address of a file. */
  urlOf(file: string): string {
    return this.url + file.split('/').map(encodeURIComponent).join('/');
  }

  /** The folder of this disk that holds the files, or the ones that still have to be moved to the storage. */
  abstract readonly root: string;

  /** Opens a published file; `null` for a missing one. `isWhole`: the whole file will be read. */
  abstract open(file: string, isWhole: boolean): Promise<OpenFile | null>;

  /** Returns the address of a file at the CDN that serves published files; `null` without a CDN. */
  redirectOf(_file: string): string | null {
    return null;
  }

  /** Returns why the storage cannot be used, as a sentence; `null` if it can. A start fails with the sentence. */
  problem(): Promise<string | null> {
    return Promise.resolve(null);
  }

  /**
   * Returns the path of a published file on this disk, or `null` for a missing one. A file that is stored
   * elsewhere is written to the path that `next` returns.
   */
  abstract localPath(file: string, next: () => string): Promise<string | null>;

  /**
   * Stores a file of this disk, hidden, under a name that is still free: `tower.png`, else `tower-1.png` …
   * Returns its path below the storage. The second of two processes gets the next name. The source stays where
   * it is.
   */
  abstract place(source: string, folder: string, name: string): Promise<string>;

  /** Returns the path on this disk to write a copy of a placed picture to, before `keep` stores it. */
  abstract draft(file: string): Promise<string>;

  /** Stores drafts, hidden. */
  abstract keep(files: Iterable<string>): Promise<void>;

  /** Removes drafts and hidden files; published ones stay. */
  abstract discard(files: Iterable<string>): Promise<void>;

  /** Stores a file of this disk as a published one: all of it, or nothing. */
  abstract put(source: string, file: string): Promise<void>;

  /**
   * Returns the digest of a published file; `null` for a missing one. With `isRead` all bytes are read from the
   * storage, else the digest may be the one that was stored with the file.
   */
  abstract digest(file: string, isRead?: boolean): Promise<FileDigest | null>;

  /** Makes hidden files available at their addresses. Published ones stay; a missing one is an error. */
  abstract publish(files: Iterable<string>): Promise<void>;

  /** Hides files before the row that lists them is removed. Missing files are skipped. */
  abstract withdraw(files: Iterable<string>): Promise<void>;

  /** Publishes hidden files again: their row stays. Missing files are skipped. */
  abstract restore(files: Iterable<string>): Promise<void>;

  /** Removes files, published or not, and their drafts. Missing files are skipped. */
  abstract remove(files: Iterable<string>): Promise<void>;

  /** Lists every stored file, or at least every hidden one. */
  abstract list(part?: 'all' | 'hidden'): AsyncIterable<ListedFile>;

  /** Removes a listed file that was last written before a moment; returns whether it did. */
  abstract removeOlder(path: string, moment: number): Promise<boolean>;
}

const PART = '.part-';

/** Returns files in the order of their removal. The file with the shortest name goes last: an upload may then use its name for copies. */
export const copiesFirst = (files: Iterable<string>): readonly string[] =>
  [...files].sort((a, b) => b.length - a.length);

/** Returns the path below the storage of a file that is not published. */
export function pathOfPart(file: string): string {
  const slash = file.lastIndexOf('/') + 1;
  return file.slice(0, slash) + PART + file.slice(slash);
}

/** Returns the name of the file that a hidden name stands for; `null` for any other name. */
export function nameOfPart(name: string): string | null {
  return name.startsWith(PART) ? name.slice(PART.length) || null : null;
}

/** Whether a name stays in its folder: not `..`, nothing hidden, no separators of any system. */
export function isPlainName(name: string): boolean {
  return name !== '' && !name.startsWith('.') && !/[/\\\0:]/.test(name) && name.length <= 255;
}

/** Reads a stream to its end. */
export async function digestOf(stream: AsyncIterable<Uint8Array>): Promise<FileDigest> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of stream) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}
