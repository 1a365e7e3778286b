import { expect, test } from 'vitest';
import { dateWithGmt, parseDate } from '../../site/domain/zones.ts';

test.each([
  ['1970-01-01T00:00:00', 0],
  ['2020-01-02T03:04:05Z', 1577934245],
  ['2020-01-02 03:04:05', 1577934245],
  ['2020-01-02t03:04:05.678', 1577934245],
  ['2020-01-02T03:04:05+02:00', 1577927045],
  ['2020-01-02T03:04:05-02', 1577941445],
  ['2020-01-02T03:04:05+05:30', 1577914445],
  ['2020-01-02T03:04:05-05:30', 1577954045],
  ['2020-01-02T03:04:05+24:59', 1577844305],
  ['2020-01-02T03:04:05+99', 1577577845],
])('4.7: `parseDate` of %s is the timestamp %i', (text, seconds) => {
  expect(parseDate(text)).toBe(seconds);
});

test.each([
  '2020-01-02',
  '2020-01-02T03:04',
  '2020-01-02T03:04:05+0200',
  '2020-01-02T03:04:05+25:00',
  '2020-01-02T03:04:05-00:60',
  '2020-13-01T00:00:00',
  '',
])('4.7: `parseDate` returns false for %j', (text) => {
  expect(parseDate(text)).toBe(false);
});

test('4.7: days and months that do not exist roll over', () => {
  expect(parseDate('2020-06-31T00:00:00')).toBe(parseDate('2020-07-01T00:00:00'));
  expect(parseDate('2020-00-10T00:00:00')).toBe(parseDate('2019-12-10T00:00:00'));
});

test('4.7: forced UTC replaces the offset', () => {
  const noon = parseDate('2020-01-02T12:00:00Z');
  expect(parseDate('2020-01-02T12:00:00+05:30', { forceUtc: true })).toBe(noon);
  expect(parseDate('2020-01-02T12:00:00+0530', { forceUtc: true })).toBe(noon);
  expect(parseDate('2020-01-02T12:00:00+90:00', { forceUtc: true })).toBe(noon);
  expect(parseDate('2020-01-02T12:00:00-00+00', { forceUtc: true })).toBe(false);
});

const zone = { tz: 'Europe/Paris' };

test('4.7: a time without an offset is in the zone of the site', () => {
  expect(dateWithGmt('2020-06-15T12:30:45', { zone })).toEqual([
    '2020-06-15 12:30:45',
    '2020-06-15 10:30:45',
  ]);
});

test('4.7: a time without an offset that is declared as UTC is UTC', () => {
  expect(dateWithGmt('2020-06-15T12:30:45', { isUtc: true, zone })).toEqual([
    '2020-06-15 14:30:45',
    '2020-06-15 12:30:45',
  ]);
});

test('4.7: a time with an offset uses its own offset', () => {
  expect(dateWithGmt('2020-06-15T12:30:45-07:00', { zone })).toEqual([
    '2020-06-15 21:30:45',
    '2020-06-15 19:30:45',
  ]);
});

test('4.7: a site without a named zone uses its offset in hours', () => {
  expect(dateWithGmt('2020-06-15T12:00:00Z', { zone: { gmtOffset: 5.5 } })).toEqual([
    '2020-06-15 17:30:00',
    '2020-06-15 12:00:00',
  ]);
});

test('a local time that daylight saving skips is shifted forward', () => {
  expect(dateWithGmt('2021-03-28T02:30:00', { zone })?.[1]).toBe('2021-03-28 01:30:00');
  expect(dateWithGmt('2021-03-14T02:30:00', { zone: { tz: 'America/New_York' } })?.[1]).toBe(
    '2021-03-14 07:30:00',
  );
});

test('4.7: `dateWithGmt` returns null for a text that is not a date-time', () => {
  expect(dateWithGmt('2020-06-15', { zone })).toBeNull();
});

test('4.7: a site without a zone, or with an empty zone name, uses UTC or its offset', () => {
  expect(dateWithGmt('2020-06-15T12:00:00')).toEqual([
    '2020-06-15 12:00:00',
    '2020-06-15 12:00:00',
  ]);
  expect(dateWithGmt('2020-06-15T12:00:00Z', { zone: { tz: '', gmtOffset: -2 } })).toEqual([
    '2020-06-15 10:00:00',
    '2020-06-15 12:00:00',
  ]);
});

test('4.7: in the zone UTC the local time equals the UTC time', () => {
  expect(dateWithGmt('2020-01-15T12:00:00', { zone: { tz: 'Europe/London' } })).toEqual([
    '2020-01-15 12:00:00',
    '2020-01-15 12:00:00',
  ]);
});

test('a local time right after the start of daylight saving is converted exactly', () => {
  expect(dateWithGmt('2021-03-14T03:30:00', { zone: { tz: 'America/New_York' } })?.[1]).toBe(
    '2021-03-14 07:30:00',
  );
});

test('4.7: an offset may have hours only', () => {
  expect(dateWithGmt('2020-06-15T12:30:45-07', { zone })).toEqual([
    '2020-06-15 21:30:45',
    '2020-06-15 19:30:45',
  ]);
});

test.each([
  ['Asia/Kolkata', '2020-06-15T12:00:00', '2020-06-15 06:30:00'],
  ['America/St_Johns', '2020-01-15T12:00:00', '2020-01-15 15:30:00'],
  // Local mean time applied there until 1972.
  ['Africa/Monrovia', '1960-06-15T12:00:00', '1960-06-15 12:44:30'],
  ['UTC', '2020-06-15T12:00:00', '2020-06-15 12:00:00'],
])('4.7: offsets of %s with minutes and seconds are exact', (tz, local, utc) => {
  expect(dateWithGmt(local, { zone: { tz } })).toEqual([local.replace('T', ' '), utc]);
});

test('4.7: years before 1000 have four digits', () => {
  const utc = (text: string) => dateWithGmt(text, { zone: { tz: 'UTC' } })?.[1];
  expect(utc('0900-06-15T12:00:00')).toBe('0900-06-15 12:00:00');
  expect(utc('0000-06-15T12:00:00')).toBe('0000-06-15 12:00:00');
  expect(utc('0000-01-01T00:00:00+14:00')).toBe('-0001-12-31 10:00:00');
});
