import { describe, expect, test } from 'vitest';
import { LinkBuilder, compactLinks, serviceCurie } from '../../runtime/shape/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';

const apiRel = 'https://api.example/';
const settings = {
  core: 'cms/v2',
  apiRel,
  restUrl: (route: string) => `http://site.example/cms-json${route}`,
};

function linksOf(table: LinkTable, item: object, facts: object = {}): unknown {
  return new LinkBuilder(table, settings).build(item, facts, settings);
}

test('placeholders of a link are filled from the item, its facts and the core namespace', () => {
  const table: LinkTable = [
    { rel: 'self', href: '/{core}/posts/{id}' },
    { rel: 'predecessor-version', href: '/{core}/posts/{id}/revisions/{$last}' },
  ];
  expect(linksOf(table, { id: 1 }, { last: 7 })).toEqual({
    self: [{ href: 'http://site.example/cms-json/cms/v2/posts/1' }],
    'predecessor-version': [{ href: 'http://site.example/cms-json/cms/v2/posts/1/revisions/7' }],
  });
});

test('an empty core namespace leaves no empty segment', () => {
  const table: LinkTable = [{ rel: 'self', href: '/{core}/books/{id}' }];
  expect(new LinkBuilder(table, { ...settings, core: '' }).build({ id: 1 }, {}, settings)).toEqual({
    self: [{ href: 'http://site.example/cms-json/books/1' }],
  });
});

test('a link whose condition is false is omitted', () => {
  const table: LinkTable = [
    { rel: 'author', href: '/{core}/users/{author}', when: 'author', embeddable: true },
    { rel: 'up', href: '/{core}/posts/{parent}', when: '$has_parent' },
  ];
  expect(linksOf(table, { author: 3, parent: 4 }, { has_parent: false })).toEqual({
    author: [{ href: 'http://site.example/cms-json/cms/v2/users/3', embeddable: true }],
  });
});

test('an attribute that is a single placeholder keeps its type; links of a relation keep their order', () => {
  const table: LinkTable = [
    { rel: '{api_rel}term', href: '/a', attributes: { taxonomy: 'category' } },
    { rel: '{api_rel}term', href: 'http://b.example/', attributes: { id: '{id}', name: 'n-{id}' } },
  ];
  expect(linksOf(table, { id: 5 })).toEqual({
    'https://api.example/term': [
      { href: 'http://site.example/cms-json/a', taxonomy: 'category' },
      { href: 'http://b.example/', id: 5, name: 'n-5' },
    ],
  });
});

test('inherited properties of an item do not fill placeholders', () => {
  expect(linksOf([{ rel: 'up', href: '/{constructor}', when: 'toString' }], {})).toEqual({});
});

test('relations of the service are compacted, and `curies` describes the compact form', () => {
  const links = { self: [{ href: 'a' }], 'https://api.example/term': [{ href: 'b' }] };
  expect(compactLinks(links, serviceCurie('cms', apiRel))).toEqual({
    self: [{ href: 'a' }],
    'cms:term': [{ href: 'b' }],
    curies: [{ name: 'cms', href: 'https://api.example/{rel}', templated: true }],
  });
});

test('`curies` is omitted if no relation is compacted', () => {
  const links = { self: [{ href: 'a' }] };
  expect(compactLinks(links, serviceCurie('cms', apiRel))).toEqual(links);
});

test('a placeholder for a missing or null member is empty', () => {
  const table: LinkTable = [{ rel: 'up', href: '/a{parent}b{gone}c', attributes: { n: '{id}-x' } }];
  expect(linksOf(table, { id: 5, parent: null })).toEqual({
    up: [{ href: 'http://site.example/cms-json/abc', n: '5-x' }],
  });
});

test('a dotted placeholder reads nested maps, not lists or text', () => {
  const table: LinkTable = [
    { rel: 'up', href: 'x:{title.raw}{title.raw.length}{tags.length}{tags.0}{title.raw.length.a}' },
  ];
  expect(linksOf(table, { title: { raw: 'T' }, tags: [3] })).toEqual({ up: [{ href: 'x:T' }] });
});

