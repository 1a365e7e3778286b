// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (f588efe979a5)

import type {
  Deleted,
  Endpoint,
  NestedEndpoint,
  Page as PageOf,
} from '../../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `templates/revisions`; site/handlers/templates/revisions.ts implements them. */
export interface TemplatesRevisionsHandlers {
  /** `GET /cms/v2/templates/{parent}/revisions` */
  readonly list: Endpoint<types.ListTemplatesRevisionsArgs, PageOf<types.TemplateRevision>>;
  /** `GET /cms/v2/templates/{parent}/revisions/{id}` */
  readonly get: NestedEndpoint<types.GetTemplateRevisionArgs, types.TemplateRevision, 'parent'>;
  /** `DELETE /cms/v2/templates/{parent}/revisions/{id}` */
  readonly delete: NestedEndpoint<
    types.DeleteTemplateRevisionArgs,
    types.TemplateRevision | Deleted<types.TemplateRevision>,
    'parent'
  >;
}
