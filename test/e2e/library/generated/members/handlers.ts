// @generated from schemas/resources/members.json by `npm run generate`. Do not edit. (1555a55bb5dc)

import type { Endpoint } from '../../../../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `members`; site/handlers/members.ts implements them. */
export interface MembersHandlers {
  /** `GET /members/{id}` */
  readonly get: Endpoint<types.GetMemberArgs, types.Member, types.GetMemberError>;
}
