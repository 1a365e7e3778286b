// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (64224a6c9197)

/** A user with every field: what a handler returns. */
export interface User {
  /** Unique identifier of the user. */
  id: number;
  /** Login name of the user; it cannot be changed. */
  username: string;
  /** Display name of the user. */
  name: string;
  /** First name of the user. */
  first_name: string;
  /** Last name of the user. */
  last_name: string;
  /** Email address of the user, unique on the site. */
  email: string;
  /** URL of the website of the user. */
  url: string;
  /** Biography of the user. */
  description: string;
  /** URL of the page that lists the posts of the user. */
  link: string;
  /** Language of the user; empty for the language of the site. */
  locale: '' | 'en_US';
  /** Nickname of the user. */
  nickname: string;
  /** Slug of the user, unique on the site. */
  slug: string;
  /** Registration date of the user. */
  registered_date: string;
  /** Roles of the user, which grant capabilities. */
  roles: string[];
  /** All capabilities of the user, from roles and assigned directly. */
  capabilities: {
    [k: string]: unknown;
  };
  /** Roles and capabilities that are assigned to the user directly. */
  extra_capabilities: {
    [k: string]: unknown;
  };
  /** URLs of the avatars of the user, by size in pixels. */
  avatar_urls: {
    /** URL of the avatar with 24 pixels. */
    '24': string;
    /** URL of the avatar with 48 pixels. */
    '48': string;
    /** URL of the avatar with 96 pixels. */
    '96': string;
  };
  /** Meta values of the user, by key. */
  meta: {
    /** Preferences of the user in the administration. */
    persisted_preferences: {
      /** Date of the last change of the preferences. */
      _modified?: string;
      [k: string]: unknown;
    };
  };
}

/** A user in the `view` context. */
export interface UserView {
  id: number;
  name: string;
  url: string;
  description: string;
  link: string;
  slug: string;
  avatar_urls: {
    '24': string;
    '48': string;
    '96': string;
  };
  meta: {
    [k: string]: unknown;
  };
}

/** A user in the `embed` context. */
export interface UserEmbed {
  id: number;
  name: string;
  url: string;
  description: string;
  link: string;
  slug: string;
  avatar_urls: {
    '24': string;
    '48': string;
    '96': string;
  };
}

/** A user in the `edit` context. */
export type UserEdit = User;

/** What `users.list` receives, once validated, sanitized and defaulted. */
export interface ListUsersArgs {
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
  /** Field to sort the users by. */
  orderby:
    | 'id'
    | 'include'
    | 'name'
    | 'registered_date'
    | 'slug'
    | 'include_slugs'
    | 'email'
    | 'url';
  /** Only users with one of these roles. */
  roles?: string[];
  /** Only users with one of these capabilities. */
  capabilities?: string[];
  /** Only users who may write posts. */
  who?: 'authors';
  /** Only users with published posts, of any type (true) or of the given types. */
  has_published_posts?:
    | boolean
    | (
        | 'post'
        | 'page'
        | 'attachment'
        | 'nav_menu_item'
        | 'cms_block'
        | 'cms_template'
        | 'cms_template_part'
        | 'cms_navigation'
      )[];
}

/** What a client may send to `users.list`. */
export type ListUsersInput = Partial<ListUsersArgs>;

/** The codes of the errors that `users.list` answers, beside those that any may. */
export type ListUsersError =
  | 'rest_forbidden_orderby'
  | 'rest_forbidden_who'
  | 'rest_no_search_term_defined'
  | 'rest_user_cannot_view';

/** What `users.create` receives, once validated, sanitized and defaulted. */
export interface CreateUserArgs {
  /** Login name of the user; it cannot be changed. */
  username: string;
  /** Display name of the user. */
  name?: string;
  /** First name of the user. */
  first_name?: string;
  /** Last name of the user. */
  last_name?: string;
  /** Email address of the user, unique on the site. */
  email: string;
  /** URL of the website of the user. */
  url?: string;
  /** Biography of the user. */
  description?: string;
  /** Language of the user; empty for the language of the site. */
  locale?: '' | 'en_US';
  /** Nickname of the user. */
  nickname?: string;
  /** Slug of the user, unique on the site. */
  slug?: string;
  /** Roles of the user, which grant capabilities. */
  roles?: string[];
  /** Password of the user; never included in responses. */
  password: string;
  /** Meta values of the user, by key. */
  meta?: {
    /** Preferences of the user in the administration. */
    persisted_preferences?: {
      /** Date of the last change of the preferences. */
      _modified?: string;
      [k: string]: unknown;
    };
  };
}

/** What a client may send to `users.create`. */
export type CreateUserInput = CreateUserArgs;

/** The codes of the errors that `users.create` answers, beside those that any may. */
export type CreateUserError =
  | 'existing_user_email'
  | 'existing_user_login'
  | 'rest_cannot_create_user'
  | 'rest_user_exists'
  | 'rest_user_invalid_argument'
  | 'rest_user_invalid_email'
  | 'rest_user_invalid_role'
  | 'rest_user_invalid_slug'
  | 'user_login_too_long'
  | 'user_nicename_too_long';

/** What `users.get` receives, once validated, sanitized and defaulted. */
export interface GetUserArgs {
  /** Unique identifier of the user. */
  id: number;
}

/** What a client may send to `users.get`. */
export type GetUserInput = GetUserArgs;

