// @generated from schemas/resources/block-directory.json by `npm run generate`. Do not edit. (39f3c80bf79b)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a block directory item, in order. */
export const blockDirectoryItemLinks: LinkTable = [
  { rel: '{api_rel}install-plugin', href: '/{core}/plugins?slug={$slug}' },
  { rel: '{api_rel}plugin', href: '/{core}/plugins/{+$plugin}', when: '$plugin', embeddable: true },
];
