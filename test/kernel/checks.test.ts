import { describe, expect, test } from 'vitest';
import { checkOf, sanitizerOf } from '../../generator/emit/checks.ts';
import type { Schema } from '../../runtime/schema/index.ts';

/** A schema, and how its check and its sanitizer are written. */
const printed: readonly (readonly [schema: Schema, check: string, sanitizer: string])[] = [
  [{ type: 'integer' }, 'k.integer', 'k.toInteger'],
  [
    { type: 'integer', minimum: 1, maximum: 100 },
    '(value, param) => k.numeric(value, "integer", param) ?? k.between(value, 1, 100, param) ?? k.integer(value, param)',
    'k.toInteger',
  ],
  [
    { type: 'string', minLength: 1, enum: ['a', 'b'] },
    '(value, param) => k.string(value, param) ?? k.minLength(value, 1, param) ?? k.inEnum(value, ["a", "b"], param)',
    'k.toText',
  ],
  [
    { type: 'string', format: 'email' },
    '(value, param) => k.string(value, param) ?? k.email(value, param)',
    'k.toTextField',
  ],
  [
    { type: 'array', items: { type: 'integer' }, maxItems: 9, uniqueItems: true },
    'k.listOf(k.integer, { maxItems: 9, uniqueItems: true })',
    'k.toListOf(k.toInteger, { uniqueItems: true })',
  ],
  [
    {
      type: 'object',
      description: 'What it says.',
      properties: { raw: { type: 'string', required: true }, x: { type: 'null' } },
      additionalProperties: false,
    },
    'k.objectOf({ required: ["raw"], properties: { raw: k.string, x: k.nothing }, additionalProperties: false })',
    'k.toObjectOf({ properties: { raw: k.toText, x: k.toNull }, additionalProperties: false })',
  ],
  [
    { type: ['boolean', 'string'] },
    'k.bestOf({ boolean: k.boolean, string: k.string })',
    'k.toBestOf({ boolean: k.toBoolean, string: k.toText })',
  ],
  [
    { type: 'integer', anyOf: [{ minimum: 9 }, { maximum: 1, title: 'Small' }] },
    'k.anyOfThese([{ check: (value, param) => k.numeric(value, "integer", param) ?? k.minimum(value, 9, param) ?? k.integer(value, param) }, { title: "Small", check: (value, param) => k.numeric(value, "integer", param) ?? k.maximum(value, 1, param) ?? k.integer(value, param) }])',
    'k.toAnyOf([{ check: (value, param) => k.numeric(value, "integer", param) ?? k.minimum(value, 9, param) ?? k.integer(value, param), sanitize: k.toInteger }, { title: "Small", check: (value, param) => k.numeric(value, "integer", param) ?? k.maximum(value, 1, param) ?? k.integer(value, param), sanitize: k.toInteger }])',
  ],
];

describe('4.7: a schema is written as calls of the kernel, in the order of validation', () => {
  test.each(printed)('%j', (schema, check, sanitizer) => {
    expect(checkOf(schema).text).toBe(check);
    expect(sanitizerOf(schema).text).toBe(sanitizer);
  });

  test('one that only walking can tell is walked, without what is not about values', () => {
    const schema: Schema = {
      description: 'Anything.',
      items: { description: 'One of it.', type: 'string' },
    };
    expect(checkOf(schema).text).toBe('k.bySchema({ items: { type: "string" } })');
    expect(sanitizerOf(schema).text).toBe('k.toSchema({ items: { type: "string" } })');
  });
});
