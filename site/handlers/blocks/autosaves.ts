import type { BlocksAutosavesHandlers } from '../../../generated/blocks/autosaves/handlers.ts';
import { blockAutosaveSchema } from '../../../generated/blocks/autosaves/schema.ts';
import type { BlockAutosave } from '../../../generated/blocks/autosaves/types.ts';
import { autosaveHandlers } from '../revision/autosaves.ts';

export const blocksAutosaves: BlocksAutosavesHandlers = autosaveHandlers<BlockAutosave>(
  '{token}_block',
  blockAutosaveSchema,
);
