import { stat } from 'node:fs/promises';
import type { SiteOptions } from '../domain/options.ts';
import { BIG, fitted, keepCopies, makeSizes } from './sizes.ts';
import { baseName, siblingPath, filesOf } from './details.ts';
import type { Details } from './details.ts';
import { withSuffix } from './file-names.ts';
import type { MediaStorage } from './storage.ts';
import { checkPixels, formatOf, PictureError, readPicture } from './pictures.ts';
import type { ImageMeta } from './exif.ts';
import type { Picture } from './pictures.ts';

/** A file that is to be kept. */
export interface NewFile {
  /** Where it lies now. */
  readonly path: string;
  /** The wanted name; a number is added when it is taken. */
  readonly name: string;
  /** Its media type, which is known to be that of its content. */
  readonly type: string;
  /** The folder below the storage: `2024/03`. */
  readonly folder: string;
}

/** A file that is kept. */
export interface StoredFile {
  /** Its path below the storage: that of the file that is shown. */
  readonly file: string;
  readonly type: string;
  readonly details: Details;
  /** Every file that was made for it. */
  readonly files: ReadonlySet<string>;
}

/**
 * Stores a file, a picture with its smaller copies: all of them are there, or
 * none. They are served once they are published, after their attachment is written. A picture that is
 * broken or too large is refused.
 */
export async function storeFile(
  storage: MediaStorage,
  options: SiteOptions,
  source: NewFile,
): Promise<StoredFile | PictureError> {
  const format = formatOf(source.type);
  const picture = format === undefined ? null : await readPicture(source.path, format);
  if (picture instanceof PictureError) return picture;

  const file = await storage.place(source.path, source.folder, source.name);
  const { path, type } = source;
  const placed: Placed = { storage, path, file, type, files: new Set([file]) };
  try {
    const kept = picture ? await keepPicture(placed, options, picture) : await keepOther(placed);
    if (kept instanceof PictureError) await storage.remove(placed.files);
    return kept;
  } catch (error) {
    await storage.remove(placed.files);
    throw error;
  }
}

interface Placed {
  readonly storage: MediaStorage;
  /** Where the uploaded file lies. */
  readonly path: string;
  readonly file: string;
  readonly type: string;
  /** Files to remove when something fails. */
  readonly files: Set<string>;
}

async function keepOther({ path, file, type, files }: Placed): Promise<StoredFile> {
  const { size } = await stat(path);
  return { file, type, details: { filesize: size }, files };
}

async function keepPicture(
  placed: Placed,
  options: SiteOptions,
  picture: Picture,
): Promise<StoredFile | PictureError> {
  const { storage, file, type, files } = placed;
  const sizes = await makeSizes(storage, options, { picture, type, file });
  if (sizes instanceof PictureError) return sizes;
  for (const { file: name } of Object.values(sizes)) files.add(siblingPath(file, name));

  // Making a copy decodes every pixel; without copies the picture is still unchecked.
  const broken = Object.keys(sizes).length === 0 ? await checkPixels(picture) : null;
  if (broken) return broken;
  const shown = await shownFile(placed, picture);
  if (shown instanceof PictureError) return shown;
  const details = { ...shown, sizes, image_meta: factsOf(picture, shown) };
  return { file: shown.file, type, details, files: filesOf(shown.file, details) };
}

type Shown = Pick<Details, 'original_image'> &
  Required<Pick<Details, 'width' | 'height' | 'file' | 'filesize'>>;

/**
 * The file that is shown: that which was uploaded or, where it is very large or lies on its side, a
 * copy. The copy of a drawing would be larger than the drawing: those stay.
 */
async function shownFile(
  { storage, path, file, files }: Placed,
  picture: Picture,
): Promise<Shown | PictureError> {
  const isBig = picture.format !== 'png' && Math.max(picture.width, picture.height) > BIG;
  if (!isBig && !picture.isTurned) {
    const { size } = await stat(path);
    return { width: picture.width, height: picture.height, file, filesize: size };
  }
  const { width, height } = isBig ? fitted({ width: BIG, height: BIG }, picture) : picture;
  const name = withSuffix(baseName(file), isBig ? '-scaled' : '-rotated');
  const copy = siblingPath(file, name);
  files.add(copy);
  const target = await storage.draft(copy);
  const made = await keepCopies(storage, picture, [{ width, height, target, file: copy }]);
  if (made instanceof PictureError) return made;
  const [filesize = 0] = made;
  return { width, height, file: copy, filesize, original_image: baseName(file) };
}

/** A copy lies as it looks, whatever was said of the file before. */
function factsOf({ facts }: Picture, { original_image: original }: Shown): ImageMeta {
  return original === undefined || facts.orientation === '0'
    ? facts
    : { ...facts, orientation: '1' };
}
