// @generated from schemas/resources/posts/autosaves.json by `npm run generate`. Do not edit. (d40acb11527a)

import type { RegisterRoutes } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import * as args from './args.ts';
import { postAutosaveContexts, postAutosaveViews } from './contexts.ts';
import type { PostsAutosavesHandlers } from './handlers.ts';
import { postAutosaveSchema } from './schema.ts';

/** The links of a post autosave, in order. */
export const postAutosaveLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/posts/{parent}', when: 'parent' },
];

/** Registers the routes of `posts/autosaves`. */
export const registerPostsAutosavesRoutes: RegisterRoutes<PostsAutosavesHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: postAutosaveContexts, views: postAutosaveViews, links: postAutosaveLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/posts/(?P<id>[\\d]+)/autosaves', {
    schema: postAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listPostsAutosavesArgs,
        parse: args.parseListPostsAutosavesArgs,
        endpoint: handlers.list,
        answers: 'list',
        errors: { rest_cannot_read: [401, 403], rest_post_invalid_parent: [404] },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createPostAutosaveArgs,
        parse: args.parseCreatePostAutosaveArgs,
        endpoint: handlers.create,
        answers: 'item',
        errors: {
          empty_content: [400],
          invalid_date: [400],
          rest_autosave_no_changes: [400],
          rest_cannot_assign_sticky: [401, 403],
          rest_cannot_assign_term: [401, 403],
          rest_cannot_edit: [401, 403],
          rest_cannot_edit_others: [401, 403],
          rest_cannot_publish: [401, 403],
          rest_invalid_author: [400],
          rest_invalid_field: [400],
          rest_post_invalid_id: [400, 404],
        },
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/posts/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: postAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getPostAutosaveArgs,
        parse: args.parseGetPostAutosaveArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: {
          rest_cannot_read: [401, 403],
          rest_post_invalid_parent: [404],
          rest_post_no_autosave: [404],
        },
        ...shared,
      },
    ],
  });
};
