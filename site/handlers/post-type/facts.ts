import type { FactsOf } from '../../../runtime/server/index.ts';
import type { Post, PostFacts } from '../../../generated/posts/types.ts';
import { can } from '../../access/caller.ts';
import { canMakeSticky, canPublish } from '../../access/posts.ts';
import { canAssignTerms, canCreateTerms } from '../../access/terms.ts';
import type { PostType } from '../../content/post-types.ts';
import { taxonomyOf } from '../../content/taxonomies.ts';
import { scopeOf } from '../scope.ts';

/** What the links of posts depend on: their revisions, and what the caller may do in `edit`. */
export function postFacts(type: PostType): FactsOf<Post, PostFacts> {
  return async (items, request) => {
    const { store, caller } = await scopeOf(request);
    const revisions = await store.posts.revisionsOf(items.map(({ id }) => id));
    const isEditing = request.context === 'edit';
    const mayAssign = (name: string): boolean =>
      isEditing && canAssignTerms(caller, taxonomyOf(name));
    const mayCreate = (name: string): boolean =>
      isEditing && canCreateTerms(caller, taxonomyOf(name));
    const actions = {
      can_publish: isEditing && canPublish(caller, type),
      can_use_unfiltered_html: isEditing && can(caller, 'unfiltered_html'),
      can_make_sticky: isEditing && canMakeSticky(caller, type),
      can_assign_author: isEditing && can(caller, type.capabilities.editOthers),
      can_assign_categories: mayAssign('category'),
      can_create_categories: mayCreate('category'),
      can_assign_tags: mayAssign('post_tag'),
      can_create_tags: mayCreate('post_tag'),
    };
    return items.map(({ id }) => {
      const { count = 0, latest = 0 } = revisions.get(id) ?? {};
      return { ...actions, revision_count: count, last_revision: latest };
    });
  };
}
