// @generated from schemas/resources/menus.json by `npm run generate`. Do not edit. (096487fe509c)

import { k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';
import {
  collectionArgs,
  cursorArgs,
  forceArgs,
  offsetArgs,
  selectionArgs,
  slugsArgs,
} from '../shared/args.ts';

/** `GET /cms/v2/menus` */
export const listMenusArgs: Record<
  | 'context'
  | 'page'
  | 'per_page'
  | 'search'
  | 'cursor'
  | 'exclude'
  | 'include'
  | 'offset'
  | 'slug'
  | 'order'
  | 'orderby'
  | 'hide_empty'
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
  ...offsetArgs,
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
    description: 'Field that puts the menus in order.',
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
    description: 'Leave out menus that no post has.',
    type: 'boolean',
    default: false,
    sanitize_callback: k.parse(k.boolean, k.toBoolean),
  },
  post: {
    description: 'Only menus of the post with this number.',
    type: 'integer',
    default: null,
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
};

/** `POST /cms/v2/menus` */
export const createMenuArgs: Record<
  'description' | 'name' | 'slug' | 'meta' | 'locations' | 'auto_add',
  ArgDefinition
> = {
  description: {
    description: 'What the menu is about, as HTML.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
  name: {
    required: true,
    description: 'Title of the menu.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeTextField,
  },
  slug: {
    description: 'Name of the menu in addresses; no other of its taxonomy has it.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: 'sanitizeSlug',
  },
  meta: {
    description: 'Further values kept with the menu, by key.',
    type: 'object',
    properties: {},
    validate_callback: 'checkMeta',
    sanitize_callback: null,
  },
  locations: {
    description: 'Places of the theme where the menu is shown.',
    type: 'array',
    items: { type: 'string' },
    validate_callback: 'checkMenuLocations',
    sanitize_callback: k.toListOf(k.toText),
  },
  auto_add: {
    description: 'Whether new pages at the top are put into the menu.',
    type: 'boolean',
    validate_callback: k.boolean,
    sanitize_callback: k.toBoolean,
  },
};

/** `GET /cms/v2/menus/{id}` */
export const getMenuArgs: Record<'id' | 'context', ArgDefinition> = {
  id: {
    description: 'Number of the menu.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listMenusArgs.context,
};

/** `POST, PUT, PATCH /cms/v2/menus/{id}` */
export const updateMenuArgs: ArgDefinitions = {
  id: getMenuArgs.id,
  description: createMenuArgs.description,
  name: {
    description: 'Title of the menu.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeTextField,
  },
  slug: createMenuArgs.slug,
  meta: createMenuArgs.meta,
  locations: createMenuArgs.locations,
  auto_add: createMenuArgs.auto_add,
};

/** `DELETE /cms/v2/menus/{id}` */
export const deleteMenuArgs: ArgDefinitions = {
  id: getMenuArgs.id,
  ...forceArgs,
};
