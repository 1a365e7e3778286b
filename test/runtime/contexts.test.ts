import { describe, expect, test } from 'vitest';
import { withNotices } from '../../runtime/errors/index.ts';
import {
  AdditionalFields,
  applyContext,
  closeSchema,
  contextTable,
  filterByContext,
} from '../../runtime/shape/index.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { ruleOf, shown } from './shown.ts';

const comment: Schema = {
  type: 'object',
  properties: {
    id: { type: 'integer', context: ['view', 'edit', 'embed'] },
    email: { type: 'string', context: ['edit'] },
    content: {
      type: 'object',
      context: ['view', 'edit'],
      properties: {
        raw: { type: 'string', context: ['edit'] },
        rendered: { type: 'string', context: ['view', 'edit'] },
      },
    },
    meta: { type: 'object', properties: { secret: { type: 'string', context: ['edit'] } } },
  },
};

const item = {
  id: 1,
  email: 'a@example.test',
  content: { raw: 'x', rendered: '<p>x</p>' },
  meta: { secret: 's' },
};

test('4.5: a property whose `context` lacks the context is removed', () => {
  expect(shown(item, comment, 'view')).toEqual({
    id: 1,
    content: { rendered: '<p>x</p>' },
    meta: { secret: 's' },
  });
});

test('4.5: the children of a removed property are removed', () => {
  expect(shown(item, comment, 'embed')).toEqual({ id: 1, meta: { secret: 's' } });
});

test('4.5: a property without `context` is kept unchanged', () => {
  expect(shown({ meta: { secret: 's' } }, comment, 'view')).toEqual({ meta: { secret: 's' } });
});

test('4.5: a property with an empty `context` is removed in every context', () => {
  const schema: Schema = { type: 'object', properties: { password: { context: [] } } };
  expect(shown({ password: 'x' }, schema, 'edit')).toEqual({});
});

test('4.5: a list is empty if the context hides its items', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      roles: { type: 'array', context: ['view'], items: { type: 'string', context: ['edit'] } },
    },
  };
  expect(shown({ roles: ['a', 'b'] }, schema, 'view')).toEqual({ roles: [] });
});

test('4.5: every item of a list is filtered', () => {
  const schema: Schema = { type: 'array', items: { ...comment, context: ['view'] } };
  expect(shown([item, { id: 2, email: 'b' }], schema, 'view')).toEqual([
    { id: 1, content: { rendered: '<p>x</p>' }, meta: { secret: 's' } },
    { id: 2 },
  ]);
});

test('4.5: a schema with `properties` and without a type is an object', () => {
  const schema: Schema = { properties: { a: { context: ['edit'] } } };
  expect(shown({ a: 1, b: 2 }, schema, 'view')).toEqual({ b: 2 });
});

test('4.5: with the types array and object the value decides how it is filtered', () => {
  const schema: Schema = {
    type: ['array', 'object'],
    items: { type: 'integer', context: ['edit'] },
    properties: { a: { type: 'integer', context: ['edit'] } },
  };
  expect(shown([1, 2], schema, 'view')).toEqual([]);
  expect(shown({ a: 1, b: 2 }, schema, 'view')).toEqual({ b: 2 });
});

test('4.5: patternProperties apply to undeclared names, additionalProperties to the others', () => {
  const schema: Schema = {
    type: 'object',
    properties: { x_id: { type: 'integer', context: ['view'] } },
    patternProperties: { _id$: { type: 'integer', context: ['edit'] } },
    additionalProperties: { type: 'string', context: ['embed'] },
  };
  expect(shown({ x_id: 1, y_id: 2, z: 'z' }, schema, 'view')).toEqual({ x_id: 1 });
  expect(shown({ x_id: 1, y_id: 2, z: 'z' }, schema, 'edit')).toEqual({ y_id: 2 });
  expect(shown({ x_id: 1, y_id: 2, z: 'z' }, schema, 'embed')).toEqual({ z: 'z' });
});

test('4.5: the alternative that matches the value applies', () => {
  const schema: Schema = {
    anyOf: [
      {
        type: 'object',
        properties: { a: { type: 'integer', context: ['edit'] } },
        additionalProperties: false,
      },
      { type: 'object', properties: { a: { type: 'string', context: ['view'] } } },
    ],
  };
  expect(shown({ a: 1 }, schema, 'view')).toEqual({});
  expect(shown({ a: 'text' }, schema, 'view')).toEqual({ a: 'text' });
});

