// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (af652424924f)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a site editor export. */
export const siteEditorExportContexts = { view: {} } satisfies ContextTable;

/** What each context shows of a site editor export: the table, unrolled. */
export const siteEditorExportFilters = {
  view: contextFilter(siteEditorExportContexts.view),
};
