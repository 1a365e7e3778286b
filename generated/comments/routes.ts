// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (e515d1e5be84)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
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
export const registerCommentsRoutes: RegisterRoutes<CommentsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
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
        errors: {
          rest_cannot_read: [401, 403],
          rest_cannot_read_post: [401, 403],
          rest_forbidden_param: [401, 403],
          rest_invalid_cursor: [400],
        },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createCommentArgs,
        parse: args.parseCreateCommentArgs,
        endpoint: handlers.create,
        answers: 'created',
        errors: {
          comment_author_column_length: [400],
          comment_author_email_column_length: [400],
          comment_author_url_column_length: [400],
          comment_content_column_length: [400],
          comment_duplicate: [409],
          comment_flood: [400],
          rest_cannot_read_post: [401, 403],
          rest_comment_author_data_required: [400],
          rest_comment_author_invalid: [400],
          rest_comment_closed: [403],
          rest_comment_content_invalid: [400],
          rest_comment_draft_post: [403],
          rest_comment_exists: [400],
          rest_comment_invalid_author: [401, 403],
          rest_comment_invalid_author_ip: [401, 403],
          rest_comment_invalid_post_id: [403],
          rest_comment_invalid_status: [401, 403],
          rest_comment_login_required: [401],
          rest_comment_trash_post: [403],
          rest_invalid_comment_type: [400],
        },
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
        errors: {
          rest_cannot_read: [401, 403],
          rest_cannot_read_post: [401, 403],
          rest_comment_invalid_id: [404],
          rest_post_invalid_id: [400, 404],
        },
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateCommentArgs,
        parse: args.parseUpdateCommentArgs,
        endpoint: handlers.update,
        answers: 'item',
        errors: {
          comment_author_column_length: [400],
          comment_author_email_column_length: [400],
          comment_author_url_column_length: [400],
          comment_content_column_length: [400],
          rest_cannot_edit: [401, 403],
          rest_comment_author_invalid: [400],
          rest_comment_content_invalid: [400],
          rest_comment_invalid_id: [404],
          rest_comment_invalid_post_id: [403],
          rest_comment_invalid_type: [404],
          rest_post_invalid_id: [400, 404],
          rest_precondition_failed: [412],
        },
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteCommentArgs,
        parse: args.parseDeleteCommentArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        errors: {
          rest_already_trashed: [410],
          rest_cannot_delete: [401, 403, 500],
          rest_comment_invalid_id: [404],
          rest_post_invalid_id: [400, 404],
          rest_precondition_failed: [412],
        },
        context: 'edit',
        ...shared,
      },
    ],
  });
};
