import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { MenuItem } from '../../../generated/menu-items/types.ts';
import { menuItemKeys as keys } from '../../content/menu-item-keys.ts';
import { findPostType, postTypeOf } from '../../content/post-types.ts';
import { findTaxonomy } from '../../content/taxonomies.ts';
import { renderTitle } from '../../content/text.ts';
import type { PostRow, TermIds, TermRow } from '../../store/index.ts';
import { registeredMeta, shownMeta } from '../meta-values.ts';
import { findPost } from '../post-type/access.ts';
import type { KnownPost } from '../post-type/access.ts';
import { permalinkParts } from '../post-type/permalink-parts.ts';
import type { Scope } from '../scope.ts';
import { slugPath, withAncestors } from '../taxonomy/ancestors.ts';

/** What a link leads to: its name, its address, and what people call its kind. */
interface Target {
  readonly name: string;
  readonly url: string;
  readonly label: string;
  /** The link leads nowhere: what it led to is gone. */
  readonly isGone?: boolean;
}

const CUSTOM = 'Custom link';
const GONE: Target = { name: '', url: '', label: '', isGone: true };

/** Menu items as the service shows them. */
export async function menuItems(
  scope: Scope,
  posts: readonly KnownPost[],
  wants: (field: string) => boolean = () => true,
): Promise<MenuItem[]> {
  const ids = posts.map(({ id }) => id);
  const menus = wants('menus') ? await scope.store.posts.termsOf(ids) : new Map<number, TermIds>();
  const wantsTarget = ['title', 'url', 'type_label', 'invalid'].some(wants);
  const targets = wantsTarget ? await targetsOf(scope, posts) : new Map<number, Target>();
  const registered = registeredMeta('post', 'nav_menu_item');
  return posts.map((post): MenuItem => {
    const target = targets.get(post.id) ?? GONE;
    const title = post.title === '' ? target.name : post.title;
    return {
      id: post.id,
      title: { raw: title, rendered: renderTitle(title, { isPrivate: false }) },
      // Statuses that the schema does not offer to clients are shown all the same.
      status: post.status as MenuItem['status'],
      url: target.url,
      attr_title: post.excerpt,
      description: post.content,
      type: typeOf(post),
      type_label: target.label,
      object: text(post, keys.object),
      object_id: Number(text(post, keys.objectId)),
      parent: Number(text(post, keys.parent)),
      menu_order: post.menu_order,
      target: text(post, keys.target) === '_blank' ? '_blank' : '',
      classes: classesOf(post),
      xfn: text(post, keys.xfn).split(' '),
      invalid: target.isGone === true,
      meta: shownMeta(registered, post.meta),
      menus: menus.get(post.id)?.['nav_menu']?.[0] ?? 0,
    };
  });
}

/** The menu item with this id; `rest_post_invalid_id` when there is none. */
export async function oneMenuItem(scope: Scope, id: number): Promise<MenuItem | RestError> {
  const post = await findPost(scope, postTypeOf('nav_menu_item'), id);
  if (isError(post)) return post;
  const [item] = await menuItems(scope, [post]);
  if (!item) throw new Error(`menu-items: no item for ${id}`);
  return item;
}

function typeOf(post: KnownPost): MenuItem['type'] {
  const type = text(post, keys.type);
  return type === 'taxonomy' || type === 'post_type' || type === 'post_type_archive'
    ? type
    : 'custom';
}

function text({ meta }: KnownPost, key: string): string {
  const value = meta[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function classesOf({ meta }: KnownPost): string[] {
  const classes = meta[keys.classes];
  return Array.isArray(classes) ? classes.map(String) : [''];
}

async function targetsOf(
  scope: Scope,
  posts: readonly KnownPost[],
): Promise<ReadonlyMap<number, Target>> {
  const objectOf = (post: KnownPost): number => Number(text(post, keys.objectId));
  const idsFor = (type: MenuItem['type']): number[] =>
    posts.filter((post) => typeOf(post) === type).map(objectOf);
  const found = await scope.store.posts.byIds(idsFor('post_type'));
  const terms = await withAncestors(scope.store, idsFor('taxonomy'));
  // All at the same time, so that what their addresses are made of is looked up for all of them.
  const targets = posts.map(async (post) => [post.id, await targetOf(post)] as const);
  return new Map(await Promise.all(targets));

  async function targetOf(post: KnownPost): Promise<Target> {
    switch (typeOf(post)) {
      case 'custom':
        return { name: '', url: text(post, keys.url), label: CUSTOM };
      case 'post_type':
        return postTarget(scope, found.get(objectOf(post)));
      case 'taxonomy':
        return termTarget(scope, terms, objectOf(post));
      case 'post_type_archive':
        return archiveTarget(text(post, keys.object));
    }
  }
}

async function postTarget(scope: Scope, post: PostRow | undefined): Promise<Target> {
  const type = post && findPostType(post.type);
  if (!type || post.status === 'trash') return GONE;
  const partsOf = await permalinkParts(scope, type, [post]);
  const url = scope.permalinks.post(post, type, false, partsOf(post));
  return { name: post.title, url, label: type.label.singular };
}

function termTarget(
  { permalinks }: Scope,
  terms: ReadonlyMap<number, TermRow>,
  id: number,
): Target {
  const term = terms.get(id);
  const taxonomy = term && findTaxonomy(term.taxonomy);
  if (!taxonomy) return GONE;
  const slugs = taxonomy.isHierarchical ? slugPath(terms, id) : [term.slug];
  const url = permalinks.term(taxonomy, id, slugs);
  return { name: term.name, url, label: taxonomy.label.singular };
}

function archiveTarget(name: string): Target {
  const type = findPostType(name);
  if (!type) return GONE;
  return { name: type.label.plural, url: '', label: 'Archive of a post type' };
}
