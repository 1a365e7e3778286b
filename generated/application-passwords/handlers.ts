// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (fa5c26b90fb9)

import type { Deleted, Endpoint, FactsOf, NestedEndpoint } from '../../runtime/server/index.ts';
import type {
  ApplicationPassword,
  ApplicationPasswordFacts,
  CreateApplicationPasswordArgs,
  DeleteAllApplicationPasswordAnswer,
  DeleteAllApplicationPasswordArgs,
  DeleteApplicationPasswordArgs,
  GetApplicationPasswordArgs,
  IntrospectApplicationPasswordArgs,
  ListApplicationPasswordsArgs,
  UpdateApplicationPasswordArgs,
} from './types.ts';

/** The endpoints of `application-passwords`; site/handlers/application-passwords.ts implements them. */
export interface ApplicationPasswordsHandlers {
  /** `GET /cms/v2/users/{user_id}/application-passwords` */
  readonly list: Endpoint<ListApplicationPasswordsArgs, readonly ApplicationPassword[]>;
  /** `POST /cms/v2/users/{user_id}/application-passwords` */
  readonly create: Endpoint<CreateApplicationPasswordArgs, ApplicationPassword>;
  /** `DELETE /cms/v2/users/{user_id}/application-passwords` */
  readonly deleteAll: Endpoint<
    DeleteAllApplicationPasswordArgs,
    DeleteAllApplicationPasswordAnswer
  >;
  /** `GET /cms/v2/users/{user_id}/application-passwords/introspect` */
  readonly introspect: Endpoint<IntrospectApplicationPasswordArgs, ApplicationPassword>;
  /** `GET /cms/v2/users/{user_id}/application-passwords/{uuid}` */
  readonly get: NestedEndpoint<GetApplicationPasswordArgs, ApplicationPassword, 'user_id'>;
  /** `POST, PUT, PATCH /cms/v2/users/{user_id}/application-passwords/{uuid}` */
  readonly update: NestedEndpoint<UpdateApplicationPasswordArgs, ApplicationPassword, 'user_id'>;
  /** `DELETE /cms/v2/users/{user_id}/application-passwords/{uuid}` */
  readonly delete: NestedEndpoint<
    DeleteApplicationPasswordArgs,
    ApplicationPassword | Deleted<ApplicationPassword>,
    'user_id'
  >;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<ApplicationPassword, ApplicationPasswordFacts>;
}
