// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (1d8aa0c62bee)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a search result, in order. */
export const searchResultLinks: LinkTable = [
  { rel: 'self', href: '{$self_route}', when: '$self_route', embeddable: true },
  { rel: 'about', href: '{$about_route}', when: '$about_route' },
  { rel: 'collection', href: '/{core}/search' },
];
