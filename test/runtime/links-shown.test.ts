import { describe, expect, test } from 'vitest';
import { LinkBuilder, serviceCurie } from '../../runtime/shape/index.ts';
import type { LinkRule, LinkTable } from '../../runtime/shape/index.ts';

const apiRel = 'https://api.example/';
const restUrl = (route: string) => `http://site.example/json/${route.replace(/^\/+/, '')}`;
const addresses = { restUrl };
const rooted = { restUrl, root: 'http://site.example/json/' };
const curies = [serviceCurie('cms', apiRel)];

function builderOf(...table: readonly LinkRule[]): LinkBuilder {
  return new LinkBuilder(table, { core: 'cms/v2', apiRel }, curies);
}

describe('a relation in which an item has a part', () => {
  const table: LinkTable = [
    { rel: 'up-{id}', href: 'x:1' },
    { rel: '{kind}', href: 'x:2' },
    { rel: '{api_rel}{kind}', href: 'x:3' },
  ];

  test('is built from it', () => {
    expect(builderOf(...table).build({ id: 5, kind: 'a' }, {}, addresses)).toEqual({
      'up-5': [{ href: 'x:1' }],
      a: [{ href: 'x:2' }],
      'https://api.example/a': [{ href: 'x:3' }],
    });
  });

  test('is shortened where it can be', () => {
    const builder = builderOf(...table);
    expect(Object.keys(builder.buildCompact({ id: 5, kind: 'a' }, {}, addresses))).toEqual([
      'up-5',
      'a',
      'cms:a',
      'curies',
    ]);
  });
});

test('without a short form none is explained', () => {
  const links = builderOf({ rel: 'up', href: 'x:' }).buildCompact({}, {}, addresses);
  expect(Object.keys(links)).toEqual(['up']);
});

