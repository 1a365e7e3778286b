import type { BlocksAutosavesHandlers } from '../../../generated/blocks/autosaves/handlers.ts';
import { blockAutosaveSchema } from '../../../generated/blocks/autosaves/schema.ts';
import { autosaveHandlers } from '../revision/autosaves.ts';

export const blocksAutosaves: BlocksAutosavesHandlers = autosaveHandlers(
  '{token}_block',
  blockAutosaveSchema,
);
