// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (4deab6dec692)

import type { Endpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `site-editor-export`; site/handlers/site-editor-export.ts implements them. */
export interface SiteEditorExportHandlers {
  /** `GET /cms-block-editor/v1/export` */
  readonly export: Endpoint<
    types.ExportSiteEditorExportArgs,
    Uint8Array | Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  >;
}
