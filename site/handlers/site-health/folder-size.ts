import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** When to stop, in milliseconds of `performance.now()`. */
export type Deadline = number;

/**
 * The bytes of all files in a folder and below; links are not followed, and what is below `except` is left
 * out. `null` when there was no time to count them; 0 for a folder that is not there.
 */
export async function folderSize(
  folder: string,
  deadline: Deadline,
  except: readonly string[] = [],
): Promise<number | null> {
  let size = 0;
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    if (performance.now() > deadline) return null;
    const files: string[] = [];
    for (const entry of await entriesOf(next)) {
      const path = join(next, entry.name);
      if (!entry.isDirectory()) files.push(path);
      else if (!except.includes(path)) folders.push(path);
    }
    for (let at = 0; at < files.length; at += AT_ONCE) {
      if (performance.now() > deadline) return null;
      const sizes = await Promise.all(files.slice(at, at + AT_ONCE).map(sizeOf));
      size += sizes.reduce((sum, one) => sum + one, 0);
    }
  }
  return size;
}

// Few at a time: other requests need the threads of the file system, too.
const AT_ONCE = 8;

async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await lstat(path)).size;
  } catch (error) {
    if (isGone(error)) return 0;
    throw error;
  }
}

// Files come and go while others are counted, and not all of them are for the site.
function isGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EACCES';
}
