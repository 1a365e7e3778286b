import type { BlocksAutosavesHandlers } from '../../../generated/blocks/autosaves/handlers.ts';
import { blockAutosaveSchema } from '../../../generated/blocks/autosaves/schema.ts';
import type { BlockAutosave } from '../../../generated/blocks/autosaves/types.ts';
import { autosaveHandlers } from '../revision/autosaves.ts';

const handlers = autosaveHandlers<BlockAutosave>('{token}_block', blockAutosaveSchema);

export const blocksAutosaves: BlocksAutosavesHandlers = {
  list: handlers.list,
  create: handlers.create,
  get: handlers.get,
};
