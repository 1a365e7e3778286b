import { expect, test } from 'vitest';
import { buildLinks, compactLinks, serviceCurie } from '../../runtime/shape/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';

const apiRel = 'https://api.example/';
const settings = {
  core: 'cms/v2',
  apiRel,
  restUrl: (route: string) => `http://site.example/cms-json${route}`,
};

function linksOf(table: LinkTable, item: object, facts: object = {}): unknown {
  return buildLinks(table, item, facts, settings);
}

test('a link is filled in from the item, its facts and the core namespace', () => {
  const table: LinkTable = [
    { rel: 'self', href: '/{core}/posts/{id}' },
    { rel: 'predecessor-version', href: '/{core}/posts/{id}/revisions/{$last}' },
  ];
  expect(linksOf(table, { id: 1 }, { last: 7 })).toEqual({
    self: [{ href: 'http://site.example/cms-json/cms/v2/posts/1' }],
    'predecessor-version': [{ href: 'http://site.example/cms-json/cms/v2/posts/1/revisions/7' }],
  });
});

test('a link whose condition does not hold is left out', () => {
  const table: LinkTable = [
    { rel: 'author', href: '/{core}/users/{author}', when: 'author', embeddable: true },
    { rel: 'up', href: '/{core}/posts/{parent}', when: '$has_parent' },
  ];
  expect(linksOf(table, { author: 3, parent: 4 }, { has_parent: false })).toEqual({
    author: [{ href: 'http://site.example/cms-json/cms/v2/users/3', embeddable: true }],
  });
});

test('an attribute that is one placeholder keeps its type; links of a relation keep their order', () => {
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

test('what an item inherits fills in nothing', () => {
  expect(linksOf([{ rel: 'up', href: '/{constructor}', when: 'toString' }], {})).toEqual({});
});

test('relations of the service are written short, and the short form is explained', () => {
  const links = { self: [{ href: 'a' }], 'https://api.example/term': [{ href: 'b' }] };
  expect(compactLinks(links, [serviceCurie('cms', apiRel)])).toEqual({
    self: [{ href: 'a' }],
    'cms:term': [{ href: 'b' }],
    curies: [{ name: 'cms', href: 'https://api.example/{rel}', templated: true }],
  });
});

test('a short form that no relation uses is not explained', () => {
  const links = { self: [{ href: 'a' }] };
  expect(compactLinks(links, [serviceCurie('cms', apiRel)])).toEqual(links);
});

test('what an item does not have, or has as null, is left empty', () => {
  const table: LinkTable = [{ rel: 'up', href: '/a{parent}b{gone}c', attributes: { n: '{id}-x' } }];
  expect(linksOf(table, { id: 5, parent: null })).toEqual({
    up: [{ href: 'http://site.example/cms-json/abc', n: '5-x' }],
  });
});

test('a dotted placeholder leads through maps, not into lists or text', () => {
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

test('a short form stands for what lies between the two ends of its address', () => {
  const curie = { name: 'c', href: 'https://a.example/{rel}/doc', templated: true } as const;
  const shortened = (relation: string) => Object.keys(compactLinks({ [relation]: [] }, [curie]))[0];
  expect(shortened('https://a.example/term/doc')).toBe('c:term');
  expect(shortened('https://a.example/term/docs')).toBe('https://a.example/term/docs');
  expect(shortened('https://b.example/term/doc')).toBe('https://b.example/term/doc');
  expect(shortened('https://a.example//doc')).toBe('https://a.example//doc');
});

test('a short form without {rel} stands for all that follows its address', () => {
  const curie = { name: 'c', href: 'https://a.example/', templated: true } as const;
  expect(Object.keys(compactLinks({ 'https://a.example/term': [] }, [curie]))).toEqual([
    'c:term',
    'curies',
  ]);
});
