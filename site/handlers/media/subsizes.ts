import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { makeSizes } from '../../media/sizes.ts';
import { siblingPath, uploadedFileOf } from '../../media/details.ts';
import { formatOf, PictureError, readPicture } from '../../media/pictures.ts';
import type { KnownPost } from '../post-type/access.ts';
import { inTransaction } from '../scope.ts';
import type { Scope } from '../scope.ts';
import { mediaFile } from './file.ts';
import { keepingFiles } from './upload.ts';

/**
 * Makes the missing smaller copies of a picture. A file of another type, or one that is missing or broken,
 * stays unchanged.
 */
export async function addMissingSizes(scope: Scope, post: KnownPost): Promise<RestError | null> {
  const { media, options, keys } = scope;
  const { file, type, details } = mediaFile(scope, post);
  const format = formatOf(type);
  const original = uploadedFileOf(file, details);
  const path = format === undefined ? null : await media.find(original);
  if (format === undefined || path === null) return null;
  const picture = await readPicture(path, format);
  if (picture instanceof PictureError) return null;
  const have = Object.keys(details?.sizes ?? {});
  const made = await makeSizes(media, options, { picture, type, file: original, have });
  if (made instanceof PictureError) return null;

  const { width, height, facts } = picture;
  const files = Object.values(made).map((size) => siblingPath(original, size.file));
  return keepingFiles(scope, files, () =>
    inTransaction(scope, async ({ store }) => {
      await store.meta.set('post', post.id, {
        [keys.fileDetails]: {
          ...{ width, height, file, image_meta: facts },
          ...details,
          sizes: { ...details?.sizes, ...made },
        },
      });
      return null;
    }),
  );
}
