import { stripTags } from '../../runtime/schema/index.ts';
import { cutText } from '../domain/cut-text.ts';
import { readExif } from './exif.ts';
import type { ExifTags } from './exif.ts';

/** What a photograph says of itself, as `image_meta` shows it: all of it text. */
export interface PhotoFacts {
  readonly aperture: string;
  readonly credit: string;
  readonly camera: string;
  readonly caption: string;
  /** Seconds since the epoch. */
  readonly created_timestamp: string;
  readonly copyright: string;
  readonly focal_length: string;
  readonly iso: string;
  readonly shutter_speed: string;
  readonly title: string;
  readonly orientation: string;
  readonly keywords: readonly string[];
}

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

// A longer description is a caption, a shorter one a title.
const LONGEST_TITLE = 80;
const LONGEST_TEXT = 1_000;

/** Reads what the camera wrote into a picture; a picture without that says nothing. */
export function photoFacts(exif: Uint8Array | undefined, orientation: number): PhotoFacts {
  const tags: ExifTags = exif === undefined ? new Map() : readExif(exif);
  const text = (tag: number): string => plain(tags.get(tag));
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

function plain(value: number | string | undefined): string {
  return typeof value === 'string' ? cutText(stripTags(value), LONGEST_TEXT) : '';
}

/** `2020:01:02 03:04:05` in seconds, as if it had been taken in UTC: cameras do not tell their zone. */
function secondsOf(taken: string): string {
  const [, date, time] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)$/.exec(taken) ?? [];
  if (date === undefined || time === undefined) return '0';
  const moment = Date.parse(`${date.replaceAll(':', '-')}T${time}Z`);
  return Number.isNaN(moment) ? '0' : String(moment / 1000);
}
