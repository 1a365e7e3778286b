import type { MenuItem } from '../../../generated/menu-items/types.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { currentSite } from '../../context.ts';
import { postTypeLabels } from '../../domain/labels.ts';
import { menuItemKeys as keys } from '../../domain/meta-keys.ts';
import { canReadPost, hasReadCapability } from '../../domain/permissions/posts.ts';
import { findPostType, registeredType } from '../../domain/post-types.ts';
import { findTaxonomy } from '../../domain/taxonomies.ts';
import type { PostRow, Session, TermRow } from '../../store/index.ts';
import { withMeta } from '../post-type/access.ts';
import type { KnownPost } from '../post-type/access.ts';
import { permalinkParts } from '../post-type/permalink-parts.ts';
import { noSuch } from '../references.ts';
import type { Scope } from '../scope.ts';
import { slugPath, withAncestors } from '../taxonomy/ancestors.ts';

/** The target of a menu item, as stored. */
export interface StoredTarget {
  readonly type: MenuItem['type'];
  /** The post type or taxonomy of the target. */
  readonly object: string;
  readonly objectId: number;
  /** The URL of a custom link. */
  readonly url: string;
}

/** Returns the stored target of a menu item. */
export function storedTarget(post: KnownPost): StoredTarget {
  return {
    type: typeOf(storedText(post, keys.type)),
    object: storedText(post, keys.object),
    objectId: Number(storedText(post, keys.objectId)),
    url: storedText(post, keys.url),
  };
}

