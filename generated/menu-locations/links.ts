// @generated from schemas/resources/menu-locations.json by `npm run generate`. Do not edit. (11aceac74c96)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a menu location, in order. */
export const menuLocationLinks: LinkTable = [
  { rel: 'self', href: '/{core}/menu-locations/{name}' },
  { rel: 'collection', href: '/{core}/menu-locations' },
  { rel: '{api_rel}menu', href: '/{core}/menus/{menu}', when: 'menu', embeddable: true },
];
