// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (8efcdfd7aa19)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { categoryContexts, categoryViews } from './contexts.ts';
import type { CategoriesHandlers } from './handlers.ts';
import { categorySchema } from './schema.ts';

/** The links of a category, in order. */
export const categoryLinks: LinkTable = [
  { rel: 'self', href: '/{core}/categories/{id}' },
  { rel: 'collection', href: '/{core}/categories' },
  { rel: 'about', href: '/{core}/taxonomies/category' },
  { rel: 'up', href: '/{core}/categories/{parent}', when: 'parent', embeddable: true },
  { rel: '{api_rel}post_type', href: '/{core}/posts?categories={id}' },
];

/** Registers the routes of `categories`. */
export const registerCategoriesRoutes: RegisterRoutes<CategoriesHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: categoryContexts, views: categoryViews, links: categoryLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/categories', {
    schema: categorySchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.listCategoriesArgs,
        parse: args.parseListCategoriesArgs,
        endpoint: handlers.list,
        answers: 'page',
        errors: { rest_invalid_cursor: [400], rest_post_invalid_id: [400, 404] },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createCategoryArgs,
        parse: args.parseCreateCategoryArgs,
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

  server.registerRoute(server.core, '/categories/(?P<id>[\\d]+)', {
    schema: categorySchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.getCategoryArgs,
        parse: args.parseGetCategoryArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: { rest_term_invalid: [400, 404] },
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateCategoryArgs,
        parse: args.parseUpdateCategoryArgs,
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
        args: args.deleteCategoryArgs,
        parse: args.parseDeleteCategoryArgs,
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
