// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (c492fa182330)

/** A category with every field: what a handler returns. */
export interface Category {
  /** Number of the category. */
  id: number;
  /** How many published posts have the category. */
  count: number;
  /** What the category is about, as HTML. */
  description: string;
  /** Address of the page that lists the posts of the category. */
  link: string;
  /** Title of the category. */
  name: string;
  /** Name of the category in addresses; no other of its taxonomy has it. */
  slug: string;
  /** Taxonomy that the category belongs to. */
  taxonomy: 'category';
  /** The category that this one stands under; 0 for none. */
  parent: number;
  /** Further values kept with the category, by key. */
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
  /** Only items with one of these slugs. */
  slug?: string[];
  /** Whether the order goes up or down. */
  order: 'asc' | 'desc';
  /** Field that puts the categories in order. */
  orderby:
    | 'id'
    | 'include'
    | 'name'
    | 'slug'
    | 'include_slugs'
    | 'term_group'
    | 'description'
    | 'count';
  /** Leave out categories that no post has. */
  hide_empty: boolean;
  /** Only categories that stand right under this one; 0 for the topmost. */
  parent?: number;
  /** Only categories of the post with this number. */
  post?: number;
}

/** What a client may send to `categories.list`. */
export type ListCategoriesInput = Partial<ListCategoriesArgs>;

/** The codes of the errors that `categories.list` answers, beside those that any may. */
export type ListCategoriesError = 'rest_post_invalid_id';

/** What `categories.create` receives, once validated, sanitized and defaulted. */
export interface CreateCategoryArgs {
  /** What the category is about, as HTML. */
  description?: string;
  /** Title of the category. */
  name: string;
  /** Name of the category in addresses; no other of its taxonomy has it. */
  slug?: string;
  /** The category that this one stands under; 0 for none. */
  parent?: number;
  /** Further values kept with the category, by key. */
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
  /** Number of the category. */
  id: number;
}

/** What a client may send to `categories.get`. */
export type GetCategoryInput = GetCategoryArgs;

/** The codes of the errors that `categories.get` answers, beside those that any may. */
export type GetCategoryError = 'rest_term_invalid';

/** What `categories.update` receives, once validated, sanitized and defaulted. */
export interface UpdateCategoryArgs {
  /** Number of the category. */
  id: number;
  /** What the category is about, as HTML. */
  description?: string;
  /** Title of the category. */
  name?: string;
  /** Name of the category in addresses; no other of its taxonomy has it. */
  slug?: string;
  /** The category that this one stands under; 0 for none. */
  parent?: number;
  /** Further values kept with the category, by key. */
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
  /** Number of the category. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
}

/** What a client may send to `categories.delete`. */
export interface DeleteCategoryInput {
  /** Number of the category. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
}

/** The codes of the errors that `categories.delete` answers, beside those that any may. */
export type DeleteCategoryError =
  | 'rest_cannot_delete'
  | 'rest_precondition_failed'
  | 'rest_term_invalid'
  | 'rest_trash_not_supported';
