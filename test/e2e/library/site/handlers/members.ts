import { loggedIn } from '../../../../../runtime/server/index.ts';
import { errors } from '../../generated/errors.ts';
import type { MembersHandlers } from '../../generated/members/handlers.ts';
import type { Library } from '../library.ts';

export const createMembersHandlers = ({ members }: Library): MembersHandlers => ({
  get: {
    permission: loggedIn,
    handle: ({ args: { id } }) => members.get(id) ?? errors.memberNotFound({ id }),
  },
});
