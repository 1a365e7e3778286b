import { constants, createReadStream } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  open,
  opendir,
  readdir,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { dirname, join, posix, sep } from 'node:path';
import { fileErrorCode, ifThere, isMissing } from '../lib/files.ts';
import { withSuffix } from './file-names.ts';
import {
  copiesFirst,
  digestOf,
  isPlainName,
  MediaStorage,
  nameOfPart,
  pathOfPart,
} from './storage.ts';
import type { FileDigest, HiddenFile, ListedFile, OpenFile } from './storage.ts';

/** Returns the folder for files of requests that are still running. */
export function incomingFolder({ dataDir }: { readonly dataDir: string }): string {
  return join(dataDir, 'incoming');
}

/** Stores the uploaded files of a site in a folder. */
export class MediaFolder extends MediaStorage {
  /** The path of the folder. */
  override readonly root: string;

  constructor(root: string, settings: { baseUrl: string; token: string }) {
    super(settings);
    this.root = root;
  }

  /** Returns the folder of a site: `uploads` in its data folder. */
  static of(settings: { dataDir: string; baseUrl: string; token: string }): MediaFolder {
    return new MediaFolder(join(settings.dataDir, 'uploads'), settings);
  }

  /**
   * Returns the absolute path of a file in the folder; `null` if the path leads outside. Paths come from URLs and from
   * imported sites.
   */
  pathOf(file: string): string | null {
    const names = file.split('/');
    return names.every(isPlainName) ? join(this.root, ...names) : null;
  }

  /** Returns the real path of a file in the folder, with links resolved; `null` if it does not exist or is outside. */
  async find(file: string): Promise<string | null> {
    const path = this.pathOf(file);
    if (path === null) return null;
    const found = await ifThere(Promise.all([realpath(path), realpath(this.root)]));
    return found?.[0].startsWith(found[1] + sep) ? found[0] : null;
  }

  override async open(file: string): Promise<OpenFile | null> {
    const path = await this.find(file);
    if (path === null) return null;
    const handle = await open(path);
    try {
      const found = await handle.stat();
      if (found.isFile()) {
        const { size, mtime: changed, mtimeMs } = found;
        const tag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
        const read: OpenFile['read'] = (range) =>
          Promise.resolve(handle.createReadStream(range ?? {}));
        return { size, changed, tag, read, close: () => handle.close() };
      }
    } catch (error) {
      await handle.close();
      throw error;
    }
    await handle.close();
    return null;
  }

  override localPath(file: string): Promise<string | null> {
    return this.find(file);
  }

