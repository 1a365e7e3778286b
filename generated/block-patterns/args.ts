// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (cfa171b59465)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/block-patterns/patterns` */
export const listBlockPatternsArgs = {} satisfies ArgDefinitions;
