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

/** Whether an error is temporary: the database is unreachable, or files cannot be written or opened. */
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
  // The object storage of media files (site/media/s3-client.ts).
  'ESTORAGE',
]);

/**
 * Writes a file under a temporary name in the same folder and renames it when it is complete, so that a full
 * disk or a killed process leaves the old file. Devices such as `/dev/stdout` are written directly.
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

/** Whether there is a file, or nothing yet. */
async function isPlain(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
}
