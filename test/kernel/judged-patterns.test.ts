import { describe, expect, test } from 'vitest';
import { isRefused, matchesPattern } from '../../runtime/schema/index.ts';
import { patternProblem, problemOf } from '../../runtime/schema/patterns/backtracking.ts';
import { degreeOf } from '../../runtime/schema/patterns/degree.ts';
import { problemOfUse } from '../../runtime/schema/patterns/pattern.ts';

describe('4.7: what is wrong with an expression that JavaScript runs', () => {
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
  ])('%s: %j', (expression, problem) => {
    expect(patternProblem(expression)).toBe(problem);
  });

  test('the square of the length is fine where it is said to be', () => {
    expect(problemOf('a*b', 'u', 'linear')).toBe(
      'can take the length of the text to the power of 2',
    );
    expect(problemOf('a*b', 'u', 'quadratic')).toBeNull();
    expect(problemOf('a*a*b', 'u', 'quadratic')).toContain('to the power of 3');
    expect(problemOf('(a+)+b', 'u', 'quadratic')).toBe('can backtrack without bound');
  });

  test('it has to be an expression also as it is written, by the flags that it is run with', () => {
    expect(problemOf('\\#', 'u', 'linear')).toBe('is not a regular expression');
    expect(problemOf('\\#', '', 'linear')).toBeNull();
    expect(patternProblem('\\#')).toBeNull();
  });

  test('the end of the text is judged as JavaScript has it', () => {
    expect(patternProblem('^(?:ab?)*$')).toBeNull();
    expect(patternProblem('^(?:ab?)*\\Z')).toBeNull();
    expect(patternProblem('^(?:ab?)*\\z')).toBeNull();
  });
});

describe('4.7: look-around', () => {
  test('runs when it is safe', () => {
    expect(['bar', 'foo'].map((text) => matchesPattern(text, '^(?!foo)'))).toEqual([true, false]);
    expect(['a-b', 'a--b'].map((text) => matchesPattern(text, '^(?!.*--)[a-z-]+$'))).toEqual([
      true,
      false,
    ]);
    expect(isRefused('^(?!foo)')).toBe(false);
    expect(problemOfUse('^(?!foo)')).toBeNull();
  });

  test.each([
    ['(?<=a*)b', 'repeats something in a look-behind'],
    ['^(?!(a+)+$)', 'can backtrack without bound'],
  ])('is refused when it is not: %s', (expression, problem) => {
    expect(isRefused(expression)).toBe(true);
    expect(problemOfUse(expression)).toBe(problem);
    expect(matchesPattern('b', expression)).toBe(false);
  });
});

test('4.7: what is repeated more often than the careful engine counts is judged, too', () => {
  const texts = ['a'.repeat(1001), 'a'.repeat(1000)];
  expect(texts.map((text) => matchesPattern(text, '^(?:a){1001}$'))).toEqual([true, false]);
});

describe('4.7: how long matching takes at most is read off a pattern that repeats single characters alone', () => {
  test.each([
    ['^/a/(?<id>(?:[\\d]+|me))$', 1],
    ['^/a/(?<id>[^\\/]+(?:\\/[^\\/]+)?)$', 1],
    ['^[a/]+/b$', 1],
    ['^([^/]+(?:/[^/]+)?)[/a-z]+$', 2],
    ['^a*a*b', 2],
    ['a*a*b', 3],
    ['^[ab]+\\.?[ab]+$', 2],
    ['[\\w-]+', 1],
    ['[\\w-]+$', 2],
    ['x[^.]+(?:\\.[^.]+)?', 1],
    ['^a+[b-z]+$', 1],
    ['^a+[a-z]+$', 2],
    ['^\\.+[a-z]+$', 1],
    ['^.+[a]+$', 2],
    ['^[a-z]+.+$', 2],
    ['(?:a|ab)', 1],
    ['(?:a|b)c+', 2],
    ['(?:a|a+)b', 2],
    ['^a?b?c?d?e?$', 1],
    ['^a?b?c?d?e?f?$', null],
    ['a+|b', null],
    ['^(?:a+|b)+$', null],
    ['^(?=a)b+$', null],
    ['^a{2,}$', null],
    ['^(a)\\1+$', null],
  ])('%s: %j', (pattern, degree) => {
    expect(degreeOf(pattern, 'u')).toBe(degree);
  });
});
