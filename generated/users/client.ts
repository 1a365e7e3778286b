// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (dca793a0b5d7)

import type { Answer, Deleted, Page, Transport } from '../../runtime/client/index.ts';
import type {
  CreateUserInput,
  DeleteMeUserInput,
  DeleteUserInput,
  GetUserInput,
  ListUsersInput,
  UpdateMeUserInput,
  UpdateUserInput,
  UserEdit,
  UserEmbed,
  UserView,
} from './types.ts';

/** `users`, as a client sees it. */
export interface Users {
  data: { view: UserView; embed: UserEmbed; edit: UserEdit };
  fields: {
    view: keyof UserView | 'avatar_urls.24' | 'avatar_urls.48' | 'avatar_urls.96';
    embed: keyof UserEmbed | 'avatar_urls.24' | 'avatar_urls.48' | 'avatar_urls.96';
    edit:
      | Users['fields']['view']
      | keyof UserEdit
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

  /**
   * Lists users. Others than authors of public posts need permission.
   *
   * `GET /cms/v2/users`
   */
  list<C extends keyof Users['data'] = 'view', const F extends Users['fields'][C] = never>(
    input?: ListUsersInput & { context?: C; _fields?: readonly F[] },
  ): Promise<Page<Answer<Users, C, F, never>>> {
    return this.#transport.page('GET', '/{core}/users', input);
  }

  /**
   * Adds a new user.
   *
   * `POST /cms/v2/users`
   */
  create<const F extends Users['fields']['edit'] = never>(
    input: CreateUserInput & { _fields?: readonly F[] },
  ): Promise<Answer<Users, 'edit', F, never>> {
    return this.#transport.call('POST', '/{core}/users', input);
  }

  /**
   * Shows one user.
   *
   * `GET /cms/v2/users/{id}`
   */
  get<C extends keyof Users['data'] = 'view', const F extends Users['fields'][C] = never>(
    input: GetUserInput & { context?: C; _fields?: readonly F[] },
  ): Promise<Answer<Users, C, F, never>> {
    return this.#transport.call('GET', '/{core}/users/{id}', input);
  }

  /**
   * Changes one user; what is not sent stays as it is.
   *
   * `POST, PUT, PATCH /cms/v2/users/{id}`
   */
  update<const F extends Users['fields']['edit'] = never>(
    input: UpdateUserInput & { _fields?: readonly F[] },
  ): Promise<Answer<Users, 'edit', F, never>> {
    return this.#transport.call('POST', '/{core}/users/{id}', input);
  }

  /**
   * Deletes one user for good, which `force` has to confirm.
   *
   * `DELETE /cms/v2/users/{id}`
   */
  delete(input: DeleteUserInput): Promise<UserEdit | Deleted<UserEdit>> {
    return this.#transport.call('DELETE', '/{core}/users/{id}', input);
  }

  /**
   * Shows the user who asks.
   *
   * `GET /cms/v2/users/me`
   */
  me<C extends keyof Users['data'] = 'view', const F extends Users['fields'][C] = never>(input?: {
    context?: C;
    _fields?: readonly F[];
  }): Promise<Answer<Users, C, F, never>> {
    return this.#transport.call('GET', '/{core}/users/me', input);
  }

  /**
   * Changes the user who asks; what is not sent stays as it is.
   *
   * `POST, PUT, PATCH /cms/v2/users/me`
   */
  updateMe<const F extends Users['fields']['edit'] = never>(
    input?: UpdateMeUserInput & { _fields?: readonly F[] },
  ): Promise<Answer<Users, 'edit', F, never>> {
    return this.#transport.call('POST', '/{core}/users/me', input);
  }

  /**
   * Deletes the user who asks for good, which `force` has to confirm.
   *
   * `DELETE /cms/v2/users/me`
   */
  deleteMe(input: DeleteMeUserInput): Promise<UserEdit | Deleted<UserEdit>> {
    return this.#transport.call('DELETE', '/{core}/users/me', input);
  }
}
