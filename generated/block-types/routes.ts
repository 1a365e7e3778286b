// @generated from schemas/resources/block-types.json by `npm run generate`. Do not edit. (e4eb5e95d2fc)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { blockTypeContexts, blockTypeViews } from './contexts.ts';
import type { BlockTypesHandlers } from './handlers.ts';
import { blockTypeSchema } from './schema.ts';

/** The links of a block type, in order. */
export const blockTypeLinks: LinkTable = [
  { rel: 'collection', href: '/{core}/block-types' },
  { rel: 'self', href: '/{core}/block-types/{+name}' },
  { rel: 'up', href: '/{core}/block-types/{$namespace}' },
  {
    rel: '{api_rel}render-block',
    href: '/{core}/block-renderer/{+name}?context=edit',
    when: 'is_dynamic',
  },
];

/** Registers the routes of `block-types`. */
export const registerBlockTypesRoutes: RegisterRoutes<BlockTypesHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: blockTypeContexts,
      views: blockTypeViews,
      links: blockTypeLinks,
      facts: handlers.facts,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/block-types', {
    schema: blockTypeSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listBlockTypesArgs,
        parse: args.parseListBlockTypesArgs,
        endpoint: handlers.list,
        answers: 'list',
        errors: { rest_block_type_cannot_view: [401, 403] },
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/block-types/(?P<namespace>[a-zA-Z0-9_-]+)', {
    schema: blockTypeSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listNamespaceBlockTypeArgs,
        parse: args.parseListNamespaceBlockTypeArgs,
        endpoint: handlers.listNamespace,
        answers: 'list',
        errors: { rest_block_type_cannot_view: [401, 403] },
        ...shared,
      },
    ],
  });

  server.registerRoute(
    server.core,
    '/block-types/(?P<namespace>[a-zA-Z0-9_-]+)/(?P<name>[a-zA-Z0-9_-]+)',
    {
      schema: blockTypeSchema,
      endpoints: [
        {
          methods: 'GET',
          args: args.getBlockTypeArgs,
          parse: args.parseGetBlockTypeArgs,
          endpoint: handlers.get,
          answers: 'item',
          errors: { rest_block_type_cannot_view: [401, 403], rest_block_type_invalid: [404] },
          ...shared,
        },
      ],
    },
  );
};
