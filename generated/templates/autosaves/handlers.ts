// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (3b2937a4dee9)

import type { Endpoint } from '../../../runtime/server/index.ts';
import type {
  CreateTemplateAutosaveArgs,
  GetTemplateAutosaveArgs,
  ListTemplatesAutosavesArgs,
  TemplateAutosave,
} from './types.ts';

/** The endpoints of `templates/autosaves`; site/handlers/templates/autosaves.ts implements them. */
export interface TemplatesAutosavesHandlers {
  /** `GET /cms/v2/templates/{id}/autosaves` */
  readonly list: Endpoint<ListTemplatesAutosavesArgs, readonly TemplateAutosave[]>;
  /** `POST /cms/v2/templates/{id}/autosaves` */
  readonly create: Endpoint<CreateTemplateAutosaveArgs, TemplateAutosave>;
  /** `GET /cms/v2/templates/{parent}/autosaves/{id}` */
  readonly get: Endpoint<GetTemplateAutosaveArgs, TemplateAutosave>;
}
