import { RestError } from '../../../../../runtime/errors/index.ts';
import { loggedIn } from '../../../../../runtime/server/index.ts';
import type { MembersHandlers } from '../../generated/members/handlers.ts';
import type { Library } from '../library.ts';

export const createMembersHandlers = ({ members }: Library): MembersHandlers => ({
  get: {
    permission: loggedIn,
    handle: ({ args: { id } }) =>
      members.get(id) ?? new RestError('member_not_found', 'There is no such member.'),
  },
});
