import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RestError, withNotices } from '../../runtime/errors/index.ts';
import {
  isRefused,
  matchesPattern,
  sanitizeValue,
  validateValue,
} from '../../runtime/schema/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { patternProblem } from './judged.ts';
import { linearSource } from '../../runtime/schema/patterns/linear.ts';
import { nativeMatcher, reportPatterns, vouchFor } from '../../runtime/schema/patterns/pattern.ts';
import { spelled } from '../../runtime/schema/patterns/spelling.ts';
import { filterByContext } from '../../runtime/shape/index.ts';
import { open, serviceWith, ask } from '../runtime/service.ts';
import { generated, interpreter } from './both.ts';

const MEGABYTE = 1_000_000;
/** Generous: quadratic time for a megabyte takes minutes. */
const SECONDS = 5;

function expectWithin(seconds: number, run: () => unknown): void {
  const start = performance.now();
  run();
  expect(performance.now() - start).toBeLessThan(seconds * 1000);
}

/** A pattern, and the start, the middle and the end of slow texts for it. */
const hard: readonly (readonly [string, string, string, string])[] = [
  ['^(a+)+$', '', 'a', '!'],
  ['(a|a)*b', '', 'a', ''],
  ['^(\\w+\\s?)*$', '', 'a', '!'],
  ['^(\\w+\\s?)*$', '', 'a ', '!'],
  ['(.*a){12}', '', 'b', ''],
  ['(.*a){12}b$', '', 'a', ''],
  ['a*a*b', '', 'a', ''],
  ['(x+x+)+y', '', 'x', ''],
  ['[a-z]+[0-9]+$', '', 'a', ''],
  ['^(.*?,){11}P', '', '1,', ''],
  ['\\s+$', 'x', ' ', 'x'],
  ['(?:a|aa)+$', '', 'a', 'b'],
  ['^(?:[^"\\\\]|\\\\.)*"', '', '\\"', '\\'],
  ['\\p{L}+\\p{N}', '', 'é', ''],
];

describe('4.7: every pattern is matched in linear time', () => {
  for (const length of [MEGABYTE / 10, MEGABYTE]) {
    test.each(hard)(`%s, ${length} characters`, (pattern, start, middle, end) => {
      const text = start + middle.repeat(length / middle.length) + end;
      expectWithin(SECONDS, () => {
        validateValue(text, { type: 'string', pattern }, 'p');
        const patternProperties = { [pattern]: { type: 'integer' } } as const;
        validateValue({ [text]: 1 }, { type: 'object', patternProperties }, 'p');
      });
    });
  }

  test('patterns that the generator accepts are fast in generated code and give the same result', async () => {
    const patterns = [
      '^(a+)+$',
      '(a|a)*b',
      '(.*a){12}',
      'a*b',
      '^(?:a|b)*$',
      '^[\\w-]+$',
      '^(?!.*--)[a-z-]+$',
      '^(?=.*a)(?=.*b).*$',
      '^\\p{L}+$',
      'x{3,}',
    ];
    const problems = await Promise.all(patterns.map(patternProblem));
    const accepted = patterns.filter((_, at) => problems[at] === null);
    expect(accepted).toEqual(patterns.slice(4));

    const schemas = accepted.map((pattern): Schema => ({ type: 'string', pattern }));
    const printed = await generated(schemas, 'patterns');
    for (const schema of schemas) {
      for (const text of ['a', 'x', 'ab', 'a-', 'é'].map((part) => part.repeat(MEGABYTE))) {
        expectWithin(SECONDS, () => {
          expect(printed.check(schema)(text, 'p')?.code).toBe(
            interpreter.check(schema)(text, 'p')?.code,
          );
        });
      }
    }
  });

  test('a text that is too long for the native engine is matched by the linear one', () => {
    const text = 'ab'.repeat(10 * MEGABYTE);
    expect(() => new RegExp('^(?:a|b)*$', 'u').test(text)).toThrow(RangeError);
    expect(nativeMatcher('^(?:a|b)*$').test(text)).toBe(true);
    expect(nativeMatcher('^(?:a|b)*$').test(`${text}!`)).toBe(false);
  });
});

