// @generated from schemas/resources/template-parts/revisions.json by `npm run generate`. Do not edit. (6a8310ce8799)

import type {
  Deleted,
  Endpoint,
  NestedEndpoint,
  Page as PageOf,
} from '../../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `template-parts/revisions`; site/handlers/template-parts/revisions.ts implements them. */
export interface TemplatePartsRevisionsHandlers {
  /** `GET /cms/v2/template-parts/{parent}/revisions` */
  readonly list: Endpoint<types.ListTemplatePartsRevisionsArgs, PageOf<types.TemplatePartRevision>>;
  /** `GET /cms/v2/template-parts/{parent}/revisions/{id}` */
  readonly get: NestedEndpoint<
    types.GetTemplatePartRevisionArgs,
    types.TemplatePartRevision,
    'parent'
  >;
  /** `DELETE /cms/v2/template-parts/{parent}/revisions/{id}` */
  readonly delete: NestedEndpoint<
    types.DeleteTemplatePartRevisionArgs,
    types.TemplatePartRevision | Deleted<types.TemplatePartRevision>,
    'parent'
  >;
}
