// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (f13605d3bc7e)

import type { InputOf, PartialInputOf } from '../../runtime/client/index.ts';
import type { CollectionArgs, SelectionArgs } from '../shared/types.ts';

/** A category in the `embed` context. (schemas/resources/categories.json:8) */
export interface CategoryEmbed {
  /** Unique identifier of the category. */
  id: number;
  /** URL of the page that lists the posts with the category. */
  link: string;
  /** Title of the category. */
  name: string;
  /** Slug of the category, unique in its taxonomy. */
  slug: string;
  /** Taxonomy of the category. */
  taxonomy: 'category';
}

/** A category with every field: what a handler returns. (schemas/resources/categories.json:8) */
export interface Category extends CategoryEmbed {
  /** Number of published posts with the category. */
  count: number;
  /** Description of the category, as HTML. */
  description: string;
  /** ID of the parent of the category, or 0 for none. */
  parent: number;
  /** Meta values of the category, by key. */
  meta: { [k: string]: unknown };
}

/** A category in the `view` context. (schemas/resources/categories.json:8) */
export type CategoryView = Category;

/** A category in the `edit` context. (schemas/resources/categories.json:8) */
export type CategoryEdit = Category;

/** The arguments that the handler of `categories.list` receives. (schemas/bases/term.json:102) */
export interface ListCategoriesArgs extends CollectionArgs, SelectionArgs {
  /** Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with. */
  cursor?: string;
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

/** The arguments that a client may send to `categories.list`. (schemas/bases/term.json:102) */
export interface ListCategoriesInput extends PartialInputOf<ListCategoriesArgs> {}

/** The error codes of `categories.list`, in addition to those of any endpoint. */
export type ListCategoriesError = 'rest_invalid_cursor' | 'rest_post_invalid_id';

/** The arguments that the handler of `categories.create` receives. (schemas/bases/term.json:157) */
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
  meta?: { [k: string]: unknown };
}

/** The arguments that a client may send to `categories.create`. (schemas/bases/term.json:157) */
export interface CreateCategoryInput extends InputOf<CreateCategoryArgs> {}

/** The error codes of `categories.create`, in addition to those of any endpoint. */
export type CreateCategoryError =
  | 'duplicate_term_slug'
  | 'empty_term_name'
  | 'rest_cannot_create'
  | 'rest_taxonomy_not_hierarchical'
  | 'rest_term_invalid'
  | 'term_exists';

/** The arguments that the handler of `categories.get` receives. (schemas/bases/term.json:185) */
export interface GetCategoryArgs {
  /** Unique identifier of the category. */
  id: number;
}

/** The arguments that a client may send to `categories.get`. (schemas/bases/term.json:185) */
export type GetCategoryInput = GetCategoryArgs;

/** The error codes of `categories.get`, in addition to those of any endpoint. */
export type GetCategoryError = 'rest_term_invalid';

/** The arguments that the handler of `categories.update` receives. (schemas/bases/term.json:194) */
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
  meta?: { [k: string]: unknown };
}

/** The arguments that a client may send to `categories.update`. (schemas/bases/term.json:194) */
export interface UpdateCategoryInput extends InputOf<UpdateCategoryArgs> {}

/** The error codes of `categories.update`, in addition to those of any endpoint. */
export type UpdateCategoryError =
  | 'duplicate_term_slug'
  | 'empty_term_name'
  | 'rest_cannot_update'
  | 'rest_precondition_failed'
  | 'rest_taxonomy_not_hierarchical'
  | 'rest_term_invalid';

/** The arguments that the handler of `categories.delete` receives. (schemas/bases/term.json:211) */
export interface DeleteCategoryArgs {
  /** Unique identifier of the category. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments that a client may send to `categories.delete`. (schemas/bases/term.json:211) */
export interface DeleteCategoryInput {
  /** Unique identifier of the category. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
}

/** The error codes of `categories.delete`, in addition to those of any endpoint. */
export type DeleteCategoryError =
  | 'rest_cannot_delete'
  | 'rest_precondition_failed'
  | 'rest_term_invalid'
  | 'rest_trash_not_supported';
