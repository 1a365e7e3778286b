import { readFileSync, readdirSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { normalized } from '../load/files.ts';
import type { Drift, TextAt } from './drift.ts';
import type { Files } from './plan.ts';
import { writeAtomically } from './write-atomically.ts';

/**
 * What is in the folder `out` now, and in the places outside of it that `planned` names. Each file is read when
 * it is asked for: nearly all are as they should be, and nobody has to keep those.
 */
export function* readGenerated(root: string, out: string, planned: Files): Iterable<TextAt> {
  const outside = [...planned.keys()].filter((path) => !path.startsWith(`${out}/`));
  for (const path of [...pathsBelow(root, out), ...outside]) {
    const text = whenThere(() => readFileSync(join(root, path), 'utf8'));
    // Line ends are the checkout's matter: git may have made them CRLF.
    if (text !== null) yield [path, normalized(text)];
  }
}

function pathsBelow(root: string, folder: string): string[] {
  const entries = whenThere(() =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  );
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    .map((path) => path.replaceAll(sep, '/'));
}

function whenThere<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Puts every file right: writes what differs, removes what no schema produces. */
export async function repair(root: string, out: string, drift: readonly Drift[]): Promise<void> {
  for (const each of drift) {
    if (each.kind === 'orphan') await rm(join(root, each.path));
    else writeAtomically(join(root, each.path), each.to);
  }
  const orphans = drift.filter(({ kind }) => kind === 'orphan');
  for (const { path } of orphans) await removeEmptyFolders(root, out, dirname(path));
}

async function removeEmptyFolders(root: string, out: string, folder: string): Promise<void> {
  if (!folder.startsWith(`${out}/`)) return;
  try {
    await rmdir(join(root, folder));
  } catch {
    // It still holds something, or is gone already.
    return;
  }
  await removeEmptyFolders(root, out, dirname(folder));
}
