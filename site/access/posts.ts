import { postTypeOf, findPostType, shownPostTypes } from '../content/post-types.ts';
import type { PostType } from '../content/post-types.ts';
import { postStatus } from '../content/statuses.ts';
import type { PostQuery, PostRow } from '../store/index.ts';
import { can, carries, isCaller } from './caller.ts';
import type { Caller } from './caller.ts';

/** What access to a post depends on. */
export type GuardedPost = Pick<PostRow, 'id' | 'type' | 'status' | 'author'> & {
  /** Of a post in the trash: the status it had before. */
  readonly statusBefore?: string | undefined;
};

/** Whether the caller may change this post. */
export function canEditPost(caller: Caller, post: GuardedPost): boolean {
  const type = findPostType(post.type);
  if (!type) return false;
  const { edit, editOthers, editPublished, editPrivate } = type.capabilities;
  return isAllowed(caller, post, {
    own: edit,
    others: editOthers,
    published: editPublished,
    private: editPrivate,
  });
}

/** Whether the caller may throw this post away. */
export function canDeletePost(caller: Caller, post: GuardedPost): boolean {
  const type = findPostType(post.type);
  if (!type) return false;
  const { delete: own, deleteOthers, deletePublished, deletePrivate } = type.capabilities;
  return isAllowed(caller, post, {
    own,
    others: deleteOthers,
    published: deletePublished,
    private: deletePrivate,
  });
}

/** Whether the caller may read this post, its password aside. */
export function canReadPost(caller: Caller, post: GuardedPost): boolean {
  const type = findPostType(post.type);
  if (!type) return false;
  if (!type.isOpen) return hasReadCapability(caller, post);
  // What inherits its status and has nothing to inherit from counts as published.
  if (post.status === 'publish' || post.status === 'inherit') return true;
  return hasReadCapability(caller, post);
}

/** Whether the caller may read a post by capability: what needs none still needs an account. */
export function hasReadCapability(caller: Caller, post: GuardedPost): boolean {
  const type = findPostType(post.type);
  if (!type || caller === null) return false;
  const status = postStatus(post.status);
  if (status.isPublic || isCaller(caller, post.author)) return can(caller, type.capabilities.read);
  if (status.isPrivate) return carries(caller, type.capabilities.readPrivate);
  return canEditPost(caller, post);
}

/** Whether the caller may edit posts of any type. */
export function canEditAnyType(caller: Caller): boolean {
  return shownPostTypes().some(({ capabilities }) => can(caller, capabilities.edit));
}

/** Whether the caller may publish posts of a type. */
export function canPublish(caller: Caller, type: PostType): boolean {
  return can(caller, type.capabilities.publish);
}

/** Whether the caller may keep posts at the top. */
export function canMakeSticky(caller: Caller, type: PostType): boolean {
  return can(caller, type.capabilities.editOthers) && canPublish(caller, type);
}

/** What a query that names no status finds: what is published, and what is private for who may read it. */
export function seenStatuses(
  caller: Caller,
  { capabilities }: PostType,
): Pick<PostQuery, 'statuses' | 'ownOnly'> {
  if (caller === null) return { statuses: ['publish'] };
  const statuses = ['publish', 'private'];
  if (can(caller, capabilities.readPrivate)) return { statuses };
  return { statuses, ownOnly: { statuses: ['private'], author: caller.id } };
}

/** Whether everybody can see the page of the post. */
export function isPublic(post: GuardedPost): boolean {
  const isSeen = post.status === 'inherit' || postStatus(post.status).isPublic === true;
  return isSeen && postTypeOf(post.type).isViewable;
}

interface Needed {
  readonly own: string;
  readonly others: string;
  readonly published: string;
  readonly private: string;
}

/**
 * Own posts need one capability, those of others a second; published and private ones one more. What a
 * type asks for of a single post is taken by its name: nobody carries `delete_blocks`, so an unpublished
 * block stays, whoever made it.
 */
function isAllowed(caller: Caller, post: GuardedPost, needed: Needed): boolean {
  const status = post.status === 'trash' ? (post.statusBefore ?? '') : post.status;
  const isPublished = status === 'publish' || status === 'future';
  if (isCaller(caller, post.author))
    return carries(caller, isPublished ? needed.published : needed.own);
  if (!carries(caller, needed.others)) return false;
  // A post of somebody else in the trash asks for no more than that.
  if (post.status === 'trash') return true;
  if (isPublished) return carries(caller, needed.published);
  return post.status === 'private' ? carries(caller, needed.private) : true;
}
