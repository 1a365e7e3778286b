import type { BlocksHandlers } from '../../generated/blocks/handlers.ts';
import { blockSchema } from '../../generated/blocks/schema.ts';
import type { Block, BlockFacts } from '../../generated/blocks/types.ts';
import { postHandlers } from './post-type/handlers.ts';

export const blocks: BlocksHandlers = postHandlers<Block, BlockFacts>('{token}_block', blockSchema);
