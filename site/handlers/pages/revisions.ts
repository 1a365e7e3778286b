import type { PagesRevisionsHandlers } from '../../../generated/pages/revisions/handlers.ts';
import { pageRevisionSchema } from '../../../generated/pages/revisions/schema.ts';
import { revisionHandlers } from '../revision/revisions.ts';

export const pagesRevisions: PagesRevisionsHandlers = revisionHandlers('page', pageRevisionSchema);
