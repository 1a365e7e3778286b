// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (1e627fa2cb90)

import { absint, bySchema, k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

const menusParser = k.listOrMap(
  k.integers,
  k.map({ terms: k.integers, operator: (value) => k.oneOf(value, ['AND', 'OR']) }),
);
const menusExcludeParser = k.listOrMap(k.integers, k.map({ terms: k.integers }));

/** The arguments of `GET /cms/v2/menu-items`, and their parser. */
export const listMenuItemsArgs = {
  context: shared.repeatedArgs.context,
  page: shared.collectionArgs.page,
  per_page: {
    description: 'Maximum number of items per page.',
    type: 'integer',
    default: 100,
    minimum: 1,
    maximum: 100,
    validate_callback: 'validateRequestArg',
    sanitize_callback: absint,
  },
  search: shared.collectionArgs.search,
  ...shared.cursorArgs,
  ...shared.periodArgs,
  ...shared.modifiedArgs,
  ...shared.selectionArgs,
  ...shared.offsetArgs,
  ...shared.slugsArgs,
  ...shared.statusesArgs,
  tax_relation: shared.repeatedArgs.tax_relation,
  menus: {
    description: 'Only menu-items with these menus.',
    type: ['object', 'array'],
    oneOf: [
      {
        title: 'List of numbers',
        description: 'Items with any of the menus with these IDs.',
        type: 'array',
        items: { type: 'integer' },
      },
      {
        title: 'Query by menu',
        description: 'The menus, with options for matching.',
        type: 'object',
        properties: {
          terms: {
            description: 'IDs of the menus.',
            type: 'array',
            items: { type: 'integer' },
            default: [],
          },
          operator: {
            description: 'Whether items must have all of the menus, or any of them.',
            type: 'string',
            enum: ['AND', 'OR'],
            default: 'OR',
          },
        },
        additionalProperties: false,
      },
    ] as const,
  },
  menus_exclude: {
    description: 'Exclude menu-items with these menus.',
    type: ['object', 'array'],
    oneOf: [
      {
        title: 'List of numbers',
        description: 'Excludes items with any of the menus with these IDs.',
        type: 'array',
        items: { type: 'integer' },
      },
      {
        title: 'Query by menu',
        description: 'The menus, with options for matching.',
        type: 'object',
        properties: {
          terms: {
            description: 'IDs of the menus.',
            type: 'array',
            items: { type: 'integer' },
            default: [],
          },
        },
        additionalProperties: false,
      },
    ] as const,
  },
  order: { description: 'Sort direction.', type: 'string', enum: ['asc', 'desc'], default: 'asc' },
  orderby: {
    description: 'Field to sort the menu items by.',
    type: 'string',
    enum: [
      'author',
      'date',
      'id',
      'include',
      'modified',
      'parent',
      'relevance',
      'slug',
      'include_slugs',
      'title',
      'menu_order',
    ],
    default: 'menu_order',
  },
  menu_order: { description: 'Only menu items at this position in their menu.', type: 'integer' },
} satisfies ArgDefinitions;

export const parseListMenuItemsArgs: ArgsParser<typeof listMenuItemsArgs> = (args, fail) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseModifiedArgs(args, fail);
  shared.parsePeriodArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listMenuItemsArgs.context.enum) ?? fail('context');
  if (args.cursor !== undefined)
    args.cursor = k.limitedString(args.cursor, listMenuItemsArgs.cursor) ?? fail('cursor');
  if (args.offset !== undefined) args.offset = k.integer(args.offset) ?? fail('offset');
  if (args.slug !== undefined) args.slug = k.strings(args.slug) ?? fail('slug');
  if (args.tax_relation !== undefined)
    args.tax_relation =
      k.oneOf(args.tax_relation, listMenuItemsArgs.tax_relation.enum) ?? fail('tax_relation');
  if (args.menus !== undefined) args.menus = menusParser(args.menus) ?? fail('menus');
  if (args.menus_exclude !== undefined)
    args.menus_exclude = menusExcludeParser(args.menus_exclude) ?? fail('menus_exclude');
  if (args.order !== undefined)
    args.order = k.oneOf(args.order, listMenuItemsArgs.order.enum) ?? fail('order');
  if (args.orderby !== undefined)
    args.orderby = k.oneOf(args.orderby, listMenuItemsArgs.orderby.enum) ?? fail('orderby');
  if (args.menu_order !== undefined)
    args.menu_order = k.integer(args.menu_order) ?? fail('menu_order');
};

