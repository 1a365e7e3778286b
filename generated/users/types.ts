// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (b7d1429ee062)

/** A user with every field: what a handler returns. */
export interface User {
  /** Number of the user. */
  id: number;
  /** Name that the user logs in with; it cannot be changed later. */
  username: string;
  /** Name that is shown for the user. */
  name: string;
  /** First name of the user. */
  first_name: string;
  /** Last name of the user. */
  last_name: string;
  /** E-mail address of the user; no other user has it. */
  email: string;
  /** Web address of the user. */
  url: string;
  /** What the user tells about herself or himself. */
  description: string;
  /** Address of the page that lists the posts of the user. */
  link: string;
  /** Language that the user works in; empty for the language of the site. */
  locale: '' | 'en_US';
  /** Name that the user goes by. */
  nickname: string;
  /** Name of the user in addresses; no other user has it. */
  slug: string;
  /** When the user was registered. */
  registered_date: string;
  /** Roles of the user; they bring capabilities with them. */
  roles: string[];
  /** Everything that the user may do, by roles and by name. */
  capabilities: {
    [k: string]: unknown;
  };
  /** What is given to the user by name: roles, and capabilities beside them. */
  extra_capabilities: {
    [k: string]: unknown;
  };
  /** Addresses of pictures of the user, by size in pixels. */
  avatar_urls: {
    /** Address of the picture of 24 pixels. */
    '24': string;
    /** Address of the picture of 48 pixels. */
    '48': string;
    /** Address of the picture of 96 pixels. */
    '96': string;
  };
  /** Further values kept with the user, by key. */
  meta: {
    /** What the user has set up in the administration pages. */
    persisted_preferences: {
      /** When the preferences were last changed. */
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
  /** Field that puts the users in order. */
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
  /** Only users with published posts, of any type (true) or of the named ones. */
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
  /** Name that the user logs in with; it cannot be changed later. */
  username: string;
  /** Name that is shown for the user. */
  name?: string;
  /** First name of the user. */
  first_name?: string;
  /** Last name of the user. */
  last_name?: string;
  /** E-mail address of the user; no other user has it. */
  email: string;
  /** Web address of the user. */
  url?: string;
  /** What the user tells about herself or himself. */
  description?: string;
  /** Language that the user works in; empty for the language of the site. */
  locale?: '' | 'en_US';
  /** Name that the user goes by. */
  nickname?: string;
  /** Name of the user in addresses; no other user has it. */
  slug?: string;
  /** Roles of the user; they bring capabilities with them. */
  roles?: string[];
  /** Password that the user logs in with; it is never shown. */
  password: string;
  /** Further values kept with the user, by key. */
  meta?: {
    /** What the user has set up in the administration pages. */
    persisted_preferences?: {
      /** When the preferences were last changed. */
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
  /** Number of the user. */
  id: number;
}

/** What a client may send to `users.get`. */
export type GetUserInput = GetUserArgs;

/** The codes of the errors that `users.get` answers, beside those that any may. */
export type GetUserError = 'rest_user_cannot_view' | 'rest_user_invalid_id';

/** What `users.update` receives, once validated, sanitized and defaulted. */
export interface UpdateUserArgs {
  /** Number of the user. */
  id: number;
  /** Name that the user logs in with; it cannot be changed later. */
  username?: string;
  /** Name that is shown for the user. */
  name?: string;
  /** First name of the user. */
  first_name?: string;
  /** Last name of the user. */
  last_name?: string;
  /** E-mail address of the user; no other user has it. */
  email?: string;
  /** Web address of the user. */
  url?: string;
  /** What the user tells about herself or himself. */
  description?: string;
  /** Language that the user works in; empty for the language of the site. */
  locale?: '' | 'en_US';
  /** Name that the user goes by. */
  nickname?: string;
  /** Name of the user in addresses; no other user has it. */
  slug?: string;
  /** Roles of the user; they bring capabilities with them. */
  roles?: string[];
  /** Password that the user logs in with; it is never shown. */
  password?: string;
  /** Further values kept with the user, by key. */
  meta?: {
    /** What the user has set up in the administration pages. */
    persisted_preferences?: {
      /** When the preferences were last changed. */
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
  /** Number of the user. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
  /** User who takes over the posts and links of the deleted one; false gives them to nobody. */
  reassign: number;
}

/** What a client may send to `users.delete`. */
export interface DeleteUserInput {
  /** Number of the user. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
  /** User who takes over the posts and links of the deleted one; false gives them to nobody. */
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
  /** Name that the user logs in with; it cannot be changed later. */
  username?: string;
  /** Name that is shown for the user. */
  name?: string;
  /** First name of the user. */
  first_name?: string;
  /** Last name of the user. */
  last_name?: string;
  /** E-mail address of the user; no other user has it. */
  email?: string;
  /** Web address of the user. */
  url?: string;
  /** What the user tells about herself or himself. */
  description?: string;
  /** Language that the user works in; empty for the language of the site. */
  locale?: '' | 'en_US';
  /** Name that the user goes by. */
  nickname?: string;
  /** Name of the user in addresses; no other user has it. */
  slug?: string;
  /** Roles of the user; they bring capabilities with them. */
  roles?: string[];
  /** Password that the user logs in with; it is never shown. */
  password?: string;
  /** Further values kept with the user, by key. */
  meta?: {
    /** What the user has set up in the administration pages. */
    persisted_preferences?: {
      /** When the preferences were last changed. */
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
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
  /** User who takes over the posts and links of the deleted one; false gives them to nobody. */
  reassign: number;
}

/** What a client may send to `users.deleteMe`. */
export interface DeleteMeUserInput {
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
  /** User who takes over the posts and links of the deleted one; false gives them to nobody. */
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
