// @generated from schemas/resources/menus.json by `npm run generate`. Do not edit. (12e865797b1e)

import { bySchema, k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/menus`. */
export const listMenusArgs = {
  context: {
    description: 'Context of the response, which determines the fields that are included.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  ...shared.collectionArgs,
  ...shared.cursorArgs,
  ...shared.selectionArgs,
  ...shared.offsetArgs,
  ...shared.slugsArgs,
  order: { description: 'Sort direction.', type: 'string', enum: ['asc', 'desc'], default: 'asc' },
  orderby: {
    description: 'Field to sort the menus by.',
    type: 'string',
    enum: ['id', 'include', 'name', 'slug', 'include_slugs', 'term_group', 'description', 'count'],
    default: 'name',
  },
  hide_empty: { description: 'Exclude menus without posts.', type: 'boolean', default: false },
  post: { description: 'Only menus of the post with this ID.', type: 'integer', default: null },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/menus`. */
export const parseListMenusArgs: ArgsParser<typeof listMenusArgs> = (args, fail) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listMenusArgs.context.enum) ?? fail('context');
  if (args.cursor !== undefined) fail('cursor');
  if (args.offset !== undefined) args.offset = k.integer(args.offset) ?? fail('offset');
  if (args.slug !== undefined) args.slug = k.strings(args.slug) ?? fail('slug');
  if (args.order !== undefined)
    args.order = k.oneOf(args.order, listMenusArgs.order.enum) ?? fail('order');
  if (args.orderby !== undefined)
    args.orderby = k.oneOf(args.orderby, listMenusArgs.orderby.enum) ?? fail('orderby');
  if (args.hide_empty !== undefined)
    args.hide_empty = k.boolean(args.hide_empty) ?? fail('hide_empty');
  if (args.post !== undefined) args.post = k.integer(args.post) ?? fail('post');
};

/** The arguments of `POST /cms/v2/menus`. */
export const createMenuArgs = {
  description: { description: 'Description of the menu, as HTML.', type: 'string', ...bySchema },
  name: {
    required: true,
    description: 'Title of the menu.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  slug: {
    description: 'Slug of the menu, unique in its taxonomy.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeSlug',
  },
  meta: {
    description: 'Meta values of the menu, by key.',
    type: 'object',
    properties: {},
    validate_callback: 'checkMeta',
    sanitize_callback: null,
  },
  locations: {
    description: 'Locations of the menu in the theme.',
    type: 'array',
    items: { type: 'string' },
    validate_callback: 'checkMenuLocations',
    sanitize_callback: 'sanitizeRequestArg',
  },
  auto_add: {
    description: 'Whether new top-level pages are added to the menu.',
    type: 'boolean',
    ...bySchema,
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `POST /cms/v2/menus`. */
export const parseCreateMenuArgs: ArgsParser<typeof createMenuArgs> = (args, fail) => {
  if (args.description !== undefined)
    args.description = k.string(args.description) ?? fail('description');
  if (args.name !== undefined) args.name = k.textField(args.name) ?? fail('name');
  if (args.auto_add !== undefined) args.auto_add = k.boolean(args.auto_add) ?? fail('auto_add');
};

/** The arguments of `GET /cms/v2/menus/{id}`. */
export const getMenuArgs = {
  id: { description: 'Unique identifier of the menu.', type: 'integer' },
  context: listMenusArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/menus/{id}`. */
export const parseGetMenuArgs: ArgsParser<typeof getMenuArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getMenuArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/menus/{id}`. */
export const updateMenuArgs = {
  id: getMenuArgs.id,
  description: createMenuArgs.description,
  name: {
    description: 'Title of the menu.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  slug: createMenuArgs.slug,
  meta: createMenuArgs.meta,
  locations: createMenuArgs.locations,
  auto_add: createMenuArgs.auto_add,
} satisfies ArgDefinitions;

/** Parses the arguments of `POST, PUT, PATCH /cms/v2/menus/{id}`. */
export const parseUpdateMenuArgs: ArgsParser<typeof updateMenuArgs> = (args, fail) => {
  parseCreateMenuArgs(args, fail);
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};

/** The arguments of `DELETE /cms/v2/menus/{id}`. */
export const deleteMenuArgs = {
  id: getMenuArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

/** Parses the arguments of `DELETE /cms/v2/menus/{id}`. */
export const parseDeleteMenuArgs: ArgsParser<typeof deleteMenuArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
