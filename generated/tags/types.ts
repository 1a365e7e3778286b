// @generated from schemas/resources/tags.json by `npm run generate`. Do not edit. (f922b48ab3d0)

import type { InputOf, PartialInputOf } from '../../runtime/client/index.ts';
import type { CollectionArgs, SelectionArgs } from '../shared/types.ts';

/** A tag in the `embed` context. (schemas/resources/tags.json:8) */
export interface TagEmbed {
  /** Unique identifier of the tag. */
  id: number;
  /** URL of the page that lists the posts with the tag. */
  link: string;
  /** Title of the tag. */
  name: string;
  /** Slug of the tag, unique in its taxonomy. */
  slug: string;
  /** Taxonomy of the tag. */
  taxonomy: 'post_tag';
}

/** A tag with every field: what a handler returns. (schemas/resources/tags.json:8) */
export interface Tag extends TagEmbed {
  /** Number of published posts with the tag. */
  count: number;
  /** Description of the tag, as HTML. */
  description: string;
  /** Meta values of the tag, by key. */
  meta: { [k: string]: unknown };
}

/** A tag in the `view` context. (schemas/resources/tags.json:8) */
export type TagView = Tag;

/** A tag in the `edit` context. (schemas/resources/tags.json:8) */
export type TagEdit = Tag;

/** The arguments that the handler of `tags.list` receives. (schemas/bases/term.json:102) */
export interface ListTagsArgs extends CollectionArgs, SelectionArgs {
  /** Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with. */
  cursor?: string;
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

/** The arguments that a client may send to `tags.list`. (schemas/bases/term.json:102) */
export interface ListTagsInput extends PartialInputOf<ListTagsArgs> {}

/** The error codes of `tags.list`, in addition to those of any endpoint. */
export type ListTagsError = 'rest_invalid_cursor' | 'rest_post_invalid_id';

/** The arguments that the handler of `tags.create` receives. (schemas/bases/term.json:157) */
export interface CreateTagArgs {
  /** Description of the tag, as HTML. */
  description?: string;
  /** Title of the tag. */
  name: string;
  /** Slug of the tag, unique in its taxonomy. */
  slug?: string;
  /** Meta values of the tag, by key. */
  meta?: { [k: string]: unknown };
}

/** The arguments that a client may send to `tags.create`. (schemas/bases/term.json:157) */
export interface CreateTagInput extends InputOf<CreateTagArgs> {}

/** The error codes of `tags.create`, in addition to those of any endpoint. */
export type CreateTagError =
  | 'duplicate_term_slug'
  | 'empty_term_name'
  | 'rest_cannot_create'
  | 'rest_taxonomy_not_hierarchical'
  | 'rest_term_invalid'
  | 'term_exists';

/** The arguments that the handler of `tags.get` receives. (schemas/bases/term.json:185) */
export interface GetTagArgs {
  /** Unique identifier of the tag. */
  id: number;
}

/** The arguments that a client may send to `tags.get`. (schemas/bases/term.json:185) */
export type GetTagInput = GetTagArgs;

/** The error codes of `tags.get`, in addition to those of any endpoint. */
export type GetTagError = 'rest_term_invalid';

/** The arguments that the handler of `tags.update` receives. (schemas/bases/term.json:194) */
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
  meta?: { [k: string]: unknown };
}

/** The arguments that a client may send to `tags.update`. (schemas/bases/term.json:194) */
export interface UpdateTagInput extends InputOf<UpdateTagArgs> {}

/** The error codes of `tags.update`, in addition to those of any endpoint. */
export type UpdateTagError =
  | 'duplicate_term_slug'
  | 'empty_term_name'
  | 'rest_cannot_update'
  | 'rest_precondition_failed'
  | 'rest_taxonomy_not_hierarchical'
  | 'rest_term_invalid';

/** The arguments that the handler of `tags.delete` receives. (schemas/bases/term.json:211) */
export interface DeleteTagArgs {
  /** Unique identifier of the tag. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments that a client may send to `tags.delete`. (schemas/bases/term.json:211) */
export interface DeleteTagInput {
  /** Unique identifier of the tag. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
}

/** The error codes of `tags.delete`, in addition to those of any endpoint. */
export type DeleteTagError =
  | 'rest_cannot_delete'
  | 'rest_precondition_failed'
  | 'rest_term_invalid'
  | 'rest_trash_not_supported';
