// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (a0eadda8efe7)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { pageContexts, pageViews } from './contexts.ts';
import type { PagesHandlers } from './handlers.ts';
import { pageSchema } from './schema.ts';

/** The links of a page, in order. */
export const pageLinks: LinkTable = [
  { rel: 'self', href: '/{core}/pages/{id}' },
  { rel: 'collection', href: '/{core}/pages' },
  { rel: 'about', href: '/{core}/types/{type}' },
  { rel: 'author', href: '/{core}/users/{author}', when: 'author', embeddable: true },
  { rel: 'replies', href: '/{core}/comments?post={id}', embeddable: true },
  {
    rel: 'version-history',
    href: '/{core}/pages/{id}/revisions',
    attributes: { count: '{$revision_count}' },
  },
  {
    rel: 'predecessor-version',
    href: '/{core}/pages/{id}/revisions/{$last_revision}',
    when: '$last_revision',
    attributes: { id: '{$last_revision}' },
  },
  { rel: 'up', href: '/{core}/pages/{parent}', when: 'parent', embeddable: true },
  {
    rel: '{api_rel}featuredmedia',
    href: '/{core}/media/{featured_media}',
    when: 'featured_media',
    embeddable: true,
  },
  { rel: '{api_rel}attachment', href: '/{core}/media?parent={id}' },
  { rel: '{api_rel}action-publish', href: '/{core}/pages/{id}', when: '$can_publish' },
  {
    rel: '{api_rel}action-unfiltered-html',
    href: '/{core}/pages/{id}',
    when: '$can_use_unfiltered_html',
  },
  { rel: '{api_rel}action-assign-author', href: '/{core}/pages/{id}', when: '$can_assign_author' },
];

/** Registers the routes of `pages`. */
export const registerPagesRoutes: RegisterRoutes<PagesHandlers> = (server, handlers, callbacks) => {
  const shared = {
    shape: { contexts: pageContexts, views: pageViews, links: pageLinks, facts: handlers.facts },
    callbacks,
  };

  server.registerRoute(server.core, '/pages', {
    schema: pageSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.listPagesArgs,
        parse: args.parseListPagesArgs,
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
        args: args.createPageArgs,
        parse: args.parseCreatePageArgs,
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

  server.registerRoute(server.core, '/pages/(?P<id>[\\d]+)', {
    schema: pageSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.getPageArgs,
        parse: args.parseGetPageArgs,
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
        args: args.updatePageArgs,
        parse: args.parseUpdatePageArgs,
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
        args: args.deletePageArgs,
        parse: args.parseDeletePageArgs,
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
