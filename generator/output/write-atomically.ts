import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSystemError } from '../system-error.ts';

/**
 * Writes a file as a whole or not at all: a reader never sees half of it. For many small files, one after the
 * other takes a fraction of the time, and of the memory, that promises take.
 */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    putInFolder(beside, () => writeFileSync(beside, content));
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Puts something at `path`, in a folder that is made where there is none yet: nearly all files have theirs. */
export function putInFolder(path: string, put: () => void): void {
  try {
    put();
  } catch (error) {
    if (!isSystemError(error, 'ENOENT')) throw error;
    mkdirSync(dirname(path), { recursive: true });
    put();
  }
}
