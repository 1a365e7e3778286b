// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (870ed160ada9)

import type { InputOf, PartialInputOf } from '../../runtime/client/index.ts';
import type { CollectionArgs, SelectionArgs } from '../shared/types.ts';

/** A user in the `embed` context. (schemas/resources/users.json:3) */
export interface UserEmbed {
  /** Unique identifier of the user. */
  id: number;
  /** Display name of the user. */
  name: string;
  /** URL of the website of the user. */
  url: string;
  /** Biography of the user. */
  description: string;
  /** URL of the page that lists the posts of the user. */
  link: string;
  /** Slug of the user, unique on the site. */
  slug: string;
  /** URLs of the avatars of the user, by size in pixels. */
  avatar_urls: {
    /** URL of the avatar with 24 pixels. */
    '24': string;
    /** URL of the avatar with 48 pixels. */
    '48': string;
    /** URL of the avatar with 96 pixels. */
    '96': string;
  };
}

/** A user in the `view` context. (schemas/resources/users.json:3) */
export interface UserView extends UserEmbed {
  /** Meta values of the user, by key. */
  meta: { [k: string]: unknown };
}

/** A user with every field: what a handler returns. (schemas/resources/users.json:3) */
export interface User extends UserEmbed {
  /** Login name of the user; it cannot be changed. */
  username: string;
  /** First name of the user. */
  first_name: string;
  /** Last name of the user. */
  last_name: string;
  /** Email address of the user, unique on the site. */
  email: string;
  /** Language of the user; empty for the language of the site. */
  locale: '' | 'en_US';
  /** Nickname of the user. */
  nickname: string;
  /** Registration date of the user. */
  registered_date: string;
  /** Roles of the user, which grant capabilities. */
  roles: string[];
  /** All capabilities of the user, from roles and assigned directly. */
  capabilities: { [k: string]: unknown };
  /** Roles and capabilities that are assigned to the user directly. */
  extra_capabilities: { [k: string]: unknown };
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

/** A user in the `edit` context. (schemas/resources/users.json:3) */
export type UserEdit = User;

/** The arguments that the handler of `users.list` receives. (schemas/resources/users.json:208) */
export interface ListUsersArgs extends CollectionArgs, SelectionArgs {
  /** Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with. */
  cursor?: string;
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

/** The arguments that a client may send to `users.list`. (schemas/resources/users.json:208) */
export interface ListUsersInput extends PartialInputOf<ListUsersArgs> {}

/** The error codes of `users.list`, in addition to those of any endpoint. */
export type ListUsersError =
  | 'rest_forbidden_orderby'
  | 'rest_forbidden_who'
  | 'rest_invalid_cursor'
  | 'rest_no_search_term_defined'
  | 'rest_user_cannot_view';

/** The arguments that the handler of `users.create` receives. (schemas/resources/users.json:276) */
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
    persisted_preferences?:
      | {
          /** Date of the last change of the preferences. */
          _modified?: string | undefined;
          [k: string]: unknown;
        }
      | undefined;
  };
}

/** The arguments that a client may send to `users.create`. (schemas/resources/users.json:276) */
export interface CreateUserInput extends InputOf<CreateUserArgs> {}

/** The error codes of `users.create`, in addition to those of any endpoint. */
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

/** The arguments that the handler of `users.get` receives. (schemas/resources/users.json:300) */
export interface GetUserArgs {
  /** Unique identifier of the user. */
  id: number;
}

/** The arguments that a client may send to `users.get`. (schemas/resources/users.json:300) */
export type GetUserInput = GetUserArgs;

/** The error codes of `users.get`, in addition to those of any endpoint. */
export type GetUserError = 'rest_user_cannot_view' | 'rest_user_invalid_id';

/** The arguments that the handler of `users.update` receives. (schemas/resources/users.json:307) */
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
    persisted_preferences?:
      | {
          /** Date of the last change of the preferences. */
          _modified?: string | undefined;
          [k: string]: unknown;
        }
      | undefined;
  };
}

/** The arguments that a client may send to `users.update`. (schemas/resources/users.json:307) */
export interface UpdateUserInput extends InputOf<UpdateUserArgs> {}

/** The error codes of `users.update`, in addition to those of any endpoint. */
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

/** The arguments that the handler of `users.delete` receives. (schemas/resources/users.json:335) */
export interface DeleteUserArgs {
  /** Unique identifier of the user. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
  /** ID of the user to reassign the posts and links to; false leaves them without an author. */
  reassign: number;
}

/** The arguments that a client may send to `users.delete`. (schemas/resources/users.json:335) */
export interface DeleteUserInput {
  /** Unique identifier of the user. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
  /** ID of the user to reassign the posts and links to; false leaves them without an author. */
  reassign: number;
}

/** The error codes of `users.delete`, in addition to those of any endpoint. */
export type DeleteUserError =
  | 'rest_precondition_failed'
  | 'rest_trash_not_supported'
  | 'rest_user_cannot_delete'
  | 'rest_user_invalid_id'
  | 'rest_user_invalid_reassign';

/** The arguments that the handler of `users.me` receives. (schemas/resources/users.json:351) */
export type MeUserArgs = Record<never, never>;

/** The arguments that a client may send to `users.me`. (schemas/resources/users.json:351) */
export type MeUserInput = MeUserArgs;

/** The error codes of `users.me`, in addition to those of any endpoint. */
export type MeUserError = 'rest_not_logged_in';

/** The arguments that the handler of `users.updateMe` receives. (schemas/resources/users.json:358) */
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
    persisted_preferences?:
      | {
          /** Date of the last change of the preferences. */
          _modified?: string | undefined;
          [k: string]: unknown;
        }
      | undefined;
  };
}

/** The arguments that a client may send to `users.updateMe`. (schemas/resources/users.json:358) */
export interface UpdateMeUserInput extends InputOf<UpdateMeUserArgs> {}

/** The error codes of `users.updateMe`, in addition to those of any endpoint. */
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

/** The arguments that the handler of `users.deleteMe` receives. (schemas/resources/users.json:395) */
export interface DeleteMeUserArgs {
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
  /** ID of the user to reassign the posts and links to; false leaves them without an author. */
  reassign: number;
}

/** The arguments that a client may send to `users.deleteMe`. (schemas/resources/users.json:395) */
export interface DeleteMeUserInput {
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
  /** ID of the user to reassign the posts and links to; false leaves them without an author. */
  reassign: number;
}

/** The error codes of `users.deleteMe`, in addition to those of any endpoint. */
export type DeleteMeUserError =
  | 'rest_not_logged_in'
  | 'rest_precondition_failed'
  | 'rest_trash_not_supported'
  | 'rest_user_cannot_delete'
  | 'rest_user_invalid_id'
  | 'rest_user_invalid_reassign';
