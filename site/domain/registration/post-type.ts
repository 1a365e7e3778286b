import { namedAfter } from '../post-types.ts';
import type { PostCapabilities, PostType } from '../post-types.ts';
import type { PostTypeOptions } from './options.ts';

/** A post type as it is registered: what is left out follows from what is said. */
export function postTypeFrom(name: string, options: PostTypeOptions): PostType {
  const { labels = {}, public: isPublic = false, supports = ['title', 'editor'] } = options;
  return {
    name,
    label: labelOf(name, labels),
    description: options.description ?? '',
    base: options.rest_base || name,
    namespace: options.rest_namespace || null,
    isShown: options.show_in_rest ?? false,
    isHierarchical: options.hierarchical ?? false,
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

/** What a type, or a taxonomy, is called: by its name when nobody says. */
export function labelOf(
  name: string,
  labels: { readonly name?: string; readonly singular_name?: string },
): PostType['label'] {
  const plural = labels.name ?? name;
  return { plural, singular: labels.singular_name ?? plural };
}

function capabilitiesOf(noun: PostTypeOptions['capability_type'] = 'post'): PostCapabilities {
  return typeof noun === 'string' ? namedAfter(noun, `${noun}s`) : namedAfter(noun[0], noun[1]);
}
