// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (7d15a9d381ae)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/pages` */
export const listPagesArgs = {} satisfies ArgDefinitions;