test.each([
  [1, true],
  ['a', true],
  [[0], true],
  [{}, true],
  [0, false],
  ['', false],
  ['0', false],
  [[], false],
  [null, false],
])('a condition on %j holds: %j', (parent, holds) => {
  const links = linksOf([{ rel: 'up', href: 'x:', when: 'parent' }], { parent });
  expect(links).toEqual(holds ? { up: [{ href: 'x:' }] } : {});
});

test('the short form of a relation replaces the URI that relations of the service start with', () => {
  const curie = serviceCurie('c', 'https://a.example/');
  const shortened = (relation: string) => Object.keys(compactLinks({ [relation]: [] }, curie))[0];
  expect(shortened('https://a.example/term')).toBe('c:term');
  expect(shortened('https://b.example/term')).toBe('https://b.example/term');
  expect(shortened('https://a.example/')).toBe('https://a.example/');
});

describe('links of several items by one table', () => {
  const curie = serviceCurie('cms', apiRel);

  test('are built and compacted for each item', () => {
    const table: LinkTable = [
      { rel: 'self', href: '/{core}/posts/{id}' },
      { rel: '{api_rel}term', href: '/a?post={id}', attributes: { taxonomy: 'a' } },
      { rel: 'https://b.example/up', href: '/b', when: '$up', embeddable: true },
      { rel: '{api_rel}term', href: '/b?post={id}', attributes: { taxonomy: 'b' } },
    ];
    const builder = new LinkBuilder(table, settings, curie);
    const shown = (item: object, facts: object) => builder.build(item, facts, settings, 'compact');
    expect(shown({ id: 1 }, {})).toEqual({
      self: [{ href: 'http://site.example/cms-json/cms/v2/posts/1' }],
      'cms:term': [
        { taxonomy: 'a', href: 'http://site.example/cms-json/a?post=1' },
        { taxonomy: 'b', href: 'http://site.example/cms-json/b?post=1' },
      ],
      curies: [{ name: 'cms', href: 'https://api.example/{rel}', templated: true }],
    });
    const both = shown({ id: 2 }, { up: 1 });
    expect(both['curies']).toHaveLength(1);
    expect(both['https://b.example/up']).toEqual([
      { embeddable: true, href: 'http://site.example/cms-json/b' },
    ]);
    expect(Object.keys(shown({}, { up: 0 }))).toEqual(['self', 'cms:term', 'curies']);
  });

  test('do not share the `curies` object', () => {
    const builder = new LinkBuilder([{ rel: '{api_rel}a', href: '/' }], settings, curie);
    const [one, other] = [1, 2].map(
      (id) => builder.build({ id }, {}, settings, 'compact')['curies'],
    );
    expect(one?.[0]).toEqual(other?.[0]);
    expect(one?.[0]).not.toBe(other?.[0]);
  });

  test('if two relations have the same compact form, the later one wins', () => {
    const table: LinkTable = [
      { rel: 'cms:term', href: 'x:1' },
      { rel: 'up', href: 'x:2' },
      { rel: '{api_rel}term', href: 'x:3' },
    ];
    const links = new LinkBuilder(table, settings, curie).build({}, {}, settings, 'compact');
    expect(Object.entries(links).map(([rel, [link]]) => [rel, link?.href])).toEqual([
      ['cms:term', 'x:3'],
      ['up', 'x:2'],
      ['curies', 'https://api.example/{rel}'],
    ]);
  });
});

describe('a rule for each item of a list', () => {
  const table: LinkTable = [
    { rel: 'up', href: '/posts/{id}' },
    { rel: '{api_rel}item', href: '/items/{each}', each: 'ids', attributes: { of: '{id}' } },
  ];
  const up = [{ href: 'http://site.example/cms-json/posts/1' }];

  test('makes a link for each', () => {
    expect(linksOf(table, { id: 1, ids: [3, 4] })).toEqual({
      up,
      'https://api.example/item': [
        { of: 1, href: 'http://site.example/cms-json/items/3' },
        { of: 1, href: 'http://site.example/cms-json/items/4' },
      ],
    });
  });

  test.each([[[]], ['3'], [null], [undefined]])('makes no link for %j', (ids) => {
    const item = { id: 1, ids };
    expect(linksOf(table, item)).toEqual({ up });
    const builder = new LinkBuilder(table, settings, serviceCurie('cms', apiRel));
    expect(builder.build(item, {}, settings, 'compact')).toEqual({ up });
  });
});
