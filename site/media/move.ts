import { rm } from 'node:fs/promises';
import { UploadFolder } from '../../runtime/http/index.ts';
import { each } from '../lib/each.ts';
import { isPlainName } from './storage.ts';
import type { FileDigest, MediaStorage } from './storage.ts';

/** The result for one published file of the source. */
export type MovedFile = 'copied' | 'present' | 'differs' | 'failed';

/** The options of `moveMedia`. */
export interface Move {
  readonly from: MediaStorage;
  readonly to: MediaStorage;
  /** Whether files are removed from the source when the target has them. */
  readonly isRemoving: boolean;
  /** The folder for temporary files. */
  readonly incoming: string;
  readonly onFile: (file: string, result: MovedFile) => void;
}

const AT_ONCE = 4;

/**
 * Copies all published files to another storage, then compares size and SHA-256 of each copy. Files that exist in the
 * target are not copied again, so that an interrupted move can continue. A file that differs in the target stays in
 * both storages: it may have been uploaded after the last move. Hidden files are not moved.
 */
export async function moveMedia(move: Move): Promise<void> {
  const workplace = await UploadFolder.make(move.incoming);
  try {
    await each(move.from.list(), AT_ONCE, async ({ path }) => {
      if (!path.split('/').every(isPlainName)) return;
      const result = await moveFile(move, workplace, path);
      if (move.isRemoving && (result === 'copied' || result === 'present'))
        await move.from.remove([path]);
      move.onFile(path, result);
    });
  } finally {
    await workplace.remove();
  }
}

async function moveFile(
  { from, to }: Move,
  workplace: UploadFolder,
  file: string,
): Promise<MovedFile> {
  const [wanted, found] = await Promise.all([from.digest(file), to.digest(file)]);
  // The file was deleted after it was listed.
  if (wanted === null) return 'failed';
  if (found !== null) return isSame(wanted, found) ? 'present' : 'differs';
  const next = workplace.next();
  const path = await from.localPath(file, () => next);
  if (path === null) return 'failed';
  try {
    await to.put(path, file);
  } finally {
    await rm(next, { force: true });
  }
  const stored = await to.digest(file, true);
  if (stored !== null && isSame(wanted, stored)) return 'copied';
  await to.remove([file]);
  return 'failed';
}

function isSame(one: FileDigest, other: FileDigest): boolean {
  return one.size === other.size && one.sha256 === other.sha256;
}
