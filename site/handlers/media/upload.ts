import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { UploadFolder } from '../../../runtime/http/index.ts';
import { shownDate, storedDate } from '../../domain/dates.ts';
import { isUnavailable } from '../../lib/files.ts';
import { mayBeCommitted } from '../../store/index.ts';
import { detectFileType } from '../../media/file-types.ts';
import { storeFile } from '../../media/store-file.ts';
import type { StoredFile } from '../../media/store-file.ts';
import type { Scope } from '../scope.ts';
import type { Incoming } from './incoming.ts';
import { Problem } from '../../lib/problem.ts';

/**
 * Stores the uploaded file of a request in the upload folder. Error for a refused file:
 * `rest_upload_sideload_error` or `rest_upload_unknown_error`, depending on the kind of upload.
 */
export async function storeUpload(
  scope: Scope,
  { path, name, refuse }: Incoming,
): Promise<StoredFile | RestError> {
  const recognised = await detectFileType(path, name, scope.options);
  if (recognised === null)
    return refuse(
      'You are not allowed to upload this file type, or the content does not match the file name.',
    );
  const stored = await storeFile(scope.media, scope.options, {
    ...recognised,
    path,
    folder: uploadFolder(scope),
  });
  return stored instanceof Problem ? refuse(stored.message) : stored;
}

/** Returns the folder of new files: one per month, unless the site uses a single folder. */
export function uploadFolder({ now, options }: Scope): string {
  if (!options.flag('uploads_use_yearmonth_folders', true)) return '';
  const [year = '', month = ''] = shownDate(storedDate(now, options.zone).date).split('-');
  return `${year}/${month}`;
}

/**
 * Runs `work` with a folder for temporary files, below the upload folder: the next start removes the files
 * of a killed process, and a file on the same disk can be stored by a link.
 */
export async function inWorkplace<T>(
  { settings }: Scope,
  work: (workplace: UploadFolder) => Promise<T>,
): Promise<T> {
  const workplace = await UploadFolder.make(settings.uploadFolder);
  try {
    return await work(workplace);
  } finally {
    await workplace.remove();
  }
}

/**
 * Runs `work`, which writes the attachment of new files, and publishes them; without an attachment they are
 * removed. If the database does not tell whether it has stored the attachment, the files stay hidden: `recoverMedia`
 * publishes or removes them later, like those of a killed process.
 */
export async function keepingFiles<T>(
  { media }: Scope,
  files: Iterable<string>,
  work: () => Promise<T | RestError>,
): Promise<T | RestError> {
  let result: T | RestError;
  try {
    result = await work();
  } catch (error) {
    if (!mayBeCommitted(error)) await media.remove(files);
    throw error;
  }
  await (isError(result) ? media.remove(files) : media.publish(files));
  return result;
}

/**
 * Hides the files `own`, runs `work`, and removes the files that it adds to a set. `work` removes the
 * attachments in a transaction; if they are not removed, the files are served again. If the database does not tell
 * whether it has removed them, the files stay hidden, see `keepingFiles`. No transaction waits for the storage.
 */
export async function removingFiles<T>(
  { media }: Scope,
  own: Iterable<string>,
  work: (files: Set<string>) => Promise<T | RestError>,
): Promise<T | RestError> {
  const files = new Set(own);
  let result: T | RestError;
  try {
    await media.withdraw(files);
    result = await work(files);
  } catch (error) {
    if (!mayBeCommitted(error)) await media.restore(files);
    throw error;
  }
  await (isError(result) ? media.restore(files) : removeHidden(media, files));
  return result;
}

/** Removes files without an attachment. A later start removes them if the storage is unavailable. */
async function removeHidden(media: Scope['media'], files: Iterable<string>): Promise<void> {
  try {
    await media.remove(files);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}
