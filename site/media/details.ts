import type { ImageMeta } from './exif.ts';
import { isMap } from '../../runtime/schema/values/containers.ts';

/** The stored details of a smaller copy of a picture. */
export interface StoredSize {
  /** The file name in the folder of the picture. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly 'mime-type': string;
  readonly filesize?: number;
}

/** The details of a file as stored in its meta values. Imported files may lack any property. */
export interface Details {
  readonly width?: number;
  readonly height?: number;
  /** The path below the uploads folder. */
  readonly file?: string;
  readonly filesize?: number;
  readonly sizes?: Readonly<Record<string, StoredSize>>;
  readonly image_meta?: ImageMeta;
  /** The name of the uploaded file if a copy is shown instead. */
  readonly original_image?: string;
  /** For an edited picture: the original picture. */
  readonly parent_image?: { readonly attachment_id: number; readonly file: string };
}

/** Parses the stored details of a file; returns `null` if they are invalid. */
export function readDetails(stored: unknown): Details | null {
  if (!isMap(stored)) return null;
  // Imported details may have any form: each property is checked before it is used.
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

/** Returns the path of another file in the folder of `file`. */
export function siblingPath(file: string, name: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1) + name;
}

/** Returns the name of a file without its folders. */
export function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** Returns the path of the uploaded file. It differs from `file` if a scaled or rotated copy is shown instead. */
export function uploadedFileOf(file: string, details: Details | null): string {
  const original = details?.original_image;
  return typeof original === 'string' ? siblingPath(file, original) : file;
}

/** Returns the paths of all files of an attachment: the shown file, its copies and the uploaded file. */
export function filesOf(file: string, details: Details | null): ReadonlySet<string> {
  const { sizes = {}, original_image: original } = details ?? {};
  const copies = Object.values(sizes).map((size) => size.file);
  const names = typeof original === 'string' ? [...copies, original] : copies;
  return new Set([file, ...names.map((name) => siblingPath(file, name))]);
}
