// @generated from schemas/resources/templates.json by `npm run generate`. Do not edit. (d421dcf9ab3c)

import type { Deleted, Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `templates`; site/handlers/templates.ts implements them. */
export interface TemplatesHandlers {
  /** `GET /cms/v2/templates` */
  readonly list: Endpoint<types.ListTemplatesArgs, readonly types.Template[]>;
  /** `POST /cms/v2/templates` */
  readonly create: Endpoint<types.CreateTemplateArgs, types.Template>;
  /** `GET /cms/v2/templates/lookup` */
  readonly lookup: Endpoint<types.LookupTemplateArgs, types.Template>;
  /** `GET /cms/v2/templates/{id}` */
  readonly get: Endpoint<types.GetTemplateArgs, types.Template>;
  /** `POST, PUT, PATCH /cms/v2/templates/{id}` */
  readonly update: Endpoint<types.UpdateTemplateArgs, types.Template>;
  /** `DELETE /cms/v2/templates/{id}` */
  readonly delete: Endpoint<types.DeleteTemplateArgs, types.Template | Deleted<types.Template>>;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.Template, types.TemplateFacts>;
}
