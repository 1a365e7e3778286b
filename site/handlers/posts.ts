import type { PostsHandlers } from '../../generated/posts/handlers.ts';
import { postSchema } from '../../generated/posts/schema.ts';
import { postHandlers } from './post-type/handlers.ts';

export const posts: PostsHandlers = postHandlers('post', postSchema);
