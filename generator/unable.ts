/** What the machine lacks for a run: no bug, and told as a sentence. */
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
  ENOTDIR: 'is a file where a folder should be, or stands below one',
  EISDIR: 'is a folder where a file should be',
  ELOOP: 'is a link that leads to itself',
  ENAMETOOLONG: 'has too long a name',
};

/** What the system refused or lacks, in a sentence; `null` for anything else, which is a bug. */
export function sentenceOf(error: unknown): string | null {
  if (isUnable(error)) return error.message;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string')
    return null;
  const problem = Object.hasOwn(systemProblems, error.code)
    ? systemProblems[error.code]
    : undefined;
  if (problem === undefined) return null;
  const path = 'path' in error ? String(error.path) : 'A file';
  return `${path} ${problem} (${error.code}).`;
}
