import { canReadUnder } from '../../domain/permissions/comments.ts';
import type { KnownPost } from '../../handlers/post-type/access.ts';
import type { CommentRow, CommentQuery, Limited } from '../../store/index.ts';
import type { RenderRequest } from '../block-type.ts';

/** The approved comments under a post that everyone may read; `null` for any other post. */
export function commentsUnder(post: KnownPost | null): Limited<CommentQuery> | null {
  if (!post || !canReadUnder(null, post, false)) return null;
  return { access: null, posts: [post.id], approved: ['1'], types: ['comment', ''], order: 'asc' };
}

/** The comment that the blocks around speak of. */
export async function commentOf({ scope, context }: RenderRequest): Promise<CommentRow | null> {
  const id = context['commentId'];
  return typeof id === 'number' ? ((await scope.store.comments.byId(id)) ?? null) : null;
}
