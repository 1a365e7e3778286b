// @generated from schemas/resources/posts.json by `npm run generate`. Do not edit. (a661a859aa46)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { postContexts, postViews } from './contexts.ts';
import type { PostsHandlers } from './handlers.ts';
import { postSchema } from './schema.ts';

/** The links of a post, in order. */
export const postLinks: LinkTable = [
  { rel: 'self', href: '/{core}/posts/{id}' },
  { rel: 'collection', href: '/{core}/posts' },
  { rel: 'about', href: '/{core}/types/{type}' },
  { rel: 'author', href: '/{core}/users/{author}', when: 'author', embeddable: true },
  { rel: 'replies', href: '/{core}/comments?post={id}', embeddable: true },
  {
    rel: 'version-history',
    href: '/{core}/posts/{id}/revisions',
    attributes: { count: '{$revision_count}' },
  },
  {
    rel: 'predecessor-version',
    href: '/{core}/posts/{id}/revisions/{$last_revision}',
    when: '$last_revision',
    attributes: { id: '{$last_revision}' },
  },
  {
    rel: '{api_rel}featuredmedia',
    href: '/{core}/media/{featured_media}',
    when: 'featured_media',
    embeddable: true,
  },
  { rel: '{api_rel}attachment', href: '/{core}/media?parent={id}' },
  { rel: '{api_rel}action-publish', href: '/{core}/posts/{id}', when: '$can_publish' },
  {
    rel: '{api_rel}action-unfiltered-html',
    href: '/{core}/posts/{id}',
    when: '$can_use_unfiltered_html',
  },
  { rel: '{api_rel}action-assign-author', href: '/{core}/posts/{id}', when: '$can_assign_author' },
  {
    rel: '{api_rel}term',
    href: '/{core}/categories?post={id}',
    embeddable: true,
    attributes: { taxonomy: 'category' },
  },
  {
    rel: '{api_rel}term',
    href: '/{core}/tags?post={id}',
    embeddable: true,
    attributes: { taxonomy: 'post_tag' },
  },
  {
    rel: '{api_rel}action-assign-categories',
    href: '/{core}/posts/{id}',
    when: '$can_assign_category',
  },
  {
    rel: '{api_rel}action-create-categories',
    href: '/{core}/posts/{id}',
    when: '$can_create_category',
  },
  { rel: '{api_rel}action-assign-tags', href: '/{core}/posts/{id}', when: '$can_assign_post_tag' },
  { rel: '{api_rel}action-create-tags', href: '/{core}/posts/{id}', when: '$can_create_post_tag' },
  { rel: '{api_rel}action-sticky', href: '/{core}/posts/{id}', when: '$can_make_sticky' },
];

/** Registers the routes of `posts`. */
export const registerPostsRoutes: RegisterRoutes<PostsHandlers> = (server, handlers, callbacks) => {
  const shared = {
    shape: { contexts: postContexts, views: postViews, links: postLinks, facts: handlers.facts },
    callbacks,
  };

  server.registerRoute(server.core, '/posts', {
    schema: postSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.listPostsArgs,
        parse: args.parseListPostsArgs,
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
        args: args.createPostArgs,
        parse: args.parseCreatePostArgs,
        endpoint: handlers.create,
        answers: 'created',
        errors: {
          empty_content: [400],
          invalid_date: [400],
          rest_cannot_assign_sticky: [401, 403],
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

  server.registerRoute(server.core, '/posts/(?P<id>[\\d]+)', {
    schema: postSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.getPostArgs,
        parse: args.parseGetPostArgs,
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
        args: args.updatePostArgs,
        parse: args.parseUpdatePostArgs,
        endpoint: handlers.update,
        answers: 'item',
        errors: {
          empty_content: [400],
          invalid_date: [400],
          rest_cannot_assign_sticky: [401, 403],
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
        args: args.deletePostArgs,
        parse: args.parseDeletePostArgs,
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
