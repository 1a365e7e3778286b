// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (27bf1c19a91f)

import { allOf } from '../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Deleted,
  Page as PageOf,
  Transport,
} from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `users`, as a client sees it. */
export interface Users {
  data: { view: types.UserView; embed: types.UserEmbed; edit: types.UserEdit };
  fields: {
    view: keyof types.UserView | 'avatar_urls.24' | 'avatar_urls.48' | 'avatar_urls.96';
    embed: keyof types.UserEmbed | 'avatar_urls.24' | 'avatar_urls.48' | 'avatar_urls.96';
    edit:
      | Users['fields']['view']
      | keyof types.UserEdit
      | 'meta.persisted_preferences'
      | 'meta.persisted_preferences._modified';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `users`. */
export class UsersClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists users. Users without published posts require permission. `GET /cms/v2/users` (schemas/resources/users.json:208) */
  list<
    C extends keyof Users['data'] = 'view',
    const F extends readonly Users['fields'][C][] = never,
  >(
    input?: types.ListUsersInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<PageOf<Answer<Users, C, F, never>>, types.ListUsersError> {
    return this.#transport.page('GET', '/{core}/users', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/users` (schemas/resources/users.json:208) */
  all<
    C extends keyof Users['data'] = 'view',
    const F extends readonly Users['fields'][C][] = never,
  >(
    input?: types.ListUsersInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Users, C, F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/users', input, options);
  }

  /** Creates a user. `POST /cms/v2/users` (schemas/resources/users.json:276) */
  create<const F extends readonly Users['fields']['edit'][] = never>(
    input: types.CreateUserInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Users, 'edit', F, never>, types.CreateUserError> {
    return this.#transport.call('POST', '/{core}/users', input, options);
  }

  /** Returns a user. `GET /cms/v2/users/{id}` (schemas/resources/users.json:300) */
  get<
    C extends keyof Users['data'] = 'view',
    const F extends readonly Users['fields'][C][] = never,
  >(
    input: types.GetUserInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Users, C, F, never>, types.GetUserError> {
    return this.#transport.call('GET', '/{core}/users/{id}', input, options);
  }

  /** Updates a user; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/users/{id}` (schemas/resources/users.json:307) */
  update<const F extends readonly Users['fields']['edit'][] = never>(
    input: types.UpdateUserInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Users, 'edit', F, never>, types.UpdateUserError> {
    return this.#transport.call('POST', '/{core}/users/{id}', input, options);
  }

  /** Deletes a user permanently; requires `force`. `DELETE /cms/v2/users/{id}` (schemas/resources/users.json:335) */
  delete(
    input: types.DeleteUserInput,
    options?: CallOptions,
  ): Call<types.UserEdit | Deleted<types.UserEdit>, types.DeleteUserError> {
    return this.#transport.call('DELETE', '/{core}/users/{id}', input, options);
  }

  /** Returns the current user. `GET /cms/v2/users/me` (schemas/resources/users.json:351) */
  me<C extends keyof Users['data'] = 'view', const F extends readonly Users['fields'][C][] = never>(
    input?: { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Users, C, F, never>, types.MeUserError> {
    return this.#transport.call('GET', '/{core}/users/me', input, options);
  }

  /** Updates the current user; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/users/me` (schemas/resources/users.json:358) */
  updateMe<const F extends readonly Users['fields']['edit'][] = never>(
    input?: types.UpdateMeUserInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Users, 'edit', F, never>, types.UpdateMeUserError> {
    return this.#transport.call('POST', '/{core}/users/me', input, options);
  }

  /** Deletes the current user permanently; requires `force`. `DELETE /cms/v2/users/me` (schemas/resources/users.json:395) */
  deleteMe(
    input: types.DeleteMeUserInput,
    options?: CallOptions,
  ): Call<types.UserEdit | Deleted<types.UserEdit>, types.DeleteMeUserError> {
    return this.#transport.call('DELETE', '/{core}/users/me', input, options);
  }
}
