import { readFileSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { normalized } from '../load/files.ts';
import type { Memory } from '../memory.ts';
import { outputPaths } from '../quick/files.ts';
import type { FileHashes } from '../quick/hashes.ts';
import { isAbsence, isSystemError } from '../system-error.ts';
import type { Disk, Drift } from './drift.ts';
import type { Files } from './plan.ts';
import type { Staged } from './staged.ts';
import { commitTogether, prepare } from './write-atomically.ts';
import type { Prepared } from './write-atomically.ts';

/** The paths in the folder `out` now, and those outside of it that `planned` names. */
export function pathsOn(out: string, planned: Files, hashes: FileHashes): string[] {
  const outside = [...planned.keys()].filter((path) => !path.startsWith(`${out}/`));
  return [...outputPaths(out, hashes), ...outside];
}

/** What is at these paths now. */
export function diskOf(
  root: string,
  paths: readonly string[],
  planned: Files,
  memory: Memory,
): Disk {
  const hashes = memory.hashesOf(root);
  return {
    paths,
    // What was looked at a while ago may be other than it should be: it is looked at again before that is said.
    hashOf: (path) => {
      const hash = hashes.hashOf(path);
      return planned.get(path)?.hash === hash ? hash : hashes.fileAt(path).hash;
    },
    // Line ends are the checkout's matter: git may have made them CRLF.
    textOf: (path) => normalized(readFileSync(join(root, path), 'utf8')),
    isOwn: (hash) => memory.knows('document', hash),
  };
}

/** Puts every file right, and `others` with them: writes what differs, removes what no schema produces. */
export async function repair(
  root: string,
  out: string,
  drift: readonly Drift[],
  staged: Staged,
  others: () => AsyncIterable<Prepared> = async function* () {},
): Promise<void> {
  await commitTogether(
    (async function* () {
      for (const each of drift) {
        if (each.kind === 'orphan') continue;
        const waiting = staged.prepare(each.path, each.kind === 'missing' ? 'new' : 'over');
        yield waiting ?? prepare(join(root, each.path), await each.to());
      }
      yield* others();
    })(),
  );
  const orphans = drift.filter(({ kind }) => kind === 'orphan');
  for (const { path } of orphans) await rm(join(root, path));
  for (const { path } of orphans) await removeEmptyFolders(root, out, dirname(path));
}

async function removeEmptyFolders(root: string, out: string, folder: string): Promise<void> {
  if (!folder.startsWith(`${out}/`)) return;
  try {
    await rmdir(join(root, folder));
  } catch (error) {
    // It still holds something, or is gone already.
    if (isAbsence(error) || isSystemError(error, 'ENOTEMPTY', 'EEXIST')) return;
    throw error;
  }
  await removeEmptyFolders(root, out, dirname(folder));
}
