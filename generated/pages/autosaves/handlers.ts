// @generated from schemas/resources/pages/autosaves.json by `npm run generate`. Do not edit. (542fd9be4a19)

import type { Endpoint } from '../../../runtime/server/index.ts';
import type {
  CreatePageAutosaveArgs,
  GetPageAutosaveArgs,
  ListPagesAutosavesArgs,
  PageAutosave,
} from './types.ts';

/** The endpoints of `pages/autosaves`; site/handlers/pages/autosaves.ts implements them. */
export interface PagesAutosavesHandlers {
  /** `GET /cms/v2/pages/{id}/autosaves` */
  readonly list: Endpoint<ListPagesAutosavesArgs, readonly PageAutosave[]>;
  /** `POST /cms/v2/pages/{id}/autosaves` */
  readonly create: Endpoint<CreatePageAutosaveArgs, PageAutosave>;
  /** `GET /cms/v2/pages/{parent}/autosaves/{id}` */
  readonly get: Endpoint<GetPageAutosaveArgs, PageAutosave>;
}
