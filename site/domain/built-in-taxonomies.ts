import type { Taxonomy, TermCapabilities } from './taxonomies.ts';

type Rest = Pick<Taxonomy, 'label' | 'base' | 'postTypes' | 'capabilities'> & Partial<Taxonomy>;

function taxonomy(name: string, rest: Rest): Taxonomy {
  return {
    description: '',
    namespace: null,
    isShown: true,
    isHierarchical: false,
    hasCloud: true,
    visibility: seen(true),
    address: { option: '', base: name, parameter: name },
    defaultOption: null,
    ...rest,
    name,
  };
}

/** Returns the visibility of a taxonomy that is visible everywhere or nowhere. */
function seen(everywhere: boolean) {
  return {
    public: everywhere,
    publicly_queryable: everywhere,
    show_admin_column: everywhere,
    show_in_nav_menus: everywhere,
    show_in_quick_edit: everywhere,
    show_ui: everywhere,
  };
}

/** Where user interfaces show a taxonomy. */
export type TaxonomyVisibility = Readonly<ReturnType<typeof seen>>;

/** Returns the capabilities that contain the name of a taxonomy: `manage_categories`, `edit_categories` … */
function named(noun: string): TermCapabilities {
  return {
    manage: `manage_${noun}`,
    edit: `edit_${noun}`,
    delete: `delete_${noun}`,
    assign: `assign_${noun}`,
  };
}

/** Returns one capability for everything. */
function only(capability: string): TermCapabilities {
  return { manage: capability, edit: capability, delete: capability, assign: capability };
}

/** Returns the taxonomies of every site, in the order of registration. Some names contain the product token. */
export function builtInTaxonomies(token: string): readonly Taxonomy[] {
  const hidden = { isShown: false, hasCloud: false, visibility: seen(false) } as const;
  return [
    taxonomy('category', {
      label: { plural: 'Categories', singular: 'Category' },
      base: 'categories',
      isHierarchical: true,
      postTypes: ['post'],
      capabilities: named('categories'),
      address: { option: 'category_base', base: 'category', parameter: 'cat' },
      defaultOption: 'default_category',
    }),
    taxonomy('post_tag', {
      label: { plural: 'Tags', singular: 'Tag' },
      base: 'tags',
      postTypes: ['post'],
      capabilities: named('post_tags'),
      address: { option: 'tag_base', base: 'tag', parameter: 'tag' },
    }),
    taxonomy('nav_menu', {
      label: { plural: 'Menus', singular: 'Menu' },
      base: 'menus',
      postTypes: ['nav_menu_item'],
      capabilities: only('edit_theme_options'),
      hasCloud: false,
      visibility: seen(false),
    }),
    taxonomy(FORMAT_TAXONOMY, {
      label: { plural: 'Formats', singular: 'Format' },
      base: FORMAT_TAXONOMY,
      postTypes: ['post'],
      capabilities: { ...named('categories'), assign: 'edit_posts' },
      address: { option: '', base: 'type', parameter: FORMAT_TAXONOMY },
      ...hidden,
    }),
    taxonomy(`${token}_theme`, {
      label: { plural: 'Themes', singular: 'Theme' },
      base: `${token}_theme`,
      postTypes: [`${token}_template`, `${token}_template_part`, `${token}_global_styles`],
      capabilities: only('edit_theme_options'),
      ...hidden,
    }),
    taxonomy(`${token}_template_part_area`, {
      label: { plural: 'Template part areas', singular: 'Template part area' },
      base: `${token}_template_part_area`,
      postTypes: [`${token}_template_part`],
      capabilities: only('edit_theme_options'),
      ...hidden,
    }),
  ];
}

/** The post formats. A post without a format has the first one. */
export const postFormats = [
  'standard',
  'aside',
  'chat',
  'gallery',
  'link',
  'image',
  'quote',
  'status',
  'video',
  'audio',
] as const;

export type PostFormat = (typeof postFormats)[number];

/** Formats are stored as terms of this taxonomy; the standard format has no term. */
export const FORMAT_TAXONOMY = 'post_format';

const PREFIX = 'post-format-';

/** Returns the format for the slug of a term. */
export function formatOf(slug: string | undefined): PostFormat {
  const name = slug?.startsWith(PREFIX) ? slug.slice(PREFIX.length) : '';
  return postFormats.find((format) => format === name) ?? 'standard';
}

/** Returns the slug of the term for a format; `null` for the standard one. */
export function formatSlug(format: PostFormat): string | null {
  return format === 'standard' ? null : `${PREFIX}${format}`;
}
