import type { CommentRow, PostRow } from '../../store/index.ts';
import { can, isCaller } from './caller.ts';
import type { Caller } from './caller.ts';
import { canEditPost, canReadPost } from './posts.ts';
import type { GuardedPost } from './posts.ts';

/** A post with comments. */
export type CommentedPost = GuardedPost & Pick<PostRow, 'password'>;

/** Whether the caller may moderate comments. */
export function canModerate(caller: Caller): boolean {
  return can(caller, 'moderate_comments');
}

/**
 * Whether the caller may read the comments on a post. A password protects them from callers who cannot edit
 * the post, unless the request contains the password.
 */
export function canReadUnder(caller: Caller, post: CommentedPost, isUnlocked: boolean): boolean {
  if (post.password !== '' && !isUnlocked) return canEditPost(caller, post);
  return canReadPost(caller, post);
}

/** Whether the caller may read a comment; `post` is the post that it belongs to. */
export function canReadComment(
  caller: Caller,
  comment: CommentRow,
  post: CommentedPost | undefined,
  isUnlocked: boolean,
): boolean {
  if (post && comment.approved === '1' && canReadUnder(caller, post, isUnlocked)) return true;
  if (caller === null) return false;
  if (comment.post === 0 && !canModerate(caller)) return false;
  return isCaller(caller, comment.author) || canEditUnder(caller, post);
}

/** Whether the caller may change or delete a comment. */
export function canEditComment(caller: Caller, post: CommentedPost | undefined): boolean {
  return canModerate(caller) || canEditUnder(caller, post);
}

/** Callers who may edit a post may edit the comments on it. */
function canEditUnder(caller: Caller, post: CommentedPost | undefined): boolean {
  return post ? canEditPost(caller, post) : can(caller, 'edit_posts');
}
