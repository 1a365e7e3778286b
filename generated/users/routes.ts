// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (6e4e42744c1b)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
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
export const registerUsersRoutes: RegisterRoutes<UsersHandlers> = (server, handlers, callbacks) => {
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
        errors: {
          rest_forbidden_orderby: [401, 403],
          rest_forbidden_who: [401, 403],
          rest_invalid_cursor: [400],
          rest_no_search_term_defined: [400],
          rest_user_cannot_view: [401, 403],
        },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createUserArgs,
        parse: args.parseCreateUserArgs,
        endpoint: handlers.create,
        answers: 'created',
        errors: {
          existing_user_email: [409],
          existing_user_login: [409],
          rest_cannot_create_user: [401, 403],
          rest_user_exists: [400],
          rest_user_invalid_argument: [400],
          rest_user_invalid_email: [400],
          rest_user_invalid_role: [400, 403],
          rest_user_invalid_slug: [400],
          user_login_too_long: [400],
          user_nicename_too_long: [400],
        },
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
        errors: { rest_user_cannot_view: [401, 403], rest_user_invalid_id: [404] },
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateUserArgs,
        parse: args.parseUpdateUserArgs,
        endpoint: handlers.update,
        answers: 'item',
        errors: {
          existing_user_email: [409],
          rest_cannot_edit: [401, 403],
          rest_cannot_edit_roles: [401, 403],
          rest_precondition_failed: [412],
          rest_user_invalid_argument: [400],
          rest_user_invalid_email: [400],
          rest_user_invalid_id: [404],
          rest_user_invalid_role: [400, 403],
          rest_user_invalid_slug: [400],
          user_nicename_too_long: [400],
        },
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteUserArgs,
        parse: args.parseDeleteUserArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        errors: {
          rest_precondition_failed: [412],
          rest_trash_not_supported: [501],
          rest_user_cannot_delete: [401, 403],
          rest_user_invalid_id: [404],
          rest_user_invalid_reassign: [400],
        },
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
        errors: { rest_not_logged_in: [401] },
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateMeUserArgs,
        parse: args.parseUpdateMeUserArgs,
        endpoint: handlers.updateMe,
        answers: 'item',
        errors: {
          existing_user_email: [409],
          rest_cannot_edit: [401, 403],
          rest_cannot_edit_roles: [401, 403],
          rest_not_logged_in: [401],
          rest_precondition_failed: [412],
          rest_user_invalid_argument: [400],
          rest_user_invalid_email: [400],
          rest_user_invalid_id: [404],
          rest_user_invalid_role: [400, 403],
          rest_user_invalid_slug: [400],
          user_nicename_too_long: [400],
        },
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteMeUserArgs,
        parse: args.parseDeleteMeUserArgs,
        endpoint: handlers.deleteMe,
        answers: 'deleted',
        errors: {
          rest_not_logged_in: [401],
          rest_precondition_failed: [412],
          rest_trash_not_supported: [501],
          rest_user_cannot_delete: [401, 403],
          rest_user_invalid_id: [404],
          rest_user_invalid_reassign: [400],
        },
        context: 'edit',
        ...shared,
      },
    ],
  });
};
