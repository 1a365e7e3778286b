import { rename, rm, stat } from 'node:fs/promises';
import { isDatabaseUnavailable } from '../store/index.ts';

/** Whether a file operation failed because the file does not exist. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes(fileErrorCode(error));
}

/** Returns the result of a file operation; `null` if the file does not exist. */
export async function ifThere<T>(operation: Promise<T>): Promise<T | null> {
  try {
    return await operation;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Returns the code of a file error, such as `ENOENT`; the empty string for other errors. */
export function fileErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

// Separators, control characters, and characters that Windows does not allow in names.
const UNSAFE = /[\\/:<>*?"|\p{Cc}]/u;

/** Whether a text is a valid name of a subfolder. Hidden folders are excluded. */
export function isFolderName(name: string): boolean {
  if (name === '' || name.startsWith('.') || /[ .]$/.test(name)) return false;
  return !UNSAFE.test(name) && Buffer.byteLength(name) <= 255;
}

/** Whether an error is temporary: the database is unreachable, or files cannot be written or opened. */
export function isUnavailable(thrown: unknown): boolean {
  return isDatabaseUnavailable(thrown) || OUT_OF_ORDER.has(fileErrorCode(thrown));
}

// The disk is full, broken or read-only (systems remount a broken disk read-only), or too many files are open.
const OUT_OF_ORDER: ReadonlySet<string> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EMFILE',
  'ENFILE',
  // Errors of the object storage (site/media/s3-client.ts).
  'ESTORAGE',
]);

/**
 * Writes a temporary file in the same folder and renames it when it is complete: after an error, such as a full disk,
 * the old file remains. Devices such as `/dev/stdout` are written directly.
 */
export async function writeWhole(
  file: string,
  write: (path: string) => Promise<void>,
): Promise<void> {
  if (!(await isPlain(file))) return write(file);
  const part = `${file}.part`;
  try {
    // A killed process may have left its temporary file.
    await rm(part, { force: true });
    await write(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Whether a path is a regular file or does not exist. */
async function isPlain(path: string): Promise<boolean> {
  return (await ifThere(stat(path)))?.isFile() ?? true;
}
