// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (8856be2b0c16)

import type { Registrar } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import type { Callbacks } from '../callbacks.ts';
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
export function registerCategoriesRoutes(
  server: Registrar,
  handlers: CategoriesHandlers,
  callbacks: Callbacks,
): void {
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
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createCategoryArgs,
        parse: args.parseCreateCategoryArgs,
        endpoint: handlers.create,
        answers: 'created',
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
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateCategoryArgs,
        parse: args.parseUpdateCategoryArgs,
        endpoint: handlers.update,
        answers: 'item',
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteCategoryArgs,
        parse: args.parseDeleteCategoryArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        context: 'edit',
        ...shared,
      },
    ],
  });
}
