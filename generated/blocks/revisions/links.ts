// @generated from schemas/resources/blocks/revisions.json by `npm run generate`. Do not edit. (074a6dac1a92)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a block revision, in order. */
export const blockRevisionLinks = [
  { rel: 'parent', href: '/{core}/blocks/{parent}', when: 'parent' },
] satisfies LinkTable;
