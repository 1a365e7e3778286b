/** What the machine lacks for a run: no bug, and told as a sentence. */
export class Unable extends Error {
  override readonly name = 'Unable';
}

/** In the package the class is there twice: where the command begins, and where it goes on. */
export function isUnable(error: unknown): error is Unable {
  return error instanceof Error && error.name === 'Unable';
}
