// @generated from schemas/resources/blocks.json by `npm run generate`. Do not edit. (df3502f9fb53)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { blockContexts, blockViews } from './contexts.ts';
import type { BlocksHandlers } from './handlers.ts';
import { blockSchema } from './schema.ts';

/** The links of a block, in order. */
export const blockLinks: LinkTable = [
  { rel: 'self', href: '/{core}/blocks/{id}' },
  { rel: 'collection', href: '/{core}/blocks' },
  { rel: 'about', href: '/{core}/types/{type}' },
  {
    rel: 'version-history',
    href: '/{core}/blocks/{id}/revisions',
    attributes: { count: '{$revision_count}' },
  },
  {
    rel: 'predecessor-version',
    href: '/{core}/blocks/{id}/revisions/{$last_revision}',
    when: '$last_revision',
    attributes: { id: '{$last_revision}' },
  },
  { rel: '{api_rel}attachment', href: '/{core}/media?parent={id}' },
  { rel: '{api_rel}action-publish', href: '/{core}/blocks/{id}', when: '$can_publish' },
  {
    rel: '{api_rel}action-unfiltered-html',
    href: '/{core}/blocks/{id}',
    when: '$can_use_unfiltered_html',
  },
];

/** Registers the routes of `blocks`. */
export const registerBlocksRoutes: RegisterRoutes<BlocksHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: blockContexts, views: blockViews, links: blockLinks, facts: handlers.facts },
    callbacks,
  };

  server.registerRoute(server.core, '/blocks', {
    schema: blockSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.listBlocksArgs,
        parse: args.parseListBlocksArgs,
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
        args: args.createBlockArgs,
        parse: args.parseCreateBlockArgs,
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

  server.registerRoute(server.core, '/blocks/(?P<id>[\\d]+)', {
    schema: blockSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.getBlockArgs,
        parse: args.parseGetBlockArgs,
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
        args: args.updateBlockArgs,
        parse: args.parseUpdateBlockArgs,
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
        args: args.deleteBlockArgs,
        parse: args.parseDeleteBlockArgs,
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
