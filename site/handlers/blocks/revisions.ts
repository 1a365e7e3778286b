import type { BlocksRevisionsHandlers } from '../../../generated/blocks/revisions/handlers.ts';
import { blockRevisionSchema } from '../../../generated/blocks/revisions/schema.ts';
import type { BlockRevision } from '../../../generated/blocks/revisions/types.ts';
import { revisionHandlers } from '../revision/revisions.ts';

export const blocksRevisions: BlocksRevisionsHandlers = revisionHandlers<BlockRevision>(
  '{token}_block',
  blockRevisionSchema,
);
