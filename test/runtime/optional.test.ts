import { expect, expectTypeOf, test } from 'vitest';
import type { BlockPattern } from '../../generated/block-patterns/types.ts';
import { lowerResource, clientSchema } from '../../runtime/resource/index.ts';
import type { ResourceSpec } from '../../runtime/resource/index.ts';

// The type of a route has its own members; endpoints are additional ones.
const creating: object = {
  create: { methods: 'POST', answers: 'created', args: { $from: 'schema' } },
};

const size = (isOptional: object) => ({
  type: 'object' as const,
  properties: { depth: { type: 'integer' as const, ...isOptional } },
});

function boxes(isOptional: object): ResourceSpec {
  return {
    resource: 'boxes',
    singular: 'box',
    base: 'boxes',
    schema: {
      title: 'box',
      type: 'object',
      properties: {
        // This is the name of a property, not a keyword.
        optional: { type: 'boolean' },
        note: { type: 'string', ...isOptional },
        size: size(isOptional),
        parts: { type: 'array', items: size(isOptional) },
        kind: { anyOf: [size(isOptional), { type: 'string' }] },
        others: { type: 'object', additionalProperties: size(isOptional) },
      },
    },
    routes: { '/': creating },
  };
}

test('arguments are the same with and without the keyword "optional"', () => {
  const { routes } = lowerResource(boxes({ optional: true }), { sets: {} });
  expect(routes).toEqual(lowerResource(boxes({}), { sets: {} }).routes);
});

test('clientSchema removes "label" and "admin" of properties, and keeps properties of these names', () => {
  const label = { type: 'string' } as const;
  const schema = {
    type: 'object',
    properties: { label: { ...label, label: 'Name', admin: { column: 1 } }, admin: label },
  } as const;
  expect(clientSchema(schema)).toEqual({ type: 'object', properties: { label, admin: label } });
});

test('clientSchema removes the keyword "optional" at any depth, and keeps a property of that name', () => {
  const { schema } = lowerResource(boxes({ optional: true }), { sets: {} });
  const { schema: plain } = lowerResource(boxes({}), { sets: {} });
  expect(schema).not.toEqual(plain);
  expect(clientSchema(schema)).toEqual(plain);
  expect(plain.properties['optional']).toEqual({ type: 'boolean' });
});

test('handlers may omit optional properties only', () => {
  const short = { name: 'a/b', title: 'A', content: '' };
  expectTypeOf(short).toExtend<BlockPattern>();
  expectTypeOf({ name: 'a/b', title: 'A' }).not.toExtend<BlockPattern>();
  expectTypeOf<BlockPattern['description']>().toEqualTypeOf<string | undefined>();
});
