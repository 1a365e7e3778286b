// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (2ee807670bd8)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/pages`, and their parser. */
export const listPagesArgs = {} satisfies ArgDefinitions;
