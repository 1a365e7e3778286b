import { expect, test } from 'vitest';
import { HeaderList, oneLine } from '../../runtime/http/header-list.ts';

/** Facts about the headers of an answer: a map in the order of writing, each value one line on the wire. */

test('what would break the answer or forge a header becomes a blank on the wire, and only there', () => {
  const headers = new HeaderList([['X-A', 'a\r\nX-B: b']]);
  expect(headers.get('X-A')).toBe('a\r\nX-B: b');
  expect(headers.written()).toEqual(['X-A', 'a X-B: b']);
});

test('a value that takes the place of a known line is looked at', () => {
  const headers = new HeaderList().set('X-A', 'a').set('X-A', 'b\nc');
  expect(headers.written()).toEqual(['X-A', 'b c']);
});

test('what is known of a value goes along with it', () => {
  const own = new HeaderList([['X-A', 'a\nb']]).set('X-B', 'b');
  const all = new HeaderList().set('X-A', 'line').setAll(own);
  expect(all.written()).toEqual(['X-A', 'a b', 'X-B', 'b']);
  all.delete('X-A');
  all.set('X-C', 'c\nd');
  expect(all.written()).toEqual(['X-B', 'b', 'X-C', 'c d']);
});

test('a header is the same in any case, and is written as it was first spelled', () => {
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
])('one line of Latin letters: %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
