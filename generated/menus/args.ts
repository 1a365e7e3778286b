// @generated from schemas/resources/menus.json by `npm run generate`. Do not edit. (4aeef6d27d46)

import { bySchema, k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/menus`, and their parser. */
export const listMenusArgs = {
  context: shared.repeatedArgs.context,
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

export const parseListMenusArgs: ArgsParser<typeof listMenusArgs> = (args, fail) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listMenusArgs.context.enum) ?? fail('context');
  if (args.cursor !== undefined)
    args.cursor = k.limitedString(args.cursor, listMenusArgs.cursor) ?? fail('cursor');
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

/** The arguments of `POST /cms/v2/menus`, and their parser. */
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

export const parseCreateMenuArgs: ArgsParser<typeof createMenuArgs> = (args, fail) => {
  if (args.description !== undefined)
    args.description = k.string(args.description) ?? fail('description');
  if (args.name !== undefined) args.name = k.textField(args.name) ?? fail('name');
  if (args.auto_add !== undefined) args.auto_add = k.boolean(args.auto_add) ?? fail('auto_add');
};

/** The arguments of `GET /cms/v2/menus/{id}`, and their parser. */
export const getMenuArgs = {
  id: { description: 'Unique identifier of the menu.', type: 'integer' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetMenuArgs: ArgsParser<typeof getMenuArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getMenuArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/menus/{id}`, and their parser. */
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

export const parseUpdateMenuArgs: ArgsParser<typeof updateMenuArgs> = (args, fail) => {
  parseCreateMenuArgs(args, fail);
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};

/** The arguments of `DELETE /cms/v2/menus/{id}`, and their parser. */
export const deleteMenuArgs = {
  id: getMenuArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

export const parseDeleteMenuArgs: ArgsParser<typeof deleteMenuArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
