// @generated from schemas/resources/templates.json by `npm run generate`. Do not edit. (e4b330257f1a)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a template, in order. */
export const templateLinks: LinkTable = [
  { rel: 'self', href: '/{core}/templates/{+id}' },
  { rel: 'collection', href: '/{core}/templates' },
  { rel: 'about', href: '/{core}/types/{type}' },
  { rel: '{api_rel}action-publish', href: '/{core}/templates/{+id}', when: '$can_publish' },
  {
    rel: '{api_rel}action-unfiltered-html',
    href: '/{core}/templates/{+id}',
    when: '$can_use_unfiltered_html',
  },
];