test('4.5: alternatives are matched for lists and maps only', () => {
  const withoutType: Schema = { items: { context: ['edit'] } };
  const schema: Schema = {
    type: 'object',
    properties: { state: { context: ['view'], anyOf: [withoutType] } },
  };
  const misused: string[] = [];
  const ask = (state: unknown): unknown =>
    withNotices(
      ({ fn }) => misused.push(fn),
      () => filterByContext({ state }, schema, 'view'),
    );
  expect([ask('open'), misused]).toEqual([{ state: 'open' }, []]);
  ask(['open']);
  expect(misused).toContain('rest_validate_value_from_schema');
});

test('a context table contains only what is hidden', () => {
  expect(contextTable(comment, ['view', 'edit', 'embed'])).toEqual({
    view: { email: false, content: { raw: false } },
    edit: {},
    embed: { email: false, content: false },
  });
});

test('a rule that depends on the value has its schema and context as properties', () => {
  const meta: Schema = {
    type: 'object',
    additionalProperties: { type: 'string', context: ['edit'] },
  };
  const rule = ruleOf(meta, 'view');
  if (typeof rule !== 'function') throw new Error('expected a rule that is a function');
  expect({ schema: rule.schema, context: rule.context }).toEqual({ schema: meta, context: 'view' });
});

test('patterns that hide nothing need no function', () => {
  const meta: Schema = {
    type: 'object',
    properties: { a: { type: 'string', context: ['edit'] } },
    patternProperties: { '^x': { type: 'string' } },
  };
  expect(contextTable(meta, ['view'])).toEqual({ view: { a: false } });
});

test('a value that loses nothing is not copied', () => {
  const data = { id: 1, meta: {} };
  expect(applyContext(ruleOf(comment, 'view'), data)).toBe(data);
});

test('a property named __proto__ can be hidden', () => {
  const schema: Schema = {
    type: 'object',
    // Parsed as from a schema file; a literal would set the prototype.
    properties: JSON.parse('{"__proto__":{"type":"string","context":["edit"]}}'),
  };
  const data: unknown = JSON.parse('{"__proto__":"x","a":1}');
  expect(JSON.stringify(shown(data, schema, 'view'))).toBe('{"a":1}');
  expect(JSON.stringify(shown(data, schema, 'edit'))).toBe('{"__proto__":"x","a":1}');
});

test('4.5: closing a schema sets `additionalProperties: false` where it is not set', () => {
  const open: Schema = {
    type: 'object',
    properties: {
      list: { type: 'array', items: { type: 'object' } },
      free: { type: 'object', additionalProperties: true },
    },
    patternProperties: { '^x': { type: ['object', 'null'] } },
  };
  expect(closeSchema(open)).toEqual({
    type: 'object',
    properties: {
      list: { type: 'array', items: { type: 'object', additionalProperties: false } },
      free: { type: 'object', additionalProperties: true },
    },
    patternProperties: { '^x': { type: ['object', 'null'], additionalProperties: false } },
    additionalProperties: false,
  });
});

describe('2.4: additional fields', () => {
  test('a schema contains the fields of its object type that have a schema', () => {
    const fields = new AdditionalFields();
    fields.register(['post', 'page'], 'likes', { schema: { type: 'integer' } });
    fields.register('post', 'hidden');
    expect(fields.addToSchema({ title: 'post', type: 'object', properties: {} })).toEqual({
      title: 'post',
      type: 'object',
      properties: { likes: { type: 'integer' } },
    });
  });

  test('registering the same object type and name again replaces the field', () => {
    const fields = new AdditionalFields();
    fields.register('post', 'likes', { schema: { type: 'integer' } });
    fields.register('post', 'likes', { schema: { type: 'number' } });
    expect(fields.schemaOf('post').properties).toEqual({ likes: { type: 'number' } });
  });
});

test('4.5: closing does not change a schema without properties', () => {
  const schema: Schema = { type: 'array' };
  expect(closeSchema(schema)).toEqual(schema);
  expect(closeSchema({ type: 'string', items: { type: 'object' } })).toEqual({
    type: 'string',
    items: { type: 'object' },
  });
});
