import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { shownDate, storedDate } from '../../domain/dates.ts';
import { PictureError } from '../../media/pictures.ts';
import { detectFileType } from '../../media/file-types.ts';
import { storeFile } from '../../media/store-file.ts';
import type { StoredFile } from '../../media/store-file.ts';
import type { Scope } from '../scope.ts';
import type { Incoming } from './incoming.ts';

/**
 * Keeps a file that came with a request in the folder of uploads. Errors: `rest_upload_sideload_error` or
 * `rest_upload_unknown_error`, by the way that it came, for one that is not taken in.
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

/** Where new files go: a folder for each month, unless the site wants all files together. */
export function uploadFolder({ now, options }: Scope): string {
  if (!options.flag('uploads_use_yearmonth_folders', true)) return '';
  const [year = '', month = ''] = shownDate(storedDate(now, options.zone).date).split('-');
  return `${year}/${month}`;
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
 * Runs `work`, which removes attachments and withdraws their files, and removes these files. When the
 * attachments stay, the files are served again.
 */
export async function removingFiles<T>(
  { media }: Scope,
  work: (files: Set<string>) => Promise<T | RestError>,
): Promise<T | RestError> {
  const files = new Set<string>();
  let isRemoved = false;
  try {
    const result = await work(files);
    isRemoved = !isError(result);
    return result;
  } finally {
    await (isRemoved ? media.remove(files) : media.restore(files));
  }
}
