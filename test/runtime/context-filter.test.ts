import { describe, expect, test } from 'vitest';
import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import { applyContext, filterByContext } from '../../runtime/shape/index.ts';
import { shown } from './shown.ts';

const secret: Schema = { type: 'string', context: ['edit'] };
const open: Schema = { type: 'string', context: ['view'] };

describe('4.5: a list with the schema of an object is filtered by its positions', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      '0': { type: 'object', context: ['view', 'edit'], properties: { a: secret } },
      '1': secret,
      '2': open,
    },
  };

  test('a member of an item is removed', () => {
    expect(shown([{ a: 'x', b: 'y' }], schema, 'view')).toEqual([{ b: 'y' }]);
  });

  test('a list with an omitted item before others becomes a map that keeps the positions', () => {
    expect(shown([{}, 'x', 'y', 'z'], schema, 'view')).toEqual({ '0': {}, '2': 'y', '3': 'z' });
  });

  test('a list without its last item remains a list', () => {
    expect(shown([{}, 'x'], schema, 'view')).toEqual([{}]);
    expect(shown([{}, 'x', 'y'], schema, 'edit')).toEqual([{}, 'x']);
  });
});

describe('4.5: a map of positions with the schema of a list is filtered as a list', () => {
  const schema: Schema = {
    type: 'array',
    items: { type: 'object', context: ['view'], properties: { a: secret } },
  };

  test('every value is filtered and keeps its name', () => {
    const data = { '3': { a: 'x', b: 'y' }, '5': {} };
    expect(shown(data, schema, 'view')).toEqual({ '3': { b: 'y' }, '5': {} });
  });

  test('the result is empty if the context hides the items', () => {
    expect(shown({ '3': { b: 'y' } }, schema, 'edit')).toEqual([]);
  });
});

describe('4.5: only the type decides whether a value is filtered', () => {
  test('a map whose schema has the type string is kept', () => {
    const schema: Schema = { type: 'string', properties: { a: secret } };
    expect(shown({ a: 'x' }, schema, 'view')).toEqual({ a: 'x' });
  });

  test('`properties` without a type do not filter a list', () => {
    const schema: Schema = { properties: { a: secret }, items: secret };
    expect(shown(['x'], schema, 'view')).toEqual(['x']);
  });

  test('an unknown type does not filter an object', () => {
    // Invalid on purpose.
    const type = 'objects' as TypeName;
    expect(shown({ a: 'x' }, { type, properties: { a: secret } }, 'view')).toEqual({ a: 'x' });
  });

  test('a schema without type and properties removes nothing', () => {
    const schema: Schema = { items: secret, additionalProperties: secret };
    expect(shown({ a: 'x' }, schema, 'view')).toEqual({ a: 'x' });
    expect(shown(['x'], schema, 'view')).toEqual(['x']);
  });
});

describe('4.5: alternatives', () => {
  test('an alternative without a type inherits the type of its schema', () => {
    const schema: Schema = { type: 'object', anyOf: [{ additionalProperties: secret }] };
    expect(shown({ a: 'x' }, schema, 'view')).toEqual({});
  });

  test('a schema without a type takes the type of the matching alternative', () => {
    const schema: Schema = { anyOf: [{ type: 'object' }], additionalProperties: secret };
    expect(shown({ a: 'x' }, schema, 'view')).toEqual({});
  });

  test('an alternative with a type keeps it', () => {
    const schema: Schema = {
      type: ['object', 'array'],
      anyOf: [{ type: 'object', items: secret }],
    };
    expect(shown(['x'], schema, 'view')).toEqual(['x']);
  });

  test('a schema with a type keeps it', () => {
    const schema: Schema = {
      type: 'object',
      anyOf: [{ type: 'array' }],
      properties: { '1': secret },
    };
    expect(shown(['x', 'y'], schema, 'view')).toEqual(['x']);
  });

  test('if no alternative matches, the schema alone applies', () => {
    const schema: Schema = {
      type: 'object',
      oneOf: [{ type: 'string' }],
      properties: { a: secret, b: open },
    };
    expect(shown({ a: 'x', b: 'y' }, schema, 'view')).toEqual({ b: 'y' });
  });
});

test('4.5: properties that match an unsafe pattern are removed', () => {
  const schema: Schema = { type: 'object', patternProperties: { '(?<=a*)b': { type: 'string' } } };
  expect(filterByContext({ b: 1, c: 2 }, schema, 'view')).toEqual({});
});

describe('a rule of a table', () => {
  test('that hides the value itself returns an empty list for a list or map, and scalars unchanged', () => {
    expect(applyContext(false, { a: 1 })).toEqual([]);
    expect(applyContext(false, 'text')).toBe('text');
  });

  test('returns the same list if its items lose nothing', () => {
    const list = [{ b: 1 }, { b: 2 }];
    expect(applyContext([{ a: false }], list)).toBe(list);
  });
});

test('4.5: items of a list lose their hidden members, and other items are unchanged', () => {
  const schema: Schema = {
    type: 'array',
    items: { type: 'object', context: ['view'], properties: { a: secret } },
  };
  const data = [{ b: 'y' }, { a: 'x', b: 'z' }, 'text'];
  expect(shown(data, schema, 'view')).toEqual([{ b: 'y' }, { b: 'z' }, 'text']);
});
