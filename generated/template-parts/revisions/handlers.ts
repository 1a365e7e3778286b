// @generated from schemas/resources/template-parts/revisions.json by `npm run generate`. Do not edit. (d068b2a13d3e)

import type {
  Deleted,
  Endpoint,
  NestedEndpoint,
  Page as PageOf,
} from '../../../runtime/server/index.ts';
import type {
  DeleteTemplatePartRevisionArgs,
  GetTemplatePartRevisionArgs,
  ListTemplatePartsRevisionsArgs,
  TemplatePartRevision,
} from './types.ts';

/** The endpoints of `template-parts/revisions`; site/handlers/template-parts/revisions.ts implements them. */
export interface TemplatePartsRevisionsHandlers {
  /** `GET /cms/v2/template-parts/{parent}/revisions` */
  readonly list: Endpoint<ListTemplatePartsRevisionsArgs, PageOf<TemplatePartRevision>>;
  /** `GET /cms/v2/template-parts/{parent}/revisions/{id}` */
  readonly get: NestedEndpoint<GetTemplatePartRevisionArgs, TemplatePartRevision, 'parent'>;
  /** `DELETE /cms/v2/template-parts/{parent}/revisions/{id}` */
  readonly delete: NestedEndpoint<
    DeleteTemplatePartRevisionArgs,
    TemplatePartRevision | Deleted<TemplatePartRevision>,
    'parent'
  >;
}
