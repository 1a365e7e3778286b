// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (39de279d59ce)

import type { Answer, Call, CallOptions, Deleted, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `application-passwords`, as a client sees it. */
export interface ApplicationPasswords {
  data: {
    view: types.ApplicationPasswordView;
    embed: types.ApplicationPasswordEmbed;
    edit: types.ApplicationPasswordEdit;
  };
  fields: {
    view: keyof types.ApplicationPasswordView;
    embed: keyof types.ApplicationPasswordEmbed;
    edit: ApplicationPasswords['fields']['view'] | keyof types.ApplicationPasswordEdit;
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `application-passwords`. */
export class ApplicationPasswordsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the application passwords of a user. `GET /cms/v2/users/{user_id}/application-passwords` (schemas/resources/application-passwords.json:85) */
  list<
    C extends keyof ApplicationPasswords['data'] = 'view',
    const F extends readonly ApplicationPasswords['fields'][C][] = never,
  >(
    input: types.ListApplicationPasswordsInput & {
      context?: C | undefined;
      _fields?: F | undefined;
    },
    options?: CallOptions,
  ): Call<
    readonly Answer<ApplicationPasswords, C, F, never>[],
    types.ListApplicationPasswordsError
  > {
    return this.#transport.call(
      'GET',
      '/{core}/users/{user_id}/application-passwords',
      input,
      options,
    );
  }

  /** Creates an application password. `POST /cms/v2/users/{user_id}/application-passwords` (schemas/resources/application-passwords.json:98) */
  create<const F extends readonly ApplicationPasswords['fields']['edit'][] = never>(
    input: types.CreateApplicationPasswordInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<ApplicationPasswords, 'edit', F, never>, types.CreateApplicationPasswordError> {
    return this.#transport.call(
      'POST',
      '/{core}/users/{user_id}/application-passwords',
      input,
      options,
    );
  }

  /** Deletes all application passwords of a user. `DELETE /cms/v2/users/{user_id}/application-passwords` (schemas/resources/application-passwords.json:114) */
  deleteAll(
    input: types.DeleteAllApplicationPasswordInput,
    options?: CallOptions,
  ): Call<types.DeleteAllApplicationPasswordAnswer, types.DeleteAllApplicationPasswordError> {
    return this.#transport.call(
      'DELETE',
      '/{core}/users/{user_id}/application-passwords',
      input,
      options,
    );
  }

  /** Returns the application password of the request. `GET /cms/v2/users/{user_id}/application-passwords/introspect` (schemas/resources/application-passwords.json:150) */
  introspect<
    C extends keyof ApplicationPasswords['data'] = 'view',
    const F extends readonly ApplicationPasswords['fields'][C][] = never,
  >(
    input: types.IntrospectApplicationPasswordInput & {
      context?: C | undefined;
      _fields?: F | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<ApplicationPasswords, C, F, never>, types.IntrospectApplicationPasswordError> {
    return this.#transport.call(
      'GET',
      '/{core}/users/{user_id}/application-passwords/introspect',
      input,
      options,
    );
  }

  /** Returns an application password. `GET /cms/v2/users/{user_id}/application-passwords/{uuid}` (schemas/resources/application-passwords.json:182) */
  get<
    C extends keyof ApplicationPasswords['data'] = 'view',
    const F extends readonly ApplicationPasswords['fields'][C][] = never,
  >(
    input: types.GetApplicationPasswordInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<ApplicationPasswords, C, F, never>, types.GetApplicationPasswordError> {
    return this.#transport.call(
      'GET',
      '/{core}/users/{user_id}/application-passwords/{uuid}',
      input,
      options,
    );
  }

  /** Renames an application password. `POST, PUT, PATCH /cms/v2/users/{user_id}/application-passwords/{uuid}` (schemas/resources/application-passwords.json:196) */
  update<const F extends readonly ApplicationPasswords['fields']['edit'][] = never>(
    input: types.UpdateApplicationPasswordInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<ApplicationPasswords, 'edit', F, never>, types.UpdateApplicationPasswordError> {
    return this.#transport.call(
      'POST',
      '/{core}/users/{user_id}/application-passwords/{uuid}',
      input,
      options,
    );
  }

  /** Deletes an application password. `DELETE /cms/v2/users/{user_id}/application-passwords/{uuid}` (schemas/resources/application-passwords.json:211) */
  delete(
    input: types.DeleteApplicationPasswordInput,
    options?: CallOptions,
  ): Call<
    types.ApplicationPasswordView | Deleted<types.ApplicationPasswordView>,
    types.DeleteApplicationPasswordError
  > {
    return this.#transport.call(
      'DELETE',
      '/{core}/users/{user_id}/application-passwords/{uuid}',
      input,
      options,
    );
  }
}
