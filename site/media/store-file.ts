import { stat } from 'node:fs/promises';
import type { SiteOptions } from '../domain/options.ts';
import { BIG, fitted, keepCopies, makeSizes } from './sizes.ts';
import { baseName, siblingPath, filesOf } from './details.ts';
import type { Details } from './details.ts';
import { withSuffix } from './file-names.ts';
import type { MediaStorage } from './storage.ts';
import { checkPixels, formatOf, readPicture } from './pictures.ts';
import type { ImageMeta } from './exif.ts';
import type { Picture } from './pictures.ts';
import { Problem } from '../lib/problem.ts';

/** A file to store. */
export interface NewFile {
  /** The path of the uploaded file. */
  readonly path: string;
  /** The requested name; a number is added if it is taken. */
  readonly name: string;
  /** The media type, already checked against the content. */
  readonly type: string;
  /** The folder in the storage: `2024/03`. */
  readonly folder: string;
}

/** A stored file. */
export interface StoredFile {
  /** The path of the shown file in the storage. */
  readonly file: string;
  readonly type: string;
  readonly details: Details;
  /** The paths of all stored files. */
  readonly files: ReadonlySet<string>;
}

/**
 * Stores a file and, for a picture, its smaller copies, all hidden; they are published after their attachment is
 * stored. Returns the error of an invalid or too large picture. After an error no file remains.
 */
export async function storeFile(
  storage: MediaStorage,
  options: SiteOptions,
  source: NewFile,
): Promise<StoredFile | Problem> {
  const format = formatOf(source.type);
  const picture = format === undefined ? null : await readPicture(source.path, format);
  if (picture instanceof Problem) return picture;

  const file = await storage.place(source.path, source.folder, source.name);
  const { path, type } = source;
  const placed: Placed = { storage, path, file, type, files: new Set([file]) };
  try {
    const kept = picture ? await keepPicture(placed, options, picture) : await keepOther(placed);
    if (kept instanceof Problem) await storage.remove(placed.files);
    return kept;
  } catch (error) {
    await storage.remove(placed.files);
    throw error;
  }
}

interface Placed {
  readonly storage: MediaStorage;
  /** The path of the uploaded file. */
  readonly path: string;
  readonly file: string;
  readonly type: string;
  /** Files to remove after an error. */
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
): Promise<StoredFile | Problem> {
  const { storage, file, type, files } = placed;
  const sizes = await makeSizes(storage, options, { picture, type, file });
  if (sizes instanceof Problem) return sizes;
  for (const { file: name } of Object.values(sizes)) files.add(siblingPath(file, name));

  // Making a copy decodes every pixel; a picture without copies has not been decoded yet.
  const broken = Object.keys(sizes).length === 0 ? await checkPixels(picture) : null;
  if (broken) return broken;
  const shown = await shownFile(placed, picture);
  if (shown instanceof Problem) return shown;
  const details = { ...shown, sizes, image_meta: factsOf(picture, shown) };
  return { file: shown.file, type, details, files: filesOf(shown.file, details) };
}

type Shown = Pick<Details, 'original_image'> &
  Required<Pick<Details, 'width' | 'height' | 'file' | 'filesize'>>;

/**
 * Returns the file to show: the uploaded file, or a copy if it is very large or rotated by EXIF. PNG files are not
 * scaled, because their copies could be larger.
 */
async function shownFile(
  { storage, path, file, files }: Placed,
  picture: Picture,
): Promise<Shown | Problem> {
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
  if (made instanceof Problem) return made;
  const [filesize = 0] = made;
  return { width, height, file: copy, filesize, original_image: baseName(file) };
}

/** Returns the EXIF data; a copy is already rotated, so its orientation is 1. */
function factsOf({ facts }: Picture, { original_image: original }: Shown): ImageMeta {
  return original === undefined || facts.orientation === '0'
    ? facts
    : { ...facts, orientation: '1' };
}
