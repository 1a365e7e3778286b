// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (091d0e349600)

import type { Registrar } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import type { Callbacks } from '../callbacks.ts';
import * as args from './args.ts';
import { commentContexts, commentViews } from './contexts.ts';
import type { CommentsHandlers } from './handlers.ts';
import { commentSchema } from './schema.ts';

/** The links of a comment, in order. */
export const commentLinks: LinkTable = [
  { rel: 'self', href: '/{core}/comments/{id}' },
  { rel: 'collection', href: '/{core}/comments' },
  { rel: 'author', href: '/{core}/users/{author}', when: 'author', embeddable: true },
  {
    rel: 'up',
    href: '{$post_route}',
    when: '$post_route',
    embeddable: true,
    attributes: { post_type: '{$post_type}' },
  },
  { rel: 'in-reply-to', href: '/{core}/comments/{parent}', when: 'parent', embeddable: true },
  {
    rel: 'children',
    href: '/{core}/comments?parent={id}',
    when: '$has_children',
    embeddable: true,
  },
];

/** Registers the routes of `comments`. */
export function registerCommentsRoutes(
  server: Registrar,
  handlers: CommentsHandlers,
  callbacks: Callbacks,
): void {
  const shared = {
    shape: {
      contexts: commentContexts,
      views: commentViews,
      links: commentLinks,
      wholeFields: ['content'],
      facts: handlers.facts,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/comments', {
    schema: commentSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listCommentsArgs,
        parse: args.parseListCommentsArgs,
        endpoint: handlers.list,
        answers: 'page',
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createCommentArgs,
        parse: args.parseCreateCommentArgs,
        endpoint: handlers.create,
        answers: 'created',
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/comments/(?P<id>[\\d]+)', {
    schema: commentSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getCommentArgs,
        parse: args.parseGetCommentArgs,
        endpoint: handlers.get,
        answers: 'item',
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateCommentArgs,
        parse: args.parseUpdateCommentArgs,
        endpoint: handlers.update,
        answers: 'item',
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteCommentArgs,
        parse: args.parseDeleteCommentArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        context: 'edit',
        ...shared,
      },
    ],
  });
}
