// @generated from schemas/resources/tags.json by `npm run generate`. Do not edit. (c7ca18313dc7)

/** A tag with every field: what a handler returns. */
export interface Tag {
  /** Number of the tag. */
  id: number;
  /** How many published posts have the tag. */
  count: number;
  /** What the tag is about, as HTML. */
  description: string;
  /** Address of the page that lists the posts of the tag. */
  link: string;
  /** Title of the tag. */
  name: string;
  /** Name of the tag in addresses; no other of its taxonomy has it. */
  slug: string;
  /** Taxonomy that the tag belongs to. */
  taxonomy: 'post_tag';
  /** Further values kept with the tag, by key. */
  meta: {
    [k: string]: unknown;
  };
}

/** A tag in the `view` context. */
export type TagView = Tag;

/** A tag in the `embed` context. */
export interface TagEmbed {
  id: number;
  link: string;
  name: string;
  slug: string;
  taxonomy: 'post_tag';
}

/** A tag in the `edit` context. */
export type TagEdit = Tag;

/** What `tags.list` receives, once validated, sanitized and defaulted. */
export interface ListTagsArgs {
  /** Page to answer, from 1. */
  page: number;
  /** Most items on a page. */
  per_page: number;
  /** Only items that contain this text. */
  search?: string;
  /** Place to read on from, as the last answer named it; empty for the beginning. The items are not counted, and page and offset do not matter. It leads on in the order it was made for. */
  cursor?: string;
  /** Leave out the items with these numbers. */
  exclude: number[];
  /** Only the items with these numbers; an empty list is no limit. */
  include: number[];
  /** How many items to skip; it takes the place of the page. */
  offset?: number;
  /** Only items with one of these slugs. */
  slug?: string[];
  /** Whether the order goes up or down. */
  order: 'asc' | 'desc';
  /** Field that puts the tags in order. */
  orderby:
    | 'id'
    | 'include'
    | 'name'
    | 'slug'
    | 'include_slugs'
    | 'term_group'
    | 'description'
    | 'count';
  /** Leave out tags that no post has. */
  hide_empty: boolean;
  /** Only tags of the post with this number. */
  post?: number;
}

/** What a client may send to `tags.list`. */
export type ListTagsInput = Partial<ListTagsArgs>;

/** The codes of the errors that `tags.list` answers, beside those that any may. */
export type ListTagsError = 'rest_post_invalid_id';

/** What `tags.create` receives, once validated, sanitized and defaulted. */
export interface CreateTagArgs {
  /** What the tag is about, as HTML. */
  description?: string;
  /** Title of the tag. */
  name: string;
  /** Name of the tag in addresses; no other of its taxonomy has it. */
  slug?: string;
  /** Further values kept with the tag, by key. */
  meta?: {
    [k: string]: unknown;
  };
}

/** What a client may send to `tags.create`. */
export type CreateTagInput = CreateTagArgs;

/** The codes of the errors that `tags.create` answers, beside those that any may. */
export type CreateTagError =
  | 'duplicate_term_slug'
  | 'empty_term_name'
  | 'rest_cannot_create'
  | 'rest_taxonomy_not_hierarchical'
  | 'rest_term_invalid'
  | 'term_exists';

/** What `tags.get` receives, once validated, sanitized and defaulted. */
export interface GetTagArgs {
  /** Number of the tag. */
  id: number;
}

/** What a client may send to `tags.get`. */
export type GetTagInput = GetTagArgs;

/** The codes of the errors that `tags.get` answers, beside those that any may. */
export type GetTagError = 'rest_term_invalid';

/** What `tags.update` receives, once validated, sanitized and defaulted. */
export interface UpdateTagArgs {
  /** Number of the tag. */
  id: number;
  /** What the tag is about, as HTML. */
  description?: string;
  /** Title of the tag. */
  name?: string;
  /** Name of the tag in addresses; no other of its taxonomy has it. */
  slug?: string;
  /** Further values kept with the tag, by key. */
  meta?: {
    [k: string]: unknown;
  };
}

/** What a client may send to `tags.update`. */
export type UpdateTagInput = UpdateTagArgs;

/** The codes of the errors that `tags.update` answers, beside those that any may. */
export type UpdateTagError =
  | 'duplicate_term_slug'
  | 'empty_term_name'
  | 'rest_cannot_update'
  | 'rest_precondition_failed'
  | 'rest_taxonomy_not_hierarchical'
  | 'rest_term_invalid';

/** What `tags.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteTagArgs {
  /** Number of the tag. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
}

/** What a client may send to `tags.delete`. */
export interface DeleteTagInput {
  /** Number of the tag. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
}

/** The codes of the errors that `tags.delete` answers, beside those that any may. */
export type DeleteTagError =
  | 'rest_cannot_delete'
  | 'rest_precondition_failed'
  | 'rest_term_invalid'
  | 'rest_trash_not_supported';
