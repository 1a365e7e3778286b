// @generated from schemas/resources/blocks/autosaves.json by `npm run generate`. Do not edit. (ed511db3b925)

import type { Endpoint } from '../../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `blocks/autosaves`; site/handlers/blocks/autosaves.ts implements them. */
export interface BlocksAutosavesHandlers {
  /** `GET /cms/v2/blocks/{id}/autosaves` */
  readonly list: Endpoint<types.ListBlocksAutosavesArgs, readonly types.BlockAutosave[]>;
  /** `POST /cms/v2/blocks/{id}/autosaves` */
  readonly create: Endpoint<types.CreateBlockAutosaveArgs, types.BlockAutosave>;
  /** `GET /cms/v2/blocks/{parent}/autosaves/{id}` */
  readonly get: Endpoint<types.GetBlockAutosaveArgs, types.BlockAutosave>;
}
