import { expect, test } from 'vitest';
import { FreshItems } from '../../runtime/server/fresh-items.ts';
import { LinkBuilder, parseFields } from '../../runtime/shape/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';

const addresses = {
  restUrl: (route: string) => `http://site.test${route}`,
  root: 'http://site.test/',
};

function itemsOf(table: LinkTable, ...items: readonly unknown[]): FreshItems {
  const builder = new LinkBuilder(table, { core: 'cms/v2', apiRel: 'https://api.test/' });
  return new FreshItems(
    items.map((data) => ({ data, links: builder.prepare(data, {}, addresses) })),
  );
}

const self: LinkTable = [{ rel: 'self', href: '/things/{id}' }];

test('items are written as what is made of them, with the links of each', () => {
  const items = itemsOf(self, { id: 1, name: 'Zoë' }, { id: 2 });
  const { data } = items.make();
  expect(data).toEqual([
    { id: 1, name: 'Zoë', _links: { self: [{ href: 'http://site.test/things/1' }] } },
    { id: 2, _links: { self: [{ href: 'http://site.test/things/2' }] } },
  ]);
  const text = JSON.stringify(data);
  expect(items.text(null)).toEqual({ text, length: Buffer.byteLength(text) });
});

test('no items are an empty list', () => {
  expect(itemsOf(self).text(null)).toEqual({ text: '[]', length: 2 });
});

const linked = { id: 1, _links: { self: [{ href: 'http://site.test/things/1' }] } };

test.each<[string, LinkTable, unknown, unknown]>([
  ['that cannot carry links', self, 'a text', 'a text'],
  ['that are lists', self, [1], [1]],
  ['with links of their own', self, { id: 1, _links: {} }, linked],
  ['that have none', [{ rel: 'up', href: 'x', when: 'parent' }], { id: 1 }, { id: 1 }],
])('items %s are not known as text, and made all the same', (_which, table, item, shown) => {
  const items = itemsOf(table, item);
  expect(items.text(null)).toBeNull();
  expect(items.make().data).toEqual([shown]);
});

test('what fields leave of them is not known as text', () => {
  expect(itemsOf(self, { id: 1 }).text(parseFields('id'))).toBeNull();
});
