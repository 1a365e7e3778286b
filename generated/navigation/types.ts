// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (001d0a1149f7)

/** A navigation menu with every field: what a handler returns. */
export interface NavigationMenu {
  /** When the navigation menu was published, in the time zone of the site. */
  date: string | null;
  /** When the navigation menu was published, in UTC. */
  date_gmt: string | null;
  /** Name of the navigation menu that is never given twice. */
  guid: {
    /** The name as it is stored. */
    raw: string;
    /** The name as it is shown. */
    rendered: string;
  };
  /** Number of the navigation menu. */
  id: number;
  /** Address of the page that shows the navigation menu. */
  link: string;
  /** When the navigation menu was last changed, in the time zone of the site. */
  modified: string;
  /** When the navigation menu was last changed, in UTC. */
  modified_gmt: string;
  /** Name of the navigation menu in its address; no other of its type has it. */
  slug: string;
  /** How far the navigation menu is on its way to being public. */
  status:
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'inherit'
    | 'auto-draft';
  /** Post type of the navigation menu. */
  type: string;
  /** Password that readers need for the content and excerpt; empty for none. */
  password: string;
  /** Title of the navigation menu. */
  title: {
    /** The title as it is stored. */
    raw: string;
    /** The title as HTML, ready to show. */
    rendered: string;
  };
  /** What the navigation menu says. */
  content: {
    /** The text as it is stored. */
    raw: string;
    /** The text as HTML, ready to show. */
    rendered: string;
    /** Version of the block format of the text; 0 for a text without blocks. */
    block_version: number;
    /** Whether a password protects the text. */
    protected: boolean;
  };
  /** Template file that shows the navigation menu; empty for the usual one. */
  template: string;
}

/** A navigation menu in the `view` context. */
export interface NavigationMenuView {
  date: string | null;
  date_gmt: string | null;
  guid: {
    rendered: string;
  };
  id: number;
  link: string;
  modified: string;
  modified_gmt: string;
  slug: string;
  status:
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'inherit'
    | 'auto-draft';
  type: string;
  title: {
    rendered: string;
  };
  content: {
    rendered: string;
    protected: boolean;
  };
  template: string;
}

/** A navigation menu in the `embed` context. */
export interface NavigationMenuEmbed {
  date: string | null;
  id: number;
  link: string;
  slug: string;
  type: string;
  title: {
    rendered: string;
  };
}

/** A navigation menu in the `edit` context. */
export type NavigationMenuEdit = NavigationMenu;

/** What links of a navigation menu depend on beside its fields. */
export interface NavigationMenuFacts {
  /** How many revisions of the navigation menu are kept. */
  revision_count: number;
  /** Number of the latest revision; 0 for none. */
  last_revision: number;
  /** Whether the caller edits and may publish the navigation menu. */
  can_publish: boolean;
  /** Whether the caller edits and may write any HTML. */
  can_use_unfiltered_html: boolean;
}

/** What `navigation.list` receives, once validated, sanitized and defaulted. */
export interface ListNavigationArgs {
  /** Page to answer, from 1. */
  page: number;
  /** Most items on a page. */
  per_page: number;
  /** Only items that contain this text. */
  search?: string;
  /** Place to read on from, as the last answer named it; empty for the beginning. The items are not counted, and page and offset do not matter. It leads on in the order it was made for. */
  cursor?: string;
  /** Only items published after this moment. */
  after?: string;
  /** Only items published before this moment. */
  before?: string;
  /** Only items last changed after this moment. */
  modified_after?: string;
  /** Only items last changed before this moment. */
  modified_before?: string;
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
  /** Field that puts the navigation in order. */
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
  /** Only navigation of these statuses. Others than `publish` need permission. */
  status: (
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'auto-draft'
    | 'inherit'
    | 'request-pending'
    | 'request-confirmed'
    | 'request-failed'
    | 'request-completed'
    | 'any'
  )[];
}

/** What a client may send to `navigation.list`. */
export type ListNavigationInput = Partial<ListNavigationArgs>;

/** The codes of the errors that `navigation.list` answers, beside those that any may. */
export type ListNavigationError =
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_page_number';

/** What `navigation.create` receives, once validated, sanitized and defaulted. */
export interface CreateNavigationMenuArgs {
  /** When the navigation menu was published, in the time zone of the site. */
  date?: string | null;
  /** When the navigation menu was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the navigation menu in its address; no other of its type has it. */
  slug?: string;
  /** How far the navigation menu is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the navigation menu. */
  title?: unknown;
  /** What the navigation menu says. */
  content?: unknown;
  /** Template file that shows the navigation menu; empty for the usual one. */
  template?: string;
}

/** What a client may send to `navigation.create`. */
export interface CreateNavigationMenuInput {
  /** When the navigation menu was published, in the time zone of the site. */
  date?: string | null;
  /** When the navigation menu was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the navigation menu in its address; no other of its type has it. */
  slug?: string;
  /** How far the navigation menu is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the navigation menu. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** What the navigation menu says. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** Template file that shows the navigation menu; empty for the usual one. */
  template?: string;
}

/** The codes of the errors that `navigation.create` answers, beside those that any may. */
export type CreateNavigationMenuError =
  | 'empty_content'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_create'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_exists'
  | 'rest_post_invalid_id';

/** What `navigation.get` receives, once validated, sanitized and defaulted. */
export interface GetNavigationMenuArgs {
  /** Number of the navigation menu. */
  id: number;
  /** Password of the post, where it is protected by one. */
  password?: string;
}

/** What a client may send to `navigation.get`. */
export type GetNavigationMenuInput = GetNavigationMenuArgs;

/** The codes of the errors that `navigation.get` answers, beside those that any may. */
export type GetNavigationMenuError = 'rest_post_incorrect_password' | 'rest_post_invalid_id';

/** What `navigation.update` receives, once validated, sanitized and defaulted. */
export interface UpdateNavigationMenuArgs {
  /** Number of the navigation menu. */
  id: number;
  /** When the navigation menu was published, in the time zone of the site. */
  date?: string | null;
  /** When the navigation menu was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the navigation menu in its address; no other of its type has it. */
  slug?: string;
  /** How far the navigation menu is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the navigation menu. */
  title?: unknown;
  /** What the navigation menu says. */
  content?: unknown;
  /** Template file that shows the navigation menu; empty for the usual one. */
  template?: string;
}

/** What a client may send to `navigation.update`. */
export interface UpdateNavigationMenuInput {
  /** Number of the navigation menu. */
  id: number;
  /** When the navigation menu was published, in the time zone of the site. */
  date?: string | null;
  /** When the navigation menu was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the navigation menu in its address; no other of its type has it. */
  slug?: string;
  /** How far the navigation menu is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the navigation menu. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** What the navigation menu says. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** Template file that shows the navigation menu; empty for the usual one. */
  template?: string;
}

/** The codes of the errors that `navigation.update` answers, beside those that any may. */
export type UpdateNavigationMenuError =
  | 'empty_content'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_edit'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed';

/** What `navigation.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteNavigationMenuArgs {
  /** Number of the navigation menu. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
}

/** What a client may send to `navigation.delete`. */
export interface DeleteNavigationMenuInput {
  /** Number of the navigation menu. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
}

/** The codes of the errors that `navigation.delete` answers, beside those that any may. */
export type DeleteNavigationMenuError =
  | 'rest_already_trashed'
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed'
  | 'rest_trash_not_supported';
