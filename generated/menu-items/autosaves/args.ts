// @generated from schemas/resources/menu-items/autosaves.json by `npm run generate`. Do not edit. (ed2554014d9c)

import { absint, k, sanitizeKey, sanitizeTextField } from '../../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../../runtime/schema/index.ts';

/** `GET /cms/v2/menu-items/{id}/autosaves` */
export const listMenuItemsAutosavesArgs: Record<'id' | 'context' | 'parent', ArgDefinition> = {
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
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
  parent: {
    description: 'Number of the menu item.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
};

/** `POST /cms/v2/menu-items/{id}/autosaves` */
export const createMenuItemAutosaveArgs: ArgDefinitions = {
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
    validate_callback: k.bestOf({
      string: k.string,
      object: k.objectOf({ properties: { raw: k.string, rendered: k.string } }),
    }),
    sanitize_callback: k.toBestOf({
      string: k.toText,
      object: k.toObjectOf({ properties: { raw: k.toText, rendered: k.toText } }),
    }),
  },
  type: {
    description: 'What the link leads to.',
    type: 'string',
    enum: ['taxonomy', 'post_type', 'post_type_archive', 'custom'],
    validate_callback: (value, param) =>
      k.string(value, param) ??
      k.inEnum(value, ['taxonomy', 'post_type', 'post_type_archive', 'custom'], param),
    sanitize_callback: k.toText,
  },
  status: {
    description: 'How far the menu item is on its way to being public.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: (value, param) =>
      k.string(value, param) ??
      k.inEnum(value, ['publish', 'future', 'draft', 'pending', 'private'], param),
    sanitize_callback: k.toText,
  },
  parent: {
    description: 'Number of the menu item.',
    type: 'integer',
    minimum: 0,
    validate_callback: (value, param) =>
      k.numeric(value, 'integer', param) ?? k.minimum(value, 0, param) ?? k.integer(value, param),
    sanitize_callback: k.toInteger,
  },
  attr_title: {
    description: 'Text that is shown when the link is pointed at.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeTextField,
  },
  classes: {
    description: 'CSS classes of the link.',
    type: 'array',
    items: { type: 'string' },
    validate_callback: k.listOf(k.string),
    sanitize_callback: 'sanitizeClasses',
  },
  description: {
    description: 'What the link leads to, in words.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeTextField,
  },
  menu_order: {
    description: 'Place of the menu item in its menu.',
    type: 'integer',
    minimum: 1,
    validate_callback: (value, param) =>
      k.numeric(value, 'integer', param) ?? k.minimum(value, 1, param) ?? k.integer(value, param),
    sanitize_callback: k.toInteger,
  },
  object: {
    description: 'Post type or taxonomy of what the link leads to.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeKey,
  },
  object_id: {
    description: 'Number of what the link leads to.',
    type: 'integer',
    minimum: 0,
    validate_callback: (value, param) =>
      k.numeric(value, 'integer', param) ?? k.minimum(value, 0, param) ?? k.integer(value, param),
    sanitize_callback: k.toInteger,
  },
  target: {
    description: 'Where the link is opened.',
    type: 'string',
    enum: ['_blank', ''],
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['_blank', ''], param),
    sanitize_callback: k.toText,
  },
  url: {
    description: 'Address that the link leads to.',
    type: 'string',
    format: 'uri',
    validate_callback: 'checkMenuItemUrl',
    sanitize_callback: k.toUrl,
  },
  xfn: {
    description: 'How its owner stands to the people behind the address.',
    type: 'array',
    items: { type: 'string' },
    validate_callback: k.listOf(k.string),
    sanitize_callback: 'sanitizeClasses',
  },
  menus: {
    description: 'Menu that the item belongs to; absent for an item of no menu.',
    type: 'integer',
    validate_callback: k.integer,
    sanitize_callback: k.toInteger,
  },
  meta: {
    description: 'Further values kept with the menu item, by key.',
    type: 'object',
    properties: {},
    validate_callback: 'checkMeta',
    sanitize_callback: null,
  },
};

/** `GET /cms/v2/menu-items/{parent}/autosaves/{id}` */
export const getMenuItemAutosaveArgs: ArgDefinitions = {
  parent: listMenuItemsAutosavesArgs.parent,
  id: {
    description: 'Number of the saved state.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listMenuItemsAutosavesArgs.context,
};
