// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (796c434d86b9)

import type { Deleted, Endpoint, FactsOf, NestedEndpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `application-passwords`; site/handlers/application-passwords.ts implements them. */
export interface ApplicationPasswordsHandlers {
  /** `GET /cms/v2/users/{user_id}/application-passwords` */
  readonly list: Endpoint<types.ListApplicationPasswordsArgs, readonly types.ApplicationPassword[]>;
  /** `POST /cms/v2/users/{user_id}/application-passwords` */
  readonly create: Endpoint<types.CreateApplicationPasswordArgs, types.ApplicationPassword>;
  /** `DELETE /cms/v2/users/{user_id}/application-passwords` */
  readonly deleteAll: Endpoint<
    types.DeleteAllApplicationPasswordArgs,
    types.DeleteAllApplicationPasswordAnswer
  >;
  /** `GET /cms/v2/users/{user_id}/application-passwords/introspect` */
  readonly introspect: Endpoint<types.IntrospectApplicationPasswordArgs, types.ApplicationPassword>;
  /** `GET /cms/v2/users/{user_id}/application-passwords/{uuid}` */
  readonly get: NestedEndpoint<
    types.GetApplicationPasswordArgs,
    types.ApplicationPassword,
    'user_id'
  >;
  /** `POST, PUT, PATCH /cms/v2/users/{user_id}/application-passwords/{uuid}` */
  readonly update: NestedEndpoint<
    types.UpdateApplicationPasswordArgs,
    types.ApplicationPassword,
    'user_id'
  >;
  /** `DELETE /cms/v2/users/{user_id}/application-passwords/{uuid}` */
  readonly delete: NestedEndpoint<
    types.DeleteApplicationPasswordArgs,
    types.ApplicationPassword | Deleted<types.ApplicationPassword>,
    'user_id'
  >;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.ApplicationPassword, types.ApplicationPasswordFacts>;
}
