// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (5603cb2c512a)

import type {
  Deleted,
  Endpoint,
  NestedEndpoint,
  Page as PageOf,
} from '../../../runtime/server/index.ts';
import type {
  DeleteTemplateRevisionArgs,
  GetTemplateRevisionArgs,
  ListTemplatesRevisionsArgs,
  TemplateRevision,
} from './types.ts';

/** The endpoints of `templates/revisions`; site/handlers/templates/revisions.ts implements them. */
export interface TemplatesRevisionsHandlers {
  /** `GET /cms/v2/templates/{parent}/revisions` */
  readonly list: Endpoint<ListTemplatesRevisionsArgs, PageOf<TemplateRevision>>;
  /** `GET /cms/v2/templates/{parent}/revisions/{id}` */
  readonly get: NestedEndpoint<GetTemplateRevisionArgs, TemplateRevision, 'parent'>;
  /** `DELETE /cms/v2/templates/{parent}/revisions/{id}` */
  readonly delete: NestedEndpoint<
    DeleteTemplateRevisionArgs,
    TemplateRevision | Deleted<TemplateRevision>,
    'parent'
  >;
}
