import type { Schema, TypeName } from '../../../runtime/schema/index.ts';
import type { Server, User } from '../../../runtime/server/index.ts';
import type { PostCapabilities, PostType } from '../post-types.ts';
import type { TaxonomyVisibility } from '../built-in-taxonomies.ts';
import type { Taxonomy, TermCapabilities } from '../taxonomies.ts';
import {
  action,
  data,
  either,
  flag,
  list,
  mapOfFlags,
  mapOfTexts,
  maps,
  number,
  orNone,
  schema,
  schemas,
  shaped,
  text,
  texts,
} from './checked.ts';
import type { Members } from './checked.ts';

/** Registers the routes of the items of a type, in place of the default routes. */
export type Controller<Type> = (server: Server, type: Type) => void;

/** The options that post types and taxonomies share. */
interface KindOptions<Type> {
  readonly labels?: { readonly name?: string; readonly singular_name?: string };
  readonly description?: string;
  /** Whether readers see its items; the default of the other options for visibility. */
  readonly public?: boolean;
  readonly hierarchical?: boolean;
  /** Whether the service shows it. */
  readonly show_in_rest?: boolean;
  /** The path of its items below the namespace; its name when absent. */
  readonly rest_base?: string;
  /** The namespace; the core namespace when absent. */
  readonly rest_namespace?: string;
  /** Registers the routes of its items, for posts in addition to revisions and autosaves; `null` registers none. */
  readonly rest_controller?: Controller<Type> | null;
}

/** The options of a post type that is registered at run time. By default it is not public. */
export interface PostTypeOptions extends KindOptions<PostType> {
  readonly publicly_queryable?: boolean;
  readonly show_ui?: boolean;
  readonly show_in_nav_menus?: boolean;
  readonly menu_icon?: string;
  readonly has_archive?: boolean | string;
  /** The features; `title` and `editor` when absent. */
  readonly supports?: readonly string[];
  readonly taxonomies?: readonly string[];
  /** The noun of its capabilities, singular or both forms: `book` gives `edit_books`; `post` when absent. */
  readonly capability_type?: string | readonly [singular: string, plural: string];
  readonly capabilities?: Partial<PostCapabilities>;
}

/** The options of a taxonomy that is registered at run time. By default it is public. */
export interface TaxonomyOptions extends KindOptions<Taxonomy> {
  readonly visibility?: Partial<TaxonomyVisibility>;
  readonly show_tagcloud?: boolean;
  readonly capabilities?: Partial<TermCapabilities>;
}

/** The kinds of objects with registered meta values. */
export type MetaKind = 'post' | 'term' | 'user' | 'comment';

/** The options that meta values and settings share. */
export interface ValueOptions {
  /** `string` when absent. */
  readonly type?: TypeName;
  readonly description?: string;
  readonly default?: unknown;
  /**
   * Whether the service shows it; optionally with another name, or with a schema in addition to `type`. A
   * map in it has only the members that it names, unless `additionalProperties` says otherwise (4.5).
   */
  readonly show_in_rest?: boolean | { readonly name?: string; readonly schema?: Schema };
}

/** The options of a meta value that is registered at run time. */
export interface MetaOptions extends ValueOptions {
  /** Whether an object has one value; otherwise it has a list of values. */
  readonly single?: boolean;
  /** Only for objects of this post type or taxonomy. */
  readonly object_subtype?: string;
  /**
   * Returns whether a user may change the value of an object. When absent: users who may edit the object, or
   * none if the key starts with `_`.
   */
  readonly auth_callback?: (user: User | null, object: number) => boolean;
}

/** The options of a setting that is registered at run time. */
export interface SettingOptions extends ValueOptions {
  /** Converts a value that is sent to the one that is stored. */
  readonly sanitize_callback?: (value: unknown) => unknown;
}

/** The validation rules of registration options. The types declare the same rules for compiled code. */

const kindMembers: Members = {
  labels: shaped({ name: text, singular_name: text }),
  description: text,
  public: flag,
  hierarchical: flag,
  show_in_rest: flag,
  rest_base: text,
  rest_namespace: text,
  rest_controller: orNone(action),
  capabilities: mapOfTexts,
};
export const postTypeMembers: Members = {
  ...kindMembers,
  publicly_queryable: flag,
  show_ui: flag,
  show_in_nav_menus: flag,
  menu_icon: text,
  has_archive: either(flag, text),
  supports: texts,
  taxonomies: texts,
  capability_type: either(text, texts),
};
export const taxonomyMembers: Members = {
  ...kindMembers,
  visibility: mapOfFlags,
  show_tagcloud: flag,
};
const valueMembers: Members = {
  type: text,
  description: text,
  default: data,
  show_in_rest: either(flag, shaped({ name: text, schema })),
};
export const metaMembers: Members = {
  ...valueMembers,
  single: flag,
  object_subtype: text,
  auth_callback: action,
};
export const settingMembers: Members = { ...valueMembers, sanitize_callback: action };
export const blockMembers: Members = {
  title: text,
  category: text,
  icon: either(text, data),
  description: text,
  keywords: texts,
  parent: texts,
  ancestor: texts,
  attributes: schemas,
  providesContext: mapOfTexts,
  usesContext: texts,
  supports: shaped({}),
  styles: maps,
  variations: maps,
  textdomain: text,
};

export const widgetMembers: Members = {
  id: text,
  name: text,
  description: text,
  classname: text,
  fields: list,
  show: action,
};

export const widgetFieldMembers: Members = {
  name: text,
  label: text,
  control: shaped({ kind: text, least: number, most: number, choices: list }),
  read: action,
};

export const patternMembers: Members = {
  title: text,
  content: text,
  description: text,
  viewportWidth: number,
  categories: texts,
  keywords: texts,
  blockTypes: texts,
  postTypes: texts,
  inserter: flag,
};
