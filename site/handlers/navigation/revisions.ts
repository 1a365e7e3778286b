import type { NavigationRevisionsHandlers } from '../../../generated/navigation/revisions/handlers.ts';
import { navigationMenuRevisionSchema } from '../../../generated/navigation/revisions/schema.ts';
import { revisionHandlers } from '../revision/revisions.ts';

export const navigationRevisions: NavigationRevisionsHandlers = revisionHandlers(
  '{token}_navigation',
  navigationMenuRevisionSchema,
);
