// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (87f72efc920d)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a site editor export, in order. */
export const siteEditorExportLinks: LinkTable = [];
