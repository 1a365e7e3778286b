import { describe, expect, test } from 'vitest';
import {
  absint,
  matchesPattern,
  sanitizeEmail,
  sanitizeKey,
  sanitizeTextField,
  sanitizeTextareaField,
  sanitizeTitle,
  sanitizeUrl,
  toText,
} from '../../runtime/schema/index.ts';

describe('4.7: text fields', () => {
  test.each([
    ['plain words stay', 'plain words stay', 'plain words stay'],
    [' blanks  at\tthe ends ', 'blanks at the ends', 'blanks  at\tthe ends'],
    ['two\nlines', 'two lines', 'two\nlines'],
    ['one is < two', 'one is &lt; two', 'one is &lt; two'],
    ['one is <\n two', 'one is &lt; two', 'one is &lt;\n two'],
    ['foo <\ndiv\n> bar', 'foo &lt; div > bar', 'foo &lt;\ndiv\n> bar'],
    ['tags <b title=">">are</b> not', 'tags are not', 'tags are not'],
    ['a<script>b</script>c<style>d', 'acd', 'acd'],
    ['<!-- a > b -->c', 'c', 'c'],
    ['no %AB octets %ab left', 'no octets left', 'no octets left'],
    ['100% of %II', '100% of %II', '100% of %II'],
    ['joined %%%ABABAB %A%A%ABBB', 'joined', 'joined'],
    ['%41b', 'b', 'b'],
    ['<', '&lt;', '&lt;'],
    [' ', '', ''],
    ['a  ', 'a', 'a'],
    ['lone \ud800 surrogate', 'lone surrogate', 'lone  surrogate'],
  ])('%j', (text, field, area) => {
    expect(sanitizeTextField(text)).toBe(field);
    expect(sanitizeTextareaField(text)).toBe(area);
  });

  test('scalars become text, a list or a map becomes empty', () => {
    expect([1.5, true, false, null, ['a'], { a: 1 }].map(sanitizeTextField)).toEqual([
      '1.5',
      '1',
      '',
      '',
      '',
      '',
    ]);
  });
});

describe('4.7: text of numbers', () => {
  test.each([
    [0.1 + 0.2, '0.3'],
    [1e21, '1.0E+21'],
    [-1.5e-7, '-1.5E-7'],
    [0.0001, '0.0001'],
    [2 ** 53, '9007199254740992'],
    [-0, '0'],
  ])('%d', (number, text) => expect(toText(number)).toBe(text));
});

describe('named sanitizers', () => {
  test.each([
    ['Hello World', 'hello-world'],
    ['It’s 100% – fine', 'its-100-fine'],
    ['Ünïcödé ß Ł', 'unicode-s-l'],
    ['日本', '%e6%97%a5%e6%9c%ac'],
    ['a/b.c_d', 'a-b-c_d'],
    ['&amp; <b>x</b>', 'x'],
    ['--a  --  b--', 'a-b'],
    ['%41%zz', '%41zz'],
  ])('the slug of %j', (title, slug) => expect(sanitizeTitle(title)).toBe(slug));

  test.each([
    ['Some_Key-1', 'some_key-1'],
    ['a b/c', 'abc'],
    ['\u212a', ''],
  ])('the key of %j', (text, key) => expect(sanitizeKey(text)).toBe(key));

  test.each([
    ['a@b.cd', 'a@b.cd'],
    ['a b@c..d.e-', 'ab@cd.e'],
    ['abcdef', ''],
    ['a@b', ''],
  ])('the e-mail address of %j', (text, address) => expect(sanitizeEmail(text)).toBe(address));

  test.each([
    ['example.test', 'http://example.test'],
    [' HTTP://example.test/a b', 'http://example.test/a%20b'],
    ['javascript:alert(1)', ''],
    ['java\nscript:alert(1)', ''],
    ['/path?x[]=1', '/path?x%5B%5D=1'],
    ['http://[::1]/a[0]', 'http://[::1]/a%5B0%5D'],
    ['http://a/%0%0ddb', 'http://a/b'],
    ['mailto:a@b.cd?body=x%0Ay', 'mailto:a@b.cd?body=x%0Ay'],
  ])('the sanitized URL of %j', (text, url) => expect(sanitizeUrl(text)).toBe(url));

  test('`absint` returns the absolute integer', () => {
    expect(['-5', '12abc', 1.9, [], [7], null].map(absint)).toEqual([5, 12, 1, 0, 1, 0]);
  });
});

describe('4.7: patterns', () => {
  test.each([
    ['^\\d$', '2\n', true],
    ['^a\\z', 'a\n', false],
    ['^.$', '\r', true],
    ['^.$', '👍', true],
    ['a\\#b\\-c', 'a#b-c', true],
    ['^[\\w\\-]+$', 'a-b', true],
    ['^{a}]$', '{a}]', true],
    ['(?P<year>\\d{4})', '2020', true],
    ['^\\p{L}+$', 'né', true],
  ])('%s in %j', (expression, text, matches) => {
    expect(matchesPattern(text, expression)).toBe(matches);
  });
});
