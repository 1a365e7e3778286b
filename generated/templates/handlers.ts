// @generated from schemas/resources/templates.json by `npm run generate`. Do not edit. (47d6c15bdc29)

import type { Deleted, Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type {
  CreateTemplateArgs,
  DeleteTemplateArgs,
  GetTemplateArgs,
  ListTemplatesArgs,
  LookupTemplateArgs,
  Template,
  TemplateFacts,
  UpdateTemplateArgs,
} from './types.ts';

/** The endpoints of `templates`; site/handlers/templates.ts implements them. */
export interface TemplatesHandlers {
  /** `GET /cms/v2/templates` */
  readonly list: Endpoint<ListTemplatesArgs, readonly Template[]>;
  /** `POST /cms/v2/templates` */
  readonly create: Endpoint<CreateTemplateArgs, Template>;
  /** `GET /cms/v2/templates/lookup` */
  readonly lookup: Endpoint<LookupTemplateArgs, Template>;
  /** `GET /cms/v2/templates/{id}` */
  readonly get: Endpoint<GetTemplateArgs, Template>;
  /** `POST, PUT, PATCH /cms/v2/templates/{id}` */
  readonly update: Endpoint<UpdateTemplateArgs, Template>;
  /** `DELETE /cms/v2/templates/{id}` */
  readonly delete: Endpoint<DeleteTemplateArgs, Template | Deleted<Template>>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<Template, TemplateFacts>;
}
