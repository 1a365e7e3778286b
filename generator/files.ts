import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { atPath, ignoreNotFound, isSystemError } from './errors.ts';

/** Returns the text of a file, normalized; `null` if it does not exist. */
export function textAt(path: string): string | null {
  const text = ignoreNotFound(() => readFileSync(path, 'utf8'));
  return text === undefined ? null : normalized(text);
}

/** Returns the text without a byte order mark and with LF line endings. */
export function normalized(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

export function isDirectory(path: string): boolean {
  return ignoreNotFound(() => statSync(path, { throwIfNoEntry: false }))?.isDirectory() === true;
}

/** A file with its new content in a temporary file next to it. */
export interface Prepared {
  commit(): void;
  discard(): void;
}

/** Writes a file completely or not at all. Readers never see a part of it. */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  prepare(path, content).commit();
}

/** Returns whether the run that writes a temporary file was killed; `null` for a path that is not a temporary file. */
export function isAbandoned(path: string): boolean | null {
  const writer = /\.(\d+)\.tmp$/.exec(path)?.[1];
  if (writer === undefined) return null;
  try {
    process.kill(Number(writer), 0);
    return false;
  } catch (error) {
    // A process of another user exists as well.
    return !isSystemError(error, 'EPERM');
  }
}

/** Writes a temporary file next to `path`. A system error names `path` and leaves no temporary file. */
export function prepare(path: string, content: string | Uint8Array): Prepared {
  const temporary = `${path}.${process.pid}.tmp`;
  const discard = (): void => rmSync(temporary, { force: true });
  const orDiscard = (step: () => void): void =>
    atPath(path, () => {
      try {
        step();
      } catch (error) {
        discard();
        throw error;
      }
    });
  orDiscard(() => writeCreatingFolder(temporary, content));
  return { commit: () => orDiscard(() => renameSync(temporary, path)), discard };
}

/** Prepares every file, then commits them all. If one cannot be prepared, no file changes. */
export async function commitTogether(files: Iterable<Prepared> | AsyncIterable<Prepared>) {
  const prepared: Prepared[] = [];
  try {
    for await (const file of files) prepared.push(file);
    for (let file = prepared.shift(); file; file = prepared.shift()) file.commit();
  } catch (error) {
    for (const file of prepared) file.discard();
    throw error;
  }
}

function writeCreatingFolder(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    if (!isSystemError(error, 'ENOENT')) throw error;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/** Returns the SHA-256 of a text or of bytes, base64url-encoded. */
export function digestOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url');
}
