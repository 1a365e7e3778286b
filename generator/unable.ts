/** An environment problem, reported as a message instead of a stack trace. */
export class Unable extends Error {
  override readonly name = 'Unable';
}

/** In the package the class is there twice: where the command begins, and where it goes on. */
function isUnable(error: unknown): error is Unable {
  return error instanceof Error && error.name === 'Unable';
}

const systemProblems: { readonly [code: string]: string } = {
  EACCES: 'may not be read or written',
  EPERM: 'may not be read or written',
  EROFS: 'cannot be written: the disk is read-only',
  ENOSPC: 'cannot be written: the disk is full',
  EDQUOT: 'cannot be written: the disk quota is used up',
  EFBIG: 'cannot be written: it is larger than the system allows for a file',
  EBUSY: 'cannot be written: another program or a mount uses it',
  ETXTBSY: 'cannot be written: another program uses it',
  EMFILE: 'cannot be opened: this process has too many open files',
  ENFILE: 'cannot be opened: the system has too many open files',
  EIO: 'cannot be read or written: the disk reports an error',
  ENOTDIR: 'is a file where a folder should be, or stands below one',
  EISDIR: 'is a folder where a file should be',
  ELOOP: 'is a link that leads to itself',
  ENAMETOOLONG: 'has too long a name',
};

/** Returns the message of an environment problem; `null` for any other error, which is a bug. */
export function sentenceOf(error: unknown): string | null {
  if (isUnable(error)) return error.message;
  return systemSentence(error, error instanceof Error && 'path' in error ? error.path : undefined);
}

/** Runs `action`. A known error of the system becomes an `Unable` that names `path`, whatever file it was about. */
export function atPath<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    const sentence = systemSentence(error, path);
    throw sentence === null ? error : new Unable(sentence, { cause: error });
  }
}

function systemSentence(error: unknown, path: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string')
    return null;
  const problem = Object.hasOwn(systemProblems, error.code)
    ? systemProblems[error.code]
    : undefined;
  return problem === undefined
    ? null
    : `${path === undefined ? 'A file' : String(path)} ${problem} (${error.code}).`;
}
