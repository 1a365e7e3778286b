// @generated from schemas/resources/menu-items/autosaves.json by `npm run generate`. Do not edit. (d5b5d299a965)

import { absint, k, sanitizeKey, sanitizeTextField } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/menu-items/{id}/autosaves`. */
export const listMenuItemsAutosavesArgs = {
  id: {
    description: 'Number of the menu item.',
    type: 'integer',
    show_in_index: false,
    sanitize_callback: absint,
  },
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  parent: {
    description: 'Number of the menu item.',
    type: 'integer',
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/menu-items/{id}/autosaves`. */
export const parseListMenuItemsAutosavesArgs: ArgsParser<typeof listMenuItemsAutosavesArgs> = (
  args,
  fail,
) => {
  if (args.id !== undefined) args.id = absint(args.id);
  if (args.context !== undefined)
    args.context =
      k.oneOf(args.context, listMenuItemsAutosavesArgs.context.enum) ?? fail('context');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
};

/** The arguments of `POST /cms/v2/menu-items/{id}/autosaves`. */
export const createMenuItemAutosaveArgs = {
  id: listMenuItemsAutosavesArgs.id,
  title: {
    description: 'Text of the link.',
    type: ['string', 'object'],
    properties: {
      raw: { description: 'The text as it is stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'The text as HTML, ready to show.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  type: {
    description: 'What the link leads to.',
    type: 'string',
    enum: ['taxonomy', 'post_type', 'post_type_archive', 'custom'],
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  status: {
    description: 'How far the menu item is on its way to being public.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  parent: {
    description: 'Number of the menu item.',
    type: 'integer',
    minimum: 0,
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  attr_title: {
    description: 'Text that is shown when the link is pointed at.',
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
    description: 'What the link leads to, in words.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  menu_order: {
    description: 'Place of the menu item in its menu.',
    type: 'integer',
    minimum: 1,
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  object: {
    description: 'Post type or taxonomy of what the link leads to.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  object_id: {
    description: 'Number of what the link leads to.',
    type: 'integer',
    minimum: 0,
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  target: {
    description: 'Where the link is opened.',
    type: 'string',
    enum: ['_blank', ''],
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  url: {
    description: 'Address that the link leads to.',
    type: 'string',
    format: 'uri',
    validate_callback: 'checkMenuItemUrl',
    sanitize_callback: 'sanitizeRequestArg',
  },
  xfn: {
    description: 'How its owner stands to the people behind the address.',
    type: 'array',
    items: { type: 'string' },
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeClasses',
  },
  menus: {
    description: 'Menu that the item belongs to; absent for an item of no menu.',
    type: 'integer',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  meta: {
    description: 'Further values kept with the menu item, by key.',
    type: 'object',
    properties: {},
    validate_callback: 'checkMeta',
    sanitize_callback: null,
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `POST /cms/v2/menu-items/{id}/autosaves`. */
export const parseCreateMenuItemAutosaveArgs: ArgsParser<typeof createMenuItemAutosaveArgs> = (
  args,
  fail,
) => {
  if (args.id !== undefined) args.id = absint(args.id);
  if (args.title !== undefined) fail('title');
  if (args.type !== undefined)
    args.type = k.oneOf(args.type, createMenuItemAutosaveArgs.type.enum) ?? fail('type');
  if (args.status !== undefined)
    args.status = k.oneOf(args.status, createMenuItemAutosaveArgs.status.enum) ?? fail('status');
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
    args.target = k.oneOf(args.target, createMenuItemAutosaveArgs.target.enum) ?? fail('target');
  if (args.menus !== undefined) args.menus = k.integer(args.menus) ?? fail('menus');
};

/** The arguments of `GET /cms/v2/menu-items/{parent}/autosaves/{id}`. */
export const getMenuItemAutosaveArgs = {
  parent: listMenuItemsAutosavesArgs.parent,
  id: {
    description: 'Number of the saved state.',
    type: 'integer',
  },
  context: listMenuItemsAutosavesArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/menu-items/{parent}/autosaves/{id}`. */
export const parseGetMenuItemAutosaveArgs: ArgsParser<typeof getMenuItemAutosaveArgs> = (
  args,
  fail,
) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getMenuItemAutosaveArgs.context.enum) ?? fail('context');
};
