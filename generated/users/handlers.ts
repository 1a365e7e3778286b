// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (7d407f929c1a)

import type { Deleted, Endpoint, Page as PageOf } from '../../runtime/server/index.ts';
import type {
  CreateUserArgs,
  DeleteMeUserArgs,
  DeleteUserArgs,
  GetUserArgs,
  ListUsersArgs,
  MeUserArgs,
  UpdateMeUserArgs,
  UpdateUserArgs,
  User,
} from './types.ts';

/** The endpoints of `users`; site/handlers/users.ts implements them. */
export interface UsersHandlers {
  /** `GET /cms/v2/users` */
  readonly list: Endpoint<ListUsersArgs, PageOf<User>>;
  /** `POST /cms/v2/users` */
  readonly create: Endpoint<CreateUserArgs, User>;
  /** `GET /cms/v2/users/{id}` */
  readonly get: Endpoint<GetUserArgs, User>;
  /** `POST, PUT, PATCH /cms/v2/users/{id}` */
  readonly update: Endpoint<UpdateUserArgs, User>;
  /** `DELETE /cms/v2/users/{id}` */
  readonly delete: Endpoint<DeleteUserArgs, User | Deleted<User>>;
  /** `GET /cms/v2/users/me` */
  readonly me: Endpoint<MeUserArgs, User>;
  /** `POST, PUT, PATCH /cms/v2/users/me` */
  readonly updateMe: Endpoint<UpdateMeUserArgs, User>;
  /** `DELETE /cms/v2/users/me` */
  readonly deleteMe: Endpoint<DeleteMeUserArgs, User | Deleted<User>>;
}
