// @generated from schemas/resources/posts/revisions.json by `npm run generate`. Do not edit. (27730989d27c)

import type { RegisterRoutes } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import * as args from './args.ts';
import { postRevisionContexts, postRevisionViews } from './contexts.ts';
import type { PostsRevisionsHandlers } from './handlers.ts';
import { postRevisionSchema } from './schema.ts';

/** The links of a post revision, in order. */
export const postRevisionLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/posts/{parent}', when: 'parent' },
];

/** Registers the routes of `posts/revisions`. */
export const registerPostsRevisionsRoutes: RegisterRoutes<PostsRevisionsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
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
        errors: {
          rest_cannot_read: [401, 403],
          rest_no_search_term_defined: [400],
          rest_orderby_include_missing_include: [400],
          rest_post_invalid_parent: [404],
          rest_revision_invalid_offset_number: [400],
          rest_revision_invalid_page_number: [400],
        },
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
        errors: {
          rest_cannot_read: [401, 403],
          rest_post_invalid_id: [400, 404],
          rest_post_invalid_parent: [404],
        },
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deletePostRevisionArgs,
        parse: args.parseDeletePostRevisionArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        errors: {
          rest_cannot_delete: [401, 403, 500],
          rest_post_invalid_id: [400, 404],
          rest_post_invalid_parent: [404],
          rest_trash_not_supported: [501],
        },
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        ...shared,
      },
    ],
  });
};
