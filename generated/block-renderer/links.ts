// @generated from schemas/resources/block-renderer.json by `npm run generate`. Do not edit. (fb1932676b01)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a rendered block, in order. */
export const renderedBlockLinks: LinkTable = [];
