import { getSystemErrorMap } from 'node:util';

/** An environment problem, reported as a message instead of a stack trace. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
}

/** Returns the message of an environment problem; `null` for any other error, which is a bug. */
export function messageForUser(error: unknown, target = 'A file'): string | null {
  if (error instanceof UserFacingError) return error.message;
  return systemMessage(error, error instanceof Error && 'path' in error ? error.path : target);
}

/** Runs `action`. A system error becomes a `UserFacingError` that names `path` instead of the path of the error. */
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

/** Returns `a.ts: no space left on device (ENOSPC).`; `null` for an error that is not one of the system. */
function systemMessage(error: unknown, path: unknown): string | null {
  if (!hasCode(error) || !('errno' in error)) return null;
  const [, problem = error.message] = getSystemErrorMap().get(Number(error.errno)) ?? [];
  return `${String(path)}: ${problem} (${error.code}).`;
}

function hasCode(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
