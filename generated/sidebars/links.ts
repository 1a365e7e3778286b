// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (8075a4d66a1f)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a sidebar, in order. */
export const sidebarLinks = [
  { rel: 'collection', href: '/{core}/sidebars' },
  { rel: 'self', href: '/{core}/sidebars/{id}' },
  { rel: '{api_rel}widget', href: '/{core}/widgets{$query}', embeddable: true },
] satisfies LinkTable;
