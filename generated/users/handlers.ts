// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (7a2b76d766f2)

import type { Deleted, Endpoint, Page as PageOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `users`; site/handlers/users.ts implements them. */
export interface UsersHandlers {
  /** `GET /cms/v2/users` */
  readonly list: Endpoint<types.ListUsersArgs, PageOf<types.User>>;
  /** `POST /cms/v2/users` */
  readonly create: Endpoint<types.CreateUserArgs, types.User>;
  /** `GET /cms/v2/users/{id}` */
  readonly get: Endpoint<types.GetUserArgs, types.User>;
  /** `POST, PUT, PATCH /cms/v2/users/{id}` */
  readonly update: Endpoint<types.UpdateUserArgs, types.User>;
  /** `DELETE /cms/v2/users/{id}` */
  readonly delete: Endpoint<types.DeleteUserArgs, types.User | Deleted<types.User>>;
  /** `GET /cms/v2/users/me` */
  readonly me: Endpoint<types.MeUserArgs, types.User>;
  /** `POST, PUT, PATCH /cms/v2/users/me` */
  readonly updateMe: Endpoint<types.UpdateMeUserArgs, types.User>;
  /** `DELETE /cms/v2/users/me` */
  readonly deleteMe: Endpoint<types.DeleteMeUserArgs, types.User | Deleted<types.User>>;
}
