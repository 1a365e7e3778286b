// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (e97095f0db62)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { applicationPasswordContexts, applicationPasswordViews } from './contexts.ts';
import type { ApplicationPasswordsHandlers } from './handlers.ts';
import { applicationPasswordSchema } from './schema.ts';

/** The links of an application password, in order. */
export const applicationPasswordLinks: LinkTable = [
  { rel: 'self', href: '/{core}/users/{$user}/application-passwords/{uuid}' },
];

/** Registers the routes of `application-passwords`. */
export const registerApplicationPasswordsRoutes: RegisterRoutes<ApplicationPasswordsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: applicationPasswordContexts,
      views: applicationPasswordViews,
      links: applicationPasswordLinks,
      facts: handlers.facts,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/users/(?P<user_id>(?:[\\d]+|me))/application-passwords', {
    schema: applicationPasswordSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listApplicationPasswordsArgs,
        parse: args.parseListApplicationPasswordsArgs,
        endpoint: handlers.list,
        answers: 'list',
        errors: {
          rest_cannot_list_application_passwords: [401, 403],
          rest_not_logged_in: [401],
          rest_user_invalid_id: [404],
        },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createApplicationPasswordArgs,
        parse: args.parseCreateApplicationPasswordArgs,
        endpoint: handlers.create,
        answers: 'created',
        errors: {
          application_password_duplicate_name: [409],
          application_password_empty_name: [400],
          rest_cannot_create_application_passwords: [401, 403],
          rest_not_logged_in: [401],
          rest_user_invalid_id: [404],
        },
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteAllApplicationPasswordArgs,
        parse: args.parseDeleteAllApplicationPasswordArgs,
        endpoint: handlers.deleteAll,
        answers: 'any',
        answerSchema: {
          type: 'object',
          properties: {
            deleted: {
              description: 'Always true: the passwords were deleted.',
              type: 'boolean',
              enum: [true],
            },
            count: { description: 'Number of deleted passwords.', type: 'integer', minimum: 0 },
          },
        },
        errors: {
          rest_cannot_delete_application_passwords: [401, 403],
          rest_not_logged_in: [401],
          rest_user_invalid_id: [404],
        },
        ...shared,
      },
    ],
  });

  server.registerRoute(
    server.core,
    '/users/(?P<user_id>(?:[\\d]+|me))/application-passwords/introspect',
    {
      schema: applicationPasswordSchema,
      endpoints: [
        {
          methods: 'GET',
          args: args.introspectApplicationPasswordArgs,
          parse: args.parseIntrospectApplicationPasswordArgs,
          endpoint: handlers.introspect,
          answers: 'item',
          errors: {
            rest_cannot_introspect_app_password_for_non_authenticated_user: [401, 403],
            rest_no_authenticated_app_password: [404],
            rest_not_logged_in: [401],
            rest_user_invalid_id: [404],
          },
          ...shared,
        },
      ],
    },
  );

  server.registerRoute(
    server.core,
    '/users/(?P<user_id>(?:[\\d]+|me))/application-passwords/(?P<uuid>[\\w\\-]+)',
    {
      schema: applicationPasswordSchema,
      endpoints: [
        {
          methods: 'GET',
          args: args.getApplicationPasswordArgs,
          parse: args.parseGetApplicationPasswordArgs,
          endpoint: handlers.get,
          answers: 'item',
          errors: {
            rest_application_password_not_found: [404],
            rest_cannot_read_application_password: [401, 403],
            rest_not_logged_in: [401],
            rest_user_invalid_id: [404],
          },
          nested: { under: ['user_id'], missing: 'rest_application_password_not_found' },
          ...shared,
        },
        {
          methods: 'POST, PUT, PATCH',
          args: args.updateApplicationPasswordArgs,
          parse: args.parseUpdateApplicationPasswordArgs,
          endpoint: handlers.update,
          answers: 'item',
          errors: {
            rest_application_password_not_found: [404],
            rest_cannot_edit_application_password: [401, 403],
            rest_not_logged_in: [401],
            rest_user_invalid_id: [404],
          },
          context: 'edit',
          nested: { under: ['user_id'], missing: 'rest_application_password_not_found' },
          ...shared,
        },
        {
          methods: 'DELETE',
          args: args.deleteApplicationPasswordArgs,
          parse: args.parseDeleteApplicationPasswordArgs,
          endpoint: handlers.delete,
          answers: 'deleted',
          errors: {
            rest_application_password_not_found: [404],
            rest_cannot_delete_application_password: [401, 403],
            rest_not_logged_in: [401],
            rest_user_invalid_id: [404],
          },
          nested: { under: ['user_id'], missing: 'rest_application_password_not_found' },
          ...shared,
        },
      ],
    },
  );
};
