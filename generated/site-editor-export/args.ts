// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (55616b29337a)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms-block-editor/v1/export`. */
export const exportSiteEditorExportArgs = {} satisfies ArgDefinitions;
