// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (4273cefd727f)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a search result, in order. */
export const searchResultLinks = [
  { rel: 'self', href: '{$self_route}', when: '$self_route', embeddable: true },
  { rel: 'about', href: '{$about_route}', when: '$about_route' },
  { rel: 'collection', href: '/{core}/search' },
] satisfies LinkTable;
