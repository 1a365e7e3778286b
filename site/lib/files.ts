import { rename, rm, stat } from 'node:fs/promises';
import { isDatabaseAway } from '../store/index.ts';

/** Whether a file operation failed because there is nothing of that name. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes(fileErrorCode(error));
}

/** The code of a failed file operation, as `ENOENT`; empty for what is none. */
export function fileErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

// Separators, control characters, and characters that Windows does not allow in names.
const UNSAFE = /[\\/:<>*?"|\p{Cc}]/u;

/** Whether a text names a folder directly inside of another one. Hidden folders have no such name. */
export function isFolderName(name: string): boolean {
  if (name === '' || name.startsWith('.') || /[ .]$/.test(name)) return false;
  return !UNSAFE.test(name) && Buffer.byteLength(name) <= 255;
}

/** Whether what was thrown is no bug, but a database that is away, or files that cannot be kept or opened for now. */
export function isUnavailable(thrown: unknown): boolean {
  return isDatabaseAway(thrown) || OUT_OF_ORDER.has(fileErrorCode(thrown));
}

// A disk that is full, broken, or was made readable only, which systems do with a broken one; too many open files.
const OUT_OF_ORDER: ReadonlySet<string> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EMFILE',
  'ENFILE',
]);

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
