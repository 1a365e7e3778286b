// @generated from schemas/resources/blocks/revisions.json by `npm run generate`. Do not edit. (d959b297ddb1)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a block revision, in order. */
export const blockRevisionLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/blocks/{parent}', when: 'parent' },
];
