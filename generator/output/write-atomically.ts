import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file as a whole or not at all: a reader never sees half of it. For many small files, one after the
 * other takes a fraction of the time, and of the memory, that promises take.
 */
export function writeAtomically(path: string, text: string): void {
  const beside = `${path}.${process.pid}.tmp`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(beside, text);
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
