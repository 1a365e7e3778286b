// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (941b5ba3a379)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms-block-editor/v1/export`, and their parser. */
export const exportSiteEditorExportArgs = {} satisfies ArgDefinitions;
