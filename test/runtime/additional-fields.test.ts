import { describe, expect, test } from 'vitest';
import { RestError, withNotices } from '../../runtime/errors/index.ts';
import { RestRequest } from '../../runtime/server/request.ts';
import { AdditionalFields } from '../../runtime/shape/index.ts';
import type { AdditionalField } from '../../runtime/shape/index.ts';

const request = new RestRequest();

function fieldsOfPosts(fields: { readonly [attribute: string]: AdditionalField }) {
  const registry = new AdditionalFields();
  for (const [attribute, field] of Object.entries(fields))
    registry.register('post', attribute, field);
  return registry;
}

test('each registration increments the version of the fields', () => {
  const fields = new AdditionalFields();
  const versions = ['a', 'b', 'a'].map((attribute) => {
    fields.register('post', attribute);
    return fields.version;
  });
  expect(versions).toEqual([1, 2, 3]);
});

describe('2.4: fields that produce values', () => {
  const fields = fieldsOfPosts({
    double: { get_callback: (item) => Number(item['id']) * 2 },
    silent: { get_callback: null },
    told: { get_callback: async (item, ...others) => [item['double'], ...others] },
  });

  test('are added in order; each callback gets the item with the fields before it', async () => {
    expect(await fields.addTo({ id: 4 }, 'post', request, () => true)).toEqual({
      id: 4,
      double: 8,
      told: [8, 'told', request, 'post'],
    });
  });

  test('are computed only if the response includes them', async () => {
    const wantsDouble = (attribute: string) => attribute === 'double';
    expect(await fields.addTo({ id: 4 }, 'post', request, wantsDouble)).toEqual({
      id: 4,
      double: 8,
    });
  });

  test('are added to items of their object type only', async () => {
    expect(await fields.addTo({ id: 4 }, 'page', request, () => true)).toEqual({ id: 4 });
  });
});

describe('2.4: fields that store values', () => {
  test('get the value from the request', async () => {
    const stored: unknown[] = [];
    const fields = fieldsOfPosts({
      likes: { update_callback: (...given) => void stored.push(given) },
      shares: { update_callback: (...given) => void stored.push(given) },
      shown: { get_callback: () => 1 },
    });
    const object = { id: 4 };
    const values = { shares: 0, shown: 2, other: 3 };
    expect(await fields.update(object, 'post', values, request)).toBeNull();
    expect(stored).toEqual([[0, object, 'shares', request, 'post']]);
  });

  test('are not updated if the value is missing or null', async () => {
    const stored: unknown[] = [];
    const fields = fieldsOfPosts({ likes: { update_callback: (value) => stored.push(value) } });
    await fields.update({}, 'post', { likes: null }, request);
    await fields.update({}, 'post', { likes: undefined }, request);
    await fields.update({}, 'post', {}, request);
    expect(stored).toEqual([]);
  });

  test('stop at the first error', async () => {
    const stored: string[] = [];
    const error = new RestError('full', 'No room.');
    const fields = fieldsOfPosts({
      a: { update_callback: () => stored.push('a') },
      b: { update_callback: async () => error },
      c: { update_callback: () => stored.push('c') },
    });
    expect(await fields.update({}, 'post', { a: 1, b: 1, c: 1 }, request)).toBe(error);
    expect(stored).toEqual(['a']);
  });
});

describe('2.4: the schemas of fields', () => {
  test('are added to the schema of their object type', () => {
    const fields = fieldsOfPosts({ likes: { schema: { type: 'integer' } }, hidden: {} });
    expect(fields.schemaOf('post')).toEqual({
      type: 'object',
      properties: { likes: { type: 'integer' } },
    });
  });

  test('are checked for invalid patterns, which are reported', () => {
    const notices: string[] = [];
    withNotices(
      (notice) => notices.push(`${notice.fn}: ${'message' in notice ? notice.message : ''}`),
      () => fieldsOfPosts({ likes: { schema: { type: 'string', pattern: '(' } }, hidden: {} }),
    );
    expect(notices).toEqual([
      'register_rest_field: The pattern ( of likes is not a regular expression.',
    ]);
  });

  test('are not added to a schema without a title', () => {
    const schema = { type: 'object' } as const;
    const fields = fieldsOfPosts({ likes: { schema: { type: 'integer' } } });
    expect(fields.addToSchema(schema)).toBe(schema);
  });

  test('do not change the schema if no field has a schema', () => {
    const schema = { title: 'post', type: 'object' } as const;
    expect(fieldsOfPosts({ hidden: {} }).addToSchema(schema)).toBe(schema);
  });
});
