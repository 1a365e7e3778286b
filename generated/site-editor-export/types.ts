// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (3e5d5c483fed)

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
