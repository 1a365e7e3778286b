import { checked, type Checked } from '../../../runtime/schema/index.ts';
import { namedAfter } from '../post-types.ts';
import type { PostCapabilities, PostType } from '../post-types.ts';
import type { ContentKind, Taxonomy } from '../taxonomies.ts';
import { checkedOptions, texts } from './checked.ts';
import { taxonomyMembers } from './options.ts';
import type { PostTypeOptions, TaxonomyOptions } from './options.ts';

/** Returns a post type for its options, with defaults for the options that are absent. */
export function postTypeFrom(name: string, options: PostTypeOptions): PostType {
  const { public: isPublic = false, supports = ['title', 'editor'] } = options;
  return {
    ...kindFrom(name, options),
    isViewable: options.publicly_queryable ?? isPublic,
    isOpen: true,
    archive: options.has_archive ?? false,
    visibility: {
      show_ui: options.show_ui ?? isPublic,
      show_in_nav_menus: options.show_in_nav_menus ?? isPublic,
    },
    icon: options.menu_icon ?? null,
    capabilities: { ...capabilitiesOf(options.capability_type), ...options.capabilities },
    taxonomies: options.taxonomies ?? [],
    supports: new Set(supports),
    isDated: false,
    idParameter: 'p',
  };
}

function kindFrom(name: string, options: PostTypeOptions | TaxonomyOptions): ContentKind {
  const plural = options.labels?.name ?? name;
  return {
    name,
    label: { plural, singular: options.labels?.singular_name ?? plural },
    description: options.description ?? '',
    base: options.rest_base || name,
    namespace: options.rest_namespace || null,
    isShown: options.show_in_rest ?? false,
    isHierarchical: options.hierarchical ?? false,
  };
}

function capabilitiesOf(noun: PostTypeOptions['capability_type'] = 'post'): PostCapabilities {
  return typeof noun === 'string' ? namedAfter(noun, `${noun}s`) : namedAfter(noun[0], noun[1]);
}

/** Returns the validated options of a taxonomy for these post types, or the problem. */
export function checkedTaxonomy(
  postTypes: readonly string[],
  options: TaxonomyOptions,
): Checked<TaxonomyOptions> {
  const types = checked(() => texts(postTypes, 'post_types'));
  return 'problem' in types ? types : checkedOptions(options, taxonomyMembers);
}

/** Returns a taxonomy for its options, with defaults for the options that are absent. */
export function taxonomyFrom(
  name: string,
  postTypes: readonly string[],
  options: TaxonomyOptions,
): Taxonomy {
  const { public: isPublic = true, visibility } = options;
  return {
    ...kindFrom(name, options),
    postTypes,
    capabilities: {
      manage: 'manage_categories',
      edit: 'manage_categories',
      delete: 'manage_categories',
      assign: 'edit_posts',
      ...options.capabilities,
    },
    hasCloud: options.show_tagcloud ?? isPublic,
    visibility: {
      public: isPublic,
      publicly_queryable: isPublic,
      show_admin_column: false,
      show_in_nav_menus: isPublic,
      show_in_quick_edit: isPublic,
      show_ui: isPublic,
      ...visibility,
    },
    address: { option: '', base: name, parameter: name },
    defaultOption: null,
  };
}

/** The types and taxonomies of a site by name. */
export interface Types {
  readonly postTypes: ReadonlyMap<string, PostType>;
  readonly taxonomies: ReadonlyMap<string, Taxonomy>;
}

/**
 * Connects post types and taxonomies in both directions, whichever side names the other and in whatever order
 * they were registered. Connections between two built-in ones stay as declared.
 */
export function connectTypes(
  { postTypes, taxonomies }: Types,
  isBuiltIn: (name: string) => boolean,
): Types {
  const pairs = [...postTypes.values()].flatMap((type) =>
    [...taxonomies.values()]
      .filter((taxonomy) => !isBuiltIn(type.name) || !isBuiltIn(taxonomy.name))
      .filter(
        ({ name, postTypes: named }) => type.taxonomies.includes(name) || named.includes(type.name),
      )
      .map((taxonomy) => ({ type: type.name, taxonomy: taxonomy.name })),
  );
  return {
    postTypes: mapped(postTypes, (type) => {
      const found = pairs.filter((pair) => pair.type === type.name);
      const names = found.map(({ taxonomy }) => taxonomy);
      return { ...type, taxonomies: withAll(type.taxonomies, names) };
    }),
    taxonomies: mapped(taxonomies, (taxonomy) => {
      const found = pairs.filter((pair) => pair.taxonomy === taxonomy.name);
      const names = found.map(({ type }) => type);
      return { ...taxonomy, postTypes: withAll(taxonomy.postTypes, names) };
    }),
  };
}

function withAll(some: readonly string[], others: readonly string[]): readonly string[] {
  return [...new Set([...some, ...others])];
}

function mapped<T>(items: ReadonlyMap<string, T>, change: (item: T) => T): ReadonlyMap<string, T> {
  return new Map([...items].map(([name, item]) => [name, change(item)]));
}
