// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (7a9ea42ff37d)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a menu item, in order. */
export const menuItemLinks: LinkTable = [
  {
    rel: '{api_rel}term',
    href: '/{core}/menus?post={id}',
    embeddable: true,
    attributes: { taxonomy: 'nav_menu' },
  },
  {
    rel: '{api_rel}action-assign-menus',
    href: '/{core}/menu-items/{id}',
    when: '$can_assign_nav_menu',
  },
  {
    rel: '{api_rel}action-create-menus',
    href: '/{core}/menu-items/{id}',
    when: '$can_create_nav_menu',
  },
  { rel: 'self', href: '/{core}/menu-items/{id}' },
  { rel: 'collection', href: '/{core}/menu-items' },
  { rel: 'about', href: '/{core}/types/nav_menu_item' },
  { rel: '{api_rel}action-publish', href: '/{core}/menu-items/{id}', when: '$can_publish' },
  {
    rel: '{api_rel}action-unfiltered-html',
    href: '/{core}/menu-items/{id}',
    when: '$can_use_unfiltered_html',
  },
  {
    rel: '{api_rel}menu-item-object',
    href: '{$post_route}',
    when: '$post_route',
    embeddable: true,
    attributes: { post_type: '{object}' },
  },
  {
    rel: '{api_rel}menu-item-object',
    href: '{$term_route}',
    when: '$term_route',
    embeddable: true,
    attributes: { taxonomy: '{object}' },
  },
];
