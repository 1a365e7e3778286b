// @generated from schemas/resources/people.json by `npm run generate`. Do not edit. (c8ed0f63d3c1)

import type { Endpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `people`; site/handlers/people.ts implements them. */
export interface PeopleHandlers {
  /** `GET /cms/v2/people/{id}` */
  readonly get: Endpoint<types.GetPersonArgs, types.Person>;
  /** `POST, PUT, PATCH /cms/v2/people/{id}` */
  readonly update: Endpoint<types.UpdatePersonArgs, types.Person>;
}
