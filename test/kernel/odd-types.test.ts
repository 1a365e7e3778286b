import { describe, expect, test } from 'vitest';
import { withNotices } from '../../runtime/errors/index.ts';
import { fastPathOf, sanitizeValue, validateValue } from '../../runtime/schema/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { filterByContext } from '../../runtime/shape/index.ts';

/** Schemas made at run time can have any value as their type. */

/** Returns the schema with an invalid type. */
const typed = (type: unknown, others: object = {}): Schema => ({ ...others, type }) as Schema;

function observe(run: () => unknown): { readonly result: unknown; readonly notices: string[] } {
  const notices: string[] = [];
  const result = withNotices(
    (notice) => notices.push('message' in notice ? String(notice.message) : notice.kind),
    run,
  );
  return { result, notices };
}

const VALUES = [5, 'a', [1], { a: 1 }, true, null];

describe.each([
  ['null', null],
  ['undefined', undefined],
])('a schema whose type is %s', (_name, type) => {
  test.each(VALUES)('accepts and keeps %j with the notice of a missing type', (value) => {
    const checked = observe(() => validateValue(value, typed(type), 'p'));
    expect(checked.result).toBeNull();
    expect(checked.notices[0]).toBe('The schema of p has no type.');
    const sanitized = observe(() => sanitizeValue(value, typed(type), 'p'));
    expect(sanitized.result).toEqual(value);
    expect(sanitized.notices[0]).toBe('The schema of p has no type.');
  });

  test('inherits the type of the parent schema in an alternative', () => {
    const schema = typed('integer', { anyOf: [typed(type, { minimum: 3 })] });
    expect(observe(() => validateValue('a', schema, 'p')).result).not.toBeNull();
    expect(observe(() => sanitizeValue('5', schema, 'p'))).toEqual({ result: 5, notices: [] });
  });

  test('with properties is filtered by context as an object', () => {
    const schema = typed(type, { properties: { a: { type: 'string', context: ['edit'] } } });
    expect(filterByContext({ a: 'x', b: 'y' }, schema, 'view')).toEqual({ b: 'y' });
  });
});

test.each([[''], [5], [false], [{}], ['String'], ['null ']])(
  'a schema with the type %j keeps values with a notice that lists the types',
  (type) => {
    for (const value of VALUES) {
      const { result, notices } = observe(() => sanitizeValue(value, typed(type), 'p'));
      expect(result).toEqual(value);
      expect(notices).toEqual([expect.stringContaining('must be one of array, object')]);
      expect(observe(() => validateValue(value, typed(type), 'p')).result).toBeNull();
    }
  },
);

test('a schema with an empty list of types refuses every value, and sanitizes it to null', () => {
  expect(validateValue(5, typed([]), 'p')).toHaveProperty('code', 'rest_invalid_type');
  expect(sanitizeValue(5, typed([]), 'p')).toBeNull();
});

test.each([[null], [''], [5], [false], [{}], [[]], [[5]]])(
  'a schema with the type %j has no fast path',
  (type) => {
    expect(fastPathOf(typed(type))).toBeNull();
    expect(fastPathOf(typed(type, { oneOf: [{ type: 'array' }, { type: 'object' }] }))).toBeNull();
  },
);
