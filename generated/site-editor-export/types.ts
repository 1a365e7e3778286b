// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (e480fae3ffcb)

/** A site editor export with every field: what a handler returns. */
export interface SiteEditorExport {
  [k: string]: unknown;
}

/** A site editor export in the `view` context. */
export type SiteEditorExportView = SiteEditorExport;

/** What `site-editor-export.export` receives, once validated, sanitized and defaulted. */
export type ExportSiteEditorExportArgs = Record<never, never>;

/** What a client may send to `site-editor-export.export`. */
export type ExportSiteEditorExportInput = ExportSiteEditorExportArgs;

/** The codes of the errors that `site-editor-export.export` answers, beside those that any may. */
export type ExportSiteEditorExportError = 'rest_cannot_export_templates' | 'rest_theme_not_found';
