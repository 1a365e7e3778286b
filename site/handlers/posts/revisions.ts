import type { PostsRevisionsHandlers } from '../../../generated/posts/revisions/handlers.ts';
import { postRevisionSchema } from '../../../generated/posts/revisions/schema.ts';
import type { PostRevision } from '../../../generated/posts/revisions/types.ts';
import { revisionHandlers } from '../revision/revisions.ts';

const handlers = revisionHandlers<PostRevision>('post', postRevisionSchema);

export const postsRevisions: PostsRevisionsHandlers = {
  list: handlers.list,
  get: handlers.get,
  delete: handlers.delete,
};
