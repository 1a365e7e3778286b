import type { Taxonomy } from '../taxonomies.ts';
import type { Checked } from '../../../runtime/schema/index.ts';
import { checkedOptions, texts } from './checked.ts';
import { taxonomyMembers } from './members.ts';
import type { TaxonomyOptions } from './options.ts';
import { labelOf } from './post-type.ts';

/** The options of a taxonomy for these post types, or why they cannot be used. */
export function checkedTaxonomy(
  postTypes: readonly string[],
  options: TaxonomyOptions,
): Checked<TaxonomyOptions> {
  const problem = texts(postTypes, 'post_types');
  return problem === null ? checkedOptions(options, taxonomyMembers) : { problem };
}

/** A taxonomy as it is registered: what is left out follows from what is said. */
export function taxonomyFrom(
  name: string,
  postTypes: readonly string[],
  options: TaxonomyOptions,
): Taxonomy {
  const { labels = {}, public: isPublic = true, visibility } = options;
  return {
    name,
    label: labelOf(name, labels),
    description: options.description ?? '',
    base: options.rest_base || name,
    namespace: options.rest_namespace || null,
    isShown: options.show_in_rest ?? false,
    isHierarchical: options.hierarchical ?? false,
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
