import type { PostsAutosavesHandlers } from '../../../generated/posts/autosaves/handlers.ts';
import { postAutosaveSchema } from '../../../generated/posts/autosaves/schema.ts';
import type { PostAutosave } from '../../../generated/posts/autosaves/types.ts';
import { autosaveHandlers } from '../revision/autosaves.ts';

const handlers = autosaveHandlers<PostAutosave>('post', postAutosaveSchema);

export const postsAutosaves: PostsAutosavesHandlers = {
  list: handlers.list,
  create: handlers.create,
  get: handlers.get,
};
