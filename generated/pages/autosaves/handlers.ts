// @generated from schemas/resources/pages/autosaves.json by `npm run generate`. Do not edit. (e76d7f416018)

import type { Endpoint } from '../../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `pages/autosaves`; site/handlers/pages/autosaves.ts implements them. */
export interface PagesAutosavesHandlers {
  /** `GET /cms/v2/pages/{id}/autosaves` */
  readonly list: Endpoint<types.ListPagesAutosavesArgs, readonly types.PageAutosave[]>;
  /** `POST /cms/v2/pages/{id}/autosaves` */
  readonly create: Endpoint<types.CreatePageAutosaveArgs, types.PageAutosave>;
  /** `GET /cms/v2/pages/{parent}/autosaves/{id}` */
  readonly get: Endpoint<types.GetPageAutosaveArgs, types.PageAutosave>;
}
