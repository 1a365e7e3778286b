// @generated from schemas/resources/members.json by `npm run generate`. Do not edit. (39a4f3681896)

import { k } from '../../../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../../../runtime/schema/index.ts';

/** The arguments of `GET /members/{id}`, and their parser. */
export const getMemberArgs = {
  id: { description: 'Unique identifier of the member.', type: 'integer' },
} satisfies ArgDefinitions;

export const parseGetMemberArgs: ArgsParser<typeof getMemberArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};
