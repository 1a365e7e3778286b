import { expect, test } from 'vitest';
import { serviceWith } from './service.ts';

const book = { name: 'book', show_in_rest: true };
const genre = { name: 'genre', show_in_rest: true, rest_base: 'genres' };

test('2.2: the routes of posts and terms are below the namespace and base of their type', () => {
  const { derivedRoutes } = serviceWith();
  expect(derivedRoutes.postTypeItems(book)).toBe('/cms/v2/book');
  expect(
    derivedRoutes.postTypeItems({ ...book, rest_base: 'books', rest_namespace: 'own/v1' }),
  ).toBe('/own/v1/books');
  expect(derivedRoutes.taxonomyItems({ ...genre, rest_namespace: 'own/v1' })).toBe(
    '/own/v1/genres',
  );
  expect(derivedRoutes.post(book, 5)).toBe('/cms/v2/book/5');
  expect(derivedRoutes.term(genre, 5)).toBe('/cms/v2/genres/5');
});

test('2.2: an unknown or hidden item has no route', () => {
  const { derivedRoutes } = serviceWith();
  const hidden = { ...book, show_in_rest: false };
  expect([
    derivedRoutes.postTypeItems(null),
    derivedRoutes.postTypeItems(hidden),
    derivedRoutes.taxonomyItems(null),
    derivedRoutes.taxonomyItems({ ...genre, show_in_rest: false }),
    derivedRoutes.post(null, 5),
    derivedRoutes.post(book, null),
    derivedRoutes.post(hidden, 5),
    derivedRoutes.term(genre, null),
    derivedRoutes.queried({ kind: 'other' }),
  ]).toEqual(Array.from({ length: 9 }, () => ''));
});

test('2.2: the route of a page is that of its post, term or author', () => {
  const { derivedRoutes } = serviceWith();
  expect(derivedRoutes.queried({ kind: 'post', type: book, id: 5 })).toBe('/cms/v2/book/5');
  expect(derivedRoutes.queried({ kind: 'term', taxonomy: genre, id: 5 })).toBe('/cms/v2/genres/5');
  expect(derivedRoutes.queried({ kind: 'author', id: 5 })).toBe('/cms/v2/users/5');
});

test('2.2: every route passes through its filter, which gets the object of the route', () => {
  const { derivedRoutes, hooks } = serviceWith();
  const seen: unknown[] = [];
  hooks.on('rest_route_for_post_type_items', (route, type) => (seen.push(type.name), `${route}1`));
  hooks.on('rest_route_for_post', (route, post) => (seen.push(post), `${route}/2`));
  hooks.on('rest_route_for_taxonomy_items', (route, of) => (seen.push(of.name), `${route}3`));
  hooks.on('rest_route_for_term', (route, term) => (seen.push(term), `${route}/4`));
  hooks.on('rest_queried_resource_route', (route) => `${route}/5`);
  expect(derivedRoutes.queried({ kind: 'post', type: book, id: 7 })).toBe('/cms/v2/book1/7/2/5');
  expect(derivedRoutes.queried({ kind: 'term', taxonomy: genre, id: 8 })).toBe(
    '/cms/v2/genres3/8/4/5',
  );
  expect(derivedRoutes.queried({ kind: 'other' })).toBe('/5');
  expect(seen).toEqual(['book', { id: 7, type: 'book' }, 'genre', { id: 8, taxonomy: 'genre' }]);
});

test('2.2: the filter does not run for an object without a route', () => {
  const { derivedRoutes, hooks } = serviceWith();
  hooks.on('rest_route_for_post', () => '/made-up');
  hooks.on('rest_route_for_post_type_items', () => '/made-up');
  expect(derivedRoutes.post({ ...book, show_in_rest: false }, 5)).toBe('');
  expect(derivedRoutes.post(book, null)).toBe('');
});
