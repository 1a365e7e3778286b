// @generated from schemas/resources/themes.json by `npm run generate`. Do not edit. (dad49d2320af)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a theme, in order. */
export const themeLinks: LinkTable = [
  { rel: 'self', href: '/{core}/themes/{+stylesheet}' },
  { rel: 'collection', href: '/{core}/themes' },
  {
    rel: '{api_rel}user-global-styles',
    href: '/{core}/global-styles/{$user_styles}',
    when: '$user_styles',
  },
];