test('a link with attributes can be embedded, too', () => {
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

test('a setting is one, whatever the item has under its name', () => {
  const builder = builderOf({ rel: 'up', href: 'x:', attributes: { n: '{core}' } });
  expect(builder.build({ core: 'mine' }, {}, addresses)).toEqual({
    up: [{ n: 'cms/v2', href: 'x:' }],
  });
});

test('an item that is no map has no fields', () => {
  const builder = builderOf({ rel: 'up', href: 'x:{id}{$fact}' });
  for (const item of [null, 'text', 5, ['id']])
    expect(builder.build(item, null, addresses)).toEqual({ up: [{ href: 'x:' }] });
});

test('what an item inherits is none of its fields, though others have them', () => {
  const builder = builderOf({ rel: 'up', href: 'x:{a}{constructor}' });
  const items: readonly object[] = [{ a: 1, constructor: 'c' }, { a: 2, b: 3 }, { b: 4 }];
  expect(items.map((item) => builder.build(item, {}, addresses)['up']?.[0]?.href)).toEqual([
    'x:1c',
    'x:2',
    'x:',
  ]);
});

test('items may be of more kinds than are remembered', () => {
  const builder = builderOf({ rel: 'up', href: 'x:{id}' });
  for (let kind = 0; kind < 20; kind += 1) {
    const item = { [`field_${kind}`]: 1, id: kind };
    expect(builder.build(item, {}, addresses)).toEqual({ up: [{ href: `x:${kind}` }] });
  }
});

test.each(['x:/a{id}', 'x//b/{id}', 'x/{id}'])('%s is an address and no route', (href) => {
  const links = { up: [{ href: href.replace('{id}', '5') }] };
  expect(builderOf({ rel: 'up', href }).build({ id: 5 }, {}, rooted)).toEqual(links);
  expect(builderOf({ rel: 'up', href }).build({ id: 5 }, {}, addresses)).toEqual(links);
});

test('links that are prepared are the same, made when somebody asks', () => {
  const builder = builderOf({ rel: '{api_rel}term', href: '/terms/{id}', embeddable: true });
  const prepared = builder.prepare({ id: 5 }, {}, rooted);
  const link = { embeddable: true, href: 'http://site.example/json/terms/5' };
  expect(prepared.full()).toEqual({ 'https://api.example/term': [link] });
  expect(prepared.compact()).toEqual({
    'cms:term': [link],
    curies: [{ name: 'cms', href: 'https://api.example/{rel}', templated: true }],
  });
});

describe('links as text', () => {
  const author: LinkRule = {
    rel: '{api_rel}author',
    href: '/users/{author}?of={title}',
    when: 'author',
    embeddable: true,
    attributes: { name: 'by {name}', id: '{author}', shown: '{$shown}' },
  };
  const self: LinkRule = { rel: 'self', href: '/posts/{id}' };
  const item = { id: 7, author: 3, title: 'a "b"\n', name: 'Zoë \u{1F600}' };

  test('say what JSON says of them', () => {
    const prepared = builderOf(self, author).prepare(item, { shown: true }, rooted);
    const said = prepared.compactJson();
    expect(said).toEqual(measured(JSON.stringify(prepared.compact())));
    expect(JSON.parse(said?.text ?? '')).toMatchObject({
      self: [{ href: 'http://site.example/json/posts/7' }],
      'cms:author': [{ name: 'by Zoë \u{1F600}', id: 3, shown: true }],
      curies: [{ name: 'cms' }],
    });
  });

  test('follow the root that is asked for', () => {
    const builder = builderOf(self);
    const other = { restUrl, root: 'https://other.example/' };
    expect(builder.prepare(item, {}, rooted).compactJson()?.text).toContain(
      'site.example/json/posts/7',
    );
    expect(builder.prepare(item, {}, other).compactJson()?.text).toContain('other.example/posts/7');
    expect(builder.prepare(item, {}, addresses).compactJson()).toBeNull();
  });

  test('are right for each item, whatever the items before had', () => {
    const builder = builderOf(self, author, { rel: 'up', href: '/posts/{parent}', when: 'parent' });
    const items = [
      { ...item, author: 0 },
      item,
      { ...item, parent: 5 },
      { id: 8, parent: 6 },
      item,
    ];
    for (const one of items) {
      const prepared = builder.prepare(one, { shown: false }, rooted);
      expect(prepared.compactJson()).toEqual(measured(JSON.stringify(prepared.compact())));
    }
  });

  test('leave out what the item has not', () => {
    expect(builderOf(author).prepare({ id: 7 }, {}, rooted).compactJson()).toEqual(measured('{}'));
  });

  const apart = { rel: 'self', href: 'x:{id}' };
  test.each<[string, LinkTable, object]>([
    ['whose address begins with a value', [{ rel: 'up', href: '{link}' }], {}],
    ['whose route begins with one', [{ rel: 'up', href: '/{link}' }], {}],
    ['of which there is one for each of a list', [{ ...self, each: 'tags' }], {}],
    ['whose relation an item decides', [{ rel: '{name}', href: 'x' }], {}],
    ['of one relation, with another between them', [self, { rel: 'up', href: 'x' }, apart], {}],
    ['whose relation is a number, which comes first', [self, { rel: '5', href: 'x' }], {}],
    ['that are called as what explains short forms', [{ rel: 'curies', href: 'x' }], {}],
    [
      'that are conditional, of which there are many',
      Array.from({ length: 31 }, (_, at) => ({ rel: `r${at}`, href: 'x', when: 'id' })),
      {},
    ],
    ['that look like what is filled in', [{ rel: 'up', href: 'x\u00800\u0081' }], {}],
    ['with a value that JSON leaves out', [author], { shown: undefined }],
    ['with a number that JSON does not have', [author], { shown: NaN }],
    ['with a value that is no plain one', [author], { shown: [] }],
  ])('are not known for links %s', (_which, table, facts) => {
    expect(
      builderOf(...table)
        .prepare(item, facts, rooted)
        .compactJson(),
    ).toBeNull();
  });
});

function measured(text: string) {
  return { text, length: Buffer.byteLength(text) };
}
