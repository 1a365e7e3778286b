/** What a post type adds to its items beside what all have. */
export type Feature =
  | 'author'
  | 'comments'
  | 'editor'
  | 'excerpt'
  | 'page-attributes'
  | 'post-formats'
  | 'revisions'
  | 'thumbnail'
  | 'title';

/** A kind of content that is kept as posts. */
export interface PostType {
  readonly name: string;
  /** Where its items are found below the core namespace. */
  readonly base: string;
  /** Whether its items stand below one another. */
  readonly isHierarchical: boolean;
  /** Whether its items have a page of their own. */
  readonly isViewable: boolean;
  /** The noun of its capabilities: `posts` as in `edit_posts`. One capability can stand for all. */
  readonly capabilities: PostCapabilities;
  readonly taxonomies: readonly string[];
  readonly supports: ReadonlySet<Feature>;
  /** The parameter of its plain address: `/?p=5`. */
  readonly idParameter: string;
}

/** Names of what one may do with the posts of a type. */
export interface PostCapabilities {
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
function named(noun: string, create = `edit_${noun}`): PostCapabilities {
  return {
    read: 'read',
    create,
    edit: `edit_${noun}`,
    editOthers: `edit_others_${noun}`,
    editPublished: `edit_published_${noun}`,
    editPrivate: `edit_private_${noun}`,
    delete: `delete_${noun}`,
    deleteOthers: `delete_others_${noun}`,
    deletePublished: `delete_published_${noun}`,
    deletePrivate: `delete_private_${noun}`,
    publish: `publish_${noun}`,
    readPrivate: `read_private_${noun}`,
  };
}

/** One capability for everything. */
function only(capability: string): PostCapabilities {
  return {
    read: capability,
    create: capability,
    edit: capability,
    editOthers: capability,
    editPublished: capability,
    editPrivate: capability,
    delete: capability,
    deleteOthers: capability,
    deletePublished: capability,
    deletePrivate: capability,
    publish: capability,
    readPrivate: capability,
  };
}

interface Rest {
  readonly base: string;
  readonly capabilities: PostCapabilities;
  readonly supports: readonly Feature[];
  readonly taxonomies?: readonly string[];
  readonly isHierarchical?: boolean;
  readonly isViewable?: boolean;
  readonly idParameter?: string;
}

function postType(name: string, rest: Rest): PostType {
  return {
    taxonomies: [],
    isHierarchical: false,
    isViewable: false,
    idParameter: 'p',
    ...rest,
    name,
    supports: new Set(rest.supports),
  };
}

const DESIGN = only('edit_theme_options');

/** The types that the service shows, in the order of their registration. */
export const postTypes: readonly PostType[] = [
  postType('post', {
    base: 'posts',
    capabilities: named('posts'),
    taxonomies: ['category', 'post_tag'],
    isViewable: true,
    supports: [
      'title',
      'editor',
      'author',
      'thumbnail',
      'excerpt',
      'comments',
      'revisions',
      'post-formats',
    ],
  }),
  postType('page', {
    base: 'pages',
    capabilities: named('pages'),
    isHierarchical: true,
    isViewable: true,
    idParameter: 'page_id',
    supports: [
      'title',
      'editor',
      'author',
      'thumbnail',
      'page-attributes',
      'comments',
      'revisions',
    ],
  }),
  postType('attachment', {
    base: 'media',
    capabilities: named('posts', 'upload_files'),
    isViewable: true,
    idParameter: 'attachment_id',
    supports: ['title', 'author', 'comments'],
  }),
  postType('nav_menu_item', {
    base: 'menu-items',
    capabilities: DESIGN,
    taxonomies: ['nav_menu'],
    supports: ['title', 'editor'],
  }),
  postType('cms_block', {
    base: 'blocks',
    capabilities: { ...named('posts', 'publish_posts'), read: 'edit_posts' },
    supports: ['title', 'editor', 'revisions'],
  }),
  postType('cms_template', {
    base: 'templates',
    capabilities: DESIGN,
    supports: ['title', 'excerpt', 'editor', 'revisions', 'author'],
  }),
  postType('cms_template_part', {
    base: 'template-parts',
    capabilities: DESIGN,
    supports: ['title', 'excerpt', 'editor', 'revisions', 'author'],
  }),
  postType('cms_navigation', {
    base: 'navigation',
    capabilities: DESIGN,
    supports: ['title', 'editor', 'revisions'],
  }),
];

const byName = new Map(postTypes.map((type) => [type.name, type]));
const byBase = new Map(postTypes.map((type) => [type.base, type]));

/** Names of all types that the service shows. */
export const postTypeNames: readonly string[] = postTypes.map(({ name }) => name);

/** A type by its name; `undefined` for one that the service does not show, such as revisions. */
export function findPostType(name: string): PostType | undefined {
  return byName.get(name);
}

/** A type that has to be there. */
export function postTypeOf(name: string): PostType {
  const type = byName.get(name);
  if (!type) throw new Error(`post-types: there is no post type ${name}`);
  return type;
}

/** The type whose items a route is about: that of `/cms/v2/posts/5` is `post`. */
export function postTypeOfRoute(route: string): PostType | undefined {
  return byBase.get(route.split('/')[3] ?? '');
}
