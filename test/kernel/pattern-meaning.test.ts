import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import type * as Linear from 're2js';
import { isRefused, matchesPattern } from '../../runtime/schema/index.ts';
import { isPlain } from '../../runtime/schema/patterns/structure.ts';
import { linearSource } from '../../runtime/schema/patterns/linear.ts';
import { nativeMatcher, problemOfUse } from '../../runtime/schema/patterns/pattern.ts';
import { spelled } from '../../runtime/schema/patterns/spelling.ts';

const { RE2JS } = createRequire(import.meta.url)('re2js') as typeof Linear; // by name

/** A pattern, texts that it matches, and texts that it does not match. */
type Meaning = readonly [expression: string, found: readonly string[], others: readonly string[]];

const meanings: readonly Meaning[] = [
  // Anchors.
  ['^a$', ['a', 'a\n'], ['', 'ab', 'ba', 'a\n\n', '\na']],
  ['^a\\Z', ['a', 'a\n'], ['ab', 'a\n\n']],
  ['\\Aa\\z', ['a'], ['a\n', 'ba', '\na']],
  ['^(a$)', ['a', 'a\n'], ['ab', 'a\n\n']],
  ['^(?:(a$)|b)', ['a\n', 'b', 'bx'], ['ab', 'xb']],
  ['^(?:a$|bc|(d))', ['a\n', 'bc', 'd'], ['ab', 'b']],
  ['a$|b$', ['a\n', 'b\n'], ['ax', 'bx']],
  ['^(a$|(?:b)c)', ['a\n', 'bc'], ['ab', 'b']],
  ['(a$|(b)c)|d', ['a\n', 'bc', 'dx'], ['ax', 'b']],
  ['\\ba\\b', ['a', 'b a', 'a-'], ['ab', '_a', 'a1']],
  ['\\Ba', ['ba', '1a'], ['a', '-a']],
  // Characters.
  ['^.$', ['a', '\r', '\u2028', '👍', '\ud83d'], ['', '\n\n', 'ab']],
  ['^a\\.b$', ['a.b'], ['axb']],
  ['a\\#b\\-c\\@d\\/e\\ f', ['a#b-c@d/e f'], ['a\\#b\\-c']],
  ['^{a}]$', ['{a}]'], ['a']],
  ['^x{y$', ['x{y'], ['x']],
  ['^\\{a\\}\\]$', ['{a}]'], ['a']],
  ['^\\$\\^\\*\\+\\?\\(\\)\\|\\\\$', ['$^*+?()|\\'], ['$^*+?()|']],
  ['^é👍$', ['é👍'], ['é']],
  ['^\\u00e9\\u00E9$', ['éé'], ['e']],
  ['^\\u{1F44D}\\u{1f44d}$', ['👍👍'], ['👍']],
  ['^\\x{1F44D}$', ['👍'], ['x']],
  ['^\\ud83d\\udc4d\\uD83D\\uDC4D$', ['👍👍'], ['👍']],
  ['^\\ud83d$', ['\ud83d'], ['👍', '\udc4d']],
  ['^\\ud83d\\u0041$', ['\ud83dA'], ['A']],
  ['^\\x41\\x4a\\x4A$', ['AJJ'], ['x41']],
  ['^\\cJ\\cj?$', ['\n', '\n\n'], ['j', 'J']],
  ['^\\0$', ['\0'], ['0', '']],
  ['^\\t\\n\\v\\f\\r$', ['\t\n\v\f\r'], ['tnvfr']],
  // Character types.
  ['^\\d+$', ['0189'], ['a', '１', '']],
  ['^\\D+$', ['a１', '/:'], ['0', '9']],
  ['^\\w+$', ['azAZ09_'], ['-', 'é']],
  ['^\\W+$', ['-é👍'], ['a', '0', '_']],
  [
    '^\\s+$',
    [' \t\n\v\f\r', '\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'],
    ['a', '\0', '\u200b', '\u180e'],
  ],
  [
    '^\\S+$',
    ['\0\x08\x0e\x1f!\x9f\u00a1\u167f\u1681\u1fff\u200b\u2027\u202a\u202e\u2030\u205e\u2060'],
    [' ', '\t', '\r', '\u00a0', '\u2000', '\u200a', '\u2029', '\u202f', '\u205f', '\ufeff'],
  ],
  ['^\\S+$', ['\u2fff\u3001\ufefe\uff00\u{10ffff}'], ['\n', '\u1680', '\u2028', '\u3000']],
  ['^\\p{L}+$', ['aZéα'], ['1', '-']],
  ['^\\p{Lu}\\P{Lu}$', ['Éa', 'A1'], ['aA', 'AA']],
  ['^\\p{Script=Greek}\\p{sc=Latin}$', ['αa'], ['aα']],
  ['^\\P{Script=Greek}$', ['a'], ['α']],
  // Classes.
  ['^[ab]$', ['a', 'b'], ['c', 'ab']],
  ['^[^ab]$', ['c', '^', '\n'], ['a', 'b']],
  ['^[a-c]$', ['a', 'b', 'c'], ['d', '-']],
  ['^[a-cx-z]$', ['b', 'y'], ['d', '-']],
  ['^[a-]$', ['a', '-'], ['b']],
  ['^[-a]$', ['a', '-'], ['b']],
  ['^[\\w-]$', ['a', '-'], ['.']],
  ['^[\\w\\-.]$', ['a', '-', '.'], [',']],
  ['^[\\d.]$', ['1', '.'], ['a']],
  ['^[\\D]$', ['a'], ['1']],
  ['^[\\W_]$', ['-', '_'], ['a']],
  ['^[^\\s]$', ['a'], [' ', '\ufeff']],
  ['^[\\s\\S]$', ['a', '\n', '👍'], ['', 'ab']],
  ['^[^\\S]$', [' ', '\ufeff'], ['a']],
  ['^[\\b\\t\\x41\\u0042\\u{43}\\cA]+$', ['\b\tABC\x01'], ['b', 't']],
  ['^[\\]\\^\\\\[x]+$', [']^\\[x'], ['y']],
  ['^[x^$.*+?(){}|/]+$', ['x^$.*+?(){}|/'], ['y']],
  ['^[\\#\\@\\ ]+$', ['#@ '], ['\\']],
  ['^[[:a]+$', ['[:a'], ['b']],
  ['^[&&~~-]+$', ['&~-'], ['a']],
  ['^[\\u{1F600}-\\u{1F64F}]$', ['😀', '🙏'], ['👍', '\ud83d']],
  ['^[\\ud83d\\ude00-\\ud83d\\ude4f]$', ['😀'], ['👍', '\ud83d']],
  ['^[\\p{L}\\d]+$', ['é1'], ['-']],
  ['^[\\p{Script=Greek}-]+$', ['α-'], ['a']],
  ['a[]', [], ['a', '']],
  ['^[^]$', ['a', '\n'], ['', 'ab']],
  // Quantifiers, groups, alternatives.
  ['^ab?$', ['a', 'ab'], ['abb']],
  ['^ab*c+$', ['ac', 'abbcc'], ['ab']],
  ['^a*?b+?c??$', ['ab', 'bbc'], ['a']],
  ['^a{2}$', ['aa'], ['a', 'aaa']],
  ['^a{10}$', ['aaaaaaaaaa'], ['a', 'aaaaaaaaa']],
  ['^a{2,}$', ['aa', 'aaa'], ['a']],
  ['^a{1,2}?$', ['a', 'aa'], ['', 'aaa']],
  ['^(ab)+$', ['ab', 'abab'], ['a', 'aba']],
  ['^(?:ab|cd)$', ['ab', 'cd'], ['abd']],
  ['^(?<year>\\d{4})$', ['2020'], ['20']],
  ['^(?P<year>\\d{4})(?P<month>\\d\\d)$', ['202001'], ['2020']],
  ['^((a|b)(c|d))|e$', ['ac', 'bdx', 'xe'], ['a', 'ex']],
];

