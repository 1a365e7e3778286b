/** Whether a file operation failed because there is nothing of that name. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes(fileErrorCode(error));
}

/** The code of a failed file operation, as `ENOENT`; empty for what is none. */
export function fileErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
