// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (717ba8043213)

/** An application password with every field: what a handler returns. */
export interface ApplicationPassword {
  /** Unique identifier of the password. */
  uuid: string;
  /** Identifier that the application sets. */
  app_id: string;
  /** Name of the password. */
  name: string;
  /** The password; included only in the response to its creation. */
  password?: string;
  /** Creation date, in UTC. */
  created: string;
  /** Date of the last use, in UTC; null if the password was never used. */
  last_used: string | null;
  /** IP address of the last use. */
  last_ip: string | null;
}

/** An application password in the `view` context. */
export interface ApplicationPasswordView {
  uuid: string;
  app_id: string;
  name: string;
  created: string;
  last_used: string | null;
  last_ip: string | null;
}

/** An application password in the `embed` context. */
export interface ApplicationPasswordEmbed {
  uuid: string;
  app_id: string;
  name: string;
}

/** An application password in the `edit` context. */
export type ApplicationPasswordEdit = ApplicationPassword;

/** What links of an application password depend on beside its fields. */
export interface ApplicationPasswordFacts {
  /** ID of the user of the password. */
  user: number;
}

/** What `application-passwords.list` receives, once validated, sanitized and defaulted. */
export interface ListApplicationPasswordsArgs {
  /** Unique identifier of the user, or `me` for the current user. */
  user_id: string;
}

/** What a client may send to `application-passwords.list`. */
export type ListApplicationPasswordsInput = ListApplicationPasswordsArgs;

/** The codes of the errors that `application-passwords.list` answers, beside those that any may. */
export type ListApplicationPasswordsError =
  | 'rest_cannot_list_application_passwords'
  | 'rest_not_logged_in'
  | 'rest_user_invalid_id';

/** What `application-passwords.create` receives, once validated, sanitized and defaulted. */
export interface CreateApplicationPasswordArgs {
  /** Unique identifier of the user, or `me` for the current user. */
  user_id: string;
  /** Identifier that the application sets. */
  app_id?: string;
  /** Name of the password. */
  name: string;
}

/** What a client may send to `application-passwords.create`. */
export type CreateApplicationPasswordInput = CreateApplicationPasswordArgs;

/** The codes of the errors that `application-passwords.create` answers, beside those that any may. */
export type CreateApplicationPasswordError =
  | 'application_password_duplicate_name'
  | 'application_password_empty_name'
  | 'rest_cannot_create_application_passwords'
  | 'rest_not_logged_in'
  | 'rest_user_invalid_id';

/** What `application-passwords.deleteAll` receives, once validated, sanitized and defaulted. */
export interface DeleteAllApplicationPasswordArgs {
  /** Unique identifier of the user, or `me` for the current user. */
  user_id: string;
}

/** What a client may send to `application-passwords.deleteAll`. */
export type DeleteAllApplicationPasswordInput = DeleteAllApplicationPasswordArgs;

/** What `application-passwords.deleteAll` answers. */
export interface DeleteAllApplicationPasswordAnswer {
  /** Always true: the passwords were deleted. */
  deleted: true;
  /** Number of deleted passwords. */
  count: number;
}

/** The codes of the errors that `application-passwords.deleteAll` answers, beside those that any may. */
export type DeleteAllApplicationPasswordError =
  | 'rest_cannot_delete_application_passwords'
  | 'rest_not_logged_in'
  | 'rest_user_invalid_id';

/** What `application-passwords.introspect` receives, once validated, sanitized and defaulted. */
export interface IntrospectApplicationPasswordArgs {
  /** Unique identifier of the user, or `me` for the current user. */
  user_id: string;
}

/** What a client may send to `application-passwords.introspect`. */
export type IntrospectApplicationPasswordInput = IntrospectApplicationPasswordArgs;

/** The codes of the errors that `application-passwords.introspect` answers, beside those that any may. */
export type IntrospectApplicationPasswordError =
  | 'rest_cannot_introspect_app_password_for_non_authenticated_user'
  | 'rest_no_authenticated_app_password'
  | 'rest_not_logged_in'
  | 'rest_user_invalid_id';

/** What `application-passwords.get` receives, once validated, sanitized and defaulted. */
export interface GetApplicationPasswordArgs {
  /** Unique identifier of the user, or `me` for the current user. */
  user_id: string;
  /** Unique identifier of the password. */
  uuid: string;
}

/** What a client may send to `application-passwords.get`. */
export type GetApplicationPasswordInput = GetApplicationPasswordArgs;

/** The codes of the errors that `application-passwords.get` answers, beside those that any may. */
export type GetApplicationPasswordError =
  | 'rest_application_password_not_found'
  | 'rest_cannot_read_application_password'
  | 'rest_not_logged_in'
  | 'rest_user_invalid_id';

/** What `application-passwords.update` receives, once validated, sanitized and defaulted. */
export interface UpdateApplicationPasswordArgs {
  /** Unique identifier of the user, or `me` for the current user. */
  user_id: string;
  /** Unique identifier of the password. */
  uuid: string;
  /** Identifier that the application sets. */
  app_id?: string;
  /** Name of the password. */
  name?: string;
}

/** What a client may send to `application-passwords.update`. */
export type UpdateApplicationPasswordInput = UpdateApplicationPasswordArgs;

/** The codes of the errors that `application-passwords.update` answers, beside those that any may. */
export type UpdateApplicationPasswordError =
  | 'rest_application_password_not_found'
  | 'rest_cannot_edit_application_password'
  | 'rest_not_logged_in'
  | 'rest_user_invalid_id';

/** What `application-passwords.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteApplicationPasswordArgs {
  /** Unique identifier of the user, or `me` for the current user. */
  user_id: string;
  /** Unique identifier of the password. */
  uuid: string;
}

/** What a client may send to `application-passwords.delete`. */
export type DeleteApplicationPasswordInput = DeleteApplicationPasswordArgs;

/** The codes of the errors that `application-passwords.delete` answers, beside those that any may. */
export type DeleteApplicationPasswordError =
  | 'rest_application_password_not_found'
  | 'rest_cannot_delete_application_password'
  | 'rest_not_logged_in'
  | 'rest_user_invalid_id';
