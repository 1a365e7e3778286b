// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (660f1de3d025)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/block-patterns/patterns`, and their parser. */
export const listBlockPatternsArgs = {} satisfies ArgDefinitions;
