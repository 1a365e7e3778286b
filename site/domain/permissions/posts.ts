import { findPostType, postTypeOf, shownPostTypes } from '../post-types.ts';
import type { PostType } from '../post-types.ts';
import { privacyPageIn } from '../options.ts';
import { postStatus } from '../statuses.ts';
import { currentSite } from '../../context.ts';
import type { PostRow } from '../../store/index.ts';
import { can, carries, isCaller } from './caller.ts';
import type { Caller } from './caller.ts';

/** The columns that access to a post depends on. */
export type GuardedPost = Pick<PostRow, 'id' | 'type' | 'status' | 'author'> & {
  /** The status before the post was moved to the trash. */
  readonly statusBefore?: string | undefined;
  /**
   * The post that decides about access to a revision, and to a file that inherits its status. `null` for a
   * post that is checked by itself, and if the parent is missing.
   */
  readonly parentPost: GuardedPost | null;
};

/** A post without its parent. */
type PostItself = Omit<GuardedPost, 'parentPost'>;

/** Whether the caller may change this post; for a revision, whether the caller may change its post. */
export function canEditPost(caller: Caller, post: GuardedPost): boolean {
  if (post.type === 'revision')
    return post.parentPost !== null && canEditPost(caller, post.parentPost);
  return hasEditCapability(caller, post);
}

function hasEditCapability(caller: Caller, post: PostItself): boolean {
  return isAllowed(caller, post, 'edit');
}

/** Whether the caller may delete this post. No role may delete a single revision. */
export function canDeletePost(caller: Caller, post: PostItself): boolean {
  return isAllowed(caller, post, 'delete');
}

/** Whether the caller may read this post, apart from its password. Only editors may read revisions. */
export function canReadPost(caller: Caller, post: GuardedPost): boolean {
  if (post.type === 'revision') return canEditPost(caller, post);
  const type = findPostType(post.type);
  if (!type) return false;
  const { parentPost } = post;
  if (parentPost) {
    const { status, statusBefore = 'publish' } = parentPost;
    const inherited = { ...post, status: status === 'trash' ? statusBefore : status };
    return hasReadCapability(caller, inherited) || canReadPost(caller, parentPost);
  }
  if (!type.isOpen) return hasReadCapability(caller, post);
  // A file that belongs to no post counts as published.
  if (post.status === 'publish' || post.status === 'inherit') return true;
  return hasReadCapability(caller, post);
}

/** Whether the capabilities of the caller allow reading a post; a caller without an account has none. */
export function hasReadCapability(caller: Caller, post: PostItself): boolean {
  const type = findPostType(post.type);
  if (!type || caller === null) return false;
  const status = postStatus(post.status);
  if (status.isPublic || isCaller(caller, post.author)) return can(caller, type.capabilities.read);
  if (status.isPrivate) return carries(caller, type.capabilities.readPrivate);
  return hasEditCapability(caller, post);
}

/** Whether the caller may edit posts of any type. */
export function canEditAnyType(caller: Caller): boolean {
  return shownPostTypes().some(({ capabilities }) => can(caller, capabilities.edit));
}

/** Whether the caller may publish posts of a type. */
export function canPublish(caller: Caller, type: PostType): boolean {
  return can(caller, type.capabilities.publish);
}

/** Whether the caller may make posts sticky. */
export function canMakeSticky(caller: Caller, type: PostType): boolean {
  return can(caller, type.capabilities.editOthers) && canPublish(caller, type);
}

/** Returns the default statuses of a list: published posts, and private ones for callers who may read them. */
export function listedStatuses(caller: Caller): readonly string[] {
  return caller === null ? ['publish'] : ['publish', 'private'];
}

/** Whether the page of the post is visible to everyone. */
export function isPublic(post: GuardedPost): boolean {
  if (post.parentPost && !isPublic(post.parentPost)) return false;
  const isSeen = post.status === 'inherit' || postStatus(post.status).isPublic === true;
  return isSeen && postTypeOf(post.type).isViewable;
}

/** Whether a post is the privacy policy page, which the caller may not manage. */
function isKeptFrom(caller: Caller, { id }: PostItself): boolean {
  return id !== 0 && id === privacyPage() && !can(caller, 'manage_privacy_options');
}

/** Returns the id of the privacy policy page of the site; 0 for none. */
export function privacyPage(): number {
  const { store, settings } = currentSite();
  return privacyPageIn(store.options.latest(), settings.token);
}

/**
 * Own posts need one capability, posts of other users a second one; published and private posts one more.
 * The capability for a single post is checked by its name: no role has `delete_blocks`, so unpublished
 * blocks cannot be deleted, not even by their author.
 */
function isAllowed(caller: Caller, post: PostItself, action: 'edit' | 'delete'): boolean {
  const type = findPostType(post.type);
  if (!type || isKeptFrom(caller, post)) return false;
  const may = (posts: '' | 'Others' | 'Published' | 'Private') =>
    carries(caller, type.capabilities[`${action}${posts}`]);
  const status = post.status === 'trash' ? (post.statusBefore ?? '') : post.status;
  const isPublished = status === 'publish' || status === 'future';
  if (isCaller(caller, post.author)) return may(isPublished ? 'Published' : '');
  if (!may('Others')) return false;
  // A trashed post of another author needs no other capability.
  if (post.status === 'trash') return true;
  if (isPublished) return may('Published');
  return post.status === 'private' ? may('Private') : true;
}
