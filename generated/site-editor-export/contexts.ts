// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (6b23f6663ee7)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';

/** What each context leaves out of a site editor export. */
export const siteEditorExportContexts: Record<'view', ContextRule> = { view: {} };

/** What each context shows of a site editor export: the table, unrolled. */
export const siteEditorExportFilters: Record<'view', ContextFilter> = {
  view: contextFilter(siteEditorExportContexts.view),
};
