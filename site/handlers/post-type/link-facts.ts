import type { HandlerRequest } from '../../../runtime/server/index.ts';
import type { PageFacts } from '../../../generated/pages/types.ts';
import type { PostFacts } from '../../../generated/posts/types.ts';
import { can } from '../../domain/permissions/caller.ts';
import type { Caller } from '../../domain/permissions/caller.ts';
import { canMakeSticky, canPublish } from '../../domain/permissions/posts.ts';
import { canAssignTerms, canCreateTerms } from '../../domain/permissions/terms.ts';
import type { PostType } from '../../domain/post-types.ts';
import { findTaxonomy } from '../../domain/taxonomies.ts';
import { scopeOf } from '../scope.ts';

/** The facts for the links of posts of any type, except their terms. */
type AnyFacts = PageFacts & Pick<PostFacts, 'can_make_sticky'>;

/** Returns the facts for the links of posts: their revisions, and the permissions of the caller in `edit`. */
export async function postFacts(
  type: PostType,
  items: readonly { readonly id: number }[],
  request: HandlerRequest<unknown>,
): Promise<AnyFacts[]> {
  const { store, caller } = await scopeOf(request);
  const hasRevisions = type.supports.has('revisions');
  const revisions = hasRevisions ? await store.posts.revisionsOf(items.map(({ id }) => id)) : null;
  const isEditing = request.context === 'edit';
  const termActions = isEditing ? type.taxonomies.flatMap((name) => actionsOf(name, caller)) : [];
  const actions = {
    can_publish: isEditing && canPublish(caller, type),
    can_use_unfiltered_html: isEditing && can(caller, 'unfiltered_html'),
    can_make_sticky: isEditing && canMakeSticky(caller, type),
    can_assign_author: isEditing && can(caller, type.capabilities.editOthers),
    ...Object.fromEntries(termActions),
  };
  return items.map(({ id }) => {
    const { count = 0, latest = 0 } = revisions?.get(id) ?? {};
    return { revision_count: count, last_revision: latest, ...actions };
  });
}

function actionsOf(name: string, caller: Caller): (readonly [fact: string, is: boolean])[] {
  const taxonomy = findTaxonomy(name);
  if (!taxonomy) return [];
  return [
    [`can_assign_${name}`, canAssignTerms(caller, taxonomy)],
    [`can_create_${name}`, canCreateTerms(caller, taxonomy)],
  ];
}
