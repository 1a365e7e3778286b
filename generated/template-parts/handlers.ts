// @generated from schemas/resources/template-parts.json by `npm run generate`. Do not edit. (e012f69d54aa)

import type { Deleted, Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `template-parts`; site/handlers/template-parts.ts implements them. */
export interface TemplatePartsHandlers {
  /** `GET /cms/v2/template-parts` */
  readonly list: Endpoint<types.ListTemplatePartsArgs, readonly types.TemplatePart[]>;
  /** `POST /cms/v2/template-parts` */
  readonly create: Endpoint<types.CreateTemplatePartArgs, types.TemplatePart>;
  /** `GET /cms/v2/template-parts/lookup` */
  readonly lookup: Endpoint<types.LookupTemplatePartArgs, types.TemplatePart>;
  /** `GET /cms/v2/template-parts/{id}` */
  readonly get: Endpoint<types.GetTemplatePartArgs, types.TemplatePart>;
  /** `POST, PUT, PATCH /cms/v2/template-parts/{id}` */
  readonly update: Endpoint<types.UpdateTemplatePartArgs, types.TemplatePart>;
  /** `DELETE /cms/v2/template-parts/{id}` */
  readonly delete: Endpoint<
    types.DeleteTemplatePartArgs,
    types.TemplatePart | Deleted<types.TemplatePart>
  >;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.TemplatePart, types.TemplatePartFacts>;
}
