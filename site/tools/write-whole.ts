import { rename, rm, stat } from 'node:fs/promises';
import { isMissing } from '../lib/missing-file.ts';

/**
 * Has a file written beside its place, and puts it there when it is whole: a disk that becomes full, or an end on the way, leaves
 * what was there before. What is no file, as `/dev/stdout`, is written to.
 */
export async function writeWhole(
  file: string,
  write: (path: string) => Promise<void>,
): Promise<void> {
  if (!(await isPlain(file))) return write(file);
  const part = `${file}.part`;
  try {
    // One that was killed may have left its own.
    await rm(part, { force: true });
    await write(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Whether there is a file, or nothing yet. */
async function isPlain(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
}
