// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (a289b27e86d5)

import type { Registrar } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import type { Callbacks } from '../callbacks.ts';
import * as args from './args.ts';
import { applicationPasswordContexts, applicationPasswordViews } from './contexts.ts';
import type { ApplicationPasswordsHandlers } from './handlers.ts';
import { applicationPasswordSchema } from './schema.ts';

/** The links of an application password, in order. */
export const applicationPasswordLinks: LinkTable = [
  { rel: 'self', href: '/{core}/users/{$user}/application-passwords/{uuid}' },
];

/** Registers the routes of `application-passwords`. */
export function registerApplicationPasswordsRoutes(
  server: Registrar,
  handlers: ApplicationPasswordsHandlers,
  callbacks: Callbacks,
): void {
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
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createApplicationPasswordArgs,
        parse: args.parseCreateApplicationPasswordArgs,
        endpoint: handlers.create,
        answers: 'created',
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
          nested: { under: ['user_id'], missing: 'rest_application_password_not_found' },
          ...shared,
        },
        {
          methods: 'POST, PUT, PATCH',
          args: args.updateApplicationPasswordArgs,
          parse: args.parseUpdateApplicationPasswordArgs,
          endpoint: handlers.update,
          answers: 'item',
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
          nested: { under: ['user_id'], missing: 'rest_application_password_not_found' },
          ...shared,
        },
      ],
    },
  );
}
