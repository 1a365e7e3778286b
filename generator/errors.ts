/** An environment problem, reported as a message instead of a stack trace. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
}

const systemProblems: { readonly [code: string]: string } = {
  EACCES: 'cannot be read or written: permission denied',
  EPERM: 'cannot be read or written: permission denied',
  EROFS: 'cannot be written: the disk is read-only',
  ENOSPC: 'cannot be written: the disk is full',
  EDQUOT: 'cannot be written: the disk quota is used up',
  EFBIG: 'cannot be written: it is larger than the system allows for a file',
  EBUSY: 'cannot be written: another program or a mount uses it',
  ETXTBSY: 'cannot be written: another program uses it',
  EMFILE: 'cannot be opened: this process has too many open files',
  ENFILE: 'cannot be opened: the system has too many open files',
  EIO: 'cannot be read or written: the disk reports an error',
  ENOTDIR: 'is a file where a folder should be, or is below one',
  EISDIR: 'is a folder where a file should be',
  ELOOP: 'is a link that leads to itself',
  ENAMETOOLONG: 'has too long a name',
};

/** Returns the message of an environment problem; `null` for any other error, which is a bug. */
export function messageForUser(error: unknown): string | null {
  if (error instanceof UserFacingError) return error.message;
  return systemMessage(error, error instanceof Error && 'path' in error ? error.path : undefined);
}

/** Runs `action`. A known system error becomes a `UserFacingError` that names `path` instead of the path of the error. */
export function atPath<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    const message = systemMessage(error, path);
    throw message === null ? error : new UserFacingError(message, { cause: error });
  }
}

/** Whether an error is a system error with one of these codes, such as `EACCES`. */
export function isSystemError(error: unknown, ...codes: readonly string[]): boolean {
  return hasCode(error) && codes.includes(error.code);
}

/** Returns the result of `get`, or `undefined` if the path that it reads does not exist. Other errors are thrown. */
export function ignoreNotFound<T>(get: () => T): T | undefined {
  try {
    return get();
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

function systemMessage(error: unknown, path: unknown): string | null {
  if (!hasCode(error) || !Object.hasOwn(systemProblems, error.code)) return null;
  return `${path === undefined ? 'A file' : String(path)} ${systemProblems[error.code]} (${error.code}).`;
}

function hasCode(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
