import { constants } from 'node:fs';
import { access, copyFile, link, mkdir, readdir, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join, posix, sep } from 'node:path';
import { fileErrorCode, isMissing } from '../lib/files.ts';
import { withSuffix } from './file-names.ts';

/** Where files lie while the requests that bring them are answered. */
export function incomingFolder({ dataDir }: { readonly dataDir: string }): string {
  return join(dataDir, 'incoming');
}

/** The folder of uploaded files, and the addresses of what is in it. */
export class MediaFolder {
  /** Where the files lie on the disk. */
  readonly root: string;
  /** The address that stands for the folder, with a slash at its end. */
  readonly url: string;

  constructor(root: string, { baseUrl, token }: { baseUrl: string; token: string }) {
    this.root = root;
    this.url = `${baseUrl}/${token}-content/uploads/`;
  }

  /** The folder of a site: `uploads` below its data. */
  static of(settings: { dataDir: string; baseUrl: string; token: string }): MediaFolder {
    return new MediaFolder(join(settings.dataDir, 'uploads'), settings);
  }

  /** The address of a file, by its path below the folder. */
  urlOf(file: string): string {
    return this.url + file.split('/').map(encodeURIComponent).join('/');
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

  /**
   * Puts a file into a folder below this one, under a name that is still free: `tower.png`, else
   * `tower-1.png` … Returns its path below this folder. The file is served once it is published. The second
   * of two processes gets the next name. The source stays where it is.
   */
  async place(source: string, folder: string, name: string): Promise<string> {
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

  /** Returns where a file lies that is not published: a hidden name, which is never served. */
  partOf(file: string): string {
    this.#placeOf(file);
    return join(this.root, pathOfPart(file));
  }

  /** Makes files that are placed or withdrawn available at their addresses. Published ones stay. */
  async publish(files: Iterable<string>): Promise<void> {
    for (const file of files) {
      const path = this.#placeOf(file);
      try {
        await rename(this.partOf(file), path);
      } catch (error) {
        if (!isMissing(error) || !(await isThere(path))) throw error;
      }
    }
  }

  /** Takes files away from their addresses, before the row that lists them is removed. */
  async withdraw(files: Iterable<string>): Promise<void> {
    for (const file of files) {
      const path = this.pathOf(file);
      if (path !== null) await renameIfThere(path, this.partOf(file));
    }
  }

  /** Publishes withdrawn files again: their row stays. Files that were missing stay missing. */
  async restore(files: Iterable<string>): Promise<void> {
    for (const file of files) {
      const path = this.pathOf(file);
      if (path !== null) await renameIfThere(this.partOf(file), path);
    }
  }

  /** Removes files, published or not; those that are not there any more are gone already. */
  async remove(files: Iterable<string>): Promise<void> {
    for (const file of files) {
      const path = this.pathOf(file);
      if (path === null) continue;
      await rm(path, { force: true });
      await rm(this.partOf(file), { force: true });
    }
  }

  #placeOf(file: string): string {
    const path = this.pathOf(file);
    if (path === null) throw new Error(`uploads: not a path inside of the folder: ${file}`);
    return path;
  }
}

const PART = '.part-';

/** Returns the path below the folder at which a file lies that is not published. */
export function pathOfPart(file: string): string {
  return posix.join(posix.dirname(file), PART + posix.basename(file));
}

/** Returns the name of the file that a hidden name stands for; `null` for any other name. */
export function nameOfPart(name: string): string | null {
  return name.startsWith(PART) ? name.slice(PART.length) || null : null;
}

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

/** A name without a way out: not `..`, nothing hidden, no separators of any system. */
function isPlainName(name: string): boolean {
  return name !== '' && !name.startsWith('.') && !/[/\\\0:]/.test(name) && name.length <= 255;
}
