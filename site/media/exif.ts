import { stripTags } from '../../runtime/schema/index.ts';
import { cutText } from '../domain/text.ts';

/** EXIF values by tag: numbers (fractions are divided) or text. */
type ExifTags = ReadonlyMap<number, number | string>;

// Limits the work for malformed files: cameras write at most a few hundred tags.
const MOST_TAGS = 500;

const decoder = new TextDecoder();

const EXIF_FOLDER = 0x8769;
const ASCII = 2;
/** Size of a value in bytes, by type. */
const SIZES = new Map(Object.entries({ 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 }));

/**
 * Parses the tags in the EXIF block of a picture (`Exif\0\0`, then TIFF). Skips invalid entries and reads nothing
 * outside of the block.
 */
function readExif(block: Uint8Array): ExifTags {
  const tags = new Map<number, number | string>();
  const tiff = block[0] === 0x45 ? block.subarray(6) : block;
  if (tiff.length < 8) return tags;
  const reader = new Reader(tiff);
  reader.readFolder(reader.number(4, 4), tags);
  const further = tags.get(EXIF_FOLDER);
  if (typeof further === 'number') reader.readFolder(further, tags);
  return tags;
}

class Reader {
  readonly #view: DataView;
  readonly #isLittle: boolean;

  constructor(tiff: Uint8Array) {
    this.#view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
    this.#isLittle = tiff[0] === 0x49;
  }

  readFolder(at: number, tags: Map<number, number | string>): void {
    const count = this.number(at, 2);
    for (let entry = 0; entry < count && tags.size < MOST_TAGS; entry += 1) {
      const start = at + 2 + entry * 12;
      const value = this.#value(start);
      if (value !== null) tags.set(this.number(start, 2), value);
    }
  }

  /** Returns an unsigned integer of 1, 2 or 4 bytes; 0 outside of the block. */
  number(at: number, size: number): number {
    if (at + size > this.#view.byteLength) return 0;
    if (size === 1) return this.#view.getUint8(at);
    return size === 2
      ? this.#view.getUint16(at, this.#isLittle)
      : this.#view.getUint32(at, this.#isLittle);
  }

  /** Returns the value of an entry, the first one of several; `null` if it is invalid. */
  #value(entry: number): number | string | null {
    const type = this.number(entry + 2, 2);
    const count = this.number(entry + 4, 4);
    const size = SIZES.get(String(type));
    if (size === undefined || count === 0) return null;
    const at = size * count <= 4 ? entry + 8 : this.number(entry + 8, 4);
    if (at + size * count > this.#view.byteLength) return null;
    if (type === ASCII) return this.#text(at, count);
    if (size < 8) return this.number(at, size);
    const divisor = this.number(at + 4, 4);
    return divisor === 0 ? null : this.number(at, 4) / divisor;
  }

  #text(at: number, length: number): string {
    const bytes = new Uint8Array(this.#view.buffer, this.#view.byteOffset + at, length);
    const [text = ''] = decoder.decode(bytes).split('\0');
    return text.trim();
  }
}

/** The EXIF data of a photo as text, in the form of `image_meta`. */
export type ImageMeta = Readonly<ReturnType<typeof imageMeta>>;

const TAGS = {
  description: 0x010e,
  model: 0x0110,
  artist: 0x013b,
  copyright: 0x8298,
  exposure: 0x829a,
  aperture: 0x829d,
  iso: 0x8827,
  taken: 0x9003,
  focalLength: 0x920a,
} as const;

// A shorter description is also used as the title.
const LONGEST_TITLE = 80;
const LONGEST_TEXT = 1_000;

/** Returns the EXIF data of a picture; without EXIF data all values are empty. */
export function imageMeta(exif: Uint8Array | undefined, orientation: number) {
  const tags: ExifTags = exif === undefined ? new Map() : readExif(exif);
  const text = (tag: number): string => {
    const value = tags.get(tag);
    return typeof value === 'string' ? cutText(stripTags(value), LONGEST_TEXT) : '';
  };
  const number = (tag: number): string => {
    const value = tags.get(tag);
    return typeof value === 'number' ? String(Number(value.toPrecision(6))) : '0';
  };
  const description = text(TAGS.description);
  return {
    aperture: number(TAGS.aperture),
    credit: text(TAGS.artist),
    camera: text(TAGS.model),
    caption: description,
    /** Seconds since the epoch. */
    created_timestamp: secondsOf(text(TAGS.taken)),
    copyright: text(TAGS.copyright),
    focal_length: number(TAGS.focalLength),
    iso: number(TAGS.iso),
    shutter_speed: number(TAGS.exposure),
    title: description.length < LONGEST_TITLE ? description : '',
    orientation: String(orientation),
    keywords: [],
  };
}

/** Returns `2020:01:02 03:04:05` in seconds since the epoch. The time is read as UTC because EXIF has no time zone. */
function secondsOf(taken: string): string {
  const [, date, time] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)$/.exec(taken) ?? [];
  if (date === undefined || time === undefined) return '0';
  const moment = Date.parse(`${date.replaceAll(':', '-')}T${time}Z`);
  return Number.isNaN(moment) ? '0' : String(moment / 1000);
}
