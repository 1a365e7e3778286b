// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (4fba34024426)

import type { Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type { ExportSiteEditorExportError, SiteEditorExportView } from './types.ts';

/** `site-editor-export`, as a client sees it. */
export interface SiteEditorExportResource {
  data: { view: SiteEditorExportView };
  fields: { view: never };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `site-editor-export`. */
export class SiteEditorExportClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Exports the active theme with the changes of this site, as a zip archive. `GET /cms-block-editor/v1/export` (schemas/resources/site-editor-export.json:16) */
  export(options?: CallOptions): Call<unknown, ExportSiteEditorExportError> {
    return this.#transport.call('GET', '/{token}-block-editor/v1/export', undefined, options);
  }
}
