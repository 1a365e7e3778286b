import type { PagesRevisionsHandlers } from '../../../generated/pages/revisions/handlers.ts';
import { pageRevisionSchema } from '../../../generated/pages/revisions/schema.ts';
import type { PageRevision } from '../../../generated/pages/revisions/types.ts';
import { revisionHandlers } from '../revision/revisions.ts';

export const pagesRevisions: PagesRevisionsHandlers = revisionHandlers<PageRevision>(
  'page',
  pageRevisionSchema,
);