describe('4.7: both engines match a pattern in the same texts', () => {
  const atoms = fc.constantFrom(
    ...['a', 'b', '.', '\\d', '\\D', '\\w', '\\W', '\\s', '\\S', '\\n', '\\/', '\\#', '\\.', '\\-'],
    ...[
      '[ab]',
      '[^a]',
      '[a-c]',
      '[\\w-]',
      '[\\s\\S]',
      '[^\\s]',
      '[\\d.]',
      '[^\\n]',
      '[a-]',
      '[-a]',
    ],
    ...['[^]', '[]', '[[:a]', '[&&]', '[\\b]', '[\\]x]', '[\\^x]', '[x^]', '[\\ud83d]', '[\\W_]'],
    ...[
      '\\p{L}',
      '\\P{Lu}',
      '\\p{Script=Greek}',
      '[\\p{L}\\d]',
      'é',
      '👍',
      ' ',
      '-',
      ']',
      '}',
      '{',
    ],
    ...['\\u00e9', '\\u{1F44D}', '\\x{1F44D}', '\\ud83d\\udc4d', '\\x41', '\\cJ', '\\0', '\\\\'],
    '[\\u{1F600}-\\u{1F64F}]',
  );
  const edges = fc.constantFrom('^', '$', '\\b', '\\z', '\\Z', '\\A');
  const times = fc.constantFrom('', '', '', '*', '+', '?', '*?', '+?', '{2}', '{1,2}', '{0,}?');
  const groups = fc.constantFrom('(', '(?:', '(?<n>', '(?P<n>');
  const { pattern: patterns } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { maxDepth: 3 },
      fc.tuple(atoms, times).map((parts) => parts.join('')),
      edges,
      fc.array(tie('pattern'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
      fc.tuple(tie('pattern'), tie('pattern')).map((parts) => parts.join('|')),
      fc
        .tuple(groups, tie('pattern'), times)
        .map(([group, inner, count]) => `${group}${inner})${count}`),
    ),
  }));
  const texts = fc
    .array(
      fc.constantFrom(
        ...['a', 'b', 'A', '1', '\n', '\n', ' ', 'é', '👍', '\ud83d', '\udc4d', '-', '.', '/', '#'],
        ...['\u00a0', '\ufeff', '\u2028', '\0', '\\', ']', '^', 'α', '😀', '\b', '_', '[', ':'],
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join(''));

  test('for random patterns and texts', () => {
    const pairs = fc.sample(fc.tuple(patterns, fc.array(texts, { minLength: 8, maxLength: 8 })), {
      numRuns: 4_000,
      seed: 20240607,
    });
    const differences = pairs.flatMap(([pattern, some]) =>
      isRefused(pattern)
        ? []
        : some.filter(
            (text) => matchesPattern(text, pattern) !== nativeMatcher(pattern).test(text),
          ),
    );
    expect(differences).toEqual([]);
    const run = pairs.filter(([pattern]) => linearSource(spelled(pattern)) !== null);
    expect(run.length).toBeGreaterThan(pairs.length * 0.9);
  });

  test('an invalid pattern never matches', () => {
    for (const pattern of ['(?i)a', '\\C', '(', 'a**', '\\Qa\\E'])
      expect([pattern, matchesPattern('a', pattern)]).toEqual([pattern, false]);
  });
});

