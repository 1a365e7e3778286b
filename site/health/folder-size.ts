import { lstat, opendir } from 'node:fs/promises';
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
    for (const entry of await entriesOf(next)) {
      const path = join(next, entry.name);
      if (entry.isDirectory()) {
        if (!except.includes(path)) folders.push(path);
      } else {
        size += await sizeOf(path);
      }
    }
  }
  return size;
}

async function entriesOf(folder: string) {
  const entries = [];
  try {
    for await (const entry of await opendir(folder)) entries.push(entry);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  return entries;
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
