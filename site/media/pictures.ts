import { rm, writeFile } from 'node:fs/promises';
import type { default as SharpFactory, Sharp } from 'sharp';
import { fileErrorCode } from '../lib/files.ts';
import { Semaphore } from '../lib/semaphore.ts';
import { imageMeta } from './exif.ts';
import type { ImageMeta } from './exif.ts';
import type { Dimensions } from './sizes.ts';
import { Problem } from '../lib/problem.ts';

/** A picture format that can be read and written. */
export type PictureFormat = 'avif' | 'gif' | 'jpeg' | 'png' | 'webp';

/** The properties of a picture; width and height are those after the EXIF rotation. */
export interface Picture extends Dimensions {
  readonly path: string;
  readonly format: PictureFormat;
  /** Whether the EXIF orientation rotates or mirrors the picture. */
  readonly isTurned: boolean;
  readonly facts: ImageMeta;
}

/** The maximum number of pixels of a picture: a small file can decode to any number of pixels. */
const MOST_PIXELS = 100_000_000;

/** Loaded with the first picture to save memory: most processes never need it. */
let sharp: typeof SharpFactory;

// Processing a picture needs much memory.
const semaphore = new Semaphore(2);
const SECONDS = 60;

/** Formats by media type. */
const FORMATS: ReadonlyMap<string, PictureFormat> = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
]);

/** Returns the picture format of a media type; `undefined` if no copies can be made. */
export function formatOf(type: string): PictureFormat | undefined {
  return FORMATS.get(type);
}

/** Reads the metadata of a picture without decoding its pixels. */
export function readPicture(path: string, format: PictureFormat): Promise<Picture | Problem> {
  return attempt(async () => {
    const found = await opened(path).metadata();
    const actual = found.format === 'heif' ? 'avif' : found.format;
    if (actual !== format) return new Problem('The image has another format.');
    const { width, height } = found.autoOrient;
    if (width * height > MOST_PIXELS)
      return new Problem(`The image has more than ${MOST_PIXELS / 1e6} million pixels.`);
    const orientation = found.orientation ?? 0;
    return {
      path,
      format,
      width,
      height,
      isTurned: orientation > 1,
      facts: imageMeta(found.exif, orientation),
    };
  });
}

/** Decodes every pixel; returns the error of an invalid picture, otherwise `null`. */
export function checkPixels({ path }: Picture): Promise<Problem | null> {
  return attempt(async () => {
    await opened(path).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
    return null;
  });
}

/** The size and path of a copy. */
export interface Copy extends Dimensions {
  readonly target: string;
  /** Whether the copy is cropped to its size; otherwise the picture has the same proportions. */
  readonly isCropped?: boolean;
}

/** Writes copies of a picture and returns their sizes in bytes. After an error all copies are removed. */
export function makeCopies(
  { path, format }: Picture,
  copies: readonly Copy[],
): Promise<readonly number[] | Problem> {
  return attempt(async () => {
    const sizes: number[] = [];
    try {
      for (const { target, width, height, isCropped = false } of copies) {
        const copy = opened(path).resize(width, height, { fit: isCropped ? 'cover' : 'fill' });
        sizes.push(await write(written(copy, format), target));
      }
      return sizes;
    } catch (error) {
      for (const { target } of copies) await rm(target, { force: true });
      throw error;
    }
  });
}

/** An edit of a picture; `crop` is in percent of the result of the previous edits. */
export type Edit =
  | { readonly kind: 'rotate'; readonly angle: number }
  | {
      readonly kind: 'crop';
      readonly left: number;
      readonly top: number;
      readonly width: number;
      readonly height: number;
    };

/** Applies edits in order and writes the result to a file. Returns the kind of an edit that cannot be applied. */
export function editPicture(
  { path, format }: Picture,
  edits: readonly Edit[],
  target: string,
): Promise<Edit['kind'] | Problem | null> {
  return attempt(async () => {
    let pixels = await pixelsOf(opened(path));
    for (const edit of edits) {
      const change = edit.kind === 'rotate' ? rotated(pixels, edit) : cropped(pixels, edit);
      if (change === null) return edit.kind;
      pixels = await pixelsOf(change);
    }
    await write(written(fromPixels(pixels), format), target);
    return null;
  });
}

type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

function pixelsOf(picture: Sharp) {
  return picture.raw().toBuffer({ resolveWithObject: true });
}

function fromPixels({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: MOST_PIXELS });
}

function rotated(pixels: Pixels, { angle }: { readonly angle: number }): Sharp | null {
  const turn = angle % 360;
  const { width, height } = pixels.info;
  const sine = Math.abs(Math.sin((turn * Math.PI) / 180));
  const cosine = Math.abs(Math.cos((turn * Math.PI) / 180));
  // A rotated picture needs a larger canvas.
  if ((width * cosine + height * sine) * (width * sine + height * cosine) > MOST_PIXELS)
    return null;
  return fromPixels(pixels).rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } });
}

function cropped(pixels: Pixels, part: Extract<Edit, { kind: 'crop' }>): Sharp | null {
  const { width, height } = pixels.info;
  const left = Math.round((width * part.left) / 100);
  const top = Math.round((height * part.top) / 100);
  // Parts outside of the picture are ignored.
  const wide = Math.min(Math.round((width * part.width) / 100), width - left);
  const high = Math.min(Math.round((height * part.height) / 100), height - top);
  if (left < 0 || top < 0 || wide < 1 || high < 1) return null;
  return fromPixels(pixels).extract({ left, top, width: wide, height: high });
}

function opened(path: string): Sharp {
  return sharp(path, { autoOrient: true, failOn: 'error', limitInputPixels: MOST_PIXELS }).timeout({
    seconds: SECONDS,
  });
}

/** Converts a picture to a format. The color profile stays, other metadata is removed. */
function written(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'jpeg':
      return picture.keepIccProfile().jpeg({ quality: 82 });
    case 'webp':
      return picture.keepIccProfile().webp({ quality: 86 });
    case 'avif':
      // More effort takes several times as long, and saves little.
      return picture.keepIccProfile().avif({ quality: 60, effort: 2 });
    case 'png':
      return picture.keepIccProfile().png();
    case 'gif':
      return picture.gif();
  }
}

/** Writes a picture to a file and returns its size. `toFile` of sharp would hide errors of the disk. */
async function write(picture: Sharp, target: string): Promise<number> {
  const bytes = await picture.toBuffer();
  await writeFile(target, bytes, { mode: 0o600 });
  return bytes.length;
}

/** Runs `work` with sharp loaded. Returns an error of sharp as a `Problem`; file errors are thrown. */
function attempt<T>(work: () => Promise<T>): Promise<T | Problem> {
  return semaphore.run(async () => {
    sharp ??= (await import('sharp')).default;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error) || fileErrorCode(error) !== '') throw error;
      return new Problem(error.message.split('\n')[0] ?? '');
    }
  });
}
