import type { Registered } from '../../runtime/server/index.ts';
import { currentSite } from '../context.ts';
import type { ContentKind, Taxonomy } from './taxonomies.ts';

/** A kind of content that is kept as posts. */
export interface PostType extends ContentKind {
  /** Whether its items have a page of their own. */
  readonly isViewable: boolean;
  /** Whether the site lists its items, and where: `true` is at its name. */
  readonly archive: string | boolean;
  readonly visibility: { readonly show_ui: boolean; readonly show_in_nav_menus: boolean };
  readonly icon: string | null;
  /** Whether everybody may read what is published. */
  readonly isOpen: boolean;
  readonly capabilities: PostCapabilities;
  readonly taxonomies: readonly string[];
  /** The optional features of its items: `editor`, `thumbnail`, `revisions` … */
  readonly supports: ReadonlySet<string>;
  /** Whether its items have addresses by date, as posts do, be there a page or not. */
  readonly isDated: boolean;
  /** The parameter of its plain address: `/?p=5`. */
  readonly idParameter: string;
}

/** Names of what one may do with the posts of a type. One capability can stand for all. */
export interface PostCapabilities {
  /** The capabilities for a single post; the post decides which of the others they need. */
  readonly editOne: string;
  readonly readOne: string;
  readonly deleteOne: string;
  readonly read: string;
  readonly create: string;
  readonly edit: string;
  readonly editOthers: string;
  readonly editPublished: string;
  readonly editPrivate: string;
  readonly delete: string;
  readonly deleteOthers: string;
  readonly deletePublished: string;
  readonly deletePrivate: string;
  readonly publish: string;
  readonly readPrivate: string;
}

/** The capabilities named after a noun: `posts` gives `edit_posts`, `publish_posts` … */
export function namedAfter(singular: string, plural: string): PostCapabilities {
  return {
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

/** Names of all types that the service shows. */
export function postTypeNames(): readonly string[] {
  return shownPostTypes().map(({ name }) => name);
}

/** The types that the service shows, in the order of their registration. */
export function shownPostTypes(): readonly PostType[] {
  return currentSite().types.shownPostTypes();
}

/** A type by its name; `undefined` for one that the service does not show, such as revisions. */
export function findPostType(name: string): PostType | undefined {
  const type = currentSite().types.postType(name);
  return type?.isShown ? type : undefined;
}

/** A type that has to be there; `{token}` in its name stands for the product token. */
export function postTypeOf(name: string): PostType {
  const type = findPostType(name.replace('{token}', currentSite().settings.token));
  if (!type) throw new Error(`post-types: there is no post type ${name}`);
  return type;
}

/** The type whose items a route is about: that of `/cms/v2/posts/5` is `post`. */
export function postTypeOfRoute(route: string): PostType | undefined {
  return currentSite().types.postTypeOfRoute(route);
}

/** A post type or a taxonomy as its routes are derived from it (2.2). */
export function registeredType({
  name,
  isShown,
  base,
  namespace,
}: PostType | Taxonomy): Registered {
  return { name, show_in_rest: isShown, rest_base: base, rest_namespace: namespace ?? '' };
}
