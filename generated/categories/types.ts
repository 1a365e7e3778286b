// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (7095110f92df)

/** A category with every field: what a handler returns. */
export interface Category {
  /** Unique identifier of the category. */
  id: number;
  /** Number of published posts with the category. */
  count: number;
  /** Description of the category, as HTML. */
  description: string;
  /** URL of the page that lists the posts with the category. */
  link: string;
  /** Title of the category. */
  name: string;
  /** Slug of the category, unique in its taxonomy. */
  slug: string;
  /** Taxonomy of the category. */
  taxonomy: 'category';
  /** ID of the parent of the category, or 0 for none. */
  parent: number;
  /** Meta values of the category, by key. */
  meta: {
    [k: string]: unknown;
  };
}

/** A category in the `view` context. */
export type CategoryView = Category;

/** A category in the `embed` context. */
export interface CategoryEmbed {
  id: number;
  link: string;
  name: string;
  slug: string;
  taxonomy: 'category';
}

/** A category in the `edit` context. */
export type CategoryEdit = Category;

/** What `categories.list` receives, once validated, sanitized and defaulted. */
export interface ListCategoriesArgs {
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
  /** Only items with one of these slugs. */
  slug?: string[];
  /** Sort direction. */
  order: 'asc' | 'desc';
  /** Field to sort the categories by. */
  orderby:
    | 'id'
    | 'include'
    | 'name'
    | 'slug'
    | 'include_slugs'
    | 'term_group'
    | 'description'
    | 'count';
  /** Exclude categories without posts. */
  hide_empty: boolean;
  /** Only children of this category; 0 selects categories without a parent. */
  parent?: number;
  /** Only categories of the post with this ID. */
  post?: number;
}

/** What a client may send to `categories.list`. */
export type ListCategoriesInput = Partial<ListCategoriesArgs>;

/** The codes of the errors that `categories.list` answers, beside those that any may. */
export type ListCategoriesError = 'rest_post_invalid_id';

/** What `categories.create` receives, once validated, sanitized and defaulted. */
export interface CreateCategoryArgs {
  /** Description of the category, as HTML. */
  description?: string;
  /** Title of the category. */
  name: string;
  /** Slug of the category, unique in its taxonomy. */
  slug?: string;
  /** ID of the parent of the category, or 0 for none. */
  parent?: number;
  /** Meta values of the category, by key. */
  meta?: {
    [k: string]: unknown;
  };
}

/** What a client may send to `categories.create`. */
export type CreateCategoryInput = CreateCategoryArgs;

/** The codes of the errors that `categories.create` answers, beside those that any may. */
export type CreateCategoryError =
  | 'duplicate_term_slug'
  | 'empty_term_name'
  | 'rest_cannot_create'
  | 'rest_taxonomy_not_hierarchical'
  | 'rest_term_invalid'
  | 'term_exists';

/** What `categories.get` receives, once validated, sanitized and defaulted. */
export interface GetCategoryArgs {
  /** Unique identifier of the category. */
  id: number;
}

/** What a client may send to `categories.get`. */
export type GetCategoryInput = GetCategoryArgs;

/** The codes of the errors that `categories.get` answers, beside those that any may. */
export type GetCategoryError = 'rest_term_invalid';

/** What `categories.update` receives, once validated, sanitized and defaulted. */
export interface UpdateCategoryArgs {
  /** Unique identifier of the category. */
  id: number;
  /** Description of the category, as HTML. */
  description?: string;
  /** Title of the category. */
  name?: string;
  /** Slug of the category, unique in its taxonomy. */
  slug?: string;
  /** ID of the parent of the category, or 0 for none. */
  parent?: number;
  /** Meta values of the category, by key. */
  meta?: {
    [k: string]: unknown;
  };
}

/** What a client may send to `categories.update`. */
export type UpdateCategoryInput = UpdateCategoryArgs;

/** The codes of the errors that `categories.update` answers, beside those that any may. */
export type UpdateCategoryError =
  | 'duplicate_term_slug'
  | 'empty_term_name'
  | 'rest_cannot_update'
  | 'rest_precondition_failed'
  | 'rest_taxonomy_not_hierarchical'
  | 'rest_term_invalid';

/** What `categories.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteCategoryArgs {
  /** Unique identifier of the category. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** What a client may send to `categories.delete`. */
export interface DeleteCategoryInput {
  /** Unique identifier of the category. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean;
}

/** The codes of the errors that `categories.delete` answers, beside those that any may. */
export type DeleteCategoryError =
  | 'rest_cannot_delete'
  | 'rest_precondition_failed'
  | 'rest_term_invalid'
  | 'rest_trash_not_supported';
