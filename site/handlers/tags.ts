import type { TagsHandlers } from '../../generated/tags/handlers.ts';
import { tagSchema } from '../../generated/tags/schema.ts';
import type { Tag } from '../../generated/tags/types.ts';
import { termHandlers } from './taxonomy/handlers.ts';

export const tags: TagsHandlers = termHandlers<Tag>('post_tag', tagSchema);
