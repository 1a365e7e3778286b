import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { postTypeOf } from '../../domain/post-types.ts';
import { makeSizes } from '../../media/sizes.ts';
import { siblingPath, uploadedFileOf } from '../../media/details.ts';
import { formatOf, readPicture } from '../../media/pictures.ts';
import { findPost } from '../post-type/access.ts';
import type { KnownPost } from '../post-type/access.ts';
import { inTransaction } from '../scope.ts';
import type { Scope } from '../scope.ts';
import { mediaFile } from './file.ts';
import { inWorkplace, keepingFiles } from './upload.ts';
import { Problem } from '../../lib/problem.ts';

/**
 * Makes the missing smaller copies of a picture. A file of another type, or one that is missing or broken,
 * stays unchanged.
 */
export async function addMissingSizes(scope: Scope, post: KnownPost): Promise<RestError | null> {
  const { media, options, keys } = scope;
  const { file, type, details } = mediaFile(scope, post);
  const format = formatOf(type);
  const original = uploadedFileOf(file, details);
  if (format === undefined) return null;
  const have = Object.keys(details?.sizes ?? {});
  const result = await inWorkplace(scope, async (workplace) => {
    const path = await media.localPath(original, () => workplace.next());
    const picture = path === null ? null : await readPicture(path, format);
    if (picture === null || picture instanceof Problem) return null;
    const made = await makeSizes(media, options, { picture, type, file: original, have });
    return made instanceof Problem ? null : { made, picture };
  });
  if (result === null) return null;

  const { made, picture } = result;
  const { width, height, facts } = picture;
  const files = Object.values(made).map((size) => siblingPath(original, size.file));
  return keepingFiles(scope, files, () =>
    inTransaction(scope, async (inside) => {
      // The picture may have been deleted or edited since it was read.
      const now = await findPost(inside, postTypeOf('attachment'), post.id);
      if (isError(now)) return now;
      const { details: known } = mediaFile(inside, now);
      await inside.store.meta.set('post', post.id, {
        [keys.fileDetails]: {
          ...{ width, height, file, image_meta: facts },
          ...known,
          sizes: { ...known?.sizes, ...made },
        },
      });
      return null;
    }),
  );
}
