// @generated from schemas/resources/template-parts/autosaves.json by `npm run generate`. Do not edit. (8da67e7e4427)

import type { Endpoint } from '../../../runtime/server/index.ts';
import type {
  CreateTemplatePartAutosaveArgs,
  GetTemplatePartAutosaveArgs,
  ListTemplatePartsAutosavesArgs,
  TemplatePartAutosave,
} from './types.ts';

/** The endpoints of `template-parts/autosaves`; site/handlers/template-parts/autosaves.ts implements them. */
export interface TemplatePartsAutosavesHandlers {
  /** `GET /cms/v2/template-parts/{id}/autosaves` */
  readonly list: Endpoint<ListTemplatePartsAutosavesArgs, readonly TemplatePartAutosave[]>;
  /** `POST /cms/v2/template-parts/{id}/autosaves` */
  readonly create: Endpoint<CreateTemplatePartAutosaveArgs, TemplatePartAutosave>;
  /** `GET /cms/v2/template-parts/{parent}/autosaves/{id}` */
  readonly get: Endpoint<GetTemplatePartAutosaveArgs, TemplatePartAutosave>;
}
