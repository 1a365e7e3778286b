// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (98cad77f61d3)

import { bySchema, k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/categories`, and their parser. */
export const listCategoriesArgs = {
  context: shared.repeatedArgs.context,
  ...shared.collectionArgs,
  ...shared.cursorArgs,
  ...shared.selectionArgs,
  ...shared.slugsArgs,
  order: { description: 'Sort direction.', type: 'string', enum: ['asc', 'desc'], default: 'asc' },
  orderby: {
    description: 'Field to sort the categories by.',
    type: 'string',
    enum: ['id', 'include', 'name', 'slug', 'include_slugs', 'term_group', 'description', 'count'],
    default: 'name',
  },
  hide_empty: { description: 'Exclude categories without posts.', type: 'boolean', default: false },
  parent: {
    description: 'Only children of this category; 0 selects categories without a parent.',
    type: 'integer',
  },
  post: {
    description: 'Only categories of the post with this ID.',
    type: 'integer',
    default: null,
  },
} satisfies ArgDefinitions;

export const parseListCategoriesArgs: ArgsParser<typeof listCategoriesArgs> = (args, fail) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listCategoriesArgs.context.enum) ?? fail('context');
  if (args.cursor !== undefined)
    args.cursor = k.limitedString(args.cursor, listCategoriesArgs.cursor) ?? fail('cursor');
  if (args.slug !== undefined) args.slug = k.strings(args.slug) ?? fail('slug');
  if (args.order !== undefined)
    args.order = k.oneOf(args.order, listCategoriesArgs.order.enum) ?? fail('order');
  if (args.orderby !== undefined)
    args.orderby = k.oneOf(args.orderby, listCategoriesArgs.orderby.enum) ?? fail('orderby');
  if (args.hide_empty !== undefined)
    args.hide_empty = k.boolean(args.hide_empty) ?? fail('hide_empty');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.post !== undefined) args.post = k.integer(args.post) ?? fail('post');
};

/** The arguments of `POST /cms/v2/categories`, and their parser. */
export const createCategoryArgs = {
  description: {
    description: 'Description of the category, as HTML.',
    type: 'string',
    ...bySchema,
  },
  name: {
    required: true,
    description: 'Title of the category.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  slug: {
    description: 'Slug of the category, unique in its taxonomy.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSlug',
  },
  parent: {
    description: 'ID of the parent of the category, or 0 for none.',
    type: 'integer',
    ...bySchema,
  },
  meta: {
    description: 'Meta values of the category, by key.',
    type: 'object',
    properties: {},
    validate_callback: 'checkMeta',
    sanitize_callback: null,
  },
} satisfies ArgDefinitions;

export const parseCreateCategoryArgs: ArgsParser<typeof createCategoryArgs> = (args, fail) => {
  if (args.description !== undefined)
    args.description = k.string(args.description) ?? fail('description');
  if (args.name !== undefined) args.name = k.textField(args.name) ?? fail('name');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
};

/** The arguments of `GET /cms/v2/categories/{id}`, and their parser. */
export const getCategoryArgs = {
  id: { description: 'Unique identifier of the category.', type: 'integer' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetCategoryArgs: ArgsParser<typeof getCategoryArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getCategoryArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/categories/{id}`, and their parser. */
export const updateCategoryArgs = {
  id: getCategoryArgs.id,
  description: createCategoryArgs.description,
  name: {
    description: 'Title of the category.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  slug: createCategoryArgs.slug,
  parent: createCategoryArgs.parent,
  meta: createCategoryArgs.meta,
} satisfies ArgDefinitions;

export const parseUpdateCategoryArgs: ArgsParser<typeof updateCategoryArgs> = (args, fail) => {
  parseCreateCategoryArgs(args, fail);
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};

/** The arguments of `DELETE /cms/v2/categories/{id}`, and their parser. */
export const deleteCategoryArgs = {
  id: getCategoryArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

export const parseDeleteCategoryArgs: ArgsParser<typeof deleteCategoryArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