  override async place(source: string, folder: string, name: string): Promise<string> {
    const place = dirname(this.partOf(posix.join(folder, name)));
    await mkdir(place, { recursive: true, mode: 0o700 });
    let taken: ReadonlySet<string> | null = null;
    for (let number = 0; ; number += 1) {
      const free = number === 0 ? name : withSuffix(name, `-${number}`);
      if (taken?.has(free)) continue;
      const file = posix.join(folder, free);
      const part = this.partOf(file);
      if (await placeAt(source, part)) {
        // Checked after the hidden file exists: nothing else can take the name now.
        if (!(await isThere(this.#placeOf(file)))) return file;
        await rm(part, { force: true });
      }
      // Cameras give hundreds of files the same name, so the used names are listed in one call.
      taken ??= new Set((await readdir(place)).map((entry) => nameOfPart(entry) ?? entry));
    }
  }

  override draft(file: string): Promise<string> {
    return Promise.resolve(this.partOf(file));
  }

  /** Does nothing: drafts are already written to the paths of hidden files. */
  override keep(): Promise<void> {
    return Promise.resolve();
  }

  override async discard(files: Iterable<string>): Promise<void> {
    for (const file of files) await rm(this.partOf(file), { force: true });
  }

  override async put(source: string, file: string): Promise<void> {
    const part = this.partOf(file);
    await mkdir(dirname(part), { recursive: true, mode: 0o700 });
    try {
      await copyFile(source, part);
      await rename(part, this.#placeOf(file));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  override async digest(file: string): Promise<FileDigest | null> {
    const path = await this.find(file);
    return path === null ? null : digestOf(createReadStream(path));
  }

  /** Returns the path of an unpublished file; it has a hidden name, which is never served. */
  partOf(file: string): string {
    this.#placeOf(file);
    return join(this.root, pathOfPart(file));
  }

  override async publish(files: Iterable<string>): Promise<void> {
    for (const file of files) {
      const path = this.#placeOf(file);
      try {
        await rename(this.partOf(file), path);
      } catch (error) {
        if (!isMissing(error) || !(await isThere(path))) throw error;
      }
    }
  }

  override async withdraw(files: Iterable<string>): Promise<void> {
    for (const file of files) {
      const path = this.pathOf(file);
      if (path !== null) await hide(path, this.partOf(file));
    }
  }

  override async restore(files: Iterable<string>): Promise<void> {
    for (const file of files) {
      const path = this.pathOf(file);
      if (path === null) continue;
      // A process that was killed while it hid the file, or while it looked for a free name, left both.
      if (await isThere(path)) await rm(this.partOf(file), { force: true });
      else await ifThere(rename(this.partOf(file), path));
    }
  }

  override async remove(files: Iterable<string>): Promise<void> {
    for (const file of copiesFirst(files)) {
      const path = this.pathOf(file);
      if (path === null) continue;
      await rm(path, { force: true });
      await rm(this.partOf(file), { force: true });
    }
  }

  override async *list(): AsyncGenerator<ListedFile> {
    for await (const path of pathsBelow(this.root)) yield { path };
  }

  override async *hidden(): AsyncGenerator<HiddenFile> {
    for await (const path of pathsBelow(this.root)) {
      const name = nameOfPart(posix.basename(path));
      // The time of the last link or rename: the bytes may be older.
      const found = name === null ? null : await ifThere(stat(join(this.root, path)));
      if (name !== null && found !== null)
        yield { file: posix.join(posix.dirname(path), name), since: found.ctime };
    }
  }

  override async removeOlder(path: string, moment: number): Promise<boolean> {
    const place = join(this.root, path);
    const changed = (await ifThere(stat(place)))?.mtimeMs;
    if (changed === undefined || changed > moment) return false;
    return (await ifThere(rm(place).then(() => true))) ?? false;
  }

  #placeOf(file: string): string {
    const path = this.pathOf(file);
    if (path === null) throw new Error(`uploads: the path is outside the folder: ${file}`);
    return path;
  }
}

/**
 * Renames a published file to its hidden name, if it exists. A running upload may use that name for a moment: the link is
 * retried, since a rename would replace the file of the upload. If a killed upload left the name, the last try renames.
 */
async function hide(path: string, part: string): Promise<void> {
  try {
    for (let tries = 1; !(await placeAt(path, part)); tries += 1) {
      if (tries === MOST_TRIES) return await rename(path, part);
      await pause(5);
    }
    await rm(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

const MOST_TRIES = 40;

async function isThere(path: string): Promise<boolean> {
  return (await ifThere(stat(path))) !== null;
}

/** Links or copies a file to a new path; returns false if the path exists. */
async function placeAt(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target);
    return true;
  } catch (error) {
    if (fileErrorCode(error) === 'EEXIST') return false;
    if (!CANNOT_LINK.has(fileErrorCode(error))) throw error;
  }
  try {
    await copyFile(source, target, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (fileErrorCode(error) === 'EEXIST') return false;
    // The copy may be incomplete, for example on a full disk.
    await rm(target, { force: true });
    throw error;
  }
}

// The target is on another disk, or the file system has no links.
const CANNOT_LINK: ReadonlySet<string> = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP']);

/** Returns the paths of all files in a folder, including hidden ones; links are not followed. */
async function* pathsBelow(root: string, folder = ''): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(join(root, folder))) {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) yield* pathsBelow(root, path);
      else yield path;
    }
  } catch (error) {
    // The folder may have been removed in the meantime.
    if (!isMissing(error)) throw error;
  }
}
