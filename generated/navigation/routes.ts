// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (7b7d02451b2d)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { navigationMenuContexts, navigationMenuViews } from './contexts.ts';
import type { NavigationHandlers } from './handlers.ts';
import { navigationMenuSchema } from './schema.ts';

/** The links of a navigation menu, in order. */
export const navigationMenuLinks: LinkTable = [
  { rel: 'self', href: '/{core}/navigation/{id}' },
  { rel: 'collection', href: '/{core}/navigation' },
  { rel: 'about', href: '/{core}/types/{type}' },
  {
    rel: 'version-history',
    href: '/{core}/navigation/{id}/revisions',
    attributes: { count: '{$revision_count}' },
  },
  {
    rel: 'predecessor-version',
    href: '/{core}/navigation/{id}/revisions/{$last_revision}',
    when: '$last_revision',
    attributes: { id: '{$last_revision}' },
  },
  { rel: '{api_rel}attachment', href: '/{core}/media?parent={id}' },
  { rel: '{api_rel}action-publish', href: '/{core}/navigation/{id}', when: '$can_publish' },
  {
    rel: '{api_rel}action-unfiltered-html',
    href: '/{core}/navigation/{id}',
    when: '$can_use_unfiltered_html',
  },
];

/** Registers the routes of `navigation`. */
export const registerNavigationRoutes: RegisterRoutes<NavigationHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: navigationMenuContexts,
      views: navigationMenuViews,
      links: navigationMenuLinks,
      facts: handlers.facts,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/navigation', {
    schema: navigationMenuSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.listNavigationArgs,
        parse: args.parseListNavigationArgs,
        endpoint: handlers.list,
        answers: 'page',
        errors: {
          rest_invalid_cursor: [400],
          rest_no_search_term_defined: [400],
          rest_orderby_include_missing_include: [400],
          rest_post_invalid_page_number: [400],
        },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createNavigationMenuArgs,
        parse: args.parseCreateNavigationMenuArgs,
        endpoint: handlers.create,
        answers: 'created',
        errors: {
          empty_content: [400],
          invalid_date: [400],
          rest_cannot_assign_term: [401, 403],
          rest_cannot_create: [401, 403],
          rest_cannot_edit_others: [401, 403],
          rest_cannot_publish: [401, 403],
          rest_invalid_author: [400],
          rest_invalid_field: [400],
          rest_post_exists: [400],
          rest_post_invalid_id: [400, 404],
        },
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/navigation/(?P<id>[\\d]+)', {
    schema: navigationMenuSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.getNavigationMenuArgs,
        parse: args.parseGetNavigationMenuArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: {
          rest_post_incorrect_password: [403],
          rest_post_invalid_id: [400, 404],
          rest_too_many_wrong_passwords: [429],
        },
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateNavigationMenuArgs,
        parse: args.parseUpdateNavigationMenuArgs,
        endpoint: handlers.update,
        answers: 'item',
        errors: {
          empty_content: [400],
          invalid_date: [400],
          rest_cannot_assign_term: [401, 403],
          rest_cannot_edit: [401, 403],
          rest_cannot_edit_others: [401, 403],
          rest_cannot_publish: [401, 403],
          rest_invalid_author: [400],
          rest_invalid_field: [400],
          rest_post_invalid_id: [400, 404],
          rest_precondition_failed: [412],
        },
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteNavigationMenuArgs,
        parse: args.parseDeleteNavigationMenuArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        errors: {
          rest_already_trashed: [410],
          rest_cannot_delete: [401, 403, 500],
          rest_post_invalid_id: [400, 404],
          rest_precondition_failed: [412],
          rest_trash_not_supported: [501],
        },
        context: 'edit',
        ...shared,
      },
    ],
  });
};
