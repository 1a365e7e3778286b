import type { Endpoint, FactsOf, Page, Deleted } from '../../../runtime/server/index.ts';
import type {
  ListPagesArgs,
  CreatePageArgs,
  Page as PageItem,
} from '../../../generated/pages/types.ts';
import type { CreatePostArgs, ListPostsArgs, Post } from '../../../generated/posts/types.ts';

/** The arguments of every list of posts. */
type CommonListArgs = Pick<
  ListPostsArgs,
  'page' | 'per_page' | 'cursor' | 'search' | 'include' | 'exclude' | 'order' | 'status'
>;

/** The arguments of a list of posts of any type; a type may lack some of them. */
export type ListArgs = CommonListArgs &
  Partial<Omit<ListPostsArgs, 'orderby' | TermArgs>> &
  Partial<Pick<ListPagesArgs, 'menu_order' | 'parent' | 'parent_exclude'>> &
  Pick<ListPagesArgs, 'orderby'>;

/** Named after the bases of the taxonomies, so they differ between types. */
type TermArgs = 'categories' | 'categories_exclude' | 'tags' | 'tags_exclude';

/** The arguments of a write to a post of any type. */
export type WriteArgs = Omit<CreatePostArgs, 'categories' | 'tags'> &
  Pick<CreatePageArgs, 'menu_order' | 'parent'>;

/** All fields of posts of any type, except the terms of taxonomies. */
export type WholePost = Omit<Post, 'categories' | 'tags'> & Pick<PageItem, 'parent' | 'menu_order'>;

/** The endpoints of a post type whose items are of type `Item`. */
export interface PostHandlers<Item, Facts> {
  readonly list: Endpoint<ListArgs, Page<Item>>;
  readonly create: Endpoint<WriteArgs, Item>;
  readonly get: Endpoint<{ readonly id: number }, Item>;
  readonly update: Endpoint<WriteArgs & { readonly id: number }, Item>;
  readonly delete: Endpoint<{ readonly id: number; readonly force: boolean }, Item | Deleted<Item>>;
  readonly facts: FactsOf<Item, Facts>;
}
