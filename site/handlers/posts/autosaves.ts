import type { PostsAutosavesHandlers } from '../../../generated/posts/autosaves/handlers.ts';
import { postAutosaveSchema } from '../../../generated/posts/autosaves/schema.ts';
import { autosaveHandlers } from '../revision/autosaves.ts';

export const postsAutosaves: PostsAutosavesHandlers = autosaveHandlers('post', postAutosaveSchema);
