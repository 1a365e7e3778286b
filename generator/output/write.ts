import { rmSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSystemError } from '../errors.ts';
import type { Drift } from './drift.ts';
import { commitTogether, prepare } from '../files.ts';
import type { Prepared } from '../files.ts';

/** Writes every file that differs, together with `others`, and then removes orphaned files. If a file cannot be written, none changes. */
export async function writeChanges(
  root: string,
  out: string,
  drift: readonly Drift[],
  others: AsyncIterable<Prepared> | Iterable<Prepared>,
): Promise<void> {
  const prepared = async function* () {
    for (const each of drift)
      if (each.kind !== 'orphaned') yield prepare(join(root, each.path), await each.to());
    yield* others;
  };
  await commitTogether(prepared());
  for (const { kind, path } of drift) {
    if (kind !== 'orphaned') continue;
    rmSync(join(root, path), { force: true });
    removeEmptyFolders(root, out, dirname(path));
  }
}

function removeEmptyFolders(root: string, out: string, folder: string): void {
  if (!folder.startsWith(`${out}/`)) return;
  try {
    rmdirSync(join(root, folder));
  } catch (error) {
    // The folder is not empty, or is gone already.
    if (isSystemError(error, 'ENOENT', 'ENOTEMPTY', 'EEXIST')) return;
    throw error;
  }
  removeEmptyFolders(root, out, dirname(folder));
}
