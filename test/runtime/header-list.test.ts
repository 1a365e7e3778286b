import { expect, test } from 'vitest';
import { HeaderList, oneLine } from '../../runtime/http/header-list.ts';

/** The headers of a response: a map in insertion order, with one line per value. */

test('line breaks in a header value become a blank when it is written, and only then', () => {
  const headers = new HeaderList([['X-A', 'a\r\nX-B: b']]);
  expect(headers.get('X-A')).toBe('a\r\nX-B: b');
  expect(headers.written()).toEqual(['X-A', 'a X-B: b']);
});

test('a value that replaces another one is escaped as well', () => {
  const headers = new HeaderList().set('X-A', 'a').set('X-A', 'b\nc');
  expect(headers.written()).toEqual(['X-A', 'b c']);
});

test('values that are copied from another list are escaped as well', () => {
  const own = new HeaderList([['X-A', 'a\nb']]).set('X-B', 'b');
  const all = new HeaderList().set('X-A', 'line').setAll(own);
  expect(all.written()).toEqual(['X-A', 'a b', 'X-B', 'b']);
  all.delete('X-A');
  all.set('X-C', 'c\nd');
  expect(all.written()).toEqual(['X-B', 'b', 'X-C', 'c d']);
});

test('header names are case-insensitive, and keep their first spelling', () => {
  const headers = new HeaderList([['Content-Type', 'application/json']]).set('X-A', '1');
  headers.setAll(new HeaderList([['content-type', 'text/csv']])).set('x-a', '2');
  expect([...headers]).toEqual([
    ['Content-Type', 'text/csv'],
    ['X-A', '2'],
  ]);
  expect([headers.get('CONTENT-TYPE'), headers.has('x-A'), headers.has('X-B')]).toEqual([
    'text/csv',
    true,
    false,
  ]);
  expect(headers.delete('X-a')).toBe(true);
  expect([...headers]).toEqual([['Content-Type', 'text/csv']]);
  expect(headers.delete('X-a')).toBe(false);
});

test.each([
  ['a  b', 'a b'],
  ['a\tb', 'a b'],
  ['Ünï', 'Ünï'],
  ['€1', ' 1'],
  ['a b', 'a b'],
])('`oneLine` of %j is a single line of Latin-1', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
