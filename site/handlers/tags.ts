import type { TagsHandlers } from '../../generated/tags/handlers.ts';
import { tagSchema } from '../../generated/tags/schema.ts';
import { termHandlers } from './taxonomy/handlers.ts';

export const tags: TagsHandlers = termHandlers('post_tag', tagSchema);
