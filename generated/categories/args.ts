// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (b3e0c8d7ba62)

import { k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';
import { collectionArgs, cursorArgs, forceArgs, selectionArgs, slugsArgs } from '../shared/args.ts';

/** `GET /cms/v2/categories` */
export const listCategoriesArgs: Record<
  | 'context'
  | 'page'
  | 'per_page'
  | 'search'
  | 'cursor'
  | 'exclude'
  | 'include'
  | 'slug'
  | 'order'
  | 'orderby'
  | 'hide_empty'
  | 'parent'
  | 'post',
  ArgDefinition
> = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
  ...collectionArgs,
  ...cursorArgs,
  ...selectionArgs,
  ...slugsArgs,
  order: {
    description: 'Whether the order goes up or down.',
    type: 'string',
    enum: ['asc', 'desc'],
    default: 'asc',
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.inEnum(value, ['asc', 'desc'], param),
      k.toText,
    ),
  },
  orderby: {
    description: 'Field that puts the categories in order.',
    type: 'string',
    enum: ['id', 'include', 'name', 'slug', 'include_slugs', 'term_group', 'description', 'count'],
    default: 'name',
    sanitize_callback: k.parse(
      (value, param) =>
        k.string(value, param) ??
        k.inEnum(
          value,
          ['id', 'include', 'name', 'slug', 'include_slugs', 'term_group', 'description', 'count'],
          param,
        ),
      k.toText,
    ),
  },
  hide_empty: {
    description: 'Leave out categories that no post has.',
    type: 'boolean',
    default: false,
    sanitize_callback: k.parse(k.boolean, k.toBoolean),
  },
  parent: {
    description: 'Only categories that stand right under this one; 0 for the topmost.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  post: {
    description: 'Only categories of the post with this number.',
    type: 'integer',
    default: null,
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
};

/** `POST /cms/v2/categories` */
export const createCategoryArgs: Record<
  'description' | 'name' | 'slug' | 'parent' | 'meta',
  ArgDefinition
> = {
  description: {
    description: 'What the category is about, as HTML.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
  name: {
    required: true,
    description: 'Title of the category.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeTextField,
  },
  slug: {
    description: 'Name of the category in addresses; no other of its taxonomy has it.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: 'sanitizeSlug',
  },
  parent: {
    description: 'The category that this one stands under; 0 for none.',
    type: 'integer',
    validate_callback: k.integer,
    sanitize_callback: k.toInteger,
  },
  meta: {
    description: 'Further values kept with the category, by key.',
    type: 'object',
    properties: {},
    validate_callback: 'checkMeta',
    sanitize_callback: null,
  },
};

/** `GET /cms/v2/categories/{id}` */
export const getCategoryArgs: Record<'id' | 'context', ArgDefinition> = {
  id: {
    description: 'Number of the category.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listCategoriesArgs.context,
};

/** `POST, PUT, PATCH /cms/v2/categories/{id}` */
export const updateCategoryArgs: ArgDefinitions = {
  id: getCategoryArgs.id,
  description: createCategoryArgs.description,
  name: {
    description: 'Title of the category.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeTextField,
  },
  slug: createCategoryArgs.slug,
  parent: createCategoryArgs.parent,
  meta: createCategoryArgs.meta,
};

/** `DELETE /cms/v2/categories/{id}` */
export const deleteCategoryArgs: ArgDefinitions = {
  id: getCategoryArgs.id,
  ...forceArgs,
};
