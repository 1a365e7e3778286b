import { namedAfter } from './post-types.ts';
import type { PostCapabilities, PostType } from './post-types.ts';

type Rest = Pick<PostType, 'label' | 'base'> &
  Partial<Omit<PostType, 'supports'>> & { readonly supports: string };

function postType(name: string, { supports, ...rest }: Rest): PostType {
  return {
    description: '',
    namespace: null,
    isShown: true,
    isHierarchical: false,
    isViewable: false,
    isOpen: true,
    archive: false,
    visibility: { show_ui: true, show_in_nav_menus: false },
    icon: null,
    capabilities: namedAfter('post', 'posts'),
    taxonomies: [],
    isDated: true,
    idParameter: 'p',
    ...rest,
    name,
    supports: new Set(supports.split(' ')),
  };
}

const HIDDEN = { show_ui: false, show_in_nav_menus: false } as const;
const EVERYWHERE = { show_ui: true, show_in_nav_menus: true } as const;

const DESIGN = 'edit_theme_options';

/** Returns capabilities that require `edit_theme_options` for everything but reading. */
function design(singular: string, read: string): PostCapabilities {
  const { editOne, readOne, deleteOne, ...others } = namedAfter(singular, '');
  const all = Object.keys(others).map((name) => [name, DESIGN]);
  // The entries have the names of the other capabilities.
  const design = Object.fromEntries(all) as typeof others;
  return { editOne, readOne, deleteOne, ...design, read };
}

/** Returns the post types of every site, in the order of registration. Some names contain the product token. */
export function builtInPostTypes(token: string): readonly PostType[] {
  return [
    postType('post', {
      label: { plural: 'Posts', singular: 'Post' },
      base: 'posts',
      taxonomies: ['category', 'post_tag'],
      isViewable: true,
      visibility: EVERYWHERE,
      icon: 'dashicons-admin-post',
      supports:
        'title editor author thumbnail excerpt trackbacks custom-fields comments revisions post-formats',
    }),
    postType('page', {
      label: { plural: 'Pages', singular: 'Page' },
      base: 'pages',
      capabilities: namedAfter('page', 'pages'),
      isHierarchical: true,
      isViewable: true,
      visibility: EVERYWHERE,
      icon: 'dashicons-admin-page',
      idParameter: 'page_id',
      supports: 'title editor author thumbnail page-attributes custom-fields comments revisions',
    }),
    postType('attachment', {
      label: { plural: 'Media', singular: 'Medium' },
      base: 'media',
      capabilities: { ...namedAfter('post', 'posts'), create: 'upload_files' },
      isViewable: true,
      icon: 'dashicons-admin-media',
      idParameter: 'attachment_id',
      supports: 'title author comments',
    }),
    // Stored as posts, and shown with the post that they belong to.
    postType('revision', {
      label: { plural: 'Revisions', singular: 'Revision' },
      base: 'revision',
      isShown: false,
      visibility: HIDDEN,
      supports: 'author',
    }),
    postType('nav_menu_item', {
      label: { plural: 'Menu items', singular: 'Menu item' },
      base: 'menu-items',
      capabilities: design('post', 'read'),
      taxonomies: ['nav_menu'],
      visibility: HIDDEN,
      supports: 'title editor',
    }),
    postType(`${token}_block`, {
      label: { plural: 'Reusable blocks', singular: 'Reusable block' },
      base: 'blocks',
      isOpen: false,
      capabilities: {
        ...namedAfter('block', 'blocks'),
        read: 'edit_posts',
        create: 'publish_posts',
        edit: 'edit_posts',
        editPublished: 'edit_published_posts',
        deletePublished: 'delete_published_posts',
        editOthers: 'edit_others_posts',
        deleteOthers: 'delete_others_posts',
      },
      supports: 'title editor revisions',
    }),
    postType(`${token}_template`, {
      label: { plural: 'Templates', singular: 'Template' },
      description: 'Edited templates of the theme.',
      base: 'templates',
      capabilities: design('template', DESIGN),
      visibility: HIDDEN,
      supports: 'title slug excerpt editor revisions author',
    }),
    postType(`${token}_template_part`, {
      label: { plural: 'Template parts', singular: 'Template part' },
      description: 'Parts that several templates share.',
      base: 'template-parts',
      capabilities: design('post', DESIGN),
      visibility: HIDDEN,
      supports: 'title slug excerpt editor revisions author',
    }),
    // Customized settings and styles of a theme; shown with the theme.
    postType(`${token}_global_styles`, {
      label: { plural: 'Global styles', singular: 'Global styles' },
      base: `${token}_global_styles`,
      isShown: false,
      capabilities: design('post', DESIGN),
      visibility: HIDDEN,
      supports: 'title editor revisions',
    }),
    postType(`${token}_navigation`, {
      label: { plural: 'Navigation menus', singular: 'Navigation menu' },
      description: 'Navigation menus of the site.',
      base: 'navigation',
      capabilities: design('post', 'read'),
      supports: 'title editor revisions',
    }),
  ];
}
