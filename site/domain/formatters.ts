import { LRUCache } from 'lru-cache';
import { toUtc } from './zones.ts';
import type { Zone } from './zones.ts';

// A formatter uses some kilobytes outside of the heap, and takes a thousand times as long to create as to use.
const formatters = new LRUCache<string, Intl.DateTimeFormat>({ max: 100 });

/** Formats a moment for display in a language such as `en-US`; shows its UTC fields. */
export function formatDate(
  moment: Date,
  language: string,
  format: Intl.DateTimeFormatOptions,
): string {
  return formatterOf(language, { ...format, timeZone: 'UTC' }).format(moment);
}

function formatterOf(language: string, format: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(format)}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(language, format);
    formatters.set(key, formatter);
  }
  return formatter;
}

const languages = new LRUCache<string, string>({
  max: 100,
  memoMethod(locale) {
    try {
      return new Intl.Locale(locale.replaceAll('_', '-')).toString();
    } catch {
      return 'en';
    }
  },
});

/** Returns `en_US` as `en-US`; `en` for text that is not the name of a language. */
export function languageOf(locale: string): string {
  return languages.memo(locale);
}

const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Returns the direction in which a language such as `ar-EG` is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** Compares texts in dictionary order, for `toSorted`. */
export const compareTexts = new Intl.Collator('en').compare;

type Written = (moment: Date, language: string, zone: Zone) => string | number;

/** The letters of a format, as in `date` of PHP; they show the UTC fields of a moment. */
const LETTERS: { readonly [letter: string]: Written } = {
  d: (moment) => twoDigits(moment.getUTCDate()),
  D: (moment, language) => formatDate(moment, language, { weekday: 'short' }),
  j: (moment) => moment.getUTCDate(),
  l: (moment, language) => formatDate(moment, language, { weekday: 'long' }),
  N: (moment) => moment.getUTCDay() || 7,
  S: (moment) => ordinalEnding(moment.getUTCDate()),
  w: (moment) => moment.getUTCDay(),
  F: (moment, language) => formatDate(moment, language, { month: 'long' }),
  m: (moment) => twoDigits(moment.getUTCMonth() + 1),
  M: (moment, language) => formatDate(moment, language, { month: 'short' }),
  n: (moment) => moment.getUTCMonth() + 1,
  t: (moment) =>
    new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate(),
  Y: (moment) => moment.getUTCFullYear(),
  y: (moment) => twoDigits(moment.getUTCFullYear() % 100),
  a: (moment) => (moment.getUTCHours() < 12 ? 'am' : 'pm'),
  A: (moment) => (moment.getUTCHours() < 12 ? 'AM' : 'PM'),
  g: (moment) => moment.getUTCHours() % 12 || 12,
  G: (moment) => moment.getUTCHours(),
  h: (moment) => twoDigits(moment.getUTCHours() % 12 || 12),
  H: (moment) => twoDigits(moment.getUTCHours()),
  i: (moment) => twoDigits(moment.getUTCMinutes()),
  s: (moment) => twoDigits(moment.getUTCSeconds()),
  z: dayOfYear,
  W: (moment) => twoDigits(Math.floor(dayOfYear(thursdayOf(moment)) / 7) + 1),
  o: (moment) => thursdayOf(moment).getUTCFullYear(),
  L: (moment) => new Date(Date.UTC(moment.getUTCFullYear(), 2, 0)).getUTCDate() - 28,
  u: () => '000000',
  v: () => '000',
  e: (moment, _, zone) => zone.tz ?? offsetText(moment, zone),
  T: shortZoneName,
  I: (moment, _, zone) => (isSummerTime(moment, zone) ? 1 : 0),
  O: (moment, _, zone) => offsetText(moment, zone).replace(':', ''),
  P: (moment, _, zone) => offsetText(moment, zone),
  p: (moment, _, zone) => offsetText(moment, zone).replace('+00:00', 'Z'),
  Z: (moment, _, zone) => offsetOf(moment, zone),
  U: (moment, _, zone) => toUtc(moment.getTime() / 1000, zone),
  c: (moment, _, zone) => dateInFormat('Y-m-d\\TH:i:sP', moment, 'en', zone),
  r: (moment, _, zone) => dateInFormat('D, d M Y H:i:s O', moment, 'en', zone),
};

/** Returns the day of the year, from 0. */
function dayOfYear(moment: Date): number {
  return Math.floor((moment.getTime() - Date.UTC(moment.getUTCFullYear(), 0)) / DAY);
}

/** Returns the Thursday of the ISO week; its year is that of the week. */
function thursdayOf(moment: Date): Date {
  return new Date(moment.getTime() + (4 - (moment.getUTCDay() || 7)) * DAY);
}

/** Returns the offset of the zone from UTC at a local time, in seconds. */
function offsetOf(moment: Date, zone: Zone): number {
  const local = moment.getTime() / 1000;
  return local - toUtc(local, zone);
}

function offsetText(moment: Date, zone: Zone): string {
  const offset = offsetOf(moment, zone);
  const minutes = Math.floor(Math.abs(offset) / 60);
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function isSummerTime(moment: Date, zone: Zone): boolean {
  const year = moment.getUTCFullYear();
  const offsets = [0, 6].map((month) => offsetOf(new Date(Date.UTC(year, month)), zone));
  return offsetOf(moment, zone) > Math.min(...offsets);
}

/** Returns a name such as `EST` or `GMT+1`; the offset for a zone without a name. */
function shortZoneName(moment: Date, _: string, zone: Zone): string {
  if (zone.tz === undefined) return offsetText(moment, zone);
  const format = { timeZone: zone.tz, timeZoneName: 'short' } as const;
  const utc = toUtc(moment.getTime() / 1000, zone) * 1000;
  return formatterOf('en-US', format).format(utc).replace(/^.*, /, '');
}
/** Formats a moment by a format such as `F j, Y`. A letter after a backslash, and any unknown letter, stays as it is. */
export function dateInFormat(format: string, moment: Date, language: string, zone: Zone): string {
  if (Number.isNaN(moment.getTime())) return '';
  return format.replace(/\\(.?)|([a-z])/gis, (all, escaped: string | undefined, letter: string) => {
    if (escaped !== undefined) return escaped;
    return Object.hasOwn(LETTERS, letter) ? String(LETTERS[letter]?.(moment, language, zone)) : all;
  });
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function ordinalEnding(day: number): string {
  if (day > 10 && day < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS: readonly (readonly [unit: string, length: number])[] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

/** Returns the time since a moment in its largest unit: `3 weeks`; at least `1 minute`. */
export function timeSince(moment: number, now: number): string {
  const passed = Math.abs(now - moment);
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ['minute', MINUTE];
  const count = Math.max(1, Math.floor(passed / length));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
