// @generated from schemas/resources/tags.json by `npm run generate`. Do not edit. (288d100d1872)

/** A tag with every field: what a handler returns. */
export interface Tag {
  /** Unique identifier of the tag. */
  id: number;
  /** Number of published posts with the tag. */
  count: number;
  /** Description of the tag, as HTML. */
  description: string;
  /** URL of the page that lists the posts with the tag. */
  link: string;
  /** Title of the tag. */
  name: string;
  /** Slug of the tag, unique in its taxonomy. */
  slug: string;
  /** Taxonomy of the tag. */
  taxonomy: 'post_tag';
  /** Meta values of the tag, by key. */
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
  /** Page of the collection, starting at 1. */
  page: number;
  /** Maximum number of items per page. */
  per_page: number;
  /** Only items that contain this text. */
  search?: string;
  /** Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with. */
  cursor?: string;
  /** Exclude the items with these IDs. */
  exclude: number[];
  /** Only the items with these IDs; an empty list means no filter. */
  include: number[];
  /** Number of items to skip; replaces the page. */
  offset?: number;
  /** Only items with one of these slugs. */
  slug?: string[];
  /** Sort direction. */
  order: 'asc' | 'desc';
  /** Field to sort the tags by. */
  orderby:
    | 'id'
    | 'include'
    | 'name'
    | 'slug'
    | 'include_slugs'
    | 'term_group'
    | 'description'
    | 'count';
  /** Exclude tags without posts. */
  hide_empty: boolean;
  /** Only tags of the post with this ID. */
  post?: number;
}

/** What a client may send to `tags.list`. */
export type ListTagsInput = Partial<ListTagsArgs>;

/** The codes of the errors that `tags.list` answers, beside those that any may. */
export type ListTagsError = 'rest_post_invalid_id';

/** What `tags.create` receives, once validated, sanitized and defaulted. */
export interface CreateTagArgs {
  /** Description of the tag, as HTML. */
  description?: string;
  /** Title of the tag. */
  name: string;
  /** Slug of the tag, unique in its taxonomy. */
  slug?: string;
  /** Meta values of the tag, by key. */
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
  /** Unique identifier of the tag. */
  id: number;
}

/** What a client may send to `tags.get`. */
export type GetTagInput = GetTagArgs;

/** The codes of the errors that `tags.get` answers, beside those that any may. */
export type GetTagError = 'rest_term_invalid';

/** What `tags.update` receives, once validated, sanitized and defaulted. */
export interface UpdateTagArgs {
  /** Unique identifier of the tag. */
  id: number;
  /** Description of the tag, as HTML. */
  description?: string;
  /** Title of the tag. */
  name?: string;
  /** Slug of the tag, unique in its taxonomy. */
  slug?: string;
  /** Meta values of the tag, by key. */
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
  /** Unique identifier of the tag. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** What a client may send to `tags.delete`. */
export interface DeleteTagInput {
  /** Unique identifier of the tag. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean;
}

/** The codes of the errors that `tags.delete` answers, beside those that any may. */
export type DeleteTagError =
  | 'rest_cannot_delete'
  | 'rest_precondition_failed'
  | 'rest_term_invalid'
  | 'rest_trash_not_supported';
