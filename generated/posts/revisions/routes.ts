// @generated from schemas/resources/posts/revisions.json by `npm run generate`. Do not edit. (596902a329e2)

import type { Registrar } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import type { Callbacks } from '../../callbacks.ts';
import * as args from './args.ts';
import { postRevisionContexts, postRevisionViews } from './contexts.ts';
import type { PostsRevisionsHandlers } from './handlers.ts';
import { postRevisionSchema } from './schema.ts';

/** The links of a post revision, in order. */
export const postRevisionLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/posts/{parent}', when: 'parent' },
];

/** Registers the routes of `posts/revisions`. */
export function registerPostsRevisionsRoutes(
  server: Registrar,
  handlers: PostsRevisionsHandlers,
  callbacks: Callbacks,
): void {
  const shared = {
    shape: { contexts: postRevisionContexts, views: postRevisionViews, links: postRevisionLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/posts/(?P<parent>[\\d]+)/revisions', {
    schema: postRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listPostsRevisionsArgs,
        parse: args.parseListPostsRevisionsArgs,
        endpoint: handlers.list,
        answers: 'page',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/posts/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)', {
    schema: postRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getPostRevisionArgs,
        parse: args.parseGetPostRevisionArgs,
        endpoint: handlers.get,
        answers: 'item',
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deletePostRevisionArgs,
        parse: args.parseDeletePostRevisionArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        ...shared,
      },
    ],
  });
}
