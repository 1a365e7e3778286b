// @generated from schemas/resources/template-parts.json by `npm run generate`. Do not edit. (20ce4d44b22b)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a template part, in order. */
export const templatePartLinks: LinkTable = [
  { rel: 'self', href: '/{core}/template-parts/{+id}' },
  { rel: 'collection', href: '/{core}/template-parts' },
  { rel: 'about', href: '/{core}/types/{type}' },
  { rel: '{api_rel}action-publish', href: '/{core}/template-parts/{+id}', when: '$can_publish' },
  {
    rel: '{api_rel}action-unfiltered-html',
    href: '/{core}/template-parts/{+id}',
    when: '$can_use_unfiltered_html',
  },
];
