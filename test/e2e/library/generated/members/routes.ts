// @generated from schemas/resources/members.json by `npm run generate`. Do not edit. (2094933dcaa8)

import type { RegisterRoutes } from '../../../../../runtime/server/index.ts';
import type { LinkTable } from '../../../../../runtime/shape/index.ts';
import * as args from './args.ts';
import { memberContexts, memberViews } from './contexts.ts';
import type { MembersHandlers } from './handlers.ts';
import { memberSchema } from './schema.ts';

/** The links of a member, in order. */
export const memberLinks: LinkTable = [{ rel: 'self', href: '/members/{id}' }];

/** Registers the routes of `members`. */
export const registerMembersRoutes: RegisterRoutes<MembersHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: memberContexts, views: memberViews, links: memberLinks },
    callbacks,
  };

  server.registerRoute('', '/members/(?P<id>[\\d]+)', {
    schema: memberSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getMemberArgs,
        parse: args.parseGetMemberArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: { member_not_found: [404] },
        ...shared,
      },
    ],
  });
};
