import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitizeEmail, sanitizeKey, sanitizeTitle } from '../../runtime/schema/index.ts';
import { removeAccents } from '../../runtime/schema/text/slug.ts';

describe('4.7: accents', () => {
  test.each([
    ['ªº', 'ao'],
    ['ÆæÐðØøÞþß', 'AEaeDdOoTHths'],
    ['ĐđĦħıĲĳĸĿŀŁłŉŊŋŒœŦŧſ', 'DdHhiIJijkLlLlnNnOEoeTts'],
    ['Əǝ€£', 'EeE'],
    ['ÀÿĀȳḀỹ', 'AyAyAy'],
    ['c\u0327e\u0301', 'ce'],
    ['日本 é', '日本 e'],
    ['×÷ɐẞ', '×÷ɐẞ'],
    ['plain', 'plain'],
  ])('%s without accents is %s', (text, plain) => {
    expect(removeAccents(text)).toBe(plain);
  });
});

/** All characters of a range. */
function range(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, offset) => first + offset),
  );
}

describe('4.7: slugs', () => {
  test('a title of plain letters has the same slug with a tag in it, however long it is', () => {
    const title = fc.string({ unit: fc.constantFrom(...'abZ09_- '), maxLength: 300, size: 'max' });
    fc.assert(
      fc.property(title, (text) => {
        expect(sanitizeTitle(text)).toBe(sanitizeTitle(`<b>${text}`));
      }),
    );
  });

  test.each([...'\u00a0\u2013\u2014\u2028\u2029\u202f/', ...range(0x2000, 0x200a)])(
    '%j becomes a dash',
    (blank) => {
      expect(sanitizeTitle(`a${blank}b`)).toBe('a-b');
    },
  );

  test.each(['nbsp', '#160', 'ndash', '#8211', 'mdash', '#8212'])('&%s; becomes a dash', (name) => {
    expect(sanitizeTitle(`a&${name};b`)).toBe('a-b');
  });

  test.each([
    ...'\u00ad\u00a1\u00bf\u00ab\u00bb\u2039\u203a\u2022\u00a9\u00ae\u00b0\u2026\u2122\u00b4\u02ca',
    ...'\u0301\u0341\u0300\u0304\u030c\ufeff\ufffc',
    ...range(0x2018, 0x201f),
    ...range(0x200b, 0x200f),
    ...range(0x202a, 0x202e),
    ...range(0x2060, 0x2064),
    '\ud800',
    '\udfff',
  ])('%j is removed', (sign) => {
    // After a letter that takes no accent.
    expect(sanitizeTitle(`-1${sign}2`)).toBe('12');
  });

  test.each([
    ['Hello, World!', 'hello-world'],
    ['a.b', 'a-b'],
    ['a \t\n\r\v\fb', 'a-b'],
    ['a\tb\nc\rd\ve\ff', 'a-b-c-d-e-f'],
    ['a - - b', 'a-b'],
    ['--a_b--', 'a_b'],
    ['3×4', '3x4'],
    ['a<b>c', 'ac'],
    ['&amp;a& b;c', 'ac'],
    ['a&;b;c&d', 'abcd'],
    ['a;&b', 'ab'],
    ['5%', '5'],
    ['%2 %zz %g0 %41', '2-zz-g0-%41'],
    ['%C3%A9 %c3%89', '%c3%a9-%c3%a9'],
    ['%E2%82%41', '%e2%82%41'],
    ['%7f', '%7f'],
    ['ÀB', 'ab'],
    ['\u0080\u{10000}', '%c2%80%f0%90%80%80'],
    [true, '1'],
    [['a'], 'array'],
  ])('the slug of %j is %j', (title, slug) => {
    expect(sanitizeTitle(title)).toBe(slug);
  });

  test('a slug is cut to 200 characters, and never inside an encoded character', () => {
    expect(sanitizeTitle('a'.repeat(201))).toBe('a'.repeat(200));
    expect(sanitizeTitle(`${'a'.repeat(191)}日b`)).toBe(`${'a'.repeat(191)}%e6%97%a5`);
    expect(sanitizeTitle(`${'a'.repeat(192)}日b`)).toBe('a'.repeat(192));
    expect(sanitizeTitle(`${'a'.repeat(198)}%ff`)).toBe('a'.repeat(198));
    expect(sanitizeTitle('日'.repeat(100))).toBe('%e6%97%a5'.repeat(22));
  });
});

test.each([
  ['a-_9', 'a-_9'],
  ['A_B', 'a_b'],
  ['a b.c/d\n', 'abcd'],
  ['é', ''],
  [12, '12'],
  [true, '1'],
  [null, ''],
  [['a'], ''],
  [{}, ''],
])('4.7: the key of %j is %j', (value, key) => {
  expect(sanitizeKey(value)).toBe(key);
});

test.each([
  ['a@b.c', ''],
  ['é@b.c', ''],
  ['aé@b.c', 'a@b.c'],
  ['abcdefg', ''],
  ['abc.defg', ''],
  ['a@b. -c', 'a@b.c'],
  ['@b.cdef', ''],
  ['@a@b.cd', ''],
  ["A.9!#$%&'*+/=?^_`{|}~-@b.cd", "A.9!#$%&'*+/=?^_`{|}~-@b.cd"],
  ['a (b)\\"@c.de', 'ab@c.de'],
  ['a@b...cd.ef', 'a@bcd.ef'],
  ['a@b.c..d', 'a@b.cd'],
  ['a@ .b.cd. \t\n\r\0\v', 'a@b.cd'],
  ['a@-b-.--c-d-', 'a@b.c-d'],
  ['a@ b .c_d!e', 'a@b.cde'],
  ['a@b.!.cd', 'a@b.cd'],
  ['a@bcdef', ''],
  ['a@b.!!!', ''],
  ['a@b.cd@e.fg', 'a@b.cde.fg'],
  [['a@b.cd'], ''],
])('4.7: the e-mail address of %j is %j', (value, address) => {
  expect(sanitizeEmail(value)).toBe(address);
});
