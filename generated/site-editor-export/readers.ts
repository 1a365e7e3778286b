// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (0f90a4cdb6ad)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms-block-editor/v1/export` */
export const exportSiteEditorExportReader = {
  reads: [],
  read: () => undefined,
} satisfies ArgsReader;
