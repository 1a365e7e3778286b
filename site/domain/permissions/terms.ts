import type { Taxonomy } from '../taxonomies.ts';
import { can } from './caller.ts';
import type { Caller } from './caller.ts';
import { hasReadCapability, isPublic } from './posts.ts';
import type { GuardedPost } from './posts.ts';

/** Whether the caller may change the terms of a taxonomy. */
export function canEditTerms(caller: Caller, { capabilities }: Taxonomy): boolean {
  return can(caller, capabilities.edit);
}

/** Whether the caller may create terms; in a flat taxonomy the permission to assign terms is enough. */
export function canCreateTerms(caller: Caller, taxonomy: Taxonomy): boolean {
  const { edit, assign } = taxonomy.capabilities;
  return can(caller, taxonomy.isHierarchical ? edit : assign);
}

/** Whether the caller may assign terms of a taxonomy to posts. */
export function canAssignTerms(caller: Caller, { capabilities }: Taxonomy): boolean {
  return can(caller, capabilities.assign);
}

/** Whether the caller may see which terms a post has. */
export function canReadTermsOf(caller: Caller, post: GuardedPost, taxonomy: Taxonomy): boolean {
  if (!taxonomy.postTypes.includes(post.type)) return false;
  return isPublic(post) || hasReadCapability(caller, post);
}
