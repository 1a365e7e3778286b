import { fileErrorCode } from './missing-file.ts';
import { isDatabaseAway } from './store/index.ts';

/** Whether what was thrown is no bug, but a database that is away or a disk that is full. */
export function isUnavailable(thrown: unknown): boolean {
  return isDatabaseAway(thrown) || DISK_FULL.has(fileErrorCode(thrown));
}

const DISK_FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);
