import type { Taxonomy } from '../taxonomies.ts';
import { can } from './caller.ts';
import type { Caller } from './caller.ts';
import { hasReadCapability, isPublic } from './posts.ts';
import type { GuardedPost } from './posts.ts';

/** Whether the caller may change the terms of a taxonomy. */
export function canEditTerms(caller: Caller, { capabilities }: Taxonomy): boolean {
  return can(caller, capabilities.edit);
}

/** Whether the caller may add terms: where they stand side by side, who may assign them may. */
export function canCreateTerms(caller: Caller, taxonomy: Taxonomy): boolean {
  const { edit, assign } = taxonomy.capabilities;
  return can(caller, taxonomy.isHierarchical ? edit : assign);
}

/** Whether the caller may mark posts with terms of a taxonomy. */
export function canAssignTerms(caller: Caller, { capabilities }: Taxonomy): boolean {
  return can(caller, capabilities.assign);
}

/** Whether the caller may know which terms a post has. */
export function canReadTermsOf(caller: Caller, post: GuardedPost, taxonomy: Taxonomy): boolean {
  if (!taxonomy.postTypes.includes(post.type)) return false;
  return isPublic(post) || hasReadCapability(caller, post);
}
