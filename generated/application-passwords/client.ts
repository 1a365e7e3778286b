// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (1dc571982edb)

import type { Answer, Call, CallOptions, Deleted, Transport } from '../../runtime/client/index.ts';
import type {
  ApplicationPasswordEdit,
  ApplicationPasswordEmbed,
  ApplicationPasswordView,
  CreateApplicationPasswordError,
  CreateApplicationPasswordInput,
  DeleteAllApplicationPasswordAnswer,
  DeleteAllApplicationPasswordError,
  DeleteAllApplicationPasswordInput,
  DeleteApplicationPasswordError,
  DeleteApplicationPasswordInput,
  GetApplicationPasswordError,
  GetApplicationPasswordInput,
  IntrospectApplicationPasswordError,
  IntrospectApplicationPasswordInput,
  ListApplicationPasswordsError,
  ListApplicationPasswordsInput,
  UpdateApplicationPasswordError,
  UpdateApplicationPasswordInput,
} from './types.ts';

/** `application-passwords`, as a client sees it. */
export interface ApplicationPasswords {
  data: {
    view: ApplicationPasswordView;
    embed: ApplicationPasswordEmbed;
    edit: ApplicationPasswordEdit;
  };
  fields: {
    view: keyof ApplicationPasswordView;
    embed: keyof ApplicationPasswordEmbed;
    edit: ApplicationPasswords['fields']['view'] | keyof ApplicationPasswordEdit;
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `application-passwords`. */
export class ApplicationPasswordsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the application passwords of a user. `GET /cms/v2/users/{user_id}/application-passwords` (schemas/resources/application-passwords.json:84) */
  list<
    C extends keyof ApplicationPasswords['data'] = 'view',
    const F extends readonly ApplicationPasswords['fields'][C][] = never,
  >(
    input: ListApplicationPasswordsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<ApplicationPasswords, C, F, never>[], ListApplicationPasswordsError> {
    return this.#transport.call(
      'GET',
      '/{core}/users/{user_id}/application-passwords',
      input,
      options,
    );
  }

  /** Creates an application password. `POST /cms/v2/users/{user_id}/application-passwords` (schemas/resources/application-passwords.json:97) */
  create<const F extends readonly ApplicationPasswords['fields']['edit'][] = never>(
    input: CreateApplicationPasswordInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<ApplicationPasswords, 'edit', F, never>, CreateApplicationPasswordError> {
    return this.#transport.call(
      'POST',
      '/{core}/users/{user_id}/application-passwords',
      input,
      options,
    );
  }

  /** Deletes all application passwords of a user. `DELETE /cms/v2/users/{user_id}/application-passwords` (schemas/resources/application-passwords.json:113) */
  deleteAll(
    input: DeleteAllApplicationPasswordInput,
    options?: CallOptions,
  ): Call<DeleteAllApplicationPasswordAnswer, DeleteAllApplicationPasswordError> {
    return this.#transport.call(
      'DELETE',
      '/{core}/users/{user_id}/application-passwords',
      input,
      options,
    );
  }

  /** Returns the application password of the request. `GET /cms/v2/users/{user_id}/application-passwords/introspect` (schemas/resources/application-passwords.json:148) */
  introspect<
    C extends keyof ApplicationPasswords['data'] = 'view',
    const F extends readonly ApplicationPasswords['fields'][C][] = never,
  >(
    input: IntrospectApplicationPasswordInput & {
      context?: C | undefined;
      _fields?: F | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<ApplicationPasswords, C, F, never>, IntrospectApplicationPasswordError> {
    return this.#transport.call(
      'GET',
      '/{core}/users/{user_id}/application-passwords/introspect',
      input,
      options,
    );
  }

  /** Returns an application password. `GET /cms/v2/users/{user_id}/application-passwords/{uuid}` (schemas/resources/application-passwords.json:179) */
  get<
    C extends keyof ApplicationPasswords['data'] = 'view',
    const F extends readonly ApplicationPasswords['fields'][C][] = never,
  >(
    input: GetApplicationPasswordInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<ApplicationPasswords, C, F, never>, GetApplicationPasswordError> {
    return this.#transport.call(
      'GET',
      '/{core}/users/{user_id}/application-passwords/{uuid}',
      input,
      options,
    );
  }

  /** Renames an application password. `POST, PUT, PATCH /cms/v2/users/{user_id}/application-passwords/{uuid}` (schemas/resources/application-passwords.json:193) */
  update<const F extends readonly ApplicationPasswords['fields']['edit'][] = never>(
    input: UpdateApplicationPasswordInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<ApplicationPasswords, 'edit', F, never>, UpdateApplicationPasswordError> {
    return this.#transport.call(
      'POST',
      '/{core}/users/{user_id}/application-passwords/{uuid}',
      input,
      options,
    );
  }

  /** Deletes an application password. `DELETE /cms/v2/users/{user_id}/application-passwords/{uuid}` (schemas/resources/application-passwords.json:208) */
  delete(
    input: DeleteApplicationPasswordInput,
    options?: CallOptions,
  ): Call<
    ApplicationPasswordView | Deleted<ApplicationPasswordView>,
    DeleteApplicationPasswordError
  > {
    return this.#transport.call(
      'DELETE',
      '/{core}/users/{user_id}/application-passwords/{uuid}',
      input,
      options,
    );
  }
}
