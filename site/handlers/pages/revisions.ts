import type { PagesRevisionsHandlers } from '../../../generated/pages/revisions/handlers.ts';
import { pageRevisionSchema } from '../../../generated/pages/revisions/schema.ts';
import type { PageRevision } from '../../../generated/pages/revisions/types.ts';
import { revisionHandlers } from '../revision/revisions.ts';

const handlers = revisionHandlers<PageRevision>('page', pageRevisionSchema);

export const pagesRevisions: PagesRevisionsHandlers = {
  list: handlers.list,
  get: handlers.get,
  delete: handlers.delete,
};
