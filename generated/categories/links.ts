// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (8638d835587a)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a category, in order. */
export const categoryLinks: LinkTable = [
  { rel: 'self', href: '/{core}/categories/{id}' },
  { rel: 'collection', href: '/{core}/categories' },
  { rel: 'about', href: '/{core}/taxonomies/category' },
  { rel: 'up', href: '/{core}/categories/{parent}', when: 'parent', embeddable: true },
  { rel: '{api_rel}post_type', href: '/{core}/posts?categories={id}' },
];
