// @generated from schemas/resources/block-renderer.json by `npm run generate`. Do not edit. (525b25024e94)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a rendered block, in order. */
export const renderedBlockLinks = [] satisfies LinkTable;
