import type { SiteOptions } from '../domain/options.ts';
import { besides, baseName } from './details.ts';
import type { StoredSize } from './details.ts';
import { withSuffix } from './file-names.ts';
import type { MediaFolder } from './folder.ts';
import { makeCopies, PictureError } from './pictures.ts';
import type { Picture } from './pictures.ts';
import { extentOf, wantedSizes } from './sizes.ts';
import type { Extent, WantedSize } from './sizes.ts';

/** Copies that a picture can have: those that would be smaller than it. */
export function possibleSizes(
  options: SiteOptions,
  picture: Extent,
): readonly (WantedSize & { readonly extent: Extent })[] {
  return wantedSizes(options).flatMap((size) => {
    const extent = extentOf(size, picture);
    return extent ? [{ ...size, extent }] : [];
  });
}

/** What of a picture is to be copied, and beside which file the copies lie. */
export interface CopyJob {
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
  folder: MediaFolder,
  options: SiteOptions,
  { picture, type, file, have = [] }: CopyJob,
): Promise<Readonly<Record<string, StoredSize>> | PictureError> {
  const sizes = possibleSizes(options, picture).filter(({ name }) => !have.includes(name));
  const copies = sizes.map(({ name, extent, isCropped }) => {
    const named = withSuffix(baseName(file), `-${extent.width}x${extent.height}`);
    return { name, named, isCropped, ...extent, target: folder.partOf(besides(file, named)) };
  });
  const bytes = await makeCopies(picture, copies);
  if (bytes instanceof PictureError) return bytes;
  const made = copies.map(({ name, named, width, height }, at): [string, StoredSize] => {
    const filesize = bytes[at] ?? 0;
    return [name, { file: named, width, height, 'mime-type': type, filesize }];
  });
  return Object.fromEntries(made);
}