/** Whether the linear engine finds the pattern; `null` if it does not support the pattern. */
function linearly(text: string, expression: string): boolean | null {
  const source = linearSource(spelled(expression));
  return source === null ? null : RE2JS.compile(source).test(text);
}

describe.each(meanings)('4.7: the pattern %s', (expression, found, others) => {
  test.each<[string, (text: string) => boolean | null]>([
    ['with `matchesPattern`', (text) => matchesPattern(text, expression)],
    ['with `nativeMatcher`', (text) => nativeMatcher(expression).test(text)],
    ['with the linear engine', (text) => linearly(text, expression)],
  ])('%s', (_how, matches) => {
    expect(found.map((text) => [text, matches(text)])).toEqual(found.map((text) => [text, true]));
    expect(others.map((text) => [text, matches(text)])).toEqual(
      others.map((text) => [text, false]),
    );
  });
});

describe('4.7: the linear engine does not support', () => {
  test.each([
    ['look-around', ['(?=a)', '(?!a)', '(?<=a)b', '(?<!a)b', '^(?=.*a).{8,}$']],
    ['back-references', ['(a)\\1', '(?<n>a)\\k<n>', '(a)(b)\\2']],
    [
      '`$` before the end of the pattern',
      ['a$\\n', '(a$)b', 'a$(b|c)', '(a$)*', '(a$|b){2}', '(a$|b$)c'],
    ],
    ['`$` in alternatives', ['(?:(a$)|b)c', '(a$|(?:b))+', '^$?']],
    ['rare properties', ['\\p{Script_Extensions=Greek}', '\\p{Emoji}', '[\\p{Emoji}a]']],
  ])('%s', (_what, expressions) => {
    expect(expressions.map((expression) => linearSource(spelled(expression)))).toEqual(
      expressions.map(() => null),
    );
  });
});

