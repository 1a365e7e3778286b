import type { SiteOptions } from '../domain/options.ts';
import { baseName, siblingPath } from './details.ts';
import type { StoredSize } from './details.ts';
import { withSuffix } from './file-names.ts';
import type { MediaStorage } from './storage.ts';
import { makeCopies, PictureError } from './pictures.ts';
import type { Copy, Picture } from './pictures.ts';

/** A smaller copy that a site wants of its pictures. */
interface WantedSize {
  readonly name: string;
  /** Most pixels; 0 for no limit. */
  readonly width: number;
  readonly height: number;
  /** Whether it is cut to be exactly as large, and not fitted in. */
  readonly isCropped: boolean;
}

/** Pixels of a picture. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** A picture that is larger than this is shown by a copy that is not. */
export const BIG = 2560;

/** The copies that a site wants. */
export function wantedSizes(options: SiteOptions): readonly WantedSize[] {
  const size = (name: string, [width, height]: readonly [number, number]): WantedSize => ({
    name,
    width: options.number(`${name}_size_w`, width),
    height: options.number(`${name}_size_h`, height),
    isCropped: name === 'thumbnail' && options.flag('thumbnail_crop', true),
  });
  return [
    size('thumbnail', [150, 150]),
    size('medium', [300, 300]),
    size('medium_large', [768, 0]),
    size('large', [1024, 1024]),
    { name: '1536x1536', width: 1536, height: 1536, isCropped: false },
    { name: '2048x2048', width: 2048, height: 2048, isCropped: false },
  ].filter(({ width, height }) => width > 0 || height > 0);
}

/** How large a copy is of a picture; `null` when it would not be smaller than the picture. */
function copyDimensions(size: WantedSize, picture: Dimensions): Dimensions | null {
  const extent = size.isCropped ? cut(size, picture) : fitted(size, picture);
  const isSame =
    Math.abs(extent.width - picture.width) <= 1 && Math.abs(extent.height - picture.height) <= 1;
  return isSame ? null : extent;
}

function cut(size: WantedSize, picture: Dimensions): Dimensions {
  const width = Math.min(size.width, picture.width);
  const height = Math.min(size.height, picture.height);
  const ratio = picture.width / picture.height;
  // A side without a limit follows from the other.
  return {
    width: width || Math.max(1, Math.round(height * ratio)),
    height: height || Math.max(1, Math.round(width / ratio)),
  };
}

/** A picture made to fit into a box, its sides in proportion. */
export function fitted(box: Dimensions, picture: Dimensions): Dimensions {
  const ratios = [
    ...(box.width > 0 ? [box.width / picture.width] : []),
    ...(box.height > 0 ? [box.height / picture.height] : []),
  ];
  const ratio = Math.min(1, ...ratios);
  const width = Math.max(1, Math.round(picture.width * ratio));
  const height = Math.max(1, Math.round(picture.height * ratio));
  // A longer side that rounding left one pixel short of the box fills it.
  return {
    width: ratio < 1 && width === box.width - 1 ? box.width : width,
    height: ratio < 1 && height === box.height - 1 ? box.height : height,
  };
}

/** Copies that a picture can have: those that would be smaller than it. */
export function possibleSizes(
  options: SiteOptions,
  picture: Dimensions,
): readonly (WantedSize & { readonly extent: Dimensions })[] {
  return wantedSizes(options).flatMap((size) => {
    const extent = copyDimensions(size, picture);
    return extent ? [{ ...size, extent }] : [];
  });
}

/** The picture to copy, and the file whose folder the copies go to. */
interface CopyJob {
  readonly picture: Picture;
  readonly type: string;
  /** The file that was uploaded, by its path below the folder. */
  readonly file: string;
  /** Names of sizes that are there already. */
  readonly have?: readonly string[];
}

/**
 * Makes the smaller copies of a picture that are missing, to be published; all of them, or none is left
 * behind. A copy is named after its size: `tower-300x225.png`.
 */
export async function makeSizes(
  storage: MediaStorage,
  options: SiteOptions,
  { picture, type, file, have = [] }: CopyJob,
): Promise<Readonly<Record<string, StoredSize>> | PictureError> {
  const sizes = possibleSizes(options, picture).filter(({ name }) => !have.includes(name));
  const copies: (Copy & { readonly name: string; readonly named: string })[] = [];
  for (const { name, extent, isCropped } of sizes) {
    const named = withSuffix(baseName(file), `-${extent.width}x${extent.height}`);
    const target = await storage.draft(siblingPath(file, named));
    copies.push({ name, named, isCropped, ...extent, target });
  }
  const bytes = await keepCopies(
    storage,
    picture,
    copies.map((copy) => ({ ...copy, file: siblingPath(file, copy.named) })),
  );
  if (bytes instanceof PictureError) return bytes;
  const made = copies.map(({ name, named, width, height }, at): [string, StoredSize] => {
    const filesize = bytes[at] ?? 0;
    return [name, { file: named, width, height, 'mime-type': type, filesize }];
  });
  return Object.fromEntries(made);
}

/** Makes copies at the paths of their drafts and stores them, hidden: all of them, or none. Returns their sizes in bytes. */
export async function keepCopies(
  storage: MediaStorage,
  picture: Picture,
  copies: readonly (Copy & { readonly file: string })[],
): Promise<readonly number[] | PictureError> {
  const files = copies.map(({ file }) => file);
  try {
    const bytes = await makeCopies(picture, copies);
    await (bytes instanceof PictureError ? storage.discard(files) : storage.keep(files));
    return bytes;
  } catch (error) {
    await storage.discard(files);
    throw error;
  }
}
