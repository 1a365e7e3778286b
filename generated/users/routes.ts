// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (cbd6594164e2)

import type { Registrar } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import type { Callbacks } from '../callbacks.ts';
import * as args from './args.ts';
import { userContexts, userViews } from './contexts.ts';
import type { UsersHandlers } from './handlers.ts';
import { userSchema } from './schema.ts';

/** The links of a user, in order. */
export const userLinks: LinkTable = [
  { rel: 'self', href: '/{core}/users/{id}' },
  { rel: 'collection', href: '/{core}/users' },
];

/** Registers the routes of `users`. */
export function registerUsersRoutes(
  server: Registrar,
  handlers: UsersHandlers,
  callbacks: Callbacks,
): void {
  const shared = {
    shape: { contexts: userContexts, views: userViews, links: userLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/users', {
    schema: userSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listUsersArgs,
        parse: args.parseListUsersArgs,
        endpoint: handlers.list,
        answers: 'page',
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createUserArgs,
        parse: args.parseCreateUserArgs,
        endpoint: handlers.create,
        answers: 'created',
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/users/(?P<id>[\\d]+)', {
    schema: userSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getUserArgs,
        parse: args.parseGetUserArgs,
        endpoint: handlers.get,
        answers: 'item',
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateUserArgs,
        parse: args.parseUpdateUserArgs,
        endpoint: handlers.update,
        answers: 'item',
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteUserArgs,
        parse: args.parseDeleteUserArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/users/me', {
    schema: userSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.meUserArgs,
        parse: args.parseMeUserArgs,
        endpoint: handlers.me,
        answers: 'item',
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateMeUserArgs,
        parse: args.parseUpdateMeUserArgs,
        endpoint: handlers.updateMe,
        answers: 'item',
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteMeUserArgs,
        parse: args.parseDeleteMeUserArgs,
        endpoint: handlers.deleteMe,
        answers: 'deleted',
        context: 'edit',
        ...shared,
      },
    ],
  });
}
