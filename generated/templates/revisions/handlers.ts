// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (48804fab1744)

import type { Deleted, Endpoint, Page as PageOf } from '../../../runtime/server/index.ts';
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
  readonly get: Endpoint<GetTemplateRevisionArgs, TemplateRevision>;
  /** `DELETE /cms/v2/templates/{parent}/revisions/{id}` */
  readonly delete: Endpoint<
    DeleteTemplateRevisionArgs,
    TemplateRevision | Deleted<TemplateRevision>
  >;
}
