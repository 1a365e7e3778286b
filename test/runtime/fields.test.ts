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

test('4.4: only the named members are shown', () => {
  expect(select(post, 'id,title')).toEqual({ id: 1, title: { raw: 'a', rendered: 'b' } });
});

test('4.4: a dotted name selects a member of a member', () => {
  expect(select(post, 'title.rendered')).toEqual({ title: { rendered: 'b' } });
});

test('4.4: a child adds nothing to its selected parent', () => {
  expect(select(post, 'title,title.raw')).toEqual({ title: { raw: 'a', rendered: 'b' } });
});

test('4.4: a child of a selected parent is ignored, and other names still apply', () => {
  expect(select(post, 'title,title.raw,id')).toEqual({ id: 1, title: post.title });
});

test('4.4: a parent that is named after its child is shown as a whole', () => {
  expect(select(post, 'title.raw,title')).toEqual({ title: { raw: 'a', rendered: 'b' } });
});

test('4.4: names are separated by commas or blanks, and empty names are ignored', () => {
  expect(select(post, ' id ,, _links\n')).toEqual({ id: 1, _links: { self: [] } });
});

test('4.4: names can be sent as a list', () => {
  expect(select(post, ['id', ' tags '])).toEqual({ id: 1, tags: [3, 4] });
});

test('4.4: blanks around a name are trimmed, and a no-break space is part of the name', () => {
  expect(select({ a: 1, '\u00a0b': 2, b: 3 }, ['\t a\n', '\u00a0b'])).toEqual({
    a: 1,
    '\u00a0b': 2,
  });
  expect(select({ a: 1, b: 2 }, 'a\u00a0,b')).toEqual({ b: 2 });
});

test('4.4: without names nothing is filtered', () => {
  expect(select(post, undefined)).toBe('not filtered');
  expect(select(post, '')).toBe('not filtered');
  expect(select(post, [])).toBe('not filtered');
});

test('4.4: each item of a list is filtered', () => {
  expect(select([post, { other: 1 }], 'id')).toEqual([{ id: 1 }, {}]);
});

test('4.4: a name does not select through a list', () => {
  expect(select({ sizes: [{ url: 'a' }] }, 'sizes.url')).toEqual({ sizes: [] });
});

test('4.4: a field that an item does not have is not shown, even if other items have it', () => {
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

test('4.4: a filter handles more item shapes than it caches', () => {
  const items = Array.from({ length: 20 }, (_, kind) => ({ [`field_${kind}`]: 1, id: kind }));
  expect(select(items, 'id')).toEqual(items.map(({ id }) => ({ id })));
});

test('4.4: an empty set of names selects nothing', () => {
  expect(filterFields({ a: 1 }, fieldSet([]))).toEqual({});
});

test('4.4: names deeper than the depth limit are ignored', () => {
  const path = (length: number) => Array.from({ length }, () => 'a').join('.');
  expect(fieldSet([path(DEFAULT_DEPTH)]).size).toBe(1);
  expect(fieldSet([path(DEFAULT_DEPTH + 1)]).size).toBe(0);
});

test('4.4: a number selects an item of a list', () => {
  const data = { sizes: [{ url: 'a', width: 1 }, { url: 'b' }, 'c'] };
  expect(select(data, 'sizes.0.url,sizes.1')).toEqual({ sizes: [{ url: 'a' }, { url: 'b' }] });
  expect(select(data, 'sizes.1.url')).toEqual({ sizes: { '1': { url: 'b' } } });
});

test('4.4: members keep the order of the item', () => {
  const items = [{ a: 1, b: 2 }, { b: 2, x: 0, a: 1 }, { a: 1, x: 0, b: 2 }, { b: 2 }, { x: 0 }];
  expect(JSON.stringify(select(items, 'b,a'))).toBe(
    '[{"a":1,"b":2},{"b":2,"a":1},{"a":1,"b":2},{"b":2},{}]',
  );
});

test('4.4: a list is filtered like each of its items', () => {
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

test('a selected member named __proto__ is writable, enumerable and configurable', () => {
  const kept = select(JSON.parse('{"__proto__":1}'), '__proto__');
  expect(Object.getOwnPropertyDescriptor(kept, '__proto__')).toEqual({
    value: 1,
    writable: true,
    enumerable: true,
    configurable: true,
  });
});

test('a member named __proto__ can be selected', () => {
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
])('4.3: _embed=%j selects %j', (value, relations) => {
  expect(parseEmbed(value)).toEqual(relations);
});

test('the paths of a schema are those that `_fields` can select', () => {
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
])('4.4: _fields=%j selects %j', (value, names) => {
  expect(fieldNames(value)).toEqual(names);
});
