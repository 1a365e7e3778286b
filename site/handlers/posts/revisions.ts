import type { PostsRevisionsHandlers } from '../../../generated/posts/revisions/handlers.ts';
import { postRevisionSchema } from '../../../generated/posts/revisions/schema.ts';
import { revisionHandlers } from '../revision/revisions.ts';

export const postsRevisions: PostsRevisionsHandlers = revisionHandlers('post', postRevisionSchema);
