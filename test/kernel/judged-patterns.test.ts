import { describe, expect, test } from 'vitest';
import { isRefused, matchesPattern } from '../../runtime/schema/index.ts';
import { judged, patternProblem } from './judged.ts';
import { problemOfUse } from '../../runtime/schema/patterns/pattern.ts';

describe('4.7: the problem of a pattern', () => {
  test.each([
    ['^[a-z]+$', null],
    ['^(?:a|b)*$', null],
    ['^(a|a)*$', 'can backtrack without bound'],
    ['^(a+)+$', 'can backtrack without bound'],
    ['^a*a*b', 'can take the length of the text to the power of 2'],
    ['a*a*b', 'can take the length of the text to the power of 3'],
    ['(?<=a*)b', 'repeats something in a look-behind'],
    ['(?<!^a{2})b', 'repeats something in a look-behind'],
    ['(?<=a+|c)b', 'repeats something in a look-behind'],
    ['(', 'is not a regular expression'],
    ['\\C', 'is not a regular expression'],
    ['^(?<=a)b+$', null],
  ])('%s is %j', async (expression, problem) => {
    expect(await patternProblem(expression)).toBe(problem);
  });

  test('quadratic time is a problem only where linear time is required', async () => {
    expect(await judged('a*b', 'u', 'linear')).toBe(
      'can take the length of the text to the power of 2',
    );
    expect(await judged('a*b', 'u', 'quadratic')).toBeNull();
    expect(await judged('a*a*b', 'u', 'quadratic')).toContain('to the power of 3');
    expect(await judged('(a+)+b', 'u', 'quadratic')).toBe('can backtrack without bound');
  });

  test('a pattern must be valid with the flags that it runs with', async () => {
    expect(await judged('\\#', 'u', 'linear')).toBe('is not a regular expression');
    expect(await judged('\\#', '', 'linear')).toBeNull();
    expect(await patternProblem('\\#')).toBeNull();
  });

  test('`$`, `\\Z` and `\\z` at the end of a pattern are equivalent', async () => {
    expect(await patternProblem('^(?:ab?)*$')).toBeNull();
    expect(await patternProblem('^(?:ab?)*\\Z')).toBeNull();
    expect(await patternProblem('^(?:ab?)*\\z')).toBeNull();
  });
});

describe('4.7: look-around', () => {
  test('is supported if it is safe', () => {
    expect(['bar', 'foo'].map((text) => matchesPattern(text, '^(?!foo)'))).toEqual([true, false]);
    expect(['a-b', 'a--b'].map((text) => matchesPattern(text, '^(?!.*--)[a-z-]+$'))).toEqual([
      true,
      false,
    ]);
    const password = '^(?=.*[a-z])(?=.*\\d)(?!.*\\s).{8,}$';
    const texts = ['abcdefg1', 'abcdefgh', '12345678', 'abc def1', 'abc1'];
    expect(texts.filter((text) => matchesPattern(text, password))).toEqual(['abcdefg1']);
    expect(isRefused('^(?!foo)')).toBe(false);
    expect(problemOfUse('^(?!foo)')).toBeNull();
  });

  test.each(['(?<=a*)b', '^(?=a(?=b+))', '^(?=a|b)c|d+', '(?=.*a)'])(
    'is refused if it is not: %s',
    (expression) => {
      expect(isRefused(expression)).toBe(true);
      expect(problemOfUse(expression)).toBe('cannot be matched in linear time');
      expect(matchesPattern('b', expression)).toBe(false);
    },
  );
});

test('4.7: a pattern with more than 1000 repetitions is refused', () => {
  expect(isRefused('^(?:a){1000}$')).toBe(false);
  expect(isRefused('^(?:a){1001}$')).toBe(true);
});
