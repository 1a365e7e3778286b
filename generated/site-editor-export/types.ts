// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (e25b233893a5)

/** A site editor export with every field: what a handler returns. (schemas/resources/site-editor-export.json:4) */
export interface SiteEditorExport {
  [k: string]: unknown;
}

/** A site editor export in the `view` context. (schemas/resources/site-editor-export.json:4) */
export type SiteEditorExportView = SiteEditorExport;

/** The arguments that the handler of `site-editor-export.export` receives. (schemas/resources/site-editor-export.json:16) */
export type ExportSiteEditorExportArgs = Record<never, never>;

/** The arguments that a client may send to `site-editor-export.export`. (schemas/resources/site-editor-export.json:16) */
export type ExportSiteEditorExportInput = ExportSiteEditorExportArgs;

/** The error codes of `site-editor-export.export`, in addition to those of any endpoint. */
export type ExportSiteEditorExportError = 'rest_cannot_export_templates' | 'rest_theme_not_found';
