import type { BlocksHandlers } from '../../generated/blocks/handlers.ts';
import { blockSchema } from '../../generated/blocks/schema.ts';
import { postHandlers } from './post-type/handlers.ts';

export const blocks: BlocksHandlers = postHandlers('{token}_block', blockSchema);
