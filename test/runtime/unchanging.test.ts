import { expect, test } from 'vitest';
import { DEFAULT_DEPTH } from '../../runtime/schema/index.ts';
import { isUnchanging } from '../../runtime/shape/unchanging.ts';

const frozen = (value: object) => Object.freeze(value);
/** Frozen maps inside one another, `depth` of them within the outermost. */
function nested(depth: number): object {
  let value = frozen({});
  for (let at = 0; at < depth; at += 1) value = frozen({ a: value });
  return value;
}

test.each<[string, unknown]>([
  ['an empty map', frozen({})],
  ['one of scalars', frozen({ a: 'x', b: 1, c: true, d: null, e: undefined })],
  ['one that holds others', frozen({ a: frozen({ b: frozen([1, frozen({})]) }) })],
  ['one without a prototype', frozen(Object.assign(Object.create(null), { a: 1 }))],
  ['one as deep as values may be nested', nested(DEFAULT_DEPTH)],
])('a map that is frozen through and through cannot change: %s', (_which, map) => {
  expect([isUnchanging(map), isUnchanging(map)]).toEqual([true, true]);
});

test.each<[string, unknown]>([
  ['a text', 'text'],
  ['nothing', null],
  ['a list', frozen([1])],
  ['a map that is not frozen', { a: 1 }],
  ['one that holds such a map', frozen({ a: frozen([{}]) })],
  ['one that holds a function', frozen({ a: () => 1 })],
  ['one with a getter', frozen(Object.defineProperty({}, 'a', { get: () => 1 }))],
  ['one that holds a date', frozen({ a: frozen(new Date(0)) })],
  ['one that inherits', frozen(Object.create({ a: 1 }))],
  ['one that is nested deeper', nested(DEFAULT_DEPTH + 1)],
])('anything else can: %s', (_which, value) => {
  expect([isUnchanging(value), isUnchanging(value)]).toEqual([false, false]);
});
