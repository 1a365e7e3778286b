import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_DEPTH } from '../../runtime/schema/index.ts';
import {
  fieldPaths,
  fieldSet,
  filterFields,
  isFieldIncluded,
  parseEmbed,
  parseFields,
} from '../../runtime/shape/index.ts';
import { fieldNames } from '../../runtime/shape/fields.ts';
import { values } from '../kernel/arbitraries.ts';

const post = { id: 1, title: { raw: 'a', rendered: 'b' }, tags: [3, 4], _links: { self: [] } };

function select(data: unknown, param: unknown): unknown {
  const fields = parseFields(param);
  return fields === null ? 'not filtered' : filterFields(data, fields);
}

test('4.4: only the members that are named are shown', () => {
  expect(select(post, 'id,title')).toEqual({ id: 1, title: { raw: 'a', rendered: 'b' } });
});

test('4.4: a dotted name shows one member of a member', () => {
  expect(select(post, 'title.rendered')).toEqual({ title: { rendered: 'b' } });
});

test('4.4: a field whose parent is asked for whole adds nothing', () => {
  expect(select(post, 'title,title.raw')).toEqual({ title: { raw: 'a', rendered: 'b' } });
});

test('4.4: a field whose parent is asked for whole is skipped, the rest of the list is not', () => {
  expect(select(post, 'title,title.raw,id')).toEqual({ id: 1, title: post.title });
});

test('4.4: a parent named after its child is shown whole', () => {
  expect(select(post, 'title.raw,title')).toEqual({ title: { raw: 'a', rendered: 'b' } });
});

test('4.4: blanks separate names as commas do, and empty names count for nothing', () => {
  expect(select(post, ' id ,, _links\n')).toEqual({ id: 1, _links: { self: [] } });
});

test('4.4: names can be given as a list', () => {
  expect(select(post, ['id', ' tags '])).toEqual({ id: 1, tags: [3, 4] });
});

test('4.4: nothing is filtered without names', () => {
  expect(select(post, undefined)).toBe('not filtered');
  expect(select(post, '')).toBe('not filtered');
  expect(select(post, [])).toBe('not filtered');
});

test('4.4: each item of a list is filtered by itself', () => {
  expect(select([post, { other: 1 }], 'id')).toEqual([{ id: 1 }, {}]);
});

test('4.4: a name does not lead through a list to its items', () => {
  expect(select({ sizes: [{ url: 'a' }] }, 'sizes.url')).toEqual({ sizes: [] });
});

test('4.4: a field that an item has not is not shown, though others have it', () => {
  const items = [
    { a: 1, b: 2, c: 3 },
    { a: 1, b: 2, x: 4 },
    { c: 3, x: 4 },
  ];
  const kept = filterFields(items, fieldSet(['a', 'b', 'c']));
  expect(Array.isArray(kept) && kept.map((item) => Object.keys(item))).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b'],
    ['c'],
  ]);
});

test('4.4: items may be of more kinds than are remembered', () => {
  const items = Array.from({ length: 20 }, (_, kind) => ({ [`field_${kind}`]: 1, id: kind }));
  expect(select(items, 'id')).toEqual(items.map(({ id }) => ({ id })));
});

test('4.4: of no fields nothing is kept', () => {
  expect(filterFields({ a: 1 }, fieldSet([]))).toEqual({});
});

test('4.4: names that lead deeper than values may be nested name nothing', () => {
  const path = (length: number) => Array.from({ length }, () => 'a').join('.');
  expect(fieldSet([path(DEFAULT_DEPTH)]).size).toBe(1);
  expect(fieldSet([path(DEFAULT_DEPTH + 1)]).size).toBe(0);
});

test('4.4: a position leads to an item of a list', () => {
  const data = { sizes: [{ url: 'a', width: 1 }, { url: 'b' }, 'c'] };
  expect(select(data, 'sizes.0.url,sizes.1')).toEqual({ sizes: [{ url: 'a' }, { url: 'b' }] });
  expect(select(data, 'sizes.1.url')).toEqual({ sizes: { '1': { url: 'b' } } });
});

test('4.4: members are shown in the order of the item, whatever other items there are', () => {
  const items = [{ a: 1, b: 2 }, { b: 2, x: 0, a: 1 }, { a: 1, x: 0, b: 2 }, { b: 2 }, { x: 0 }];
  expect(JSON.stringify(select(items, 'b,a'))).toBe(
    '[{"a":1,"b":2},{"b":2,"a":1},{"a":1,"b":2},{"b":2},{}]',
  );
});

test('4.4: of many items the same is shown as of each by itself', () => {
  const name = fc.constantFrom('a', 'b', 'x_id', '__proto__', 'length', '0', 'a.b', 'b.0', '0.a');
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1 }), fc.array(values), (names, items) => {
      const each = items.flatMap((item) => filterFields([item], fieldSet(names)));
      const all = select([...items, ...items], names.join());
      expect(all).toEqual([...each, ...each]);
      expect(JSON.stringify(all)).toBe(JSON.stringify([...each, ...each]));
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test('what is kept under the name __proto__ can be changed like anything else', () => {
  const kept = select(JSON.parse('{"__proto__":1}'), '__proto__');
  expect(Object.getOwnPropertyDescriptor(kept, '__proto__')).toEqual({
    value: 1,
    writable: true,
    enumerable: true,
    configurable: true,
  });
});

test('a member named __proto__ is a member like any other', () => {
  const data: unknown = JSON.parse('{"__proto__":{"a":1},"b":2}');
  expect(JSON.stringify(select(data, '__proto__'))).toBe('{"__proto__":{"a":1}}');
  expect(JSON.stringify(select({ b: 2 }, '__proto__,constructor,toString'))).toBe('{}');
});

test.each([
  ['title', ['title'], true],
  ['title', ['title.raw'], true],
  ['title.raw', ['title'], true],
  ['title', ['titles'], false],
  ['title.raw', ['title.rendered'], false],
])('4.4: %s is included in %j: %j', (field, fields, included) => {
  expect(isFieldIncluded(field, fields)).toBe(included);
});

test.each([
  ['', true],
  ['0', true],
  ['1', true],
  ['true', true],
  [0, true],
  [null, true],
  [[], true],
  ['author', ['author']],
  ['author, up', ['author', 'up']],
  [['author'], ['author']],
])('4.3: _embed=%j asks for %j', (value, relations) => {
  expect(parseEmbed(value)).toEqual(relations);
});

test('the paths of a schema are those that _fields can follow', () => {
  const paths = fieldPaths({
    type: 'object',
    properties: {
      id: { type: 'integer' },
      title: { type: 'object', properties: { raw: { type: 'string' } } },
      tags: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } },
      'no,name': { type: 'string' },
      word: { type: 'string', properties: { length: { type: 'integer' } } },
    },
  });
  expect(paths).toEqual(['id', 'title', 'title.raw', 'tags', 'word']);
});

test.each([
  ['title.raw, id', ['title.raw', 'id']],
  [
    ['id ', 7],
    ['id', '7'],
  ],
  [null, []],
  [undefined, []],
])('4.4: _fields=%j names %j', (value, names) => {
  expect(fieldNames(value)).toEqual(names);
});
