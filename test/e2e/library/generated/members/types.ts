// @generated from schemas/resources/members.json by `npm run generate`. Do not edit. (106d121cf099)

/** A member with every field: what a handler returns. (schemas/resources/members.json:3) */
export interface Member {
  /** Unique identifier of the member. */
  id: number;
  /** Name of the member. */
  name: string;
}

/** A member in the `view` context. (schemas/resources/members.json:3) */
export type MemberView = Member;

/** The arguments that the handler of `members.get` receives. (schemas/resources/members.json:23) */
export interface GetMemberArgs {
  /** Unique identifier of the member. */
  id: number;
}

/** The arguments that a client may send to `members.get`. (schemas/resources/members.json:23) */
export type GetMemberInput = GetMemberArgs;

/** The error codes of `members.get`, in addition to those of any endpoint. */
export type GetMemberError = 'member_not_found';