describe('4.7: an unsafe pattern', () => {
  const REFUSED = '^(a+)\\1$';
  const schema: Schema = { type: 'string', pattern: REFUSED };

  test.each(['^(?!foo)', '^(?=.*[A-Z])(?=.*\\d).{8,}$', '(?<=a)b', '^a$\\n', '^(?!(a+)+$)'])(
    '%s: look-around is allowed if it takes linear time',
    (pattern) => {
      expect(linearSource(spelled(pattern))).toBeNull();
      expect(isRefused(pattern)).toBe(false);
    },
  );

  test.each([REFUSED, '^(["\']).*\\1$', '(?=.*a)', '(?<=^a*)b', '(\\w+)\\s\\1'])(
    '%s is refused and not run',
    (pattern) => {
      expect(isRefused(pattern)).toBe(true);
      expectWithin(1, () => {
        expect(matchesPattern('a'.repeat(MEGABYTE), pattern)).toBe(false);
      });
    },
  );

  test.each([
    ['^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[^\\w]).{12,}$', null],
    ['^(?!-)(?!.*--)[a-z0-9-]*$', null],
    ['^(?=[)(]+)(?=\\))(?=[\\]\\[)]).*$', null],
    ['^(?=(a+)+$)b', 'can backtrack without bound'],
    ['^(?!b)(?!(a+)+$)x', 'can backtrack without bound'],
    ['^(?=a)(b+)+$', 'can backtrack without bound'],
    ['^(?=a|b)c|(d+)+$', 'can backtrack without bound'],
    ['^(?=.*a.*b.*c)x$', 'can take the length of the text to the power of 3'],
    // Tried once at the start of the pattern, but not if the start may be anywhere.
    ['(?=.*a)', 'can take the length of the text to the power of 2'],
  ])('%s: the problem of the look-ahead is %j', async (pattern, problem) => {
    expect(await patternProblem(pattern)).toBe(problem);
  });

  test('refuses the value with the error rest_unsafe_pattern', () => {
    const failure = validateValue('aa', schema, 'p');
    expect(failure).toBeInstanceOf(RestError);
    expect(failure?.code).toBe('rest_unsafe_pattern');
    expect(failure?.data).toEqual({ status: 500, param: 'p' });
  });

  test('in patternProperties refuses the map, and its members are hidden', () => {
    const map: Schema = { type: 'object', patternProperties: { [REFUSED]: { type: 'integer' } } };
    expect(validateValue({ aa: 1 }, map, 'p')?.code).toBe('rest_unsafe_pattern');
    expect(sanitizeValue({ aa: 1 }, map, 'p')).toHaveProperty('code', 'rest_unsafe_pattern');
    expect(filterByContext({ aa: 1 }, map, 'view')).toEqual({});
  });

  test('is reported when a route or a field is registered with it', async () => {
    const notices: string[] = [];
    const inner: Schema = { type: 'array', items: { type: 'object', properties: { a: schema } } };
    const server = await withNotices(
      (notice) => notices.push(`${notice.fn}: ${'message' in notice ? notice.message : ''}`),
      async () => {
        const made = serviceWith({
          '/x': open(() => 'found', { args: { list: { ...inner, required: false } } }),
        });
        await ask(made, '/test/v1/x');
        made.fields.register('post', 'extra', { schema: { type: 'string', pattern: '(' } });
        return made;
      },
    );
    expect(notices).toEqual([
      `register_rest_route: The pattern ${REFUSED} of list cannot be matched in linear time.`,
      'register_rest_field: The pattern ( of extra is not a regular expression.',
    ]);
    const { status, body } = await ask(server, {
      route: '/test/v1/x',
      query: { list: [{ a: 'aa' }] },
    });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        code: 'rest_invalid_param',
        data: expect.objectContaining({
          details: { list: expect.objectContaining({ code: 'rest_unsafe_pattern' }) },
        }),
      }),
    ]);
  });

  test('of a recursive schema is reported once', () => {
    const node: { type: 'object'; pattern: string; properties?: { [name: string]: Schema } } = {
      type: 'object',
      pattern: '(',
    };
    node.properties = { node };
    const notices: unknown[] = [];
    withNotices(
      (notice) => notices.push(notice),
      () => reportPatterns('register_rest_route', node, 'p'),
    );
    expect(notices).toHaveLength(1);
  });
});

test('4.7: a pattern that is refused at run time is run after `vouchFor`', () => {
  const expression = '(?<=^a+)b';
  expect([isRefused(expression), matchesPattern('ab', expression)]).toEqual([true, false]);
  vouchFor(expression);
  expect([isRefused(expression), matchesPattern('ab', expression)]).toEqual([false, true]);
});
