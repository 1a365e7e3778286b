// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (e89017f967f3)

import type { InputOf } from '../../runtime/client/index.ts';

/** An application password in the `embed` context. (schemas/resources/application-passwords.json:3) */
export interface ApplicationPasswordEmbed {
  /** Unique identifier of the password. */
  uuid: string;
  /** Identifier that the application sets. */
  app_id: string;
  /** Name of the password. */
  name: string;
}

/** An application password in the `view` context. (schemas/resources/application-passwords.json:3) */
export interface ApplicationPasswordView extends ApplicationPasswordEmbed {
  /** Creation date, in UTC. */
  created: string;
  /** Date of the last use, in UTC; null if the password was never used. */
  last_used: string | null;
  /** IP address of the last use. */
  last_ip: string | null;
}

/** An application password with every field: what a handler returns. (schemas/resources/application-passwords.json:3) */
export interface ApplicationPassword extends ApplicationPasswordView {
  /** The password; included only in the response to its creation. */
  password?: string;
}

/** An application password in the `edit` context. (schemas/resources/application-passwords.json:3) */
export type ApplicationPasswordEdit = ApplicationPassword;

/** Values that the links of an application password depend on, in addition to its fields. (schemas/resources/application-passwords.json:3) */
export interface ApplicationPasswordFacts {
  /** ID of the user of the password. */
  user: number;
}

/** The arguments that the handler of `application-passwords.list` receives. (schemas/resources/application-passwords.json:85) */
export interface ListApplicationPasswordsArgs {
  /** Unique identifier of the user, or `me` for the current user. */
  user_id: string;
}

/** The arguments that a client may send to `application-passwords.list`. (schemas/resources/application-passwords.json:85) */
export type ListApplicationPasswordsInput = ListApplicationPasswordsArgs;

/** The error codes of `application-passwords.list`, in addition to those of any endpoint. */
export type ListApplicationPasswordsError =
  | 'rest_cannot_list_application_passwords'
  | 'rest_not_logged_in'
  | 'rest_user_invalid_id';

/** The arguments that the handler of `application-passwords.create` receives. (schemas/resources/application-passwords.json:98) */
export interface CreateApplicationPasswordArgs {
  /** Unique identifier of the user, or `me` for the current user. */
  user_id: string;
  /** Identifier that the application sets. */
  app_id?: string;
  /** Name of the password. */
  name: string;
}

/** The arguments that a client may send to `application-passwords.create`. (schemas/resources/application-passwords.json:98) */
export interface CreateApplicationPasswordInput extends InputOf<CreateApplicationPasswordArgs> {}

/** The error codes of `application-passwords.create`, in addition to those of any endpoint. */
export type CreateApplicationPasswordError =
  | 'application_password_duplicate_name'
  | 'application_password_empty_name'
  | 'rest_cannot_create_application_passwords'
  | 'rest_not_logged_in'
  | 'rest_user_invalid_id';

/** The arguments that the handler of `application-passwords.deleteAll` receives. (schemas/resources/application-passwords.json:114) */
export interface DeleteAllApplicationPasswordArgs {
  /** Unique identifier of the user, or `me` for the current user. */
  user_id: string;
}

/** The arguments that a client may send to `application-passwords.deleteAll`. (schemas/resources/application-passwords.json:114) */
export type DeleteAllApplicationPasswordInput = DeleteAllApplicationPasswordArgs;

/** The response of `application-passwords.deleteAll`. */
export interface DeleteAllApplicationPasswordAnswer {
  /** Always true: the passwords were deleted. */
  deleted: true;
  /** Number of deleted passwords. */
  count: number;
}

/** The error codes of `application-passwords.deleteAll`, in addition to those of any endpoint. */
export type DeleteAllApplicationPasswordError =
  | 'rest_cannot_delete_application_passwords'
  | 'rest_not_logged_in'
  | 'rest_user_invalid_id';

/** The arguments that the handler of `application-passwords.introspect` receives. (schemas/resources/application-passwords.json:150) */
export interface IntrospectApplicationPasswordArgs {
  /** Unique identifier of the user, or `me` for the current user. */
  user_id: string;
}

/** The arguments that a client may send to `application-passwords.introspect`. (schemas/resources/application-passwords.json:150) */
export type IntrospectApplicationPasswordInput = IntrospectApplicationPasswordArgs;

/** The error codes of `application-passwords.introspect`, in addition to those of any endpoint. */
export type IntrospectApplicationPasswordError =
  | 'rest_cannot_introspect_app_password_for_non_authenticated_user'
  | 'rest_no_authenticated_app_password'
  | 'rest_not_logged_in'
  | 'rest_user_invalid_id';

/** The arguments that the handler of `application-passwords.get` receives. (schemas/resources/application-passwords.json:182) */
export interface GetApplicationPasswordArgs {
  /** Unique identifier of the user, or `me` for the current user. */
  user_id: string;
  /** Unique identifier of the password. */
  uuid: string;
}

/** The arguments that a client may send to `application-passwords.get`. (schemas/resources/application-passwords.json:182) */
export type GetApplicationPasswordInput = GetApplicationPasswordArgs;

/** The error codes of `application-passwords.get`, in addition to those of any endpoint. */
export type GetApplicationPasswordError =
  | 'rest_application_password_not_found'
  | 'rest_cannot_read_application_password'
  | 'rest_not_logged_in'
  | 'rest_user_invalid_id';

/** The arguments that the handler of `application-passwords.update` receives. (schemas/resources/application-passwords.json:196) */
export interface UpdateApplicationPasswordArgs extends GetApplicationPasswordArgs {
  /** Identifier that the application sets. */
  app_id?: string;
  /** Name of the password. */
  name?: string;
}

/** The arguments that a client may send to `application-passwords.update`. (schemas/resources/application-passwords.json:196) */
export interface UpdateApplicationPasswordInput extends InputOf<UpdateApplicationPasswordArgs> {}

/** The error codes of `application-passwords.update`, in addition to those of any endpoint. */
export type UpdateApplicationPasswordError =
  | 'rest_application_password_not_found'
  | 'rest_cannot_edit_application_password'
  | 'rest_not_logged_in'
  | 'rest_user_invalid_id';

/** The arguments that the handler of `application-passwords.delete` receives. (schemas/resources/application-passwords.json:211) */
export interface DeleteApplicationPasswordArgs extends GetApplicationPasswordArgs {}

/** The arguments that a client may send to `application-passwords.delete`. (schemas/resources/application-passwords.json:211) */
export type DeleteApplicationPasswordInput = DeleteApplicationPasswordArgs;

/** The error codes of `application-passwords.delete`, in addition to those of any endpoint. */
export type DeleteApplicationPasswordError =
  | 'rest_application_password_not_found'
  | 'rest_cannot_delete_application_password'
  | 'rest_not_logged_in'
  | 'rest_user_invalid_id';
