import { expect, test } from 'vitest';
import type { Links } from '../../runtime/shape/links.ts';
import { itemText } from '../../runtime/server/item-text.ts';

/** Links as an item has them, which are not known as text. */
function given(links: Links) {
  return { compact: () => links, compactJson: () => null };
}

const links = { self: [{ href: 'http://site.test/1' }] };

test.each<[string, object]>([
  ['one with members', { id: 1, title: { rendered: 'Straße “1”' }, tags: [1, 2] }],
  ['one without', {}],
  ['one without a prototype', Object.assign(Object.create(null), { id: 1 })],
  ['one whose members are left out', { id: undefined }],
  ['one with a brace at its end', { text: '}' }],
])('an item is written with its links as both in one map: %s', (_which, item) => {
  const text = JSON.stringify({ ...item, _links: links });
  expect(itemText(item, given(links))).toEqual({ text, length: Buffer.byteLength(text) });
});

test.each<[string, unknown, Links]>([
  ['an item that says itself how it is written', { toJSON: () => 'said' }, links],
  ['one whose class may', new Date(0), links],
  ['one with links of its own', { _links: {} }, links],
  ['a list', [1], links],
  ['a text', 'text', links],
  ['nothing', null, links],
  ['a number that is none', { id: NaN }, links],
  ['an item without links', { id: 1 }, {}],
])('what that is not sure of is left to others: %s', (_which, item, shown) => {
  expect(itemText(item, given(shown))).toBeNull();
});

test('links that are known as text are written as that', () => {
  const known = { compact: () => links, compactJson: () => ({ text: '{"up":[]}', length: 9 }) };
  const text = '{"id":1,"_links":{"up":[]}}';
  expect(itemText({ id: 1 }, known)).toEqual({ text, length: text.length });
  const none = { ...known, compactJson: () => ({ text: '{}', length: 2 }) };
  expect(itemText({ id: 1 }, none)).toBeNull();
});
