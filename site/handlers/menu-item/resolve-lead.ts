import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { findPostType } from '../../domain/post-types.ts';
import { findTaxonomy } from '../../domain/taxonomies.ts';
import type { Session } from '../../store/index.ts';
import { noSuch } from '../references.ts';
import type { Lead } from './lead.ts';

/**
 * Returns the draft of a menu item with the type or taxonomy of what it leads to. Errors, when it leads to
 * nothing: `rest_post_invalid_type`, `rest_post_invalid_id`, `rest_term_invalid_id`, `rest_invalid_param`.
 */
export async function resolveLead<T extends Lead>(
  store: Session,
  draft: T,
): Promise<T | RestError> {
  switch (draft.type) {
    case 'custom':
      return draft;
    case 'post_type_archive':
      return findPostType(draft.object)
        ? draft
        : noSuch('object', 'There is no such post type.', 'rest_post_invalid_type');
    case 'post_type':
      return postLead(store, draft);
    case 'taxonomy':
      return termLead(store, draft);
  }
}

async function postLead<T extends Lead>(store: Session, draft: T): Promise<T | RestError> {
  const { object, objectId } = draft;
  if (object !== '' && !findPostType(object))
    return noSuch('object', 'There is no such post type.');
  const post = await store.posts.byId(objectId);
  if (!post)
    return noSuch('object_id', 'There is no post with this number.', 'rest_post_invalid_id');
  if (object !== '' && post.type !== object)
    return noSuch('object_id', `The post with this number is of the type ${post.type}.`);
  return { ...draft, object: post.type };
}

async function termLead<T extends Lead>(store: Session, draft: T): Promise<T | RestError> {
  const { object, objectId } = draft;
  if (object !== '' && !findTaxonomy(object)) return noSuch('object', 'There is no such taxonomy.');
  const term = await store.terms.byId(objectId);
  if (!term)
    return noSuch('object_id', 'There is no term with this number.', 'rest_term_invalid_id');
  if (object !== '' && term.taxonomy !== object)
    return noSuch('object_id', `The term with this number is of the taxonomy ${term.taxonomy}.`);
  return { ...draft, object: term.taxonomy };
}
