import { expect, expectTypeOf, test } from 'vitest';
import { Client } from '../../generated/client.ts';
import { queryKey } from '../../runtime/client/index.ts';

const client = new Client({ baseUrl: 'http://cms.test/' });

test('the key of a call has the resource, the endpoint and the input', () => {
  const key = queryKey(client, 'posts', 'list', { page: 2, _fields: ['id'] });
  expect(key).toEqual(['posts', 'list', { page: 2, _fields: ['id'] }]);
  expectTypeOf(key[0]).toEqualTypeOf<'posts'>();
  expectTypeOf(key[1]).toEqualTypeOf<'list'>();
  expectTypeOf(key[2].page).toEqualTypeOf<2>();
});

test('the key of a resource or an endpoint is a prefix of the keys of its calls', () => {
  expect(queryKey(client, 'posts', 'list')).toEqual(['posts', 'list']);
  expect(queryKey(client, 'posts')).toEqual(['posts']);
});

test('unknown names and inputs do not compile', () => {
  // @ts-expect-error There is no such resource.
  queryKey(client, 'poems');
  // @ts-expect-error There is no such endpoint.
  queryKey(client, 'posts', 'burn');
  // @ts-expect-error There is no such argument.
  queryKey(client, 'posts', 'get', { id: 'seven' });
});

test('a BigInt is text in keys, also in those of queryOptions', () => {
  const api = { things: { list: (_input?: { min?: bigint; ids?: readonly bigint[] }) => null } };
  const key = queryKey(api, 'things', 'list', { min: 5n, ids: [6n] });
  expect(key).toEqual(['things', 'list', { min: '5', ids: ['6'] }]);
  expectTypeOf(key[2].min).toEqualTypeOf<string>();
});

test('a BigInt in an object without a prototype is text in keys', () => {
  const api = { things: { list: (_input?: { range?: { min: bigint } }) => null } };
  const range: { min: bigint } = Object.assign(Object.create(null), { min: 5n });
  expect(queryKey(api, 'things', 'list', { range })).toEqual([
    'things',
    'list',
    { range: { min: '5' } },
  ]);
});
