import type { PostsHandlers } from '../../generated/posts/handlers.ts';
import { postHandlers } from './post-type/handlers.ts';

const handlers = postHandlers('post');

export const posts: PostsHandlers = {
  list: handlers.list,
  create: handlers.create,
  get: handlers.get,
  update: handlers.update,
  delete: handlers.delete,
  facts: handlers.facts,
};
