// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (a5a554fe3749)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a sidebar, in order. */
export const sidebarLinks: LinkTable = [
  { rel: 'collection', href: '/{core}/sidebars' },
  { rel: 'self', href: '/{core}/sidebars/{id}' },
  { rel: '{api_rel}widget', href: '/{core}/widgets?sidebar={id}', embeddable: true },
];
