import type { PostsRevisionsHandlers } from '../../../generated/posts/revisions/handlers.ts';
import { postRevisionSchema } from '../../../generated/posts/revisions/schema.ts';
import type { PostRevision } from '../../../generated/posts/revisions/types.ts';
import { revisionHandlers } from '../revision/revisions.ts';

export const postsRevisions: PostsRevisionsHandlers = revisionHandlers<PostRevision>(
  'post',
  postRevisionSchema,
);
