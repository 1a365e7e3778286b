// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (0c67b5c677fe)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/pages` */
export const listPagesArgs: ArgDefinitions = {};
