// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (5b5c86c5f16b)

import type { InputOf, PartialInputOf } from '../../runtime/client/index.ts';
import type {
  CollectionArgs,
  ModifiedArgs,
  PeriodArgs,
  SelectionArgs,
  StatusesArgs,
} from '../shared/types.ts';

/** A navigation menu in the `embed` context. (schemas/resources/navigation.json:5) */
export interface NavigationMenuEmbed {
  /** Publication date of the navigation menu, in the time zone of the site. */
  date: string | null;
  /** Unique identifier of the navigation menu. */
  id: number;
  /** URL of the navigation menu. */
  link: string;
  /** Slug of the navigation menu, unique for its type. */
  slug: string;
  /** Post type of the navigation menu. */
  type: string;
  /** Title of the navigation menu. */
  title: {
    /** Title as HTML for display. */
    rendered: string;
  };
}

/** A navigation menu in the `view` context. (schemas/resources/navigation.json:5) */
export interface NavigationMenuView extends NavigationMenuEmbed {
  /** Publication date of the navigation menu, in UTC. */
  date_gmt: string | null;
  /** Globally unique identifier of the navigation menu. */
  guid: {
    /** Identifier for display. */
    rendered: string;
  };
  /** Date of the last modification of the navigation menu, in the time zone of the site. */
  modified: string;
  /** Date of the last modification of the navigation menu, in UTC. */
  modified_gmt: string;
  /** Status of the navigation menu. */
  status:
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'inherit'
    | 'auto-draft';
  /** Content of the navigation menu. */
  content: {
    /** Text as HTML for display. */
    rendered: string;
    /** Whether the content is password-protected. */
    protected: boolean;
  };
  /** Template file of the navigation menu; empty for the default. */
  template: string;
}

/** A navigation menu with every field: what a handler returns. (schemas/resources/navigation.json:5) */
export interface NavigationMenu extends NavigationMenuView {
  /** Globally unique identifier of the navigation menu. */
  guid: {
    /** Identifier as stored. */
    raw: string;
    /** Identifier for display. */
    rendered: string;
  };
  /** Password that protects the content and the excerpt; empty for none. */
  password: string;
  /** Title of the navigation menu. */
  title: {
    /** Title as stored. */
    raw: string;
    /** Title as HTML for display. */
    rendered: string;
  };
  /** Content of the navigation menu. */
  content: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
    /** Version of the block format of the content, or 0 for content without blocks. */
    block_version: number;
    /** Whether the content is password-protected. */
    protected: boolean;
  };
}

/** A navigation menu in the `edit` context. (schemas/resources/navigation.json:5) */
export type NavigationMenuEdit = NavigationMenu;

/** Values that the links of a navigation menu depend on, in addition to its fields. (schemas/resources/navigation.json:5) */
export interface NavigationMenuFacts {
  /** Number of revisions of the navigation menu. */
  revision_count: number;
  /** ID of the latest revision, or 0 for none. */
  last_revision: number;
  /** Whether the caller may publish the navigation menu. */
  can_publish: boolean;
  /** Whether the caller may use unfiltered HTML. */
  can_use_unfiltered_html: boolean;
}

/** The arguments that the handler of `navigation.list` receives. (schemas/bases/post-type.json:468) */
export interface ListNavigationArgs
  extends CollectionArgs, ModifiedArgs, PeriodArgs, SelectionArgs, StatusesArgs {
  /** Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with. */
  cursor?: string;
  /** Number of items to skip; replaces the page. */
  offset?: number;
  /** Only items with one of these slugs. */
  slug?: string[];
  /** Sort direction. */
  order: 'asc' | 'desc';
  /** Field to sort the navigation by. */
  orderby:
    | 'author'
    | 'date'
    | 'id'
    | 'include'
    | 'modified'
    | 'parent'
    | 'relevance'
    | 'slug'
    | 'include_slugs'
    | 'title';
}

/** The arguments that a client may send to `navigation.list`. (schemas/bases/post-type.json:468) */
export interface ListNavigationInput extends PartialInputOf<ListNavigationArgs> {}

/** The error codes of `navigation.list`, in addition to those of any endpoint. */
export type ListNavigationError =
  | 'rest_invalid_cursor'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_page_number';

/** The arguments that the handler of `navigation.create` receives. (schemas/bases/post-type.json:532) */
export interface CreateNavigationMenuArgs {
  /** Publication date of the navigation menu, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the navigation menu, in UTC. */
  date_gmt?: string | null;
  /** Slug of the navigation menu, unique for its type. */
  slug?: string;
  /** Status of the navigation menu. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that protects the content and the excerpt; empty for none. */
  password?: string;
  /** Title of the navigation menu. */
  title?: unknown;
  /** Content of the navigation menu. */
  content?: unknown;
  /** Template file of the navigation menu; empty for the default. */
  template?: string;
}

/** The arguments that a client may send to `navigation.create`. (schemas/bases/post-type.json:532) */
export interface CreateNavigationMenuInput extends InputOf<CreateNavigationMenuArgs> {
  /** Title of the navigation menu. */
  title?: string | { raw?: string | undefined } | undefined;
  /** Content of the navigation menu. */
  content?: string | { raw?: string | undefined } | undefined;
}

/** The error codes of `navigation.create`, in addition to those of any endpoint. */
export type CreateNavigationMenuError =
  | 'empty_content'
  | 'invalid_date'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_create'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_exists'
  | 'rest_post_invalid_id';

/** The arguments that the handler of `navigation.get` receives. (schemas/bases/post-type.json:565) */
export interface GetNavigationMenuArgs {
  /** Unique identifier of the navigation menu. */
  id: number;
  /** Password of the post, if it is password-protected. */
  password?: string;
}

/** The arguments that a client may send to `navigation.get`. (schemas/bases/post-type.json:565) */
export interface GetNavigationMenuInput extends InputOf<GetNavigationMenuArgs> {}

/** The error codes of `navigation.get`, in addition to those of any endpoint. */
export type GetNavigationMenuError =
  | 'rest_post_incorrect_password'
  | 'rest_post_invalid_id'
  | 'rest_too_many_wrong_passwords';

/** The arguments that the handler of `navigation.update` receives. (schemas/bases/post-type.json:584) */
export interface UpdateNavigationMenuArgs extends CreateNavigationMenuArgs {
  /** Unique identifier of the navigation menu. */
  id: number;
}

/** The arguments that a client may send to `navigation.update`. (schemas/bases/post-type.json:584) */
export interface UpdateNavigationMenuInput extends InputOf<UpdateNavigationMenuArgs> {
  /** Title of the navigation menu. */
  title?: string | { raw?: string | undefined } | undefined;
  /** Content of the navigation menu. */
  content?: string | { raw?: string | undefined } | undefined;
}

/** The error codes of `navigation.update`, in addition to those of any endpoint. */
export type UpdateNavigationMenuError =
  | 'empty_content'
  | 'invalid_date'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_edit'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed';

/** The arguments that the handler of `navigation.delete` receives. (schemas/bases/post-type.json:605) */
export interface DeleteNavigationMenuArgs {
  /** Unique identifier of the navigation menu. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments that a client may send to `navigation.delete`. (schemas/bases/post-type.json:605) */
export interface DeleteNavigationMenuInput {
  /** Unique identifier of the navigation menu. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
}

/** The error codes of `navigation.delete`, in addition to those of any endpoint. */
export type DeleteNavigationMenuError =
  | 'rest_already_trashed'
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed'
  | 'rest_trash_not_supported';
