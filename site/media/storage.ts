import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A range of a file: the first and the last byte. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** An open published file. The stream of `read` closes it; if there is none, call `close`. */
export interface OpenFile {
  readonly size: number;
  readonly changed: Date;
  /** The entity tag with its quotes. */
  readonly tag: string;
  read(range: Range | null): Promise<Readable>;
  close(): Promise<void>;
}

/** The size and the SHA-256, in hexadecimal, of a file. */
export interface FileDigest {
  readonly size: number;
  readonly sha256: string;
}

/** A stored file; if it is not published, `path` has a hidden name (`nameOfPart`). */
export interface ListedFile {
  readonly path: string;
}

/** A file that is not published. */
export interface HiddenFile {
  /** The path that the file has when it is published. */
  readonly file: string;
  /** When it was stored or hidden. */
  readonly since: Date;
}

/**
 * The storage of the uploaded files of a site. Files are identified by their paths in the storage: `2024/03/tower.png`.
 * A file is stored hidden first and published after its attachment is stored.
 */
export abstract class MediaStorage {
  /** The base URL of the files, with a slash at its end. */
  readonly url: string;

  constructor({ baseUrl, token }: { readonly baseUrl: string; readonly token: string }) {
    this.url = `${baseUrl}/${token}-content/uploads/`;
  }

  /** Returns the URL of a file. */
  urlOf(file: string): string {
    return this.url + file.split('/').map(encodeURIComponent).join('/');
  }

  /** The local folder of the files, or of the files that still have to be moved to the storage. */
  abstract readonly root: string;

  /** Opens a published file; `null` if it does not exist. `isWhole`: the whole file will be read. */
  abstract open(file: string, isWhole: boolean): Promise<OpenFile | null>;

  /** Returns the URL of a published file at the CDN; `null` without a CDN. */
  redirectOf(_file: string): string | null {
    return null;
  }

  /** Returns the reason why the storage cannot be used; `null` if it can. A start fails with this message. */
  problem(): Promise<string | null> {
    return Promise.resolve(null);
  }

  /**
   * Returns the local path of a published file, or `null` if it does not exist. A file in a remote storage is written
   * to the path that `next` returns.
   */
  abstract localPath(file: string, next: () => string): Promise<string | null>;

  /**
   * Stores a local file, hidden, under the first free name: `tower.png`, otherwise `tower-1.png` … Returns its path in
   * the storage. If two processes request the same name, the second one gets the next name. The source file stays.
   */
  abstract place(source: string, folder: string, name: string): Promise<string>;

  /** Returns the local path for the draft of a copy; `keep` then stores it. */
  abstract draft(file: string): Promise<string>;

  /** Stores drafts as hidden files. */
  abstract keep(files: Iterable<string>): Promise<void>;

  /** Removes drafts and hidden files; published files stay. */
  abstract discard(files: Iterable<string>): Promise<void>;

  /** Stores a local file as a published file. After an error nothing is stored. */
  abstract put(source: string, file: string): Promise<void>;

  /**
   * Returns the digest of a published file; `null` if it does not exist. With `isRead` all bytes are read from the
   * storage; otherwise the digest that was stored with the file may be returned.
   */
  abstract digest(file: string, isRead?: boolean): Promise<FileDigest | null>;

  /** Publishes hidden files. Published files stay; a missing file is an error. */
  abstract publish(files: Iterable<string>): Promise<void>;

  /** Hides files before their attachment is removed. Missing files are skipped. */
  abstract withdraw(files: Iterable<string>): Promise<void>;

  /** Publishes hidden files again if their attachment is not removed. Published files stay; missing files are skipped. */
  abstract restore(files: Iterable<string>): Promise<void>;

  /** Removes files, published or hidden, and their drafts. Missing files are skipped. */
  abstract remove(files: Iterable<string>): Promise<void>;

  /** Lists all stored files. */
  abstract list(): AsyncIterable<ListedFile>;

  /** Lists the files that are not published. */
  abstract hidden(): AsyncIterable<HiddenFile>;

  /** Removes a listed file if it was last written before a moment; returns whether it did. */
  abstract removeOlder(path: string, moment: number): Promise<boolean>;
}

const PART = '.part-';

/** Returns files in the order of removal, shortest name last: once it is removed, an upload may use it for copies. */
export const copiesFirst = (files: Iterable<string>): readonly string[] =>
  [...files].sort((a, b) => b.length - a.length);

/** Returns the path of an unpublished file in the storage. */
export function pathOfPart(file: string): string {
  const slash = file.lastIndexOf('/') + 1;
  return file.slice(0, slash) + PART + file.slice(slash);
}

/** Returns the file name for a hidden name; `null` for any other name. */
export function nameOfPart(name: string): string | null {
  return name.startsWith(PART) ? name.slice(PART.length) || null : null;
}

/** Whether a name is safe as a path segment: not `..`, not hidden, no separators of any system. */
export function isPlainName(name: string): boolean {
  return name !== '' && !name.startsWith('.') && !/[/\\\0:]/.test(name) && name.length <= 255;
}

/** Returns size and SHA-256 of a stream. */
export async function digestOf(stream: AsyncIterable<Uint8Array>): Promise<FileDigest> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of stream) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}
