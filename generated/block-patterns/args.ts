// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (cb3b29d10d1a)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/block-patterns/patterns` */
export const listBlockPatternsArgs: ArgDefinitions = {};