/** The arguments of `POST /cms/v2/menu-items`, and their parser. */
export const createMenuItemArgs = {
  title: {
    description: 'Label of the link.',
    type: ['string', 'object'],
    properties: {
      raw: { description: 'Text as stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'Text as HTML for display.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    ...bySchema,
  },
  type: {
    default: 'custom',
    description: 'Type of the target of the link.',
    type: 'string',
    enum: ['taxonomy', 'post_type', 'post_type_archive', 'custom'],
    ...bySchema,
  },
  status: {
    default: 'publish',
    description: 'Status of the menu item.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    ...bySchema,
  },
  parent: {
    default: 0,
    description: 'ID of the parent menu item, or 0 for none.',
    type: 'integer',
    minimum: 0,
    ...bySchema,
  },
  attr_title: {
    description: 'Title attribute of the link.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  classes: {
    description: 'CSS classes of the link.',
    type: 'array',
    items: { type: 'string' },
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeClasses',
  },
  description: {
    description: 'Description of the link.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  menu_order: {
    default: 1,
    description: 'Position of the menu item in its menu.',
    type: 'integer',
    minimum: 1,
    ...bySchema,
  },
  object: {
    description: 'Post type or taxonomy of the target.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  object_id: {
    default: 0,
    description: 'ID of the target.',
    type: 'integer',
    minimum: 0,
    ...bySchema,
  },
  target: {
    description: 'Target attribute of the link.',
    type: 'string',
    enum: ['_blank', ''],
    ...bySchema,
  },
  url: {
    description: 'URL of the link.',
    type: 'string',
    format: 'uri',
    validate_callback: 'checkMenuItemUrl',
    sanitize_callback: 'sanitizeRequestArg',
  },
  xfn: shared.repeatedArgs.xfn,
  menus: {
    description: 'ID of the menu of the item; absent if it has none.',
    type: 'integer',
    ...bySchema,
  },
  meta: {
    description: 'Meta values of the menu item, by key.',
    type: 'object',
    properties: {},
    validate_callback: 'checkMeta',
    sanitize_callback: null,
  },
} satisfies ArgDefinitions;

export const parseCreateMenuItemArgs: ArgsParser<typeof createMenuItemArgs> = (args, fail) => {
  if (args.title !== undefined) fail('title');
  if (args.type !== undefined)
    args.type = k.oneOf(args.type, createMenuItemArgs.type.enum) ?? fail('type');
  if (args.status !== undefined)
    args.status = k.oneOf(args.status, createMenuItemArgs.status.enum) ?? fail('status');
  if (args.parent !== undefined) args.parent = k.integer(args.parent, 0) ?? fail('parent');
  if (args.attr_title !== undefined)
    args.attr_title = k.textField(args.attr_title) ?? fail('attr_title');
  if (args.description !== undefined)
    args.description = k.textField(args.description) ?? fail('description');
  if (args.menu_order !== undefined)
    args.menu_order = k.integer(args.menu_order, 1) ?? fail('menu_order');
  if (args.object !== undefined) fail('object');
  if (args.object_id !== undefined)
    args.object_id = k.integer(args.object_id, 0) ?? fail('object_id');
  if (args.target !== undefined)
    args.target = k.oneOf(args.target, createMenuItemArgs.target.enum) ?? fail('target');
  if (args.menus !== undefined) args.menus = k.integer(args.menus) ?? fail('menus');
};

/** The arguments of `GET /cms/v2/menu-items/{id}`, and their parser. */
export const getMenuItemArgs = {
  id: { description: 'Unique identifier of the menu item.', type: 'integer' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetMenuItemArgs: ArgsParser<typeof getMenuItemArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getMenuItemArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/menu-items/{id}`, and their parser. */
export const updateMenuItemArgs = {
  id: getMenuItemArgs.id,
  title: createMenuItemArgs.title,
  type: shared.repeatedArgs.type,
  status: {
    description: 'Status of the menu item.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    ...bySchema,
  },
  parent: {
    description: 'ID of the parent menu item, or 0 for none.',
    type: 'integer',
    minimum: 0,
    ...bySchema,
  },
  attr_title: createMenuItemArgs.attr_title,
  classes: createMenuItemArgs.classes,
  description: createMenuItemArgs.description,
  menu_order: {
    description: 'Position of the menu item in its menu.',
    type: 'integer',
    minimum: 1,
    ...bySchema,
  },
  object: createMenuItemArgs.object,
  object_id: { description: 'ID of the target.', type: 'integer', minimum: 0, ...bySchema },
  target: createMenuItemArgs.target,
  url: createMenuItemArgs.url,
  xfn: shared.repeatedArgs.xfn,
  menus: createMenuItemArgs.menus,
  meta: createMenuItemArgs.meta,
} satisfies ArgDefinitions;

export const parseUpdateMenuItemArgs: ArgsParser<typeof updateMenuItemArgs> = (args, fail) => {
  parseCreateMenuItemArgs(args, fail);
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};

/** The arguments of `DELETE /cms/v2/menu-items/{id}`, and their parser. */
export const deleteMenuItemArgs = {
  id: getMenuItemArgs.id,
  ...shared.forceArgs,
} satisfies ArgDefinitions;

export const parseDeleteMenuItemArgs: ArgsParser<typeof deleteMenuItemArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
};
