import type { MenuItem } from '../../../generated/menu-items/types.ts';
import { canReadPost, hasReadCapability } from '../../domain/permissions/posts.ts';
import { postTypeLabels } from '../../domain/labels.ts';
import { currentSite } from '../../context.ts';
import type { PostRow, TermRow } from '../../store/index.ts';
import { withMeta } from '../post-type/access.ts';
import type { KnownPost } from '../post-type/access.ts';
import { permalinkParts } from '../post-type/permalink-parts.ts';
import type { Scope } from '../scope.ts';
import { slugPath, withAncestors } from '../taxonomy/ancestors.ts';
import type { Lead } from './lead.ts';

/** What a link leads to: its name, its address, and what people call its kind. */
export interface Target {
  readonly name: string;
  readonly url: string;
  readonly label: string;
  /** The link is not to be followed: its target is missing or in the trash. */
  readonly isGone: boolean;
}

const CUSTOM = 'Custom link';
const ARCHIVE = 'Archive of a post type';

/** What links lead to, in their order. */
export async function targetsOf(scope: Scope, leads: readonly Lead[]): Promise<readonly Target[]> {
  const idsFor = (kind: MenuItem['type']): number[] =>
    leads.filter(({ type }) => type === kind).map(({ objectId }) => objectId);
  const rows = await scope.store.posts.byIds(idsFor('post_type'));
  const known = await withMeta(scope, [...rows.values()]);
  const posts = new Map(known.map((post) => [post.id, post]));
  const terms = await withAncestors(scope.store, idsFor('taxonomy'));
  // All at the same time, so that what their addresses are made of is looked up for all of them.
  return Promise.all(leads.map(targetOf));

  async function targetOf(lead: Lead): Promise<Target> {
    switch (lead.type) {
      case 'custom':
        return { name: '', url: lead.url, label: CUSTOM, isGone: false };
      case 'post_type':
        return postTarget(scope, lead, posts.get(lead.objectId));
      case 'taxonomy':
        return termTarget(scope, lead, terms);
      case 'post_type_archive':
        return archiveTarget(scope, lead);
    }
  }
}

/** A post, whose type is the one that the item names. The title of a post that the caller may not read is not shown. */
async function postTarget(
  scope: Scope,
  { object, objectId }: Lead,
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
  // The type of a plugin that is not there now.
  if (!type) return scope.permalinks.plainPost(post.id);
  const partsOf = await permalinkParts(scope, type, [post]);
  const mayRead = hasReadCapability(scope.caller, post);
  return scope.permalinks.post(post, type, mayRead, partsOf(post));
}

/** A term of the taxonomy that the item names: one of another does not count. */
function termTarget(
  { permalinks }: Scope,
  { object, objectId }: Lead,
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

async function archiveTarget(scope: Scope, { object }: Lead): Promise<Target> {
  const type = currentSite().types.postType(object);
  if (!type) return { name: '', url: '', label: ARCHIVE, isGone: true };
  const name = postTypeLabels(type.label, type).archives ?? type.label.plural;
  // Posts are the only type whose list has an address.
  const url = object === 'post' ? await addressOfPosts(scope) : '';
  return { name, url, label: ARCHIVE, isGone: false };
}

/** Where the posts of the site are listed: its home, or the page that stands for them. */
async function addressOfPosts(scope: Scope): Promise<string> {
  const { options, settings, store } = scope;
  const chosen = options.text('show_on_front') === 'page' ? options.number('page_for_posts', 0) : 0;
  const page = chosen === 0 ? undefined : await store.posts.byId(chosen);
  return page ? addressOf(scope, page) : settings.baseUrl;
}

/** What is called nothing is called by its number. */
function untitled(id: number): string {
  return `#${id} (no title)`;
}
