import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { UploadFolder } from '../../../runtime/http/index.ts';
import { shownDate, storedDate } from '../../domain/dates.ts';
import { isUnavailable } from '../../lib/files.ts';
import { PictureError } from '../../media/pictures.ts';
import { detectFileType } from '../../media/file-types.ts';
import { storeFile } from '../../media/store-file.ts';
import type { StoredFile } from '../../media/store-file.ts';
import type { Scope } from '../scope.ts';
import type { Incoming } from './incoming.ts';

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
    return refuse('Files of this type are not taken, or the content is not what the name says.');
  const stored = await storeFile(scope.media, scope.options, {
    ...recognised,
    path,
    folder: uploadFolder(scope),
  });
  return stored instanceof PictureError ? refuse(stored.message) : stored;
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
 * removed. A process that is killed leaves files that are not served, or that the next start publishes.
 */
export async function keepingFiles<T>(
  { media }: Scope,
  files: Iterable<string>,
  work: () => Promise<T | RestError>,
): Promise<T | RestError> {
  let isKept = false;
  try {
    const result = await work();
    isKept = !isError(result);
    if (isKept) await media.publish(files);
    return result;
  } finally {
    if (!isKept) await media.remove(files);
  }
}

/**
 * Hides the files `own`, runs `work`, and removes the files that it adds to a set. `work` removes the
 * attachments in a transaction; if they are not removed, the files are served again. No transaction waits
 * for the storage.
 */
export async function removingFiles<T>(
  { media }: Scope,
  own: Iterable<string>,
  work: (files: Set<string>) => Promise<T | RestError>,
): Promise<T | RestError> {
  const files = new Set(own);
  let isRemoved = false;
  try {
    await media.withdraw(files);
    const result = await work(files);
    isRemoved = !isError(result);
    return result;
  } finally {
    await (isRemoved ? removeHidden(media, files) : media.restore(files));
  }
}

/** Removes files without an attachment. A later start removes them if the storage is unavailable. */
async function removeHidden(media: Scope['media'], files: Iterable<string>): Promise<void> {
  try {
    await media.remove(files);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}
