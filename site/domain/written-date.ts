import { formatDate } from './formatters.ts';

type Written = (moment: Date, language: string) => string | number;

/** The letters of a format, those of PHP's `date`; the UTC fields of a moment are written. */
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
};

/** Returns a moment in a format such as `F j, Y`; a letter after a backslash, and any other letter, is itself. */
export function dateInFormat(format: string, moment: Date, language: string): string {
  if (Number.isNaN(moment.getTime())) return '';
  return format.replace(/\\(.?)|([a-z])/gis, (all, escaped: string | undefined, letter: string) => {
    if (escaped !== undefined) return escaped;
    return Object.hasOwn(LETTERS, letter) ? String(LETTERS[letter]?.(moment, language)) : all;
  });
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function ordinalEnding(day: number): string {
  if (day > 10 && day < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
