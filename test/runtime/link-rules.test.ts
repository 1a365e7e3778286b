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
