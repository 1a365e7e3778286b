// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (bdcfa157106a)

import type { Endpoint } from '../../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `templates/autosaves`; site/handlers/templates/autosaves.ts implements them. */
export interface TemplatesAutosavesHandlers {
  /** `GET /cms/v2/templates/{id}/autosaves` */
  readonly list: Endpoint<types.ListTemplatesAutosavesArgs, readonly types.TemplateAutosave[]>;
  /** `POST /cms/v2/templates/{id}/autosaves` */
  readonly create: Endpoint<types.CreateTemplateAutosaveArgs, types.TemplateAutosave>;
  /** `GET /cms/v2/templates/{parent}/autosaves/{id}` */
  readonly get: Endpoint<types.GetTemplateAutosaveArgs, types.TemplateAutosave>;
}
