import { describe, expect, test } from 'vitest';
import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import { applyContext, filterByContext } from '../../runtime/shape/index.ts';
import { shown } from './shown.ts';

const secret: Schema = { type: 'string', context: ['edit'] };
const open: Schema = { type: 'string', context: ['view'] };

describe('4.5: a schema of an object meets a list: names are positions', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      '0': { type: 'object', context: ['view', 'edit'], properties: { a: secret } },
      '1': secret,
      '2': open,
    },
  };

  test('a member of an item is left out', () => {
    expect(shown([{ a: 'x', b: 'y' }], schema, 'view')).toEqual([{ b: 'y' }]);
  });

  test('a list with an omitted item before others becomes a map that keeps the positions', () => {
    expect(shown([{}, 'x', 'y', 'z'], schema, 'view')).toEqual({ '0': {}, '2': 'y', '3': 'z' });
  });

  test('without its last item a list stays a list', () => {
    expect(shown([{}, 'x'], schema, 'view')).toEqual([{}]);
    expect(shown([{}, 'x', 'y'], schema, 'edit')).toEqual([{}, 'x']);
  });
});

describe('4.5: a schema of a list meets a map whose names are positions', () => {
  const schema: Schema = {
    type: 'array',
    items: { type: 'object', context: ['view'], properties: { a: secret } },
  };

  test('every value is filtered, and its name kept', () => {
    const data = { '3': { a: 'x', b: 'y' }, '5': {} };
    expect(shown(data, schema, 'view')).toEqual({ '3': { b: 'y' }, '5': {} });
  });

  test('the whole of it is emptied where items are not shown', () => {
    expect(shown({ '3': { b: 'y' } }, schema, 'edit')).toEqual([]);
  });
});

describe('4.5: only the type says whether a value is filtered', () => {
  test('a map whose schema is that of text is kept whole', () => {
    const schema: Schema = { type: 'string', properties: { a: secret } };
    expect(shown({ a: 'x' }, schema, 'view')).toEqual({ a: 'x' });
  });

  test('properties without a type do not make items of a list', () => {
    const schema: Schema = { properties: { a: secret }, items: secret };
    expect(shown(['x'], schema, 'view')).toEqual(['x']);
  });

  test('a type that is none is that of no object, whatever it is called', () => {
    // None, which is the point.
    const type = 'objects' as TypeName;
    expect(shown({ a: 'x' }, { type, properties: { a: secret } }, 'view')).toEqual({ a: 'x' });
  });

  test('without a type and without properties nothing is left out', () => {
    const schema: Schema = { items: secret, additionalProperties: secret };
    expect(shown({ a: 'x' }, schema, 'view')).toEqual({ a: 'x' });
    expect(shown(['x'], schema, 'view')).toEqual(['x']);
  });
});

describe('4.5: alternatives', () => {
  test('one without a type has that of its schema', () => {
    const schema: Schema = { type: 'object', anyOf: [{ additionalProperties: secret }] };
    expect(shown({ a: 'x' }, schema, 'view')).toEqual({});
  });

  test('a schema without a type has that of the one that matches', () => {
    const schema: Schema = { anyOf: [{ type: 'object' }], additionalProperties: secret };
    expect(shown({ a: 'x' }, schema, 'view')).toEqual({});
  });

  test('one that has a type keeps it', () => {
    const schema: Schema = {
      type: ['object', 'array'],
      anyOf: [{ type: 'object', items: secret }],
    };
    expect(shown(['x'], schema, 'view')).toEqual(['x']);
  });

  test('a schema that has a type keeps it', () => {
    const schema: Schema = {
      type: 'object',
      anyOf: [{ type: 'array' }],
      properties: { '1': secret },
    };
    expect(shown(['x', 'y'], schema, 'view')).toEqual(['x']);
  });

  test('where none matches, the schema alone decides', () => {
    const schema: Schema = {
      type: 'object',
      oneOf: [{ type: 'string' }],
      properties: { a: secret, b: open },
    };
    expect(shown({ a: 'x', b: 'y' }, schema, 'view')).toEqual({ b: 'y' });
  });
});

test('4.5: nothing is shown that a pattern keeps which is not safe to use', () => {
  const schema: Schema = { type: 'object', patternProperties: { '(?<=a*)b': { type: 'string' } } };
  expect(filterByContext({ b: 1, c: 2 }, schema, 'view')).toEqual({});
});

describe('a rule of a table', () => {
  test('that leaves out the value itself leaves an empty list of what held others', () => {
    expect(applyContext(false, { a: 1 })).toEqual([]);
    expect(applyContext(false, 'text')).toBe('text');
  });

  test('does not copy a list whose items lose nothing', () => {
    const list = [{ b: 1 }, { b: 2 }];
    expect(applyContext([{ a: false }], list)).toBe(list);
  });
});

test('4.5: of a list in which some items lose a member, those lose it and the others stay', () => {
  const schema: Schema = {
    type: 'array',
    items: { type: 'object', context: ['view'], properties: { a: secret } },
  };
  const data = [{ b: 'y' }, { a: 'x', b: 'z' }, 'text'];
  expect(shown(data, schema, 'view')).toEqual([{ b: 'y' }, { b: 'z' }, 'text']);
});
