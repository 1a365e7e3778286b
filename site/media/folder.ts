import { constants, createReadStream } from 'node:fs';
import {
  access,
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
import { fileErrorCode, isMissing } from '../lib/files.ts';
import { withSuffix } from './file-names.ts';
import {
  copiesFirst,
  digestOf,
  isPlainName,
  MediaStorage,
  nameOfPart,
  pathOfPart,
} from './storage.ts';
import type { FileDigest, ListedFile, OpenFile } from './storage.ts';

/** Where files lie while the requests that bring them are answered. */
export function incomingFolder({ dataDir }: { readonly dataDir: string }): string {
  return join(dataDir, 'incoming');
}

/** The folder of uploaded files on the disk of the site. */
export class MediaFolder extends MediaStorage {
  /** Where the files lie on the disk. */
  override readonly root: string;

  constructor(root: string, settings: { baseUrl: string; token: string }) {
    super(settings);
    this.root = root;
  }

  /** The folder of a site: `uploads` below its data. */
  static of(settings: { dataDir: string; baseUrl: string; token: string }): MediaFolder {
    return new MediaFolder(join(settings.dataDir, 'uploads'), settings);
  }

  /**
   * Where a file lies, by its path below the folder; `null` for a path that leads out of it. Paths come
   * from addresses and from imported sites.
   */
  pathOf(file: string): string | null {
    const names = file.split('/');
    return names.every(isPlainName) ? join(this.root, ...names) : null;
  }

  /** Where a file that is there lies, links followed; `null` when there is none inside of the folder. */
  async find(file: string): Promise<string | null> {
    const path = this.pathOf(file);
    if (path === null) return null;
    try {
      const [found, root] = await Promise.all([realpath(path), realpath(this.root)]);
      return found.startsWith(root + sep) ? found : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
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
        // Looked up with the part in place: nothing else can get the name now.
        if (!(await isThere(this.#placeOf(file)))) return file;
        await rm(part, { force: true });
      }
      // Cameras and telephones give hundreds of files one name: they are not tried one after another.
      taken ??= new Set((await readdir(place)).map((entry) => nameOfPart(entry) ?? entry));
    }
  }

  override draft(file: string): Promise<string> {
    return Promise.resolve(this.partOf(file));
  }

  /** Drafts are where hidden files are. */
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

  /** Returns where a file lies that is not published: a hidden name, which is never served. */
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
      await renameIfThere(this.partOf(file), path);
      // A process that was killed while it hid the file left two links to it, which a rename keeps.
      await rm(this.partOf(file), { force: true });
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

  override async removeOlder(path: string, moment: number): Promise<boolean> {
    const place = join(this.root, path);
    try {
      if ((await stat(place)).mtimeMs > moment) return false;
      await rm(place);
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  #placeOf(file: string): string {
    const path = this.pathOf(file);
    if (path === null) throw new Error(`uploads: not a path inside of the folder: ${file}`);
    return path;
  }
}

/**
 * Gives a published file its hidden name, if it is there. An upload has that name for a moment, until it finds the published
 * file: a rename would give it the other file, and a link waits. A killed upload has it for ever.
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

async function renameIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Links or copies a file under a new name; false when the name is taken. */
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
    // Half a file is none: the disk may have become full.
    await rm(target, { force: true });
    throw error;
  }
}

// Another disk, or one that has no links.
const CANNOT_LINK: ReadonlySet<string> = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP']);

/** The paths of all files below a folder, hidden ones too; links are not followed. */
async function* pathsBelow(root: string, folder = ''): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(join(root, folder))) {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) yield* pathsBelow(root, path);
      else yield path;
    }
  } catch (error) {
    // A folder can go meanwhile; without one there are no files.
    if (!isMissing(error)) throw error;
  }
}
