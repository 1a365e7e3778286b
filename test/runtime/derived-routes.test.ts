import { expect, test } from 'vitest';
import { serviceWith } from './service.ts';

const book = { name: 'book', show_in_rest: true };

test('2.2: posts and terms are found below the namespace and base of their type', () => {
  const { derivedRoutes } = serviceWith();
  expect(derivedRoutes.postTypeItems(book)).toBe('/cms/v2/book');
  expect(
    derivedRoutes.postTypeItems({ ...book, rest_base: 'books', rest_namespace: 'own/v1' }),
  ).toBe('/own/v1/books');
  expect(derivedRoutes.post(book, 5)).toBe('/cms/v2/book/5');
  expect(derivedRoutes.term({ ...book, rest_base: 'genres' }, 5)).toBe('/cms/v2/genres/5');
});

test('2.2: what is unknown or not shown has no route', () => {
  const { derivedRoutes } = serviceWith();
  expect(derivedRoutes.postTypeItems(null)).toBe('');
  expect(derivedRoutes.taxonomyItems({ ...book, show_in_rest: false })).toBe('');
  expect(derivedRoutes.post(book, null)).toBe('');
  expect(derivedRoutes.queried({ kind: 'other' })).toBe('');
});

test('2.2: what a page shows has the route of the post, term or author', () => {
  const server = serviceWith();
  server.hooks.on('rest_route_for_post', (route) => `${route}?filtered`);
  expect(server.derivedRoutes.queried({ kind: 'post', type: book, id: 5 })).toBe(
    '/cms/v2/book/5?filtered',
  );
  expect(server.derivedRoutes.queried({ kind: 'term', taxonomy: book, id: 5 })).toBe(
    '/cms/v2/book/5',
  );
  expect(server.derivedRoutes.queried({ kind: 'author', id: 5 })).toBe('/cms/v2/users/5');
});
