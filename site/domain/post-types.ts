import type { Registered } from '../../runtime/server/index.ts';
import { currentSite } from '../context.ts';
import type { ContentKind, Taxonomy } from './taxonomies.ts';

/** A kind of content that is stored as posts. */
export interface PostType extends ContentKind {
  /** Whether its items have a page of their own. */
  readonly isViewable: boolean;
  /** Whether the site lists its items, and where: `true` stands for its name. */
  readonly archive: string | boolean;
  readonly visibility: { readonly show_ui: boolean; readonly show_in_nav_menus: boolean };
  readonly icon: string | null;
  /** Whether everyone may read published posts. */
  readonly isOpen: boolean;
  readonly capabilities: PostCapabilities;
  readonly taxonomies: readonly string[];
  /** The optional features of its items: `editor`, `thumbnail`, `revisions` … */
  readonly supports: ReadonlySet<string>;
  /** Whether its items have addresses by date, as posts have. */
  readonly isDated: boolean;
  /** The parameter of its plain address: `/?p=5`. */
  readonly idParameter: string;
}

/** Returns the capabilities named after a noun: `posts` gives `edit_posts`, `publish_posts` … */
export function namedAfter(singular: string, plural: string) {
  return {
    // The capabilities for a single post; which other ones they require depends on the post.
    editOne: `edit_${singular}`,
    readOne: `read_${singular}`,
    deleteOne: `delete_${singular}`,
    read: 'read',
    create: `edit_${plural}`,
    edit: `edit_${plural}`,
    editOthers: `edit_others_${plural}`,
    editPublished: `edit_published_${plural}`,
    editPrivate: `edit_private_${plural}`,
    delete: `delete_${plural}`,
    deleteOthers: `delete_others_${plural}`,
    deletePublished: `delete_published_${plural}`,
    deletePrivate: `delete_private_${plural}`,
    publish: `publish_${plural}`,
    readPrivate: `read_private_${plural}`,
  };
}

/** The capabilities for the posts of a type. One capability can be used for several of them. */
export type PostCapabilities = Readonly<ReturnType<typeof namedAfter>>;

/** Returns the names of all types that the service shows. */
export function postTypeNames(): readonly string[] {
  return shownPostTypes().map(({ name }) => name);
}

/** Returns the types that the service shows, in the order of registration. */
export function shownPostTypes(): readonly PostType[] {
  return currentSite().types.shownPostTypes();
}

/** Returns a type by its name; `undefined` for one that the service does not show, such as revisions. */
export function findPostType(name: string): PostType | undefined {
  const type = currentSite().types.postType(name);
  return type?.isShown ? type : undefined;
}

/** Returns a type that must exist; `{token}` in its name is the product token. */
export function postTypeOf(name: string): PostType {
  const type = findPostType(name.replace('{token}', currentSite().settings.token));
  if (!type) throw new Error(`post-types: there is no post type ${name}`);
  return type;
}

/** Returns the type of the items of a route: `post` for `/cms/v2/posts/5`. */
export function postTypeOfRoute(route: string): PostType | undefined {
  return currentSite().types.postTypeOfRoute(route);
}

/** Returns the properties of a post type or a taxonomy from which its routes are derived (2.2). */
export function registeredType({
  name,
  isShown,
  base,
  namespace,
}: PostType | Taxonomy): Registered {
  return { name, show_in_rest: isShown, rest_base: base, rest_namespace: namespace ?? '' };
}
