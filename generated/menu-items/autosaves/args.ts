// @generated from schemas/resources/menu-items/autosaves.json by `npm run generate`. Do not edit. (bc9c8fb1221b)

import {
  absint,
  bySchema,
  k,
  sanitizeKey,
  sanitizeTextField,
} from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';
import * as shared from '../../shared/args.ts';

/** The arguments of `GET /cms/v2/menu-items/{id}/autosaves`, and their parser. */
export const listMenuItemsAutosavesArgs = {
  id: {
    description: 'Unique identifier of the menu item.',
    type: 'integer',
    show_in_index: false,
    sanitize_callback: absint,
  },
  context: shared.repeatedArgs.context,
  parent: { description: 'Unique identifier of the menu item.', type: 'integer' },
} satisfies ArgDefinitions;

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

/** The arguments of `POST /cms/v2/menu-items/{id}/autosaves`, and their parser. */
export const createMenuItemAutosaveArgs = {
  id: listMenuItemsAutosavesArgs.id,
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
  type: shared.repeatedArgs.type,
  status: {
    description: 'Status of the menu item.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    ...bySchema,
  },
  parent: {
    description: 'Unique identifier of the menu item.',
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
  object_id: { description: 'ID of the target.', type: 'integer', minimum: 0, ...bySchema },
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

/** The arguments of `GET /cms/v2/menu-items/{parent}/autosaves/{id}`, and their parser. */
export const getMenuItemAutosaveArgs = {
  parent: listMenuItemsAutosavesArgs.parent,
  id: shared.repeatedArgs.id,
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetMenuItemAutosaveArgs: ArgsParser<typeof getMenuItemAutosaveArgs> = (
  args,
  fail,
) => {
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getMenuItemAutosaveArgs.context.enum) ?? fail('context');
};
