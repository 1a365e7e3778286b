import type { BlocksHandlers } from '../../generated/blocks/handlers.ts';
import { blockSchema } from '../../generated/blocks/schema.ts';
import type { Block, BlockFacts } from '../../generated/blocks/types.ts';
import { postHandlers } from './post-type/handlers.ts';

const handlers = postHandlers<Block, BlockFacts>('{token}_block', blockSchema);

export const blocks: BlocksHandlers = {
  list: handlers.list,
  create: handlers.create,
  get: handlers.get,
  update: handlers.update,
  delete: handlers.delete,
  facts: handlers.facts,
};
