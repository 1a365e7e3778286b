// @generated from schemas/resources/site-editor-export.json by `npm run generate`. Do not edit. (84fe229e32c4)

import { bytesOf } from '../../runtime/client/index.ts';
import type { Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `site-editor-export`, as a client sees it. */
export interface SiteEditorExportResource {
  data: { view: types.SiteEditorExportView };
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
  export(
    options?: CallOptions,
  ): Call<ReadableStream<Uint8Array>, types.ExportSiteEditorExportError> {
    return bytesOf(
      this.#transport,
      'application/zip',
      'GET',
      '/{token}-block-editor/v1/export',
      undefined,
      options,
    );
  }
}
