import type { HandlerRequest } from '../../../runtime/server/index.ts';
import { neededParts } from '../../domain/links.ts';
import type { PermalinkParts } from '../../domain/links.ts';
import { canReadPost, hasReadCapability } from '../../domain/permissions/posts.ts';
import { findPostType } from '../../domain/post-types.ts';
import type { PostType } from '../../domain/post-types.ts';
import type { PostRow } from '../../store/index.ts';
import type { Scope } from '../scope.ts';
import { slugPath, withAncestors } from '../taxonomy/ancestors.ts';

/**
 * Returns the data outside of the posts that their addresses contain, looked up together and only as far as
 * the permalink pattern needs it. With `includesHidden`, posts below one that the caller may not read are not
 * marked.
 */
export async function permalinkParts(
  scope: Scope,
  type: PostType,
  posts: readonly PostRow[],
  { includesHidden = false } = {},
): Promise<(post: PostRow) => PermalinkParts> {
  const needed = neededParts(scope.options);
  const authors = needed.author ? await authorSlugs(scope, posts) : new Map<number, string>();
  const categories = needed.category ? await categoryPaths(scope, posts) : () => '';
  const above = type.isHierarchical ? await postsAbove(scope, posts) : new Map<number, PostRow>();
  const parents =
    type.name === 'attachment' ? await parentLinks(scope, posts, includesHidden) : NO_LINKS;
  return (post) => {
    // A draft may have no slug.
    const ancestors = ancestorsOf(above, post).filter(({ slug }) => slug !== '');
    return {
      author: authors.get(post.author) ?? '',
      category: categories(post),
      ancestors: ancestors.map(({ slug }) => slug),
      isBelowHidden: !includesHidden && ancestors.some((row) => !isReadable(scope, row)),
      parentLink: parents.get(post.parent),
    };
  };
}

/** Whether a response contains addresses. A single post has its address in a header, whatever fields are requested. */
export function showsLinks(request: HandlerRequest<unknown>): boolean {
  const isByItself = request.request.endpoint?.response?.answers === 'item';
  return isByItself || ['link', 'permalink_template'].some((field) => request.wants(field));
}

const NO_LINKS: ReadonlyMap<number, string> = new Map();

/** Returns the addresses of the posts that attachments belong to, by their ids. */
async function parentLinks(
  scope: Scope,
  posts: readonly PostRow[],
  includesHidden: boolean,
): Promise<ReadonlyMap<number, string>> {
  const ids = parentsOf(posts);
  if (ids.length === 0) return NO_LINKS;
  const rows = [...(await scope.store.posts.byIds(ids)).values()];
  // Children of an attachment, which imports may contain, have no address below it.
  const shown = rows.filter(({ type }) => type !== 'attachment');
  return postLinks(scope, shown, { includesHidden });
}

/** Returns the addresses of posts by id, looked up together for each type; types that the service does not show have none. */
export async function postLinks(
  scope: Scope,
  posts: readonly PostRow[],
  options: { readonly includesHidden?: boolean; readonly isOwn?: boolean } = {},
): Promise<ReadonlyMap<number, string>> {
  const links = new Map<number, string>();
  for (const name of new Set(posts.map(({ type }) => type))) {
    const type = findPostType(name);
    if (!type) continue;
    const ofType = posts.filter((post) => post.type === name);
    const partsOf = await permalinkParts(scope, type, ofType, options);
    for (const post of ofType) {
      const mayRead = hasReadCapability(scope.caller, post);
      links.set(post.id, scope.permalinks.post(post, type, mayRead, partsOf(post), options.isOwn));
    }
  }
  return links;
}

async function authorSlugs(
  { store }: Scope,
  posts: readonly PostRow[],
): Promise<Map<number, string>> {
  const rows = await store.users.byIds(posts.map(({ author }) => author));
  return new Map([...rows.values()].map(({ id, slug }) => [id, slug]));
}

/** Returns the path of the oldest category of each post, or of the default category. */
async function categoryPaths(
  { store, options }: Scope,
  posts: readonly PostRow[],
): Promise<(post: PostRow) => string> {
  const terms = await store.posts.termsOf(posts.map(({ id }) => id));
  const firstOf = (post: PostRow): number => {
    const { category = [] } = terms.get(post.id) ?? {};
    return category.length > 0 ? Math.min(...category) : options.defaultCategory;
  };
  const rows = await withAncestors(store, [...new Set(posts.map(firstOf))]);
  return (post) => slugPath(rows, firstOf(post)).join('/');
}

/** Returns all ancestors of these posts by id: one query per level. */
async function postsAbove(
  { store }: Scope,
  posts: readonly PostRow[],
): Promise<Map<number, PostRow>> {
  const found = new Map<number, PostRow>();
  let next = parentsOf(posts);
  while (next.length > 0) {
    const rows = await store.posts.byIds(next);
    const fresh = [...rows.values()].filter(({ id }) => !found.has(id));
    for (const row of fresh) found.set(row.id, row);
    next = parentsOf(fresh).filter((id) => !found.has(id));
  }
  return found;
}

function parentsOf(posts: readonly PostRow[]): number[] {
  return [...new Set(posts.map(({ parent }) => parent))].filter((id) => id !== 0);
}

/** Returns the ancestors of a post, topmost first; stops at a cycle of parents. */
function ancestorsOf(above: ReadonlyMap<number, PostRow>, post: PostRow): PostRow[] {
  const rows: PostRow[] = [];
  const seen = new Set([post.id]);
  for (let at = above.get(post.parent); at && !seen.has(at.id); at = above.get(at.parent)) {
    seen.add(at.id);
    rows.unshift(at);
  }
  return rows;
}

// Whether the caller may read a post of a hierarchical type; its ancestors do not matter.
function isReadable({ caller }: Scope, row: PostRow): boolean {
  return canReadPost(caller, { ...row, parentPost: null });
}
