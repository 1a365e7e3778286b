/** What stands for nothing at a path: nobody has put it there, or a file is where its folder would be. */
const ABSENT = ['ENOENT', 'ENOTDIR'];

/** Whether the system refused something with one of these codes, as `EACCES`. */
export function isSystemError(error: unknown, ...codes: readonly string[]): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    codes.includes(error.code)
  );
}

export function isAbsence(error: unknown): boolean {
  return isSystemError(error, ...ABSENT);
}

/** What `get` finds; nothing where there is nothing at its path. What cannot be read throws. */
export function unlessAbsent<T>(get: () => T): T | undefined {
  try {
    return get();
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}
