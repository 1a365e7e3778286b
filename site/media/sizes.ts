import type { SiteOptions } from '../domain/options.ts';
import { baseName, siblingPath } from './details.ts';
import type { StoredSize } from './details.ts';
import { withSuffix } from './file-names.ts';
import type { MediaStorage } from './storage.ts';
import { makeCopies } from './pictures.ts';
import type { Copy, Picture } from './pictures.ts';
import { Problem } from '../lib/problem.ts';

/** A configured size of smaller copies. */
interface WantedSize {
  readonly name: string;
  /** Maximum width in pixels; 0 for no limit. */
  readonly width: number;
  readonly height: number;
  /** Whether the copy is cropped to this exact size instead of scaled to fit. */
  readonly isCropped: boolean;
}

/** Width and height in pixels. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** The longest side of a shown picture in pixels. Larger pictures are shown as a scaled copy. */
export const BIG = 2560;

/** Returns the configured sizes of copies. */
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

/** Returns the dimensions of a copy; `null` if it would not be smaller than the picture. */
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
  // A side without a limit follows from the other side.
  return {
    width: width || Math.max(1, Math.round(height * ratio)),
    height: height || Math.max(1, Math.round(width / ratio)),
  };
}

/** Returns the dimensions of a picture that is scaled down to fit into a box. */
export function fitted(box: Dimensions, picture: Dimensions): Dimensions {
  const ratios = [
    ...(box.width > 0 ? [box.width / picture.width] : []),
    ...(box.height > 0 ? [box.height / picture.height] : []),
  ];
  const ratio = Math.min(1, ...ratios);
  const width = Math.max(1, Math.round(picture.width * ratio));
  const height = Math.max(1, Math.round(picture.height * ratio));
  // If rounding leaves the longer side one pixel short of the box, it is set to the box.
  return {
    width: ratio < 1 && width === box.width - 1 ? box.width : width,
    height: ratio < 1 && height === box.height - 1 ? box.height : height,
  };
}

/** Returns the configured sizes that are smaller than the picture. */
export function possibleSizes(
  options: SiteOptions,
  picture: Dimensions,
): readonly (WantedSize & { readonly extent: Dimensions })[] {
  return wantedSizes(options).flatMap((size) => {
    const extent = copyDimensions(size, picture);
    return extent ? [{ ...size, extent }] : [];
  });
}

/** The picture to copy, and the file whose folder the copies are stored in. */
interface CopyJob {
  readonly picture: Picture;
  readonly type: string;
  /** The path of the uploaded file in the storage. */
  readonly file: string;
  /** Names of sizes that exist already. */
  readonly have?: readonly string[];
}

/**
 * Makes the missing smaller copies of a picture and stores them hidden; after an error none remains. A copy is named
 * after its size: `tower-300x225.png`.
 */
export async function makeSizes(
  storage: MediaStorage,
  options: SiteOptions,
  { picture, type, file, have = [] }: CopyJob,
): Promise<Readonly<Record<string, StoredSize>> | Problem> {
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
  if (bytes instanceof Problem) return bytes;
  const made = copies.map(({ name, named, width, height }, at): [string, StoredSize] => {
    const filesize = bytes[at] ?? 0;
    return [name, { file: named, width, height, 'mime-type': type, filesize }];
  });
  return Object.fromEntries(made);
}

/** Writes copies as drafts and stores them hidden; returns their sizes in bytes. After an error none remains. */
export async function keepCopies(
  storage: MediaStorage,
  picture: Picture,
  copies: readonly (Copy & { readonly file: string })[],
): Promise<readonly number[] | Problem> {
  const files = copies.map(({ file }) => file);
  try {
    const bytes = await makeCopies(picture, copies);
    await (bytes instanceof Problem ? storage.discard(files) : storage.keep(files));
    return bytes;
  } catch (error) {
    await storage.discard(files);
    throw error;
  }
}
