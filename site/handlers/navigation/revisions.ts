import type { NavigationRevisionsHandlers } from '../../../generated/navigation/revisions/handlers.ts';
import { navigationMenuRevisionSchema } from '../../../generated/navigation/revisions/schema.ts';
import type { NavigationMenuRevision } from '../../../generated/navigation/revisions/types.ts';
import { revisionHandlers } from '../revision/revisions.ts';

export const navigationRevisions: NavigationRevisionsHandlers =
  revisionHandlers<NavigationMenuRevision>('{token}_navigation', navigationMenuRevisionSchema);
