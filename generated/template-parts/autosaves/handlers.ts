// @generated from schemas/resources/template-parts/autosaves.json by `npm run generate`. Do not edit. (80fe44e306f5)

import type { Endpoint } from '../../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `template-parts/autosaves`; site/handlers/template-parts/autosaves.ts implements them. */
export interface TemplatePartsAutosavesHandlers {
  /** `GET /cms/v2/template-parts/{id}/autosaves` */
  readonly list: Endpoint<
    types.ListTemplatePartsAutosavesArgs,
    readonly types.TemplatePartAutosave[]
  >;
  /** `POST /cms/v2/template-parts/{id}/autosaves` */
  readonly create: Endpoint<types.CreateTemplatePartAutosaveArgs, types.TemplatePartAutosave>;
  /** `GET /cms/v2/template-parts/{parent}/autosaves/{id}` */
  readonly get: Endpoint<types.GetTemplatePartAutosaveArgs, types.TemplatePartAutosave>;
}
