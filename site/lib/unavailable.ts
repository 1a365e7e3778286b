import { fileErrorCode } from './missing-file.ts';
import { isDatabaseAway } from '../store/index.ts';

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
