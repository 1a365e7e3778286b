// @generated from schemas/resources/people.json by `npm run generate`. Do not edit. (bfe164215737)

import type { Endpoint } from '../../runtime/server/index.ts';
import type { GetPersonArgs, Person, UpdatePersonArgs } from './types.ts';

/** The endpoints of `people`; site/handlers/people.ts implements them. */
export interface PeopleHandlers {
  /** `GET /cms/v2/people/{id}` */
  readonly get: Endpoint<GetPersonArgs, Person>;
  /** `POST, PUT, PATCH /cms/v2/people/{id}` */
  readonly update: Endpoint<UpdatePersonArgs, Person>;
}
