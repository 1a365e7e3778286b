// @generated from schemas/resources/block-types.json by `npm run generate`. Do not edit. (ed2c4e12915a)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a block type, in order. */
export const blockTypeLinks: LinkTable = [
  { rel: 'collection', href: '/{core}/block-types' },
  { rel: 'self', href: '/{core}/block-types/{+name}' },
  { rel: 'up', href: '/{core}/block-types/{$namespace}' },
  {
    rel: '{api_rel}render-block',
    href: '/{core}/block-renderer/{+name}?context=edit',
    when: 'is_dynamic',
  },
];
