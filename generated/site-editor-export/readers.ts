// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (163681fc61ff)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms-block-editor/v1/export` */
export const exportSiteEditorExportReader: ArgsReader = { reads: [], read: () => undefined };
