// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (315f52462c7d)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms-block-editor/v1/export` */
export const exportSiteEditorExportArgs: ArgDefinitions = {};