describe('4.7: an invalid regular expression', () => {
  test.each(['(', 'a**', '(?i)a', '\\C', '\\Qa\\E', '[z-a]', '(?<n>a)(?<n>b)'])(
    '%s matches nothing, is not refused, and is reported as not a regular expression',
    (expression) => {
      expect(matchesPattern('a', expression)).toBe(false);
      expect(nativeMatcher(expression).test('a')).toBe(false);
      expect(isRefused(expression)).toBe(false);
      expect(problemOfUse(expression)).toBe('is not a regular expression');
    },
  );

  test('`problemOfUse` returns null for a valid expression', () => {
    expect(problemOfUse('^a$')).toBeNull();
    expect(problemOfUse('^(a+)+$')).toBeNull();
    expect(isRefused('^(a+)+$')).toBe(false);
  });
});

describe('a pattern is plain', () => {
  test.each([
    '',
    'abc',
    '^abc$',
    '^[a-z]+$',
    '^[a-z0-9_-]*$',
    '^\\d+$',
    '^\\w+/\\d*/x$',
    '^/a/(?<id>[\\d]+)/b$',
    '^[-a]+$',
    '^.$',
    '[abc]',
    '\\d\\d',
    '\\.\\bx\\B',
    '(?:a)(?<nn>b)(?P<mm>c)',
    '(?=a)(?!b)(?<=c)(?<!d)',
  ])('if it can match in one way only: %s', (expression) => {
    expect(isPlain(expression)).toBe(true);
  });

  test.each([
    '^[a-z]+[0-9]+$',
    '[a-z]+',
    '^[a-z]+',
    '[a-z]+$',
    'x[a-z]+$',
    '^[a-z]+[0-9]+/x$',
    '^a+$',
    '^[^a]+$',
    '^[!-z]+$',
    '^\\W+$',
    '^[^/a]+$',
    '^(a|b)$',
    '^(?:a)+$',
    'a|b',
    'a?',
    'a*',
    'a+',
    'a{2}',
    '(a)\\1',
    '\\p{L}',
    '[\\p{L}]',
    '[a',
  ])('and not otherwise: %s', (expression) => {
    expect(isPlain(expression)).toBe(false);
  });
});
