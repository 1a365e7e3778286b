// @generated from schemas/resources/template-parts.json by `npm run generate`. Do not edit. (48c55dc8f60b)

import type { Deleted, Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type {
  CreateTemplatePartArgs,
  DeleteTemplatePartArgs,
  GetTemplatePartArgs,
  ListTemplatePartsArgs,
  LookupTemplatePartArgs,
  TemplatePart,
  TemplatePartFacts,
  UpdateTemplatePartArgs,
} from './types.ts';

/** The endpoints of `template-parts`; site/handlers/template-parts.ts implements them. */
export interface TemplatePartsHandlers {
  /** `GET /cms/v2/template-parts` */
  readonly list: Endpoint<ListTemplatePartsArgs, readonly TemplatePart[]>;
  /** `POST /cms/v2/template-parts` */
  readonly create: Endpoint<CreateTemplatePartArgs, TemplatePart>;
  /** `GET /cms/v2/template-parts/lookup` */
  readonly lookup: Endpoint<LookupTemplatePartArgs, TemplatePart>;
  /** `GET /cms/v2/template-parts/{id}` */
  readonly get: Endpoint<GetTemplatePartArgs, TemplatePart>;
  /** `POST, PUT, PATCH /cms/v2/template-parts/{id}` */
  readonly update: Endpoint<UpdateTemplatePartArgs, TemplatePart>;
  /** `DELETE /cms/v2/template-parts/{id}` */
  readonly delete: Endpoint<DeleteTemplatePartArgs, TemplatePart | Deleted<TemplatePart>>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<TemplatePart, TemplatePartFacts>;
}
