import type { TagsHandlers } from '../../generated/tags/handlers.ts';
import { tagSchema } from '../../generated/tags/schema.ts';
import type { Tag } from '../../generated/tags/types.ts';
import { termHandlers } from './taxonomy/handlers.ts';

const handlers = termHandlers<Tag>('post_tag', tagSchema);

export const tags: TagsHandlers = {
  list: handlers.list,
  create: handlers.create,
  get: handlers.get,
  update: handlers.update,
  delete: handlers.delete,
};
