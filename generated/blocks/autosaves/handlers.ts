// @generated from schemas/resources/blocks/autosaves.json by `npm run generate`. Do not edit. (00b9837c622d)

import type { Endpoint } from '../../../runtime/server/index.ts';
import type {
  BlockAutosave,
  CreateBlockAutosaveArgs,
  GetBlockAutosaveArgs,
  ListBlocksAutosavesArgs,
} from './types.ts';

/** The endpoints of `blocks/autosaves`; site/handlers/blocks/autosaves.ts implements them. */
export interface BlocksAutosavesHandlers {
  /** `GET /cms/v2/blocks/{id}/autosaves` */
  readonly list: Endpoint<ListBlocksAutosavesArgs, readonly BlockAutosave[]>;
  /** `POST /cms/v2/blocks/{id}/autosaves` */
  readonly create: Endpoint<CreateBlockAutosaveArgs, BlockAutosave>;
  /** `GET /cms/v2/blocks/{parent}/autosaves/{id}` */
  readonly get: Endpoint<GetBlockAutosaveArgs, BlockAutosave>;
}
