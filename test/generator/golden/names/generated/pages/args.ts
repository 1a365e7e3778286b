// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (303a68920179)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/pages`. */
export const listPagesArgs = {} satisfies ArgDefinitions;