/** Returns a meta value of a menu item as text; empty for none. */
export function storedText({ meta }: KnownPost, key: string): string {
  const value = meta[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function typeOf(kept: string): MenuItem['type'] {
  return kept === 'taxonomy' || kept === 'post_type' || kept === 'post_type_archive'
    ? kept
    : 'custom';
}

/** Whether an item is new or changes its target. An item whose target is missing can still be changed otherwise. */
export function isMoved(target: StoredTarget, before: KnownPost | null): boolean {
  if (before === null) return true;
  const { type, object, objectId } = storedTarget(before);
  return target.type !== type || target.object !== object || target.objectId !== objectId;
}

/**
 * Returns the draft of a menu item with the type or taxonomy of its target. Errors for a missing target:
 * `rest_post_invalid_type`, `rest_post_invalid_id`, `rest_term_invalid_id`, `rest_invalid_param`.
 */
export async function resolveTarget<T extends StoredTarget>(
  store: Session,
  draft: T,
): Promise<T | RestError> {
  switch (draft.type) {
    case 'custom':
      return draft;
    case 'post_type_archive':
      return findPostType(draft.object)
        ? draft
        : noSuch('object', 'Invalid post type.', 'rest_post_invalid_type');
    case 'post_type':
      return resolvePost(store, draft);
    case 'taxonomy':
      return resolveTerm(store, draft);
  }
}

async function resolvePost<T extends StoredTarget>(
  store: Session,
  draft: T,
): Promise<T | RestError> {
  const { object, objectId } = draft;
  if (object !== '' && !findPostType(object)) return noSuch('object', 'Invalid post type.');
  const post = await store.posts.byId(objectId);
  if (!post) return noSuch('object_id', 'Invalid post ID.', 'rest_post_invalid_id');
  if (object !== '' && post.type !== object)
    return noSuch('object_id', `The post with this ID has the type ${post.type}.`);
  return { ...draft, object: post.type };
}

async function resolveTerm<T extends StoredTarget>(
  store: Session,
  draft: T,
): Promise<T | RestError> {
  const { object, objectId } = draft;
  if (object !== '' && !findTaxonomy(object)) return noSuch('object', 'Invalid taxonomy.');
  const term = await store.terms.byId(objectId);
  if (!term) return noSuch('object_id', 'Invalid term ID.', 'rest_term_invalid_id');
  if (object !== '' && term.taxonomy !== object)
    return noSuch('object_id', `The term with this ID belongs to the taxonomy ${term.taxonomy}.`);
  return { ...draft, object: term.taxonomy };
}

/** The target of a link: its name, its address, and the label of its type. */
export interface Target {
  readonly name: string;
  readonly url: string;
  readonly label: string;
  /** The target is missing or in the trash, so the link must not be followed. */
  readonly isGone: boolean;
}

const CUSTOM = 'Custom link';
const ARCHIVE = 'Archive of a post type';

/** Returns the targets of links, in the same order. */
export async function targetsOf(
  scope: Scope,
  stored: readonly StoredTarget[],
): Promise<readonly Target[]> {
  const idsFor = (kind: MenuItem['type']): number[] =>
    stored.filter(({ type }) => type === kind).map(({ objectId }) => objectId);
  const rows = await scope.store.posts.byIds(idsFor('post_type'));
  const known = await withMeta(scope, [...rows.values()]);
  const posts = new Map(known.map((post) => [post.id, post]));
  const terms = await withAncestors(scope.store, idsFor('taxonomy'));
  // Targets are resolved concurrently, so that their lookups share queries.
  return Promise.all(stored.map(targetOf));

  async function targetOf(target: StoredTarget): Promise<Target> {
    switch (target.type) {
      case 'custom':
        return { name: '', url: target.url, label: CUSTOM, isGone: false };
      case 'post_type':
        return postTarget(scope, target, posts.get(target.objectId));
      case 'taxonomy':
        return termTarget(scope, target, terms);
      case 'post_type_archive':
        return archiveTarget(scope, target);
    }
  }
}

/** Returns the target for a post of the item's type. The title of a post that the caller may not read is not shown. */
async function postTarget(
  scope: Scope,
  { object, objectId }: StoredTarget,
  post: KnownPost | undefined,
): Promise<Target> {
  const type = currentSite().types.postType(object);
  const isReadable = post !== undefined && canReadPost(scope.caller, post);
  return {
    name: (isReadable && post.title) || untitled(objectId),
    url: post ? await addressOf(scope, post) : '',
    label: type?.label.singular ?? object,
    isGone: !type || !post || post.status === 'trash',
  };
}

async function addressOf(scope: Scope, post: PostRow): Promise<string> {
  const type = currentSite().types.postType(post.type);
  // The type belongs to an inactive plugin.
  if (!type) return scope.permalinks.plainPost(post.id);
  const partsOf = await permalinkParts(scope, type, [post]);
  const mayRead = hasReadCapability(scope.caller, post);
  return scope.permalinks.post(post, type, mayRead, partsOf(post));
}

/** Returns the target for a term of the item's taxonomy; terms of other taxonomies are not found. */
function termTarget(
  { permalinks }: Scope,
  { object, objectId }: StoredTarget,
  terms: ReadonlyMap<number, TermRow>,
): Target {
  const taxonomy = currentSite().types.taxonomy(object);
  const label = taxonomy?.label.singular ?? object;
  const term = terms.get(objectId);
  if (!taxonomy || term?.taxonomy !== object)
    return { name: untitled(objectId), url: '', label, isGone: true };
  const slugs = taxonomy.isHierarchical ? slugPath(terms, objectId) : [term.slug];
  const url = permalinks.term(taxonomy, objectId, slugs);
  return { name: term.name || untitled(objectId), url, label, isGone: false };
}

async function archiveTarget(scope: Scope, { object }: StoredTarget): Promise<Target> {
  const type = currentSite().types.postType(object);
  if (!type) return { name: '', url: '', label: ARCHIVE, isGone: true };
  const name = postTypeLabels(type.label, type).archives ?? type.label.plural;
  // Posts are the only type whose list has an address.
  const url = object === 'post' ? await addressOfPosts(scope) : '';
  return { name, url, label: ARCHIVE, isGone: false };
}

/** Returns the address of the list of posts: the home page, or the page that the settings name. */
async function addressOfPosts(scope: Scope): Promise<string> {
  const { options, settings, store } = scope;
  const chosen = options.text('show_on_front') === 'page' ? options.number('page_for_posts', 0) : 0;
  const page = chosen === 0 ? undefined : await store.posts.byId(chosen);
  return page ? addressOf(scope, page) : settings.baseUrl;
}

/** Returns the title of an untitled item, which contains its id. */
function untitled(id: number): string {
  return `#${id} (no title)`;
}

/** Returns the routes of the targets of links, looked up together: of a post or of a term; empty for other targets. */
export async function targetRoutes({ store }: Scope, items: readonly MenuItem[]) {
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
      post_route: postType ? derivedRoutes.post(registeredType(postType), id) : '',
      term_route: taxonomy ? derivedRoutes.term(registeredType(taxonomy), id) : '',
    };
  });
}
