import { dateWithGmt, formatSeconds, parseDate, toLocal, toUtc } from './zones.ts';
import type { Zone } from './zones.ts';

/** The date of an item without one: `date_gmt` of a draft whose date floats. */
export const NO_DATE = '0000-00-00 00:00:00';

/** A moment as it is stored: in the time zone of the site, and in UTC. */
export interface StoredDate {
  readonly date: string;
  readonly date_gmt: string;
}

/** Formats a stored date for responses: `2023-01-01T10:00:00`. */
export function shownDate(stored: string): string {
  return stored.replace(' ', 'T');
}

/** Returns the UTC date of a stored pair; computed from the local date if that floats. */
export function shownGmt(local: string, gmt: string, zone: Zone): string {
  return shownDate(gmt === NO_DATE ? gmtOf(local, zone) : gmt);
}

/** Returns the UTC date of a local one. */
export function gmtOf(local: string, zone: Zone): string {
  const seconds = secondsOf(local);
  return seconds === null ? NO_DATE : formatSeconds(toUtc(seconds, zone));
}

/** Returns a moment, in milliseconds since the epoch, as it is stored. */
export function storedDate(milliseconds: number, zone: Zone): StoredDate {
  const seconds = Math.floor(milliseconds / 1000);
  return { date: formatSeconds(toLocal(seconds, zone)), date_gmt: formatSeconds(seconds) };
}

/** Returns the moment of a stored UTC date in milliseconds since the epoch; `null` for no date. */
export function momentOf(gmt: string): number | null {
  const seconds = secondsOf(gmt);
  return seconds === null ? null : seconds * 1000;
}

/** Returns a date-time that a client sent as it is stored; `null` if it is invalid. */
function sentDate(text: unknown, zone: Zone, isUtc = false): StoredDate | null {
  if (typeof text !== 'string' || text === '') return null;
  const pair = dateWithGmt(text, { isUtc, zone });
  return pair && { date: pair[0], date_gmt: pair[1] };
}

/**
 * Returns the local or UTC date that a client sent; `undefined` if none is sent or it is the current date. A local date
 * that is sent back unchanged keeps its moment: in autumn, and after a change of the time zone, it can mean another one.
 */
export function changedDate(
  sent: { readonly date?: string | null; readonly date_gmt?: string | null },
  zone: Zone,
  before: StoredDate | null,
): StoredDate | undefined {
  const local = sentDate(sent.date, zone);
  const date = local ?? sentDate(sent.date_gmt, zone, true);
  const isCurrent = local ? local.date === before?.date : date?.date_gmt === before?.date_gmt;
  return date === null || isCurrent ? undefined : date;
}

/** Whether a date is before the year 1 or after 9999 in either time zone, so that it cannot be formatted. */
export function isBeyondYears({ date, date_gmt }: StoredDate): boolean {
  return date.startsWith('0000') || !(FOUR_DIGITS.test(date) && FOUR_DIGITS.test(date_gmt));
}

const FOUR_DIGITS = /^\d{4}-/;

/** Returns the limit of a search by date, in the time zone of the site. */
export function localLimit(text: string | undefined, zone: Zone): string | undefined {
  return sentDate(text, zone)?.date;
}

function secondsOf(stored: string): number | null {
  if (stored === NO_DATE) return null;
  const seconds = parseDate(stored, { forceUtc: true });
  return seconds === false ? null : seconds;
}

/** Formats a moment as the store expects it: UTC, `YYYY-MM-DD hh:mm:ss`. */
export function timestamp(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}

/** Parses a UTC date of the store; `null` if there is none or it is invalid. */
export function moment(text: string | null): Date | null {
  if (text === null) return null;
  const date = new Date(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}
