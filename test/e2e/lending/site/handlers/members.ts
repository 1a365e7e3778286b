import { randomUUID } from 'node:crypto';
import { errors } from '../../generated/errors.ts';
import type { MembersHandlers } from '../../generated/members/handlers.ts';
import type { Member } from '../../generated/members/types.ts';
import { isEmployee } from '../auth.ts';
import type { Dependencies } from '../dependencies.ts';

export const createMembersHandlers = ({ db }: Dependencies): MembersHandlers => ({
  list: {
    permission: isEmployee,
    handle: ({ args: { page, per_page } }) => ({
      items: db
        .prepare('SELECT * FROM members ORDER BY name LIMIT ? OFFSET ?')
        .all(per_page, (page - 1) * per_page) as Member[],
      total: db.prepare('SELECT count(*) FROM members').pluck().get() as number,
    }),
  },

  create: {
    permission: isEmployee,
    handle: ({ args }) => {
      const member = { ...args, id: randomUUID() };
      db.prepare('INSERT INTO members VALUES (:id, :name, :email)').run(member);
      return member;
    },
  },

  get: {
    permission: isEmployee,
    handle: ({ args }) =>
      (db.prepare('SELECT * FROM members WHERE id = :id').get(args) as Member | undefined) ??
      errors.memberNotFound(),
  },
});
