import { posix } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { metaKeys } from '../domain/meta-keys.ts';
import type { Position, PostRow, Session, KeysetPage } from '../store/index.ts';
import { filesOf, readDetails } from './details.ts';
import { nameOfPart, pathOfPart } from './storage.ts';
import type { MediaStorage } from './storage.ts';

/** Differences between the stored files and the attachments of a site. */
export interface MediaReport {
  /** Paths of files that belong to no attachment. */
  readonly orphans: readonly string[];
  /** Files of attachments that exist but are not published. */
  readonly unpublished: readonly string[];
  /** Files of attachments that do not exist. */
  readonly missing: readonly { readonly file: string; readonly attachment: number }[];
}

/** A site with its stored files. */
export interface MediaSource {
  readonly media: MediaStorage;
  readonly store: Session;
  readonly token: string;
}

/** Compares all stored files with the attachments. */
export async function checkMedia(source: MediaSource): Promise<MediaReport> {
  const found = new Set<string>();
  for await (const { path } of source.media.list()) found.add(path);
  const unpublished: string[] = [];
  const missing: MediaReport['missing'][number][] = [];
  const known = new Set<string>();
  for await (const { id, files } of attachments(source)) {
    for (const file of files) {
      const path = [file, pathOfPart(file)].find((one) => found.has(one));
      if (path === undefined) missing.push({ file, attachment: id });
      else known.add(path);
      if (path !== undefined && path !== file) unpublished.push(file);
    }
  }
  const orphans = [...found].filter((path) => !known.has(path)).sort();
  return { orphans, unpublished, missing };
}

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const RECOVER_EVERY = 10 * MINUTE;

/**
 * Removes the orphans of a report and publishes unpublished files. Hidden files of the last ten minutes stay: their
 * upload may still be running. Returns the removed paths.
 */
export async function removeOrphans(
  { media }: MediaSource,
  { orphans, unpublished }: MediaReport,
  now: number,
): Promise<readonly string[]> {
  await media.restore(unpublished);
  const removed: string[] = [];
  for (const path of orphans) {
    const isPart = nameOfPart(posix.basename(path)) !== null;
    if (await media.removeOlder(path, isPart ? now - 10 * MINUTE : now)) removed.push(path);
  }
  return removed;
}

/**
 * Completes the work of a killed process: publishes the files of stored attachments and removes hidden files that are a
 * day old and belong to no attachment. Other files stay. `running` are the milliseconds in which a request of another
 * process may still publish or remove a hidden file. Returns false if there are such files.
 */
export async function recoverMedia(
  source: MediaSource,
  now: number,
  running = 0,
): Promise<boolean> {
  const { media } = source;
  const parts = new Set<string>();
  let isComplete = true;
  for await (const { file, since } of media.hidden()) {
    if (running > 0 && since.getTime() > now - running) isComplete = false;
    else parts.add(file);
  }
  if (parts.size === 0) return isComplete;
  for await (const { id, files } of attachments(source)) {
    const begun = [...files].filter((file) => parts.delete(file));
    await media.restore(begun);
    // Another process may have deleted the attachment and its hidden files in the meantime.
    if (begun.length > 0 && !(await source.store.posts.byId(id))) await media.remove(begun);
  }
  for (const file of parts) await media.removeOlder(pathOfPart(file), now - DAY);
  return isComplete;
}

/** Calls `recoverMedia` now, after `running` milliseconds if files were left out, and every ten minutes. Ends after an abort. */
export async function keepRecovering(
  source: MediaSource,
  running: number,
  { signal, onBug }: { readonly signal: AbortSignal; readonly onBug: (error: unknown) => void },
): Promise<void> {
  while (!signal.aborted) {
    let isComplete = true;
    try {
      isComplete = await recoverMedia(source, Date.now(), running);
    } catch (error) {
      onBug(error);
    }
    await pause(isComplete ? RECOVER_EVERY : running, undefined, { signal, ref: false }).catch(
      () => null,
    );
  }
}

const PAGE = 500;

/** Returns every attachment with the paths of its files. */
async function* attachments({
  store,
  token,
}: MediaSource): AsyncGenerator<{ readonly id: number; readonly files: ReadonlySet<string> }> {
  const keys = metaKeys(token);
  const query = { types: ['attachment'], orderBy: 'id', order: 'asc', limit: PAGE } as const;
  let from: Position | null = null;
  do {
    // Not by offset: a deletion between two pages would skip an attachment.
    const reading = store.posts.readAfter(query, from);
    if (reading === null) throw new Error('media: the store cannot list posts by id');
    const { rows, next }: KeysetPage<PostRow> = await reading;
    from = next;
    const ids = rows.map(({ id }) => id);
    const metas = await store.meta.of('post', ids);
    for (const { id } of rows) {
      const { [keys.file]: file, [keys.fileDetails]: details } = metas.get(id) ?? {};
      if (typeof file === 'string' && file !== '')
        yield { id, files: filesOf(file, readDetails(details)) };
    }
  } while (from);
}
