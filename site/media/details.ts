import type { ImageMeta } from './exif.ts';
import { isMap } from '../domain/registration/checked.ts';

/** A smaller copy of a picture, as it is kept. */
export interface StoredSize {
  /** Its name in the folder of the picture. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly 'mime-type': string;
  readonly filesize?: number;
}

/** The details of a file, as stored in its meta values. Imported files may lack any member. */
export interface Details {
  readonly width?: number;
  readonly height?: number;
  /** Its path below the folder of uploads. */
  readonly file?: string;
  readonly filesize?: number;
  readonly sizes?: Readonly<Record<string, StoredSize>>;
  readonly image_meta?: ImageMeta;
  /** The name of the file that was uploaded, where another one is shown in its place. */
  readonly original_image?: string;
  /** For an edited picture: the picture that it was made from. */
  readonly parent_image?: { readonly attachment_id: number; readonly file: string };
}

/** The stored details of a file; `null` when they are invalid. */
export function readDetails(stored: unknown): Details | null {
  if (!isMap(stored)) return null;
  // Written by this site or exported by another: members are looked at before they are used.
  const details = stored as Details;
  const sizes = isMap(stored['sizes']) ? Object.entries(stored['sizes']) : [];
  return { ...details, sizes: Object.fromEntries(sizes.filter(isSize)) };
}

function isSize(entry: [string, unknown]): entry is [string, StoredSize] {
  const [, size] = entry;
  return (
    isMap(size) &&
    typeof size['file'] === 'string' &&
    typeof size['width'] === 'number' &&
    typeof size['height'] === 'number'
  );
}

/** The path of another file in the folder of `file`. */
export function siblingPath(file: string, name: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1) + name;
}

/** The name of a file without its folders. */
export function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

/**
 * Returns the path of the file that was uploaded. It differs from `file` where a scaled or rotated copy is
 * shown in its place.
 */
export function uploadedFileOf(file: string, details: Details | null): string {
  const original = details?.original_image;
  return typeof original === 'string' ? siblingPath(file, original) : file;
}

/** Every file of an attachment: the one that is shown, its copies, and the one that was uploaded. */
export function filesOf(file: string, details: Details | null): ReadonlySet<string> {
  const { sizes = {}, original_image: original } = details ?? {};
  const copies = Object.values(sizes).map((size) => size.file);
  const names = typeof original === 'string' ? [...copies, original] : copies;
  return new Set([file, ...names.map((name) => siblingPath(file, name))]);
}
