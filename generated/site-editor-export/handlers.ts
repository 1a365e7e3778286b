// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (d31134fe5696)

import type { Endpoint } from '../../runtime/server/index.ts';
import type { ExportSiteEditorExportArgs } from './types.ts';

/** The endpoints of `site-editor-export`; site/handlers/site-editor-export.ts implements them. */
export interface SiteEditorExportHandlers {
  /** `GET /cms-block-editor/v1/export` */
  readonly export: Endpoint<ExportSiteEditorExportArgs, unknown>;
}
