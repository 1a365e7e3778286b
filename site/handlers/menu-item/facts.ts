import type { MenuItem } from '../../../generated/menu-items/types.ts';
import { findPostType, registeredType } from '../../domain/post-types.ts';
import { findTaxonomy } from '../../domain/taxonomies.ts';
import { currentSite } from '../../context.ts';
import type { Scope } from '../scope.ts';

/** Where the service shows what a link leads to: one of the two, or neither. */
export interface TargetRoutes {
  readonly post: string;
  readonly term: string;
}

/** The routes of what links lead to, looked up for all of them together. */
export async function targetRoutes(
  { store }: Scope,
  items: readonly MenuItem[],
): Promise<readonly TargetRoutes[]> {
  const idsOf = (kind: MenuItem['type']): number[] =>
    items.filter(({ type }) => type === kind).map(({ object_id }) => object_id);
  const posts = await store.posts.byIds(idsOf('post_type'));
  const terms = await store.terms.byIds(idsOf('taxonomy'));
  const { derivedRoutes } = currentSite();
  return items.map(({ type, object_id: id }) => {
    const post = type === 'post_type' ? posts.get(id) : undefined;
    const term = type === 'taxonomy' ? terms.get(id) : undefined;
    const postType = post && findPostType(post.type);
    const taxonomy = term && findTaxonomy(term.taxonomy);
    return {
      post: postType ? derivedRoutes.post(registeredType(postType), id) : '',
      term: taxonomy ? derivedRoutes.term(registeredType(taxonomy), id) : '',
    };
  });
}
