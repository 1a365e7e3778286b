import { describe, expect, test } from 'vitest';
import { withNotices } from '../../runtime/errors/index.ts';
import type { Schema, TypeName } from '../../runtime/schema/index.ts';
import { generated, interpreter, comparable } from './both.ts';

const noType: Schema = { description: 'Anything.' };
const unknownType: Schema = { type: 'wat' as TypeName }; // invalid on purpose
const emptyItems: Schema = { type: 'array', items: {} };
const noEnum: Schema = { type: 'string', enum: [] };
const uniqueInside: Schema = { type: 'array', items: { type: 'array', uniqueItems: true } };
const uniqueMember: Schema = {
  type: 'object',
  properties: { a: { type: 'array', uniqueItems: true } },
};
const anObject: Schema = { type: 'object', properties: { a: { type: 'string' } } };
const numbers: Schema = { type: 'array', items: { type: 'integer' } };
const set: Schema = { ...numbers, uniqueItems: true };
const sets: Schema = { type: 'array', items: set, uniqueItems: true };

const schemas = [
  ...[noType, unknownType, emptyItems, noEnum, uniqueInside, uniqueMember, anObject],
  ...[numbers, set, sets],
];
const engines = { interpreter, 'generated code': await generated(schemas, 'schemas') };

describe.each(Object.entries(engines))('4.7: with the %s', (_name, engine) => {
  /** Returns the result of `run` and the functions reported as misused. */
  function observe(run: () => unknown): { answer: unknown; misused: readonly string[] } {
    const misused = new Set<string>();
    const answer = withNotices(({ fn }) => void misused.add(fn), run);
    return { answer, misused: [...misused] };
  }

  test.each([
    ['no type', noType],
    ['an unknown type', unknownType],
  ])('a schema with %s is reported and accepts every value', (_what, schema) => {
    expect(observe(() => engine.check(schema)(5, 'p'))).toEqual({
      answer: null,
      misused: ['rest_validate_value_from_schema'],
    });
    expect(observe(() => engine.sanitize(schema)(5, 'p'))).toEqual({
      answer: 5,
      misused: ['rest_sanitize_value_from_schema'],
    });
  });

  test('a schema without a type causes two notices: the missing type and the list of types', () => {
    const messages: string[] = [];
    withNotices(
      (notice) => void ('message' in notice && messages.push(String(notice.message))),
      () => [engine.check(noType)(5, 'p'), engine.sanitize(noType)(5, 'p')],
    );
    const isMissing = expect.stringContaining('p has no type');
    const isUnknown = expect.stringContaining(
      'array, object, integer, number, boolean, string, null',
    );
    expect(messages).toEqual([isMissing, isUnknown, isMissing, isUnknown]);
  });

  test('items without a schema are kept, without a notice while sanitizing', () => {
    expect(observe(() => engine.sanitize(emptyItems)(['1', 2], 'p'))).toEqual({
      answer: ['1', 2],
      misused: [],
    });
  });

  test('an empty enum accepts every value', () => {
    expect(engine.check(noEnum)('x', 'p')).toBeNull();
  });

  test('the error of a value that is not an object names the type object', () => {
    expect(engine.check(anObject)(5, 'p')?.message).toContain('object');
  });

  test('sanitizing returns the error of an item and names the item', () => {
    expect(comparable(engine.sanitize(uniqueInside)([[1], [2, 2]], 'p'))).toEqual({
      code: 'rest_duplicate_items',
      names: { param: 'p[1]' },
    });
  });

  test('sanitizing returns the error of a member and names the member', () => {
    expect(comparable(engine.sanitize(uniqueMember)({ b: 1, a: [2, 2] }, 'p'))).toEqual({
      code: 'rest_duplicate_items',
      names: { param: 'p[a]' },
    });
  });

  test('`uniqueItems` is checked on the raw items and again on the sanitized items', () => {
    expect(engine.check(set)([1, '1'], 'p')).toBeNull();
    expect(engine.sanitize(set)([1, '1'], 'p')).toHaveProperty('code', 'rest_duplicate_items');
    expect(engine.parse(set)([1, '1'], 'p')).toHaveProperty('code', 'rest_duplicate_items');
    expect(engine.parse(set)([1, '2'], 'p')).toEqual([1, 2]);
    expect(engine.parse(numbers)([1, '1'], 'p')).toEqual([1, 1]);
    expect(comparable(engine.parse(sets)([[2], [1, '1']], 'p'))).toEqual({
      code: 'rest_duplicate_items',
      names: { param: 'p[1]' },
    });
  });

  test('a value that is not a list is rest_invalid_type; an invalid item is named by its index', () => {
    expect(engine.parse(numbers)({ x: 1 }, 'p')).toHaveProperty('code', 'rest_invalid_type');
    expect(comparable(engine.parse(numbers)([1, 'x'], 'p'))).toEqual({
      code: 'rest_invalid_type',
      names: { param: 'p[1]' },
    });
  });
});
