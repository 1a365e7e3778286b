// @generated from schemas/resources/menus.json by `npm run generate`. Do not edit. (c7d0bead3049)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a menu, in order. */
export const menuLinks: LinkTable = [
  { rel: 'self', href: '/{core}/menus/{id}' },
  { rel: 'collection', href: '/{core}/menus' },
  { rel: 'about', href: '/{core}/taxonomies/nav_menu' },
  { rel: '{api_rel}post_type', href: '/{core}/menu-items?menus={id}' },
  {
    rel: '{api_rel}menu-location',
    href: '/{core}/menu-locations/{each}',
    each: 'locations',
    embeddable: true,
  },
];
