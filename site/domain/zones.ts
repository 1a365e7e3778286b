import { LRUCache } from 'lru-cache';
import { DATE_TIME } from '../../runtime/schema/formats/formats.ts';

/** The time zone of a site: a named zone or an offset from UTC; UTC without either. */
export interface Zone {
  /** A name of the zone database: `Europe/Paris`. */
  readonly tz?: string;
  /** Hours east of UTC, with fractions: 5.5. */
  readonly gmtOffset?: number;
}

/**
 * Returns a date-time in the form of 4.7 as seconds since the epoch; `false` for another form. A time
 * without offset is read as UTC; `forceUtc` ignores offsets.
 */
export function parseDate(text: string, options: { forceUtc?: boolean } = {}): number | false {
  // Also accepts an offset without colon (`+0530`), although the form does not.
  const date = options.forceUtc ? text.replace(/[+-]\d+(?::\d+|\d)(?=\n?$)/, 'Z') : text;
  const match = DATE_TIME.exec(date);
  if (!match) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map(Number);
  return utcSeconds(year, month, day) + hour * 3600 + minute * 60 + second - offsetIn(match[7]);
}

/**
 * Returns a date-time as the pair of local and UTC time (4.7), each `YYYY-MM-DD hh:mm:ss`; `null` for
 * another form. Without offset it is local time, unless `isUtc` is set.
 */
export function dateWithGmt(
  text: string,
  { isUtc = false, zone = {} }: { isUtc?: boolean; zone?: Zone } = {},
): readonly [local: string, utc: string] | null {
  const seconds = parseDate(text);
  if (seconds === false) return null;
  const hasOffset = /(Z|[+-]\d{2}(:\d{2})?)\n?$/.test(text);
  return isUtc || hasOffset
    ? [formatSeconds(toLocal(seconds, zone)), formatSeconds(seconds)]
    : [formatSeconds(seconds), formatSeconds(toUtc(seconds, zone))];
}

/** Returns the local time of the zone at a moment, as the seconds of a UTC clock with the same reading. */
export function toLocal(seconds: number, zone: Zone): number {
  return seconds + offsetAt(seconds, zone);
}

/**
 * Returns the moment of a local time. A local time that is skipped is converted with the offset before the
 * change; of a time that occurs twice, the earlier moment is taken west of Greenwich and the later one east
 * of it.
 */
export function toUtc(local: number, zone: Zone): number {
  const near = offsetAt(local, zone);
  const after = offsetAt(local - near, zone);
  const putForward = after > near && offsetAt(local - after, zone) !== after;
  return local - (putForward ? near : after);
}

/** Formats seconds as `YYYY-MM-DD hh:mm:ss`. */
export function formatSeconds(seconds: number): string {
  const date = new Date(seconds * 1000);
  const year = date.getUTCFullYear();
  const digits = String(Math.abs(year)).padStart(4, '0');
  const rest = date.toISOString().slice(-20, -5).replace('T', ' ');
  return `${year < 0 ? '-' : ''}${digits}${rest}`;
}

// Date.UTC maps the years 0 to 99 to 1900 to 1999.
function utcSeconds(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) / 1000;
}

// `Z` and no offset both result in 0.
function offsetIn(text = ''): number {
  const [hours = 0, minutes = 0] = text.slice(1).split(':').map(Number);
  return (text.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60);
}

/** Returns the offset of the zone from UTC at a moment, in seconds. */
function offsetAt(seconds: number, { tz, gmtOffset = 0 }: Zone): number {
  if (!tz) return Math.round(gmtOffset * 3600);
  // `6/15/2020, GMT+05:30`, or `GMT-04:56:02` before time zones existed; for offset 0 some systems write `GMT` only.
  const match = /([+-])(\d+):(\d+)(?::(\d+))?/.exec(formatters.memo(tz).format(seconds * 1000));
  if (!match) return 0;
  const [hours = 0, minutes = 0, rest = 0] = match.slice(2).map((part) => Number(part ?? 0));
  return (match[1] === '-' ? -1 : 1) * (hours * 3600 + minutes * 60 + rest);
}

// A formatter takes a thousand times as long to create as to use, and a site has one zone.
const formatters = new LRUCache<string, Intl.DateTimeFormat>({
  max: 50,
  memoMethod: (timeZone) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
});

/** Whether this is the name of a time zone in the spelling of the zone database; old names are valid, offsets are not. */
export function isZone(name: string): boolean {
  if (name === '') return true;
  if (!/^[A-Z]/.test(name)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // Intl accepts names in any case and resolves old ones.
    return timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}
