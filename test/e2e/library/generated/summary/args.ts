// @generated from schemas/resources/summary.json by `npm run generate`. Do not edit. (b42cf9a8259c)

import type { ArgDefinitions } from '../../../../../runtime/schema/index.ts';

/** The arguments of `GET /`, and their parser. */
export const getSummaryArgs = {} satisfies ArgDefinitions;
