// @generated from schemas/resources/people.json by `npm run generate`. Do not edit. (0704a0f93463)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { personContexts, personViews } from './contexts.ts';
import type { PeopleHandlers } from './handlers.ts';
import { personSchema } from './schema.ts';

/** The links of a person, in order. */
export const personLinks: LinkTable = [
  { rel: 'self', href: '/{core}/people/{id}' },
  { rel: '{api_rel}letters', href: '/post/v1/letters?author={id}', when: 'id', embeddable: true },
];

/** Registers the routes of `people`. */
export const registerPeopleRoutes: RegisterRoutes<PeopleHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: personContexts, views: personViews, links: personLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/people/(?P<id>[\\d]+)', {
    schema: personSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getPersonArgs,
        parse: args.parseGetPersonArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: {},
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updatePersonArgs,
        parse: args.parseUpdatePersonArgs,
        endpoint: handlers.update,
        answers: 'item',
        errors: {},
        ...shared,
      },
    ],
  });
};
