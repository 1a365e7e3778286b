// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (5c55612e43c8)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { SiteEditorExport, SiteEditorExportView } from './types.ts';

/** The fields of a site editor export that each context omits. */
export const siteEditorExportContexts = {
  view: {},
} satisfies ContextTable;

/** Returns a site editor export as each context shows it. */
export const siteEditorExportViews = {
  view: (item: SiteEditorExport): SiteEditorExportView => item,
};
