import { constants } from 'node:fs';
import { copyFile, link, mkdir, realpath, rm } from 'node:fs/promises';
import { dirname, join, posix, sep } from 'node:path';
import { fileErrorCode, isMissing } from '../missing-file.ts';
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
   * `tower-1.png` … Answers its path below this folder. Whoever comes second gets the next name, also
   * from another process. The source stays where it is.
   */
  async place(source: string, folder: string, name: string): Promise<string> {
    for (let number = 0; ; number += 1) {
      const file = posix.join(folder, number === 0 ? name : withSuffix(name, `-${number}`));
      const target = this.pathOf(file);
      if (target === null) throw new Error(`uploads: not a path inside of the folder: ${file}`);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      if (await placeAt(source, target)) return file;
    }
  }

  /** Removes files; those that are not there any more are gone already. */
  async remove(files: Iterable<string>): Promise<void> {
    for (const file of files) {
      const path = this.pathOf(file);
      if (path !== null) await rm(path, { force: true });
    }
  }
}

/** Makes a file appear at once and whole; false when the name is taken. */
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
