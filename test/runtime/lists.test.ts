import { expect, test } from 'vitest';
import { parseFields, parseList } from '../../runtime/shape/index.ts';

test.each([
  ['a,b', ['a', 'b']],
  ['a b\tc\nd\ve\ff\rg', ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
  [' ,a,, b,', ['a', 'b']],
  ['aVb', ['aVb']],
  [true, ['1']],
  [12, ['12']],
  [false, []],
  [null, []],
  [undefined, []],
])('4.3: %j is parsed as the list %j', (value, names) => {
  expect(parseList(value)).toEqual(names);
});

test('4.3: a list or a map is parsed to its scalar values as text', () => {
  expect(parseList(['a,b', 1, true, false, null, ['c'], { d: 'e' }])).toEqual([
    'a,b',
    '1',
    '1',
    '',
  ]);
  expect(parseList({ x: 'a', y: 'b' })).toEqual(['a', 'b']);
});

test.each([undefined, null, '', false, [], {}])('4.4: _fields=%j selects no fields', (param) => {
  expect(parseFields(param)).toBeNull();
});
