import { expect, test } from 'vitest';
import { endpointArgs, writeArgs } from '../../runtime/schema/endpoint-args.ts';

const callbacks = {
  validate_callback: 'validateRequestArg',
  sanitize_callback: 'sanitizeRequestArg',
};

test('4.6: a property becomes an argument with the validation and sanitization of its schema', () => {
  const schema = { properties: { title: { type: 'string', maxLength: 9 } } } as const;
  expect(endpointArgs(schema, 'POST')).toEqual({
    title: { ...callbacks, type: 'string', maxLength: 9 },
  });
});

test('4.6: a readonly property is not an argument', () => {
  const schema = { properties: { id: { type: 'integer', readonly: true } } } as const;
  expect(endpointArgs(schema, 'POST')).toEqual({});
});

const parent = {
  properties: { parent: { type: 'integer', default: 0, required: true } },
} as const;

test('4.6: default and required apply to creation', () => {
  expect(endpointArgs(parent, 'POST')).toEqual({
    parent: { ...callbacks, type: 'integer', default: 0, required: true },
  });
});

test.each(['PUT', 'PATCH', 'GET', 'DELETE', 'POST, PUT, PATCH'])(
  '4.6: default and required do not apply to %s',
  (method) => {
    expect(endpointArgs(parent, method)).toEqual({ parent: { ...callbacks, type: 'integer' } });
  },
);

test('4.6: unknown keywords are not copied to the argument', () => {
  const schema = {
    properties: { a: { type: 'string', context: ['view'], readonly: false, example: 'x' } },
  } as const;
  expect(endpointArgs(schema)).toEqual({ a: { ...callbacks, type: 'string' } });
});

test('4.6: arg_options override the keywords of the property', () => {
  const schema = {
    properties: {
      content: {
        type: 'object',
        arg_options: { validate_callback: null, sanitize_callback: null, type: 'string' },
      },
    },
  } as const;
  expect(endpointArgs(schema, 'POST')).toEqual({
    content: { validate_callback: null, sanitize_callback: null, type: 'string' },
  });
});

test('4.6: required and default of arg_options apply to creation only', () => {
  const schema = {
    properties: { name: { type: 'string', arg_options: { required: true, default: 'x' } } },
  } as const;
  expect(endpointArgs(schema, 'POST')).toEqual({
    name: { ...callbacks, type: 'string', required: true, default: 'x' },
  });
  expect(endpointArgs(schema, 'PUT')).toEqual({ name: { ...callbacks, type: 'string' } });
});

test('4.6: other keywords of arg_options apply to updates as well', () => {
  const options = { required: true, default: 'x', description: 'Sent.', sanitize_callback: null };
  const schema = { properties: { name: { type: 'string', arg_options: options } } } as const;
  expect(endpointArgs(schema, 'PUT')).toEqual({
    name: { ...callbacks, type: 'string', description: 'Sent.', sanitize_callback: null },
  });
});

const address = {
  type: 'object',
  properties: { street: { type: 'string' }, city: { type: 'string' } },
} as const;

test.each(['POST', 'PUT', 'POST, PUT, PATCH'])(
  'a `required` list of a property makes its members required, not the property, for %s',
  (method) => {
    const schema = { properties: { addr: { ...address, required: ['street'] } } } as const;
    expect(writeArgs(schema, method)).toEqual({
      addr: {
        ...callbacks,
        ...address,
        properties: { street: { type: 'string', required: true }, city: { type: 'string' } },
      },
    });
  },
);

test('a `required` list overrides the `required` flags of members', () => {
  const properties = {
    street: { type: 'string', required: true },
    city: { type: 'string' },
  } as const;
  const args = writeArgs({
    properties: { addr: { type: 'object', properties, required: ['city'] } },
  });
  expect(args['addr']?.properties).toEqual({
    street: { type: 'string' },
    city: { type: 'string', required: true },
  });
});

test('a name that only the `required` list contains becomes a required property with the schema of its pattern or of additional properties', () => {
  const required = ['x-1', 'other'];
  const others = {
    patternProperties: { '^x-': { type: 'integer' } },
    additionalProperties: { type: 'boolean' },
  } as const;
  const args = writeArgs({ properties: { addr: { type: 'object', ...others, required } } });
  expect(args['addr']?.properties).toEqual({
    'x-1': { type: 'integer', required: true },
    other: { type: 'boolean', required: true },
  });
});

test('a property with `required: true` stays required, and `arg_options` can set it', () => {
  const args = writeArgs({
    properties: {
      a: { type: 'object', required: true },
      b: { ...address, required: ['street'], arg_options: { required: true } },
    },
  });
  expect([args['a']?.required, args['b']?.required]).toEqual([true, true]);
});

test('a property named __proto__ is an argument like any other', () => {
  const schema: { properties: object } = JSON.parse(
    '{"properties":{"__proto__":{"type":"string"}}}',
  );
  // Parsed from text, so the compiler knows no properties; they are schemas all the same.
  const args = endpointArgs(schema as Parameters<typeof endpointArgs>[0], 'POST');
  expect(Object.keys(args)).toEqual(['__proto__']);
});

test('4.6: without a method the arguments are those of creation', () => {
  expect(endpointArgs(parent)).toEqual(endpointArgs(parent, 'POST'));
});

/** An argument made of an untyped property. */
function argOf(property: object, method = 'POST'): object | undefined {
  // Untyped on purpose: the tests cover invalid values.
  return endpointArgs({ properties: { a: property } } as Parameters<typeof endpointArgs>[0], method)
    .a;
}

test('4.6: the argument has only the keywords of its property', () => {
  expect(Object.keys(argOf({ type: 'string' }) ?? {})).toEqual([
    'validate_callback',
    'sanitize_callback',
    'type',
  ]);
});

test('4.6: a keyword with the value null is ignored', () => {
  expect(Object.keys(argOf({ type: 'string', title: null, default: null }) ?? {})).toEqual([
    'validate_callback',
    'sanitize_callback',
    'type',
  ]);
});

test.each([
  [true, true],
  [1, true],
  ['yes', true],
  [['b'], true],
  [false, false],
  [0, false],
  ['0', false],
  ['', false],
  [[], false],
])('4.6: a flag with the value %j counts as %j', (flag, isSet) => {
  expect(argOf({ readonly: flag }) === undefined).toBe(isSet);
  expect('required' in (argOf({ required: flag }) ?? {})).toBe(isSet);
});
