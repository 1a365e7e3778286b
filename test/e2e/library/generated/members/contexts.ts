// @generated from schemas/resources/members.json by `npm run generate`. Do not edit. (e18c96fb79b5)

import type { ContextTable } from '../../../../../runtime/shape/index.ts';
import type { Member, MemberView } from './types.ts';

/** The fields of a member that each context omits. */
export const memberContexts = {
  view: {},
} satisfies ContextTable;

/** Returns a member as each context shows it. */
export const memberViews = {
  view: (item: Member): MemberView => item,
};
