// @generated from schemas/resources/tags.json by `npm run generate`. Do not edit. (867555c109ff)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { tagContexts, tagViews } from './contexts.ts';
import type { TagsHandlers } from './handlers.ts';
import { tagSchema } from './schema.ts';

/** The links of a tag, in order. */
export const tagLinks: LinkTable = [
  { rel: 'self', href: '/{core}/tags/{id}' },
  { rel: 'collection', href: '/{core}/tags' },
  { rel: 'about', href: '/{core}/taxonomies/post_tag' },
  { rel: '{api_rel}post_type', href: '/{core}/posts?tags={id}' },
];

/** Registers the routes of `tags`. */
export const registerTagsRoutes: RegisterRoutes<TagsHandlers> = (server, handlers, callbacks) => {
  const shared = { shape: { contexts: tagContexts, views: tagViews, links: tagLinks }, callbacks };

  server.registerRoute(server.core, '/tags', {
    schema: tagSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.listTagsArgs,
        parse: args.parseListTagsArgs,
        endpoint: handlers.list,
        answers: 'page',
        errors: { rest_invalid_cursor: [400], rest_post_invalid_id: [400, 404] },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createTagArgs,
        parse: args.parseCreateTagArgs,
        endpoint: handlers.create,
        answers: 'created',
        errors: {
          duplicate_term_slug: [500],
          empty_term_name: [400],
          rest_cannot_create: [401, 403],
          rest_taxonomy_not_hierarchical: [400],
          rest_term_invalid: [400, 404],
          term_exists: [400],
        },
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/tags/(?P<id>[\\d]+)', {
    schema: tagSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.getTagArgs,
        parse: args.parseGetTagArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: { rest_term_invalid: [400, 404] },
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateTagArgs,
        parse: args.parseUpdateTagArgs,
        endpoint: handlers.update,
        answers: 'item',
        errors: {
          duplicate_term_slug: [500],
          empty_term_name: [400],
          rest_cannot_update: [401, 403],
          rest_precondition_failed: [412],
          rest_taxonomy_not_hierarchical: [400],
          rest_term_invalid: [400, 404],
        },
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteTagArgs,
        parse: args.parseDeleteTagArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        errors: {
          rest_cannot_delete: [401, 403, 500],
          rest_precondition_failed: [412],
          rest_term_invalid: [400, 404],
          rest_trash_not_supported: [501],
        },
        context: 'edit',
        ...shared,
      },
    ],
  });
};
