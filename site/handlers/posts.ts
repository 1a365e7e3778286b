import type { PostsHandlers } from '../../generated/posts/handlers.ts';
import { postSchema } from '../../generated/posts/schema.ts';
import type { Post, PostFacts } from '../../generated/posts/types.ts';
import { postHandlers } from './post-type/handlers.ts';

const handlers = postHandlers<Post, PostFacts>('post', postSchema);

export const posts: PostsHandlers = {
  list: handlers.list,
  create: handlers.create,
  get: handlers.get,
  update: handlers.update,
  delete: handlers.delete,
  facts: handlers.facts,
};