/** The codes of the errors that `users.get` answers, beside those that any may. */
export type GetUserError = 'rest_user_cannot_view' | 'rest_user_invalid_id';

/** What `users.update` receives, once validated, sanitized and defaulted. */
export interface UpdateUserArgs {
  /** Unique identifier of the user. */
  id: number;
  /** Login name of the user; it cannot be changed. */
  username?: string;
  /** Display name of the user. */
  name?: string;
  /** First name of the user. */
  first_name?: string;
  /** Last name of the user. */
  last_name?: string;
  /** Email address of the user, unique on the site. */
  email?: string;
  /** URL of the website of the user. */
  url?: string;
  /** Biography of the user. */
  description?: string;
  /** Language of the user; empty for the language of the site. */
  locale?: '' | 'en_US';
  /** Nickname of the user. */
  nickname?: string;
  /** Slug of the user, unique on the site. */
  slug?: string;
  /** Roles of the user, which grant capabilities. */
  roles?: string[];
  /** Password of the user; never included in responses. */
  password?: string;
  /** Meta values of the user, by key. */
  meta?: {
    /** Preferences of the user in the administration. */
    persisted_preferences?: {
      /** Date of the last change of the preferences. */
      _modified?: string;
      [k: string]: unknown;
    };
  };
}

/** What a client may send to `users.update`. */
export type UpdateUserInput = UpdateUserArgs;

/** The codes of the errors that `users.update` answers, beside those that any may. */
export type UpdateUserError =
  | 'existing_user_email'
  | 'rest_cannot_edit'
  | 'rest_cannot_edit_roles'
  | 'rest_precondition_failed'
  | 'rest_user_invalid_argument'
  | 'rest_user_invalid_email'
  | 'rest_user_invalid_id'
  | 'rest_user_invalid_role'
  | 'rest_user_invalid_slug'
  | 'user_nicename_too_long';

/** What `users.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteUserArgs {
  /** Unique identifier of the user. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
  /** ID of the user to reassign the posts and links to; false leaves them without an author. */
  reassign: number;
}

/** What a client may send to `users.delete`. */
export interface DeleteUserInput {
  /** Unique identifier of the user. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean;
  /** ID of the user to reassign the posts and links to; false leaves them without an author. */
  reassign: number;
}

/** The codes of the errors that `users.delete` answers, beside those that any may. */
export type DeleteUserError =
  | 'rest_precondition_failed'
  | 'rest_trash_not_supported'
  | 'rest_user_cannot_delete'
  | 'rest_user_invalid_id'
  | 'rest_user_invalid_reassign';

/** What `users.me` receives, once validated, sanitized and defaulted. */
export type MeUserArgs = Record<never, never>;

/** What a client may send to `users.me`. */
export type MeUserInput = MeUserArgs;

/** The codes of the errors that `users.me` answers, beside those that any may. */
export type MeUserError = 'rest_not_logged_in';

/** What `users.updateMe` receives, once validated, sanitized and defaulted. */
export interface UpdateMeUserArgs {
  /** Login name of the user; it cannot be changed. */
  username?: string;
  /** Display name of the user. */
  name?: string;
  /** First name of the user. */
  first_name?: string;
  /** Last name of the user. */
  last_name?: string;
  /** Email address of the user, unique on the site. */
  email?: string;
  /** URL of the website of the user. */
  url?: string;
  /** Biography of the user. */
  description?: string;
  /** Language of the user; empty for the language of the site. */
  locale?: '' | 'en_US';
  /** Nickname of the user. */
  nickname?: string;
  /** Slug of the user, unique on the site. */
  slug?: string;
  /** Roles of the user, which grant capabilities. */
  roles?: string[];
  /** Password of the user; never included in responses. */
  password?: string;
  /** Meta values of the user, by key. */
  meta?: {
    /** Preferences of the user in the administration. */
    persisted_preferences?: {
      /** Date of the last change of the preferences. */
      _modified?: string;
      [k: string]: unknown;
    };
  };
}

/** What a client may send to `users.updateMe`. */
export type UpdateMeUserInput = UpdateMeUserArgs;

/** The codes of the errors that `users.updateMe` answers, beside those that any may. */
export type UpdateMeUserError =
  | 'existing_user_email'
  | 'rest_cannot_edit'
  | 'rest_cannot_edit_roles'
  | 'rest_not_logged_in'
  | 'rest_precondition_failed'
  | 'rest_user_invalid_argument'
  | 'rest_user_invalid_email'
  | 'rest_user_invalid_id'
  | 'rest_user_invalid_role'
  | 'rest_user_invalid_slug'
  | 'user_nicename_too_long';

/** What `users.deleteMe` receives, once validated, sanitized and defaulted. */
export interface DeleteMeUserArgs {
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
  /** ID of the user to reassign the posts and links to; false leaves them without an author. */
  reassign: number;
}

/** What a client may send to `users.deleteMe`. */
export interface DeleteMeUserInput {
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean;
  /** ID of the user to reassign the posts and links to; false leaves them without an author. */
  reassign: number;
}

/** The codes of the errors that `users.deleteMe` answers, beside those that any may. */
export type DeleteMeUserError =
  | 'rest_not_logged_in'
  | 'rest_precondition_failed'
  | 'rest_trash_not_supported'
  | 'rest_user_cannot_delete'
  | 'rest_user_invalid_id'
  | 'rest_user_invalid_reassign';
