// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (905dc3b4046b)

import { absint, k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';
import {
  collectionArgs,
  cursorArgs,
  forceArgs,
  modifiedArgs,
  offsetArgs,
  periodArgs,
  selectionArgs,
  slugsArgs,
} from '../shared/args.ts';

/** `GET /cms/v2/menu-items` */
export const listMenuItemsArgs: Record<
  | 'context'
  | 'page'
  | 'per_page'
  | 'search'
  | 'cursor'
  | 'after'
  | 'before'
  | 'modified_after'
  | 'modified_before'
  | 'exclude'
  | 'include'
  | 'offset'
  | 'slug'
  | 'tax_relation'
  | 'menus'
  | 'menus_exclude'
  | 'order'
  | 'orderby'
  | 'menu_order'
  | 'status',
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
  page: collectionArgs.page,
  per_page: {
    description: 'Most items on a page.',
    type: 'integer',
    default: 100,
    minimum: 1,
    maximum: 100,
    validate_callback: (value, param) =>
      k.numeric(value, 'integer', param) ??
      k.between(value, 1, 100, param) ??
      k.integer(value, param),
    sanitize_callback: absint,
  },
  search: collectionArgs.search,
  ...cursorArgs,
  ...periodArgs,
  ...modifiedArgs,
  ...selectionArgs,
  ...offsetArgs,
  ...slugsArgs,
  tax_relation: {
    description: 'Whether an item has to meet all the limits on its terms, or one of them.',
    type: 'string',
    enum: ['AND', 'OR'],
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.inEnum(value, ['AND', 'OR'], param),
      k.toText,
    ),
  },
  menus: {
    description: 'Only menu-items with these menus.',
    type: ['object', 'array'],
    oneOf: [
      {
        title: 'List of numbers',
        description: 'Those with any of the menus with these numbers.',
        type: 'array',
        items: { type: 'integer' },
      },
      {
        title: 'Query by menu',
        description: 'The menus, with a say in how they are matched.',
        type: 'object',
        properties: {
          terms: {
            description: 'Numbers of the menus.',
            type: 'array',
            items: { type: 'integer' },
            default: [],
          },
          operator: {
            description: 'Whether an item has to have all of the menus, or one of them.',
            type: 'string',
            enum: ['AND', 'OR'],
            default: 'OR',
          },
        },
        additionalProperties: false,
      },
    ],
    sanitize_callback: k.parseOneOf(
      [
        { title: 'List of numbers', check: k.listOf(k.integer), sanitize: k.toListOf(k.toInteger) },
        {
          title: 'Query by menu',
          type: 'object',
          properties: { terms: true, operator: true },
          check: k.objectOf({
            properties: {
              terms: k.listOf(k.integer),
              operator: (value, param) =>
                k.string(value, param) ?? k.inEnum(value, ['AND', 'OR'], param),
            },
            additionalProperties: false,
          }),
          sanitize: k.toObjectOf({
            properties: { terms: k.toListOf(k.toInteger), operator: k.toText },
            additionalProperties: false,
          }),
        },
      ],
      k.bestOf({ object: k.object, array: k.array }),
      k.toBestOf({ object: k.toObject, array: k.toArray }),
    ),
  },
  menus_exclude: {
    description: 'Leave out menu-items with these menus.',
    type: ['object', 'array'],
    oneOf: [
      {
        title: 'List of numbers',
        description: 'None with any of the menus with these numbers.',
        type: 'array',
        items: { type: 'integer' },
      },
      {
        title: 'Query by menu',
        description: 'The menus, with a say in how they are matched.',
        type: 'object',
        properties: {
          terms: {
            description: 'Numbers of the menus.',
            type: 'array',
            items: { type: 'integer' },
            default: [],
          },
        },
        additionalProperties: false,
      },
    ],
    sanitize_callback: k.parseOneOf(
      [
        { title: 'List of numbers', check: k.listOf(k.integer), sanitize: k.toListOf(k.toInteger) },
        {
          title: 'Query by menu',
          type: 'object',
          properties: { terms: true },
          check: k.objectOf({
            properties: { terms: k.listOf(k.integer) },
            additionalProperties: false,
          }),
          sanitize: k.toObjectOf({
            properties: { terms: k.toListOf(k.toInteger) },
            additionalProperties: false,
          }),
        },
      ],
      k.bestOf({ object: k.object, array: k.array }),
      k.toBestOf({ object: k.toObject, array: k.toArray }),
    ),
  },
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
    description: 'Field that puts the menu items in order.',
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
    sanitize_callback: k.parse(
      (value, param) =>
        k.string(value, param) ??
        k.inEnum(
          value,
          [
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
          param,
        ),
      k.toText,
    ),
  },
  menu_order: {
    description: 'Only menu items with this place in their menu.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  status: {
    description: 'Only menu items of these statuses. Others than `publish` need permission.',
    type: 'array',
    items: {
      type: 'string',
      enum: [
        'publish',
        'future',
        'draft',
        'pending',
        'private',
        'trash',
        'auto-draft',
        'inherit',
        'request-pending',
        'request-confirmed',
        'request-failed',
        'request-completed',
        'any',
      ],
    },
    default: 'publish',
    sanitize_callback: 'sanitizePostStatuses',
  },
};

