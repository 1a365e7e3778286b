// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (fd62d674b7ec)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a global styles, in order. */
export const globalStylesLinks: LinkTable = [
  { rel: 'self', href: '{$self_route}' },
  { rel: '{api_rel}action-publish', href: '{$self_route}', when: '$can_publish' },
];
