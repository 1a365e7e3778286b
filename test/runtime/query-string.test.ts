import { expect, test } from 'vitest';
import { parseForm, queryWith } from '../../runtime/http/query.ts';

const read = (text: string): unknown => JSON.parse(JSON.stringify(parseForm(text)));

test('lists and maps are written with brackets', () => {
  expect(read('a=1&b[]=2&b[]=3&c[d]=4&c[e][]=5')).toEqual({
    a: '1',
    b: ['2', '3'],
    c: { d: '4', e: ['5'] },
  });
  expect(read('a[x]=1&a[]=2&a[5]=3&a[]=4')).toEqual({ a: { x: '1', 0: '2', 5: '3', 6: '4' } });
  expect(read('a=1&a[]=2')).toEqual({ a: ['2'] });
  expect(read('a=1&a=2')).toEqual({ a: '2' });
});

test('invalid escapes, names and brackets are parsed without an error', () => {
  expect(read('a=%&b=%zz&c=%41+b&%E4=%E4')).toEqual({
    a: '%',
    b: '%zz',
    c: 'A b',
    '\uFFFD': '\uFFFD',
  });
  expect(read('=1&&[]=2&a.b=3&c d=4&e[=5&f[g=6')).toEqual({
    a_b: '3',
    c_d: '4',
    e_: '5',
    f_g: '6',
  });
  expect(read('__proto__[polluted]=1')).toEqual(JSON.parse('{"__proto__":{"polluted":"1"}}'));
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('a parameter is replaced in place or appended, and null values are omitted', () => {
  expect(queryWith({ a: 1, page: 2, b: 'x y' }, 'page', 3, '')).toBe('a=1&page=3&b=x+y');
  expect(queryWith({ a: 1 }, 'page', 3, '')).toBe('a=1&page=3');
  expect(queryWith({ page: 2, none: null }, 'page', 3, '')).toBe('page=3');
  expect(queryWith({}, 'page', 'a&b', '')).toBe('page=a%26b');
});

test('a query is encoded like a form', () => {
  const sent = {
    a: 'x y',
    list: [1, 2],
    map: { k: 'ü' },
    yes: true,
    no: false,
    empty: '',
    gone: null,
    signs: "it's -_.!~*()",
  };
  const query = 'a=x+y&list%5B0%5D=1&list%5B1%5D=2&map%5Bk%5D=%C3%BC&yes=1';
  const signs = 'signs=it%27s+-_.%21%7E%2A%28%29';
  expect(queryWith(sent, 'page', 1, '')).toBe(`${query}&no&empty&${signs}&page=1`);
  expect(queryWith(sent, 'page', 1, '0')).toBe(`${query}&no=0&empty&${signs}&page=1`);
});
