// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (27d0e92576e2)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/block-patterns/patterns`. */
export const listBlockPatternsArgs = {} satisfies ArgDefinitions;
