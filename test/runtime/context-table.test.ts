import { describe, expect, test } from 'vitest';
import type { Schema } from '../../runtime/schema/types.ts';
import { contextTable } from '../../runtime/shape/index.ts';
import { ruleOf } from './shown.ts';

const secret: Schema = { type: 'string', context: ['edit'] };
const open: Schema = { type: 'string', context: ['view', 'edit'] };

const losesNothing: { readonly [reason: string]: Schema } = {
  'all that an alternative names is shown': {
    anyOf: [{ type: 'object', properties: { a: open } }],
  },
  'an alternative names no contexts': { oneOf: [{ type: 'object', properties: { a: {} } }] },
  'what would be left out is in a member that is not entered': {
    anyOf: [{ type: 'object', properties: { a: { type: 'object', properties: { b: secret } } } }],
  },
  'all that a pattern speaks of is shown': { type: 'object', patternProperties: { '^a': open } },
  'items are of no list': { type: 'object', items: secret },
  'properties are of no map': { type: 'array', items: open, properties: { a: secret } },
};

describe('4.5: a context that hides nothing has an empty rule', () => {
  test.each(Object.entries(losesNothing))('%s', (_reason, schema) => {
    expect(contextTable(schema, ['view', 'edit'])).toEqual({ view: {}, edit: {} });
  });

  test('also for nested properties', () => {
    const schema: Schema = {
      type: 'object',
      properties: { a: { type: 'object', context: ['view'], items: secret }, b: secret },
    };
    expect(contextTable(schema, ['view'])).toEqual({ view: { b: false } });
  });
});

test('4.5: if one alternative hides a property, the rule is a function of the value', () => {
  const schema: Schema = {
    anyOf: [{ type: 'string' }, { type: 'object', properties: { a: secret } }],
  };
  expect(ruleOf(schema, 'view')).toBeTypeOf('function');
  expect(ruleOf(schema, 'edit')).toEqual({});
});

test('4.5: rules for the members of a list need no function of the value', () => {
  const schema: Schema = { type: 'array', items: secret, additionalProperties: secret };
  expect(contextTable(schema, ['view'])).toEqual({ view: [false] });
});
