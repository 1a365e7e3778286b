// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (2ae00836ac5e)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a global styles, in order. */
export const globalStylesLinks = [
  { rel: 'self', href: '{$self_route}' },
  { rel: '{api_rel}action-publish', href: '{$self_route}', when: '$can_publish' },
] satisfies LinkTable;