/** `POST /cms/v2/menu-items` */
export const createMenuItemArgs: Record<
  | 'title'
  | 'type'
  | 'status'
  | 'parent'
  | 'attr_title'
  | 'classes'
  | 'description'
  | 'menu_order'
  | 'object'
  | 'object_id'
  | 'target'
  | 'url'
  | 'xfn'
  | 'menus'
  | 'meta',
  ArgDefinition
> = {
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
    default: 'custom',
    description: 'What the link leads to.',
    type: 'string',
    enum: ['taxonomy', 'post_type', 'post_type_archive', 'custom'],
    validate_callback: (value, param) =>
      k.string(value, param) ??
      k.inEnum(value, ['taxonomy', 'post_type', 'post_type_archive', 'custom'], param),
    sanitize_callback: k.toText,
  },
  status: {
    default: 'publish',
    description: 'How far the menu item is on its way to being public.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: (value, param) =>
      k.string(value, param) ??
      k.inEnum(value, ['publish', 'future', 'draft', 'pending', 'private'], param),
    sanitize_callback: k.toText,
  },
  parent: {
    default: 0,
    description: 'Menu item that this one stands under; 0 for none.',
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
    default: 1,
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
    default: 0,
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

/** `GET /cms/v2/menu-items/{id}` */
export const getMenuItemArgs: Record<'id' | 'context', ArgDefinition> = {
  id: {
    description: 'Number of the menu item.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listMenuItemsArgs.context,
};

/** `POST, PUT, PATCH /cms/v2/menu-items/{id}` */
export const updateMenuItemArgs: ArgDefinitions = {
  id: getMenuItemArgs.id,
  title: createMenuItemArgs.title,
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
    description: 'Menu item that this one stands under; 0 for none.',
    type: 'integer',
    minimum: 0,
    validate_callback: (value, param) =>
      k.numeric(value, 'integer', param) ?? k.minimum(value, 0, param) ?? k.integer(value, param),
    sanitize_callback: k.toInteger,
  },
  attr_title: createMenuItemArgs.attr_title,
  classes: createMenuItemArgs.classes,
  description: createMenuItemArgs.description,
  menu_order: {
    description: 'Place of the menu item in its menu.',
    type: 'integer',
    minimum: 1,
    validate_callback: (value, param) =>
      k.numeric(value, 'integer', param) ?? k.minimum(value, 1, param) ?? k.integer(value, param),
    sanitize_callback: k.toInteger,
  },
  object: createMenuItemArgs.object,
  object_id: {
    description: 'Number of what the link leads to.',
    type: 'integer',
    minimum: 0,
    validate_callback: (value, param) =>
      k.numeric(value, 'integer', param) ?? k.minimum(value, 0, param) ?? k.integer(value, param),
    sanitize_callback: k.toInteger,
  },
  target: createMenuItemArgs.target,
  url: createMenuItemArgs.url,
  xfn: createMenuItemArgs.xfn,
  menus: createMenuItemArgs.menus,
  meta: createMenuItemArgs.meta,
};

/** `DELETE /cms/v2/menu-items/{id}` */
export const deleteMenuItemArgs: ArgDefinitions = {
  id: getMenuItemArgs.id,
  ...forceArgs,
};
