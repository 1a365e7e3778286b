import type { BlocksRevisionsHandlers } from '../../../generated/blocks/revisions/handlers.ts';
import { blockRevisionSchema } from '../../../generated/blocks/revisions/schema.ts';
import { revisionHandlers } from '../revision/revisions.ts';

export const blocksRevisions: BlocksRevisionsHandlers = revisionHandlers(
  '{token}_block',
  blockRevisionSchema,
);
