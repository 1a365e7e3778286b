import { describe, expect, test } from 'vitest';
import { LinkBuilder, serviceCurie } from '../../runtime/shape/index.ts';
import type { LinkRule, LinkTable } from '../../runtime/shape/index.ts';

const apiRel = 'https://api.example/';
const restUrl = (route: string) => `http://site.example/json/${route.replace(/^\/+/, '')}`;
const addresses = { restUrl };
const rooted = { restUrl, root: 'http://site.example/json/' };
const curie = serviceCurie('cms', apiRel);

function builderOf(...table: readonly LinkRule[]): LinkBuilder {
  return new LinkBuilder(table, { core: 'cms/v2', apiRel }, curie);
}

describe('a relation with a placeholder', () => {
  const table: LinkTable = [
    { rel: 'up-{id}', href: 'x:1' },
    { rel: '{kind}', href: 'x:2' },
    { rel: '{api_rel}{kind}', href: 'x:3' },
  ];

  test('is built from the item', () => {
    expect(builderOf(...table).build({ id: 5, kind: 'a' }, {}, addresses)).toEqual({
      'up-5': [{ href: 'x:1' }],
      a: [{ href: 'x:2' }],
      'https://api.example/a': [{ href: 'x:3' }],
    });
  });

  test('is compacted if a CURIE matches', () => {
    const builder = builderOf(...table);
    expect(Object.keys(builder.build({ id: 5, kind: 'a' }, {}, addresses, 'compact'))).toEqual([
      'up-5',
      'a',
      'cms:a',
      'curies',
    ]);
  });
});

test('without a compact relation `curies` is omitted', () => {
  const links = builderOf({ rel: 'up', href: 'x:' }).build({}, {}, addresses, 'compact');
  expect(Object.keys(links)).toEqual(['up']);
});

test('a link with attributes can be embeddable', () => {
  const builder = builderOf({
    rel: 'up',
    href: 'x:',
    embeddable: true,
    attributes: { n: '{id}' },
  });
  expect(builder.build({ id: 5 }, {}, addresses)).toEqual({
    up: [{ embeddable: true, n: 5, href: 'x:' }],
  });
});

test('a placeholder named like a setting uses the setting, not the member of the item', () => {
  const builder = builderOf({ rel: 'up', href: 'x:', attributes: { n: '{core}' } });
  expect(builder.build({ core: 'mine' }, {}, addresses)).toEqual({
    up: [{ n: 'cms/v2', href: 'x:' }],
  });
});

test('the placeholders of a link are empty for an item that is not a map', () => {
  const builder = builderOf({ rel: 'up', href: 'x:{id}{$fact}' });
  for (const item of [null, 'text', 5, ['id']])
    expect(builder.build(item, null, addresses)).toEqual({ up: [{ href: 'x:' }] });
});

test('inherited properties of an item are not its fields, even if other items have fields of these names', () => {
  const builder = builderOf({ rel: 'up', href: 'x:{a}{constructor}' });
  const items: readonly object[] = [{ a: 1, constructor: 'c' }, { a: 2, b: 3 }, { b: 4 }];
  expect(items.map((item) => builder.build(item, {}, addresses)['up']?.[0]?.href)).toEqual([
    'x:1c',
    'x:2',
    'x:',
  ]);
});

test('a builder handles more item shapes than it caches', () => {
  const builder = builderOf({ rel: 'up', href: 'x:{id}' });
  for (let kind = 0; kind < 20; kind += 1) {
    const item = { [`field_${kind}`]: 1, id: kind };
    expect(builder.build(item, {}, addresses)).toEqual({ up: [{ href: `x:${kind}` }] });
  }
});

test.each(['x:/a{id}', 'x//b/{id}', 'x/{id}'])('%s is a URL, not a route', (href) => {
  const links = { up: [{ href: href.replace('{id}', '5') }] };
  expect(builderOf({ rel: 'up', href }).build({ id: 5 }, {}, rooted)).toEqual(links);
  expect(builderOf({ rel: 'up', href }).build({ id: 5 }, {}, addresses)).toEqual(links);
});
